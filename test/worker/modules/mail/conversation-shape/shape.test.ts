import { beforeEach, describe, expect, test } from 'vitest';
import { newMeter } from '../../../../../bench/counting.ts';
import type { Conversation, ConversationSplit } from '../../../../../src/contract/mail/conversations.ts';
import { mergeConversations } from '../../../../../src/worker/modules/mail/conversation-shape/merge.ts';
import { splitConversation } from '../../../../../src/worker/modules/mail/conversation-shape/split.ts';
import { ingest } from '../../../../../src/worker/modules/mail/index.ts';
import { findReplyChain } from '../../../../../src/worker/modules/sending/index.ts';
import { openDatabase } from '../../../../../src/worker/platform/data/database.ts';
import { type Client, makeOrganization, meteredEnv, testCtx, testEnv } from '../../../helpers.ts';
import { expectKept } from '../conversations/model.ts';

let client: Client;
beforeEach(async () => {
  client = await makeOrganization();
});

/** Saves a mail with these references, which by default replies to the last of them. Returns its id. */
async function receive(
  id: string,
  references: string[] = [],
  inReplyTo = references.at(-1),
): Promise<number> {
  const lines = [
    `Message-ID: <${id}@example.com>`,
    'From: Kim Sato <kim@example.com>',
    'To: support@herald.test',
    `Subject: ${id}`,
    ...(inReplyTo === undefined ? [] : [`In-Reply-To: <${inReplyTo}@example.com>`]),
    ...(references.length > 0
      ? [`References: ${references.map((r) => `<${r}@example.com>`).join(' ')}`]
      : []),
    '',
    'text',
  ];
  const raw = new TextEncoder().encode(lines.join('\r\n'));
  return (await ingest(testCtx(client.organizationId), { raw, arrivedAt: 1.7e12 })).emailId;
}

type Undo = { undo: { token: string } };

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await client.request(method, path, body);
  expect(response.status).toBe(200);
  return response.json<T>();
}
const merge = (...ids: number[]) => ask<Conversation & Undo>('POST', '/api/threads/merge', { ids });
const split = (id: number, ...email_ids: number[]) =>
  ask<ConversationSplit & Undo>('POST', `/api/threads/${id}/split`, { email_ids });
const undo = (token: string) => ask('POST', '/api/threads/undo', { token });
const threadOf = async (id: number) => (await ask<Conversation>('GET', `/api/threads/${id}`)).id;
const listed = async (query = '') =>
  (await ask<Conversation[]>('GET', `/api/threads?${query}`)).map(({ id }) => id).sort();

