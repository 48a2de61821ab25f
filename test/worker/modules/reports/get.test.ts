import { beforeEach, describe, expect, test } from 'vitest';
import type { Report } from '../../../../src/contract/reports.ts';
import { continueCountingEmails } from '../../../../src/worker/modules/mail/counts/fill.ts';
import { ingest } from '../../../../src/worker/modules/mail/index.ts';
import { continueCountingTasks } from '../../../../src/worker/modules/tasks/report-counts/fill.ts';
import { costOf } from '../../counting.ts';
import { addMember, type Client, makeOrganization, testCtx, testEnv } from '../../helpers.ts';
import { expectReports } from './model.ts';

interface Mail {
  id: string;
  at: string;
  to?: string;
  references?: string[];
  /** The sender of an outbound email; null: nobody. */
  by?: Client | null;
  automatic?: boolean;
}

let client: Client;
beforeEach(async () => {
  client = await makeOrganization();
});

async function save({ id, at, to = 'support', references = [], by, automatic }: Mail): Promise<number> {
  const isOutbound = by !== undefined;
  const ids = references.map((reference) => `<${reference}@example.com>`).join(' ');
  const lines = [
    `Message-ID: <${id}@example.com>`,
    `From: ${isOutbound ? `${to}@herald.test` : 'kim@example.com'}`,
    `To: ${isOutbound ? 'kim@example.com' : `${to}@herald.test`}`,
    `Date: ${new Date(at).toUTCString()}`,
    ...(ids ? [`References: ${ids}`] : []),
    ...(automatic ? ['Auto-Submitted: auto-replied'] : []),
    'Subject: x',
    '',
    'Text',
  ];
  const ctx = testCtx(client.organizationId, {
    now: () => Date.parse(at),
    ...(by ? { actor: { type: 'user', userId: by.userId, role: 'member', sessionId: '' } as const } : {}),
  });
  const { emailId } = await ingest(ctx, {
    raw: new TextEncoder().encode(lines.join('\r\n')),
    arrivedAt: Date.parse(at),
    direction: isOutbound ? 'outbound' : 'inbound',
  });
  return emailId;
}

async function report(query: string): Promise<Report> {
  const response = await client.request('GET', `/api/reports?${query}`);
  expect(response.status).toBe(200);
  return response.json();
}

const nothing = { received: 0, sent: 0, auto_replied: 0, done: 0 };

test('mail is counted by day and tag, and by the person who sent it', async () => {
  const ann = await addMember(client.organizationId, 'member');
  await save({ id: 'a', at: '2026-03-01T10:00:00Z' });
  await save({ id: 'b', at: '2026-03-01T23:30:00Z', to: 'info' });
  await save({ id: 'c', at: '2026-03-02T10:00:00Z', by: ann, references: ['a'] });
  await save({
    id: 'd',
    at: '2026-03-02T11:00:00Z',
    by: null,
    references: ['b'],
    to: 'info',
    automatic: true,
  });
  await save({ id: 'e', at: '2026-03-04T11:00:00Z', by: client, to: 'info' });
  const all = await report('from=2026-03-01&to=2026-03-03');
  expect(all).toMatchObject({ from: '2026-03-01', to: '2026-03-03', zone: 'UTC' });
  expect(all.days).toEqual([
    { date: '2026-03-01', ...nothing, received: 2 },
    { date: '2026-03-02', ...nothing, sent: 1, auto_replied: 1 },
    { date: '2026-03-03', ...nothing },
  ]);
  expect(all.by_tag).toEqual([
    { tag: 'Info', ...nothing, received: 1, auto_replied: 1 },
    { tag: 'Support', ...nothing, received: 1, sent: 1 },
  ]);
  expect(all.by_person).toEqual([
    {
      user_id: ann.userId,
      sent: 1,
      done: 0,
      first_replies: 1,
      median_first_reply_minutes: expect.any(Number),
    },
  ]);
  const berlin = await report('from=2026-03-01&to=2026-03-02&zone=Europe/Berlin&tag=info');
  expect(berlin.days.map(({ received }) => received)).toEqual([0, 1]);
  expect(berlin.by_tag.map(({ tag }) => tag)).toEqual(['Info']);
  await expectReports(client.organizationId);
});

