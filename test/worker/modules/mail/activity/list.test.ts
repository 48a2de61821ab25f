import { beforeEach, expect, test } from 'vitest';
import { newMeter } from '../../../../../bench/counting.ts';
import type { Activity } from '../../../../../src/contract/mail/activity.ts';
import { listActivity } from '../../../../../src/worker/modules/mail/activity/list.ts';
import { updateConversations } from '../../../../../src/worker/modules/mail/conversation-states/update.ts';
import { wakeConversations } from '../../../../../src/worker/modules/mail/conversation-states/wake.ts';
import { ingest } from '../../../../../src/worker/modules/mail/index.ts';
import { openDatabase } from '../../../../../src/worker/platform/data/database.ts';
import {
  addMember,
  type Client,
  makeOrganization,
  meteredEnv,
  testCtx,
  testEnv,
  testOfOneDatabase,
  testService,
} from '../../../helpers.ts';
import { makeWorld } from '../../sending/outgoing/world.ts';

let client: Client;
beforeEach(async () => {
  client = await makeOrganization();
});

async function receive(id: string, refs: string[] = []): Promise<number> {
  const raw = [
    `Message-ID: <${id}@example.com>`,
    'From: Kim <kim@example.com>',
    'To: support@herald.test',
    'Subject: Parcel',
    ...(refs.length > 0 ? [`References: ${refs.map((ref) => `<${ref}@example.com>`).join(' ')}`] : []),
    '',
    'Where is it?',
  ].join('\r\n');
  const arrival = { raw: new TextEncoder().encode(raw), arrivedAt: Date.now() };
  return (await ingest(testCtx(client.organizationId), arrival)).emailId;
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await client.request(method, path, body);
  expect(response.ok, `${method} ${path}: ${response.status}`).toBe(true);
  return response.json<T>();
}

const activityOf = (id: number, query = '') => ask<Activity[]>('GET', `/api/threads/${id}/activity${query}`);

/** Returns type, from and to of each entry, oldest first. */
async function linesOf(id: number): Promise<string[]> {
  const entries = await activityOf(id);
  return entries.map(({ type, from, to }) => `${type}: ${from} > ${to}`).reverse();
}

const person = () => ({ id: client.userId, name: 'Test User' });

test('a change of everything is an entry each', async () => {
  const id = await receive('a');
  const other = await addMember(client.organizationId, 'member');
  const label = await ask<{ id: number }>('POST', '/api/labels', { name: 'Wholesale', color: '#1a7f5a' });
  const until = new Date(Date.now() + 3_600_000).toISOString();
  await ask('PATCH', `/api/threads/${id}`, {
    state: 'snoozed',
    snoozed_until: until,
    assignee_id: other.userId,
    add_label_ids: [label.id],
    tag: 'Info',
  });
  const entries = await activityOf(id);
  const entry = {
    id: expect.any(Number),
    at: expect.any(String),
    by: person(),
    via: 'person',
    agent: null,
    rule_id: null,
    from: null,
    from_name: null,
    to_name: null,
    until: null,
    email_id: id,
  };
  expect(entries.toReversed()).toEqual([
    { ...entry, type: 'state', from: 'open', to: 'snoozed', until },
    { ...entry, type: 'assignee', to: `${other.userId}`, to_name: 'Test User' },
    { ...entry, type: 'label', to: `${label.id}`, to_name: 'Wholesale' },
    { ...entry, type: 'tag', from: 'Support', to: 'Info' },
  ]);
  const ids = entries.map((each) => each.id);
  expect(ids).toEqual(ids.toSorted((a, b) => b - a));
});

test('what changes nothing is no entry', async () => {
  const id = await receive('a');
  await ask('PATCH', `/api/threads/${id}`, {
    state: 'open',
    assignee_id: null,
    remove_label_ids: [77],
    tag: 'Support',
  });
  await ask('PATCH', `/api/emails/${id}`, { tag: 'Support' });
  await ask('PATCH', '/api/emails/read', { ids: [id], is_read: true });
  await receive('b', ['a']);
  expect(await linesOf(id)).toEqual([]);
});

test('the states of a conversation', async () => {
  const id = await receive('a');
  for (const state of ['done', 'trash', 'spam', 'open']) await ask('PATCH', `/api/threads/${id}`, { state });
  expect(await linesOf(id)).toEqual([
    'state: open > done',
    'state: done > trash',
    'state: trash > spam',
    'state: spam > open',
  ]);
});