describe('a merge', () => {
  test('of a copy from a blocked sender counts the message once when mail brings the other copy', async () => {
    const block = client.request('POST', '/api/contacts/block', { address: 'kim@example.com' });
    expect((await block).status).toBe(200);
    const inbound = await receive('twin');
    const [sender] = await ask<{ id: number }[]>('GET', '/api/contacts');
    await ask('PATCH', `/api/contacts/${sender!.id}`, { is_blocked: false });
    const raw =
      'Message-ID: <twin@example.com>\r\nFrom: kim@example.com\r\nTo: kim@example.com\r\nSubject: twin\r\n\r\ntext';
    const sent = await client.request('POST', '/api/emails', { raw, direction: 'outbound' });
    const outbound = (await sent.json<{ id: number }>()).id;
    expect(await threadOf(outbound)).not.toBe(await threadOf(inbound));
    await merge(inbound, await receive('x'));
    const late = await receive('late', ['twin', 'x']);
    expect(await threadOf(outbound)).toBe(await threadOf(inbound));
    expect(await ask('GET', `/api/threads/${late}`)).toMatchObject({ message_count: 3 });
    await expectKept(client.organizationId);
  });

  test('makes one conversation, which later mail of each joins, until it is taken back', async () => {
    const [a, b, c] = [await receive('a'), await receive('b'), await receive('c')];
    const merged = await merge(a, b, c);
    expect(merged).toMatchObject({ id: a, message_count: 3, unread_count: 3, subject: 'a' });
    expect(await listed()).toEqual([a]);
    const late = await receive('late', ['b']);
    expect(await threadOf(late)).toBe(a);
    await expectKept(client.organizationId);

    expect(await undo(merged.undo.token)).toEqual({ restored: 3, skipped: 0 });
    expect(await listed()).toEqual([a, b, c]);
    expect(await threadOf(late)).toBe(b);
    await expectKept(client.organizationId);
    expect((await client.request('POST', '/api/threads/undo', { token: merged.undo.token })).status).toBe(
      404,
    );
    const left = await testEnv.DB.prepare(
      `SELECT (SELECT count(*) FROM email_references WHERE organization_id = ?1 AND kind = 'merged')
        + (SELECT count(*) FROM thread_messages WHERE organization_id = ?1 AND message_id LIKE 'merge %') AS left`,
    )
      .bind(client.organizationId)
      .first();
    expect(left).toEqual({ left: 0 });
  });

  test('has the most open state, all labels, and the newest task; each gets its own back', async () => {
    const [a, b] = [await receive('a'), await receive('b')];
    const label = await client.request('POST', '/api/labels', { name: 'x', color: '#1a7f5a' });
    const { id: labelId } = await label.json<{ id: number }>();
    await ask('PATCH', `/api/threads/${a}`, { state: 'spam', add_label_ids: [labelId] });
    await ask('PATCH', `/api/threads/${b}`, { assignee_id: client.userId });
    expect(await ask('GET', '/api/tasks')).toHaveLength(1);

    const merged = await merge(a, b);
    expect(merged).toMatchObject({
      state: 'open',
      label_ids: [labelId],
      assignee_id: client.userId,
      message_count: 2,
    });
    expect(await ask('GET', '/api/tasks')).toHaveLength(2);
    expect(await ask('GET', '/api/emails')).toHaveLength(2);
    await undo(merged.undo.token);
    expect(await listed('state=spam')).toEqual([a]);
    expect(await ask('GET', '/api/tasks')).toHaveLength(1);
    expect(await ask('GET', `/api/threads/${b}`)).toMatchObject({ state: 'open', label_ids: [] });
    await expectKept(client.organizationId);
  });

  test('that mail has made true since stays, and one of a changed conversation leaves what was changed', async () => {
    const [a, b, c] = [await receive('a'), await receive('b'), await receive('c')];
    const { undo: token } = await merge(a, b, c);
    await receive('late', ['a', 'b']);
    await ask('PATCH', `/api/threads/${a}`, { state: 'done' });
    expect(await undo(token.token)).toEqual({ restored: 1, skipped: 2 });
    expect(await listed('state=done')).toEqual([a, c].sort());
    expect(await threadOf(b)).toBe(a);
    await expectKept(client.organizationId);
  });

  test('never shows its id: not in a reply, not in the thread', async () => {
    const [a, b] = [await receive('a'), await receive('b', ['x'])];
    await merge(a, b);
    expect(await findReplyChain(testCtx(client.organizationId), '<b@example.com>')).toEqual([
      '<x@example.com>',
      '<b@example.com>',
    ]);
    expect(await (await client.request('GET', `/api/emails/${a}/thread`)).text()).not.toContain('merge ');
  });

  test('is refused for unknown ids, and for one conversation', async () => {
    const [a, b] = [await receive('a'), await receive('b', ['a'])];
    const refused = async (ids: number[]) => {
      const response = await client.request('POST', '/api/threads/merge', { ids });
      return [response.status, (await response.json<{ code: string }>()).code];
    };
    expect(await refused([a, b])).toEqual([422, 'SAME_CONVERSATION']);
    expect(await refused([a, a])).toEqual([422, 'SAME_CONVERSATION']);
    expect(await refused([a, 1])).toEqual([404, 'NOT_FOUND']);
    expect((await refused([a]))[0]).toBe(400);
    await testEnv.DB.prepare('UPDATE threads SET message_count = 5000 WHERE id = ?').bind(a).run();
    const c = await receive('c');
    await testEnv.DB.prepare('UPDATE threads SET message_count = 2001 WHERE id = ?').bind(c).run();
    expect(await refused([a, c])).toEqual([422, 'TOO_MANY_MESSAGES']);
  });

  test('at once with itself, its undoing, splits and late mail leaves what is kept exact', async () => {
    const ids: number[] = [];
    for (const id of ['a', 'b', 'c', 'd']) ids.push(await receive(id));
    const [a, b, c, d] = ids as [number, number, number, number];
    await Promise.all([
      ...[
        [a, b],
        [b, c],
        [c, d],
        [a, d],
      ].map((pair) => client.request('POST', '/api/threads/merge', { ids: pair })),
      ...['a', 'b', 'c', 'd'].map((id, n) => receive(`r${n}`, [id])),
    ]);
    expect(await listed()).toHaveLength(1);
    await expectKept(client.organizationId);
    const { undo: token } = await split(a, b, d);
    await Promise.all([
      ...Array.from({ length: 8 }, () => client.request('POST', '/api/threads/undo', { token: token.token })),
      ...['a', 'b', 'c', 'd'].map((id, n) => receive(`s${n}`, [id])),
    ]);
    expect(await listed()).toHaveLength(1);
    await expectKept(client.organizationId);
  });
});