test('the first reply is the first email of a person after the first inbound one, once a conversation', async () => {
  await save({ id: 'o', at: '2026-03-01T07:00:00Z', by: client });
  await save({ id: 'a', at: '2026-03-01T08:00:00Z', references: ['o'] });
  await save({ id: 'r', at: '2026-03-01T08:01:00Z', references: ['a'], by: null, automatic: true });
  await save({ id: 'b', at: '2026-03-01T09:00:00Z', references: ['a'] });
  await save({ id: 'c', at: '2026-03-01T10:00:00Z', references: ['a'], by: client });
  await save({ id: 'd', at: '2026-03-01T11:00:00Z', references: ['a'] });
  await save({ id: 'e', at: '2026-03-01T12:00:00Z', references: ['a'], by: client });
  await save({ id: 'x', at: '2026-03-01T12:00:00Z' });
  await save({ id: 'y', at: '2026-03-01T12:07:30Z', references: ['x'], by: client });
  const { first_reply, by_person } = await report('from=2026-03-01&to=2026-03-01');
  expect(first_reply.count).toBe(2);
  expect(first_reply.median_minutes).toBe(7);
  expect(Math.abs((first_reply.p90_minutes ?? 0) - 120)).toBeLessThanOrEqual(6);
  expect(by_person).toMatchObject([{ first_replies: 2, median_first_reply_minutes: 7 }]);
});

test('completed tasks are counted for who completed them, and no more when they are opened again', async () => {
  const now = new Date().toISOString();
  const id = await save({ id: 'a', at: new Date(Date.now() - 3_600_000).toISOString() });
  await save({ id: 'b', at: now, references: ['a'] });
  const today = `from=${now.slice(0, 10)}&to=${now.slice(0, 10)}`;
  const changed = await client.request('PATCH', `/api/threads/${id}`, { state: 'done' });
  const done = await report(today);
  expect(done.by_person).toMatchObject([{ user_id: client.userId, done: 2 }]);
  expect(done.time_to_done.count).toBe(2);
  expect(done.open_by_age.reduce((sum, { count }) => sum + count, 0)).toBe(0);
  const { undo } = await changed.json<{ undo: { token: string } }>();
  await client.request('POST', '/api/threads/undo', { token: undo.token });
  const open = await report(today);
  expect(open).toMatchObject({
    by_person: [],
    time_to_done: { count: 0, median_minutes: null, p90_minutes: null },
  });
  expect(open.open_by_age[0]).toEqual({ age: '<1d', count: 2 });
  await expectReports(client.organizationId);
});

test('open tasks are grouped by their age', async () => {
  const day = 86_400_000;
  const ages = [0, 0.5, 2, 6, 29, 31, 400];
  for (const [i, age] of ages.entries()) {
    await save({ id: `m${i}`, at: new Date(Date.now() - age * day).toISOString() });
  }
  await client.request('POST', '/api/tasks', { title: 'By hand' });
  const { open_by_age } = await report('');
  expect(open_by_age.map(({ count }) => count)).toEqual([3, 1, 1, 1, 2]);
  expect((await report('tag=Support')).open_by_age.map(({ count }) => count)).toEqual([2, 1, 1, 1, 2]);
});

test('spam and trash do not count while they are there', async () => {
  const id = await save({ id: 'a', at: '2026-03-01T10:00:00Z' });
  await save({ id: 'b', at: '2026-03-02T10:00:00Z', references: ['a'], by: client });
  const march = 'from=2026-03-01&to=2026-03-02';
  const before = await report(march);
  await client.request('PATCH', `/api/threads/${id}`, { state: 'spam' });
  const hidden = await report(march);
  expect(hidden.days.map(({ received, sent }) => received + sent)).toEqual([0, 0]);
  expect(hidden.first_reply.count).toBe(0);
  expect(hidden.by_person).toEqual([]);
  await client.request('PATCH', `/api/threads/${id}`, { state: 'open' });
  expect(await report(march)).toEqual(before);
});