test('a change that is taken back is entered both ways', async () => {
  const id = await receive('a');
  const { undo } = await ask<{ undo: { token: string } }>('PATCH', `/api/threads/${id}`, {
    state: 'done',
    assignee_id: client.userId,
    tag: 'Info',
  });
  await ask('POST', '/api/threads/undo', { token: undo.token });
  expect(await linesOf(id)).toEqual([
    'state: open > done',
    `assignee: null > ${client.userId}`,
    'tag: Support > Info',
    'state: done > open',
    `assignee: ${client.userId} > null`,
    'tag: Info > Support',
  ]);
});

test.each(['done', 'trash', 'snoozed'])('mail opens a conversation that is %s', async (state) => {
  const id = await receive('a');
  const snoozed_until = new Date(Date.now() + 3_600_000).toISOString();
  await ask('PATCH', `/api/threads/${id}`, { state, ...(state === 'snoozed' && { snoozed_until }) });
  const reply = await receive('b', ['a']);
  const [last] = await activityOf(id);
  expect(last).toMatchObject({
    type: 'state',
    from: state,
    to: 'open',
    by: null,
    via: 'system',
    email_id: reply,
  });
  await receive('c', ['a']);
  expect(await activityOf(id)).toHaveLength(2);
});

test('the end of a snooze is an entry', async () => {
  const id = await receive('a');
  const snoozed_until = new Date(Date.now() + 60_000).toISOString();
  await ask('PATCH', `/api/threads/${id}`, { state: 'snoozed', snoozed_until });
  const service = { ...testService({ waitUntil: () => {} }), now: () => Date.now() + 120_000 };
  await wakeConversations(service);
  await wakeConversations(service);
  const [last, ...others] = await activityOf(id);
  expect(last).toMatchObject({ type: 'state', from: 'snoozed', to: 'open', via: 'system', until: null });
  expect(others).toHaveLength(1);
});

test('assigning the task assigns the conversation', async () => {
  const id = await receive('a');
  const { task_id } = await ask<{ task_id: number }>('GET', `/api/emails/${id}`);
  await ask('PATCH', `/api/tasks/${task_id}`, { assignee_id: client.userId });
  await ask('PATCH', `/api/tasks/${task_id}`, { status: 'in_progress' });
  await ask('PATCH', `/api/tasks/${task_id}`, { assignee_id: null });
  expect(await linesOf(id)).toEqual([
    `assignee: null > ${client.userId}`,
    `assignee: ${client.userId} > null`,
  ]);
});

test('a rule is named', async () => {
  const id = await receive('a');
  const ctx = testCtx(client.organizationId, { actor: { type: 'rule', ruleId: 7 } });
  await updateConversations(ctx, [id], { state: 'done' });
  expect((await activityOf(id))[0]).toMatchObject({ by: null, via: 'rule', rule_id: 7 });
  const key = { type: 'key', keyId: 3, userId: client.userId, role: 'owner', scopes: null } as const;
  await updateConversations(testCtx(client.organizationId, { actor: key }), [id], { state: 'open' });
  expect((await activityOf(id))[0]).toMatchObject({ by: null, via: 'key', rule_id: null });
});

test('another tag of one email is an entry', async () => {
  const id = await receive('a');
  await ask('PATCH', `/api/emails/${id}`, { tag: 'Info' });
  expect(await linesOf(id)).toEqual(['tag: Support > Info']);
});

test('conversations that are merged have the entries of all, and get their own back', async () => {
  const [one, two] = [await receive('a'), await receive('b')];
  await ask('PATCH', `/api/threads/${one}`, { state: 'done' });
  await ask('PATCH', `/api/threads/${two}`, { state: 'trash' });
  const { undo } = await ask<{ undo: { token: string } }>('POST', '/api/threads/merge', { ids: [one, two] });
  const merged = ['state: open > done', 'state: open > trash', 'merge: null > 1'];
  expect(await linesOf(one)).toEqual(merged);
  expect(await linesOf(two)).toEqual(merged);
  await ask('POST', '/api/threads/undo', { token: undo.token });
  expect(await linesOf(one)).toContain('state: open > done');
  expect(await linesOf(one)).not.toContain('state: open > trash');
  expect(await linesOf(two)).toContain('state: open > trash');
  expect([...(await linesOf(one)), ...(await linesOf(two))]).toContain('merge: 1 > null');
});