describe('a split', () => {
  test('takes emails away; replies follow what they answer, and unite nothing', async () => {
    const [a, b] = [await receive('a'), await receive('b', ['a'])];
    const c = await receive('c', ['a', 'b']);
    await ask('PATCH', `/api/threads/${a}`, { state: 'done', assignee_id: client.userId });
    const { conversation, rest, undo: token } = await split(a, b);
    expect(conversation).toMatchObject({ id: b, message_count: 1, state: 'done', subject: 'b' });
    expect(rest).toMatchObject({ id: a, message_count: 2, state: 'done', subject: 'a' });
    expect(await threadOf(await receive('d', ['a', 'b']))).toBe(b);
    expect(await threadOf(await receive('e', ['b', 'a']))).toBe(a);
    // Without a known In-Reply-To, the last reference decides.
    expect(await threadOf(await receive('f', ['a', 'c', 'b'], 'unknown'))).toBe(b);
    expect(await threadOf(c)).toBe(a);
    await expectKept(client.organizationId);

    expect(await undo(token.token)).toEqual({ restored: 1, skipped: 0 });
    expect(await threadOf(b)).toBe(a);
    expect(await threadOf(await receive('g', ['a', 'b']))).toBe(a);
    await expectKept(client.organizationId);
  });

  test('of the first email gives the rest an id of its own', async () => {
    const [a, b] = [await receive('a'), await receive('b', ['a'])];
    const { conversation, rest } = await split(b, a);
    expect([conversation.id, rest.id]).toEqual([a, b]);
    await expectKept(client.organizationId);
  });

  test('holds against a mail that was on its way, until somebody merges the two', async () => {
    const [a, b] = [await receive('a', ['root']), await receive('b', ['root'])];
    const { rest } = await split(a, a);
    expect(await threadOf(await receive('root'))).toBe(rest.id);
    expect(await threadOf(a)).not.toBe(await threadOf(b));
    const { id } = await merge(a, b);
    expect(await threadOf(await receive('c', ['root', 'a', 'b']))).toBe(id);
    await expectKept(client.organizationId);
  });

  test('cannot be taken back once a part was merged elsewhere', async () => {
    const [a, b, c] = [await receive('a'), await receive('b', ['a']), await receive('c')];
    const { undo: token } = await split(a, b);
    await merge(b, c);
    expect(await undo(token.token)).toEqual({ restored: 0, skipped: 1 });
    expect(await threadOf(b)).not.toBe(await threadOf(a));
  });

  test('is refused for all emails, and for those of another conversation', async () => {
    const [a, b, c] = [await receive('a'), await receive('b', ['a']), await receive('c')];
    const refused = async (id: number, email_ids: number[]) => {
      const response = await client.request('POST', `/api/threads/${id}/split`, { email_ids });
      return [response.status, (await response.json<{ code: string }>()).code];
    };
    expect(await refused(a, [a, b])).toEqual([422, 'NOT_A_PART']);
    expect(await refused(a, [c])).toEqual([422, 'NOT_IN_CONVERSATION']);
    expect(await refused(a, [b, 1])).toEqual([422, 'NOT_IN_CONVERSATION']);
    expect(await refused(1, [b])).toEqual([404, 'NOT_FOUND']);
    expect((await refused(a, []))[0]).toBe(400);
  });
});