test('older mail and tasks are counted once by runs that meet, while mail comes in', async () => {
  for (let i = 0; i < 12; i++) {
    const at = new Date(Date.UTC(2026, 2, 1, i)).toISOString();
    await save({ id: `m${i}`, at, ...(i % 3 === 2 ? { by: client, references: [`m${i - 1}`] } : {}) });
  }
  const before = await report('from=2026-03-01&to=2026-03-01');
  const { DB } = testEnv;
  const forget = [
    'UPDATE emails SET in_reports = 0, reply_minutes = NULL',
    'UPDATE tasks SET in_reports = 0',
    'DELETE FROM report_counts',
  ];
  await DB.batch(
    forget.map((change) => DB.prepare(`${change} WHERE organization_id = ?`).bind(client.organizationId)),
  );
  const ctx = testCtx(client.organizationId);
  await Promise.all([
    continueCountingEmails(ctx),
    continueCountingTasks(ctx),
    ...Array.from({ length: 4 }, (_, i) => save({ id: `n${i}`, at: '2026-04-01T00:00:00Z' })),
    continueCountingEmails(ctx),
    continueCountingTasks(ctx),
  ]);
  await Promise.all([continueCountingEmails(ctx), continueCountingTasks(ctx)]);
  const after = await report('from=2026-03-01&to=2026-03-01');
  expect({ ...after, open_by_age: [] }).toEqual({ ...before, open_by_age: [] });
  await expectReports(client.organizationId);
  for (const table of ['emails', 'tasks']) {
    const { results } = await DB.prepare(
      `SELECT 1 FROM ${table} WHERE organization_id = ? AND in_reports = 0`,
    )
      .bind(client.organizationId)
      .all();
    expect([table, results]).toEqual([table, []]);
  }
});

test('the days come as CSV', async () => {
  await save({ id: 'a', at: '2026-03-01T10:00:00Z' });
  const response = await client.request('GET', '/api/reports?from=2026-03-01&to=2026-03-02', undefined, {
    accept: 'text/csv',
  });
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present');
  expect(response.headers.get('content-disposition')).toContain('report-2026-03-01-2026-03-02.csv');
  expect(await response.text()).toBe(
    'date,received,sent,auto_replied,done\r\n2026-03-01,1,0,0,0\r\n2026-03-02,0,0,0,0\r\n',
  );
});

test.each([
  ['from=2026-03-02&to=2026-03-01', 'from'],
  ['from=2025-01-01&to=2026-03-01', 'from'],
  ['from=2026-02-30', 'from'],
  ['to=today', 'to'],
  ['zone=Mars/Olympus', 'zone'],
  ['tag=Sales', 'tag'],
  ['day=1', 'day'],
])('%s is 400, which names the field', async (query, path) => {
  const response = await client.request('GET', `/api/reports?${query}`);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ errors: [{ path }] });
});

describe('a year', () => {
  test('reads a row for each month, tag and person, of this organization alone', async () => {
    const { organizationId } = client;
    const { DB } = testEnv;
    const people = [0, 1, 2, 3];
    const seed = (organization: number) =>
      DB.prepare(
        `WITH RECURSIVE m(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM m WHERE i < 59)
        INSERT INTO report_counts SELECT ?1, t.value, p.value > 0, (2022 + i / 12) * 100 + i % 12 + 1, p.value,
          '{"1512s":1,"1512r":1}', iif(p.value = 0, '{"1613o":1}', '{}') FROM m, json_each('["","Hello","Info","Neo","Partners","Support"]') AS t, json_each(?2) AS p`,
      ).bind(organization, JSON.stringify(people));
    await DB.batch([seed(organizationId), seed((await makeOrganization()).organizationId)]);
    await costOf(client, '/api/stats');
    const { response, cost } = await costOf(client, '/api/reports?from=2025-01-01&to=2025-12-31');
    const { by_tag, by_person, open_by_age } = await response.json<Report>();
    expect(by_tag.map(({ received }) => received)).toEqual([48, 48, 48, 48, 48]);
    expect(by_person.map(({ sent }) => sent)).toEqual([72, 72, 72]);
    expect(open_by_age.at(-1)?.count).toBeGreaterThan(300);
    expect(cost.roundTrips).toBeLessThanOrEqual(2);
    // 14 months, 6 tags, 4 rows each; 60 months of 6 tags for what is open now.
    expect(cost.rowsRead).toBeLessThanOrEqual(14 * 6 * 4 + 60 * 6 + 60);
  });
});
