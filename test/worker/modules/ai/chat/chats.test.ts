import { expect, test } from 'vitest';
import type { Chat, ChatDetail } from '../../../../../src/contract/ai/chat.ts';
import {
  insertChat,
  insertExchange,
  MAX_CHATS,
  newChatId,
} from '../../../../../src/worker/modules/ai/chat/store.ts';
import type { Ctx } from '../../../../../src/worker/platform/ctx.ts';
import { commit } from '../../../../../src/worker/platform/data/commit/commit.ts';
import { database } from '../../../../../src/worker/platform/data/database.ts';
import { addMember, type Client, call, makeOrganization, testCtx, testEnv } from '../../../helpers.ts';
import { value } from '../../identity/auth-helpers.ts';
import { CHATS } from './calls.ts';

/** Creates the context of this user at the given time. */
function ctxOf({ organizationId, userId }: Client, now = Date.now()): Ctx {
  const actor = { type: 'user', userId, role: 'member', sessionId: 'x' } as const;
  return { ...testCtx(organizationId), actor, now: () => now };
}

async function begin(client: Client, title: string, now?: number): Promise<number> {
  const ctx = ctxOf(client, now);
  const exchange = {
    question: `${title}?`,
    askedAt: ctx.now() - 1000,
    answer: `${title}!`,
    citations: [],
    proposalIds: [],
  };
  await commit(database(ctx), [
    ...insertChat(ctx, title, exchange.askedAt),
    ...insertExchange(ctx, newChatId(ctx), exchange),
  ]);
  return (await value<number>(
    'SELECT max(id) FROM ai_chats WHERE organization_id = ?',
    client.organizationId,
  ))!;
}

const titles = async (response: Response) => ((await response.json()) as Chat[]).map(({ title }) => title);

test('the list has the own chats, newest first, page by page', async () => {
  const client = await makeOrganization();
  // Two of them ended at the same time.
  for (const [title, now] of [
    ['a', 1],
    ['b', 2],
    ['c', 2],
    ['d', 3],
    ['e', 4],
  ] as const) {
    await begin(client, title, Date.UTC(2026, 0, now));
  }
  await begin(await addMember(client.organizationId, 'owner'), 'of a colleague');
  await begin(await makeOrganization(), 'of a stranger');

  const pages: string[][] = [];
  let path: string | undefined = `${CHATS}?limit=2`;
  while (path) {
    const response = await client.request('GET', path);
    expect(response.status).toBe(200);
    pages.push(await titles(response));
    path = /^<http:\/\/localhost(.+)>; rel="next"$/.exec(response.headers.get('link') ?? '')?.[1];
  }
  expect(pages).toEqual([['e', 'd'], ['c', 'b'], ['a']]);
  expect(await titles(await client.request('GET', `${CHATS}?limit=2&offset=3`))).toEqual(['b', 'a']);
  expect((await client.request('GET', `${CHATS}?cursor=x`)).status).toBe(400);
  expect((await client.request('GET', `${CHATS}?limit=0`)).status).toBe(400);
});

test('a chat has its messages in order, and the times of question and answer', async () => {
  const client = await makeOrganization();
  const now = Date.UTC(2026, 4, 5);
  const id = await begin(client, 'parcel', now);
  expect(id).toBe(client.organizationId * 2 ** 32 + 1);
  const times = { created_at: new Date(now - 1000).toISOString(), updated_at: new Date(now).toISOString() };
  const response = await client.request('GET', `${CHATS}/${id}`);
  expect((await response.json()) as ChatDetail).toEqual({
    id,
    title: 'parcel',
    ...times,
    messages: [
      { role: 'user', text: 'parcel?', citations: [], created_at: times.created_at },
      { role: 'assistant', text: 'parcel!', citations: [], created_at: times.updated_at },
    ],
  });
  const [listed] = (await (await client.request('GET', CHATS)).json()) as Chat[];
  expect(listed).toEqual({ id, title: 'parcel', ...times, message_count: 2 });
});

test('a deleted chat is gone with its messages, and no other is', async () => {
  const client = await makeOrganization();
  const [id, kept] = [await begin(client, 'one'), await begin(client, 'two')];
  const path = `${CHATS}/${id}`;
  expect((await client.request('DELETE', path)).status).toBe(204);
  for (const method of ['GET', 'DELETE']) expect((await client.request(method, path)).status).toBe(404);
  expect(await value('SELECT count(*) FROM ai_chat_messages WHERE chat_id = ?', id)).toBe(0);
  expect(await value('SELECT count(*) FROM ai_chat_messages WHERE chat_id = ?', kept)).toBe(2);
  expect(await titles(await client.request('GET', CHATS))).toEqual(['two']);
});

test('a colleague, however high, and another organization get 404, and change nothing', async () => {
  const client = await makeOrganization('member');
  const id = await begin(client, 'mine');
  const others = [await addMember(client.organizationId, 'owner'), await makeOrganization()];
  for (const other of others) {
    for (const method of ['GET', 'DELETE']) {
      expect((await other.request(method, `${CHATS}/${id}`)).status).toBe(404);
    }
    expect(await titles(await other.request('GET', CHATS))).toEqual([]);
  }
  expect((await client.request('GET', `${CHATS}/${id}`)).status).toBe(200);
});

test('an API key sees the chats of its creator alone', async () => {
  const client = await makeOrganization();
  const id = await begin(client, 'mine');
  const theirs = await begin(await addMember(client.organizationId, 'admin'), 'theirs');
  const made = await client.request('POST', '/api/settings/security/api-keys', {
    name: 'assistant',
    scopes: ['ai:use'],
  });
  const headers = { 'x-api-key': ((await made.json()) as { key: string }).key };
  expect(await titles(await call('GET', CHATS, undefined, headers))).toEqual(['mine']);
  expect((await call('GET', `${CHATS}/${id}`, undefined, headers)).status).toBe(200);
  expect((await call('GET', `${CHATS}/${theirs}`, undefined, headers)).status).toBe(404);
  expect((await call('DELETE', `${CHATS}/${id}`, undefined, headers)).status).toBe(204);
});

test('a user keeps 500 chats: a new one replaces the one that was idle for longest', async () => {
  const client = await makeOrganization();
  const colleague = await addMember(client.organizationId, 'member');
  const old = await begin(colleague, 'old, of a colleague', 1);
  const first = await begin(client, 'first', Date.UTC(2026, 0, 1));
  await testEnv.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < ?3)
    INSERT INTO ai_chats (id, organization_id, user_id, title, messages, created_at, updated_at)
    SELECT CAST(?1 AS INTEGER) * 4294967296 + 1000 + i, ?1, ?2, 'chat ' || i, 0, 0, ?4 + i FROM n`,
  )
    .bind(client.organizationId, client.userId, MAX_CHATS, Date.UTC(2026, 0, 1))
    .run();
  const count = () =>
    value(
      'SELECT count(*) FROM ai_chats WHERE organization_id = ? AND user_id = ?',
      client.organizationId,
      client.userId,
    );
  expect(await count()).toBe(MAX_CHATS);
  await begin(client, 'newest');
  expect(await count()).toBe(MAX_CHATS);
  expect((await client.request('GET', `${CHATS}/${first}`)).status).toBe(404);
  expect(await value('SELECT count(*) FROM ai_chat_messages WHERE chat_id = ?', first)).toBe(0);
  expect((await colleague.request('GET', `${CHATS}/${old}`)).status).toBe(200);
});