describe('a tag', () => {
  test('of an email changes with its task, the lists and the counts', async () => {
    const [a, b] = [await receive('a'), await receive('b', ['a'])];
    const before = await ask<{ tag: string }>('GET', `/api/emails/${a}`);
    expect(before.tag).toBe('Support');
    expect(await ask('PATCH', `/api/emails/${a}`, { tag: 'partners' })).toMatchObject({
      id: a,
      tag: 'Partners',
    });
    expect(await ask('GET', '/api/emails?tag=Partners')).toMatchObject([{ id: a }]);
    expect(await ask('GET', '/api/tasks?tag=Partners')).toMatchObject([{ email_id: a }]);
    expect(await ask('GET', `/api/threads/${b}`)).toMatchObject({ tags: ['Partners', 'Support'] });
    expect(await listed('tag=Partners')).toEqual([a]);
    await expectKept(client.organizationId);
    expect((await client.request('PATCH', '/api/emails/1', { tag: 'Neo' })).status).toBe(404);
    expect((await client.request('PATCH', `/api/emails/${a}`, { tag: 'Other' })).status).toBe(400);
  });

  test('of a conversation is that of all its emails; undo gives each its own back', async () => {
    const [a, b] = [await receive('a'), await receive('b', ['a'])];
    await ask('PATCH', `/api/emails/${a}`, { tag: 'Neo' });
    const changed = await ask<Conversation & Undo>('PATCH', `/api/threads/${b}`, { tag: 'Hello' });
    expect(changed.tags).toEqual(['Hello']);
    await expectKept(client.organizationId);
    await ask('PATCH', `/api/emails/${b}`, { tag: 'Info' });
    expect(await undo(changed.undo.token)).toEqual({ restored: 1, skipped: 0 });
    expect(await ask('GET', `/api/threads/${a}`)).toMatchObject({ tags: ['Info', 'Neo'] });
    await expectKept(client.organizationId);
  });
});

test('merging two conversations of n mails, and splitting one, write a bounded number of rows', async () => {
  const { organizationId } = client;
  const rowsOf = async (work: (ctx: ReturnType<typeof testCtx>) => Promise<unknown>) => {
    const meter = newMeter();
    const db = openDatabase(meteredEnv(meter));
    await work(testCtx(organizationId, { db }));
    return meter.rowsWritten;
  };
  const [a, b] = [await receive('a'), await receive('b')];
  for (let n = 0; n < 10; n++) await receive(`a${n}`, ['a']);
  const replies: number[] = [];
  for (let n = 0; n < 9; n++) replies.push(await receive(`b${n}`, ['b']));
  expect(await rowsOf((ctx) => mergeConversations(ctx, [a, b]))).toBeLessThanOrEqual(4 * 10 + 40);
  expect(await rowsOf((ctx) => splitConversation(ctx, b, [b, ...replies]))).toBeLessThanOrEqual(6 * 10 + 40);
});
