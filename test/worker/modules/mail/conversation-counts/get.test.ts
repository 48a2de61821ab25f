import { beforeEach, expect, test } from 'vitest';
import { newMeter } from '../../../../../bench/counting.ts';
import type { ConversationCounts } from '../../../../../src/contract/mail/conversation-counts.ts';
import { continueCountingAssignees } from '../../../../../src/worker/modules/mail/conversation-counts/fill.ts';
import { getConversationCounts } from '../../../../../src/worker/modules/mail/conversation-counts/get.ts';
import { selectDraftCount } from '../../../../../src/worker/modules/sending/index.ts';
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
import { seedConversations } from '../conversations/seed.ts';

let client: Client;
beforeEach(async () => {
  client = await makeOrganization();
});

async function ask<T>(method: string, path: string, body?: unknown, as = client): Promise<T> {
  const response = await as.request(method, path, body);
  expect(response.ok, `${method} ${path}: ${response.status}`).toBe(true);
  return response.json<T>();
}

const countsOf = (as = client) => ask<ConversationCounts>('GET', '/api/threads/counts', undefined, as);

async function receive(to = 'support@herald.test', direction = 'inbound'): Promise<number> {
  const mail = { subject: 'Parcel', from_address: 'kim@example.com', to_address: to, direction };
  return (
    await ask<{ id: number }>('POST', '/api/emails', { ...mail, message_id: `<${crypto.randomUUID()}@x>` })
  ).id;
}

const of = (count: number, unread = count) => ({ count, unread });
const NONE = of(0);

test('an organization without mail has no conversations', async () => {
  expect(await countsOf()).toEqual({
    mine: NONE,
    unassigned: NONE,
    waiting_for_us: NONE,
    waiting_for_them: NONE,
    open: NONE,
    snoozed: NONE,
    done: NONE,
    spam: NONE,
    trash: NONE,
    all: NONE,
    sent: 0,
    drafts: 0,
    tags: ['Hello', 'Partners', 'Info', 'Support', 'Neo'].map((tag) => ({ tag, ...NONE })),
    labels: [],
  });
});

test('each conversation is in the numbers of its lists', async () => {
  const other = await addMember(client.organizationId, 'member');
  const label = await ask<{ id: number }>('POST', '/api/labels', { name: 'Wholesale', color: '#1a7f5a' });
  const ids = [];
  for (let i = 0; i < 8; i++) ids.push(await receive());
  const [mine, read, labeled, theirs, done, snoozed, spam, trash] = ids as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  await receive('info@herald.test', 'outbound');
  const change = (id: number, body: object) => ask('PATCH', `/api/threads/${id}`, body);
  await change(mine, { assignee_id: client.userId });
  await change(read, { assignee_id: client.userId });
  await ask('PATCH', '/api/emails/read', { ids: [read], is_read: true });
  await change(labeled, { add_label_ids: [label.id] });
  await change(theirs, { assignee_id: other.userId });
  await change(done, { state: 'done', assignee_id: client.userId });
  await change(snoozed, { state: 'snoozed', snoozed_until: new Date(Date.now() + 3_600_000).toISOString() });
  await change(spam, { state: 'spam' });
  await change(trash, { state: 'trash' });
  await ask('POST', '/api/drafts', { subject: 'Hello' });
  await ask('POST', '/api/drafts', { subject: 'Hello' }, other);

  const counts = await countsOf();
  expect(counts).toMatchObject({
    mine: of(2, 1),
    unassigned: of(2, 1),
    waiting_for_us: of(4, 3),
    waiting_for_them: of(1, 0),
    open: of(5, 3),
    snoozed: of(1),
    done: of(1),
    spam: of(1),
    trash: of(1),
    all: of(7, 5),
    sent: 1,
    drafts: 1,
    labels: [{ label_id: label.id, ...of(1) }],
  });
  const tags = Object.fromEntries(counts.tags.map(({ tag, ...rest }) => [tag, rest]));
  expect(tags).toMatchObject({ Support: of(4, 3), Hello: NONE });
  expect((await countsOf(other)).mine).toEqual(of(1));
});

test('an assignment by the task moves the numbers', async () => {
  const id = await receive();
  const { task_id } = await ask<{ task_id: number }>('GET', `/api/emails/${id}`);
  await ask('PATCH', `/api/tasks/${task_id}`, { assignee_id: client.userId });
  expect(await countsOf()).toMatchObject({ mine: of(1), unassigned: NONE });
  await ask('PATCH', `/api/tasks/${task_id}`, { assignee_id: null });
  expect(await countsOf()).toMatchObject({ mine: NONE, unassigned: of(1) });
});

test('a tag is shown by its new name, and a deleted label not at all', async () => {
  await receive();
  const tags = await ask<{ id: number; name: string }[]>('GET', '/api/tags');
  await ask('PATCH', `/api/tags/${tags.find(({ name }) => name === 'Support')!.id}`, { name: 'Help' });
  const label = await ask<{ id: number }>('POST', '/api/labels', { name: 'Wholesale', color: '#1a7f5a' });
  await ask('DELETE', `/api/labels/${label.id}`);
  const counts = await countsOf();
  expect(counts.tags).toContainEqual({ tag: 'Help', ...of(1) });
  expect(counts.labels).toEqual([]);
});

test('another organization counts its own', async () => {
  await receive();
  expect(await countsOf(await makeOrganization())).toMatchObject({ unassigned: NONE, all: NONE });
});

test('cron counts what is older than these counts, once', async () => {
  await seedConversations(client.organizationId, 12, client.userId);
  const { DB } = testEnv;
  const bound = (query: string) => DB.prepare(query).bind(client.organizationId);
  const read = async () =>
    (await bound('SELECT * FROM thread_counts WHERE organization_id = ? AND count <> 0 ORDER BY box').all())
      .results;
  const kept = await read();
  await bound("DELETE FROM thread_counts WHERE organization_id = ? AND box LIKE 'ASSIGNEE:%'").run();
  await bound('INSERT INTO assignee_count_fills VALUES (?)').run();
  // Its counts are of later changes only.
  const { mine } = await countsOf();
  await receive();
  const service = testService({ waitUntil: () => {} });
  await Promise.all([continueCountingAssignees(service), continueCountingAssignees(service)]);
  expect(mine).toEqual(NONE);
  const now = await read();
  const total = (rows: Record<string, unknown>[]) => rows.reduce((sum, row) => sum + Number(row.count), 0);
  expect(total(now)).toBe(total(kept) + 2);
  await continueCountingAssignees(service);
  expect(await read()).toEqual(now);
});

testOfOneDatabase('the numbers cost the same for any amount of mail', async () => {
  const rowsRead = async () => {
    const meter = newMeter();
    const actor = { type: 'user', userId: client.userId, role: 'owner', sessionId: '' } as const;
    const ctx = testCtx(client.organizationId, { db: openDatabase(meteredEnv(meter)), actor });
    await getConversationCounts(ctx, selectDraftCount);
    return meter.rowsRead;
  };
  await seedConversations(client.organizationId, 400, client.userId);
  expect(await rowsRead()).toBeLessThan(120);
});