test('both parts of a split conversation name the other one', async () => {
  const one = await receive('a');
  await ask('PATCH', `/api/threads/${one}`, { assignee_id: client.userId });
  const two = await receive('b', ['a']);
  await ask('PATCH', `/api/threads/${one}`, { state: 'done' });
  const { undo } = await ask<{ undo: { token: string } }>('POST', `/api/threads/${one}/split`, {
    email_ids: [two],
  });
  expect(await linesOf(one)).toEqual([`assignee: null > ${client.userId}`, `split: null > ${two}`]);
  expect(await linesOf(two)).toEqual(['state: open > done', `split: ${one} > null`]);
  await ask('POST', '/api/threads/undo', { token: undo.token });
  expect(await linesOf(one)).toEqual([
    `assignee: null > ${client.userId}`,
    'state: open > done',
    expect.stringMatching(/^split/),
    expect.stringMatching(/^split/),
    `split: ${two} > null`,
  ]);
});

test('a mail that connects conversations brings their entries together', async () => {
  const [one, two] = [await receive('a'), await receive('b')];
  for (const id of [one, two]) await ask('PATCH', `/api/threads/${id}`, { assignee_id: client.userId });
  await receive('c', ['a', 'b']);
  expect(await linesOf(two)).toHaveLength(2);
});

test('a deleted email leaves the entries of others, and a deleted conversation none', async () => {
  const id = await receive('a');
  await ask('PATCH', `/api/threads/${id}`, { assignee_id: client.userId });
  const rest = await receive('b', ['a']);
  await ask('DELETE', `/api/emails/${id}`);
  expect(await activityOf(rest)).toMatchObject([{ type: 'assignee', email_id: null }]);
  await ask('DELETE', `/api/emails/${rest}`);
  const left = await testEnv.DB.prepare('SELECT id FROM activities WHERE organization_id = ?')
    .bind(client.organizationId)
    .all();
  expect(left.results).toEqual([]);
});

test('sending is an entry of who had the email sent', async () => {
  const world = await makeWorld();
  const { userId } = world.client;
  const { emailId } = await world.send({}, { actor: { type: 'user', userId, role: 'owner', sessionId: '' } });
  const entries = await (await world.client.request('GET', `/api/threads/${emailId}/activity`)).json();
  expect(entries).toMatchObject([
    {
      type: 'sent',
      by: { id: userId, name: 'Test User' },
      via: 'person',
      email_id: emailId,
      from: null,
      to: null,
    },
  ]);
});

test('pages and types', async () => {
  const id = await receive('a');
  for (const state of ['done', 'open', 'done']) await ask('PATCH', `/api/threads/${id}`, { state });
  await ask('PATCH', `/api/threads/${id}`, { assignee_id: client.userId });
  const all = await activityOf(id);
  const seen: Activity[] = [];
  let path: string | undefined = `/api/threads/${id}/activity?limit=2`;
  while (path) {
    const response: Response = await client.request('GET', path);
    seen.push(...(await response.json<Activity[]>()));
    path = /<(?:http:\/\/localhost)?([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
  }
  expect(seen).toEqual(all);
  expect(await activityOf(id, '?type=assignee')).toEqual(all.slice(0, 1));
  expect(await activityOf(id, '?type=state&fields=to')).toEqual([
    { to: 'done' },
    { to: 'open' },
    { to: 'done' },
  ]);
  expect((await client.request('GET', `/api/threads/${id}/activity?type=other`)).status).toBe(400);
});

test('another organization sees nothing', async () => {
  const id = await receive('a');
  const stranger = await makeOrganization();
  expect((await stranger.request('GET', `/api/threads/${id}/activity`)).status).toBe(404);
});

testOfOneDatabase('the last 500 entries are kept, and a page of them reads few rows', async () => {
  const id = await receive('a');
  await testEnv.DB.prepare(
    `INSERT INTO activities (id, organization_id, thread_id, email_id, created_at, actor, type)
      SELECT ?1 * 4294967296 + value, ?1, ?2, ?2, value, 'system', 'sent' FROM
      (WITH RECURSIVE n (value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM n WHERE value < 520) SELECT value FROM n)`,
  )
    .bind(client.organizationId, id)
    .run();
  await ask('PATCH', `/api/threads/${id}`, { state: 'done' });
  const { count } = (await testEnv.DB.prepare('SELECT count(*) AS count FROM activities WHERE thread_id = ?')
    .bind(id)
    .first<{ count: number }>())!;
  expect(count).toBe(500);
  const meter = newMeter();
  const ctx = testCtx(client.organizationId, { db: openDatabase(meteredEnv(meter)) });
  expect((await listActivity(ctx, id, { limit: 50 })).rows).toHaveLength(50);
  expect(meter.rowsRead).toBeLessThan(80);
});
