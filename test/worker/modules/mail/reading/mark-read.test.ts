import { describe, expect, test } from 'vitest';
import { builtInTag } from '../../../../../src/lib/tags.ts';
import { markRead } from '../../../../../src/worker/modules/mail/reading/mark-read.ts';
import { openDatabase } from '../../../../../src/worker/platform/data/database.ts';
import { countingEnv, settle } from '../../../counting.ts';
import { type Client, makeOrganization, testCtx, testEnv } from '../../../helpers.ts';
import { putEmail, seedEmails } from './seed.ts';

const mark = (client: Client, body: unknown) => client.request('PATCH', '/api/emails/read', body);

async function unread(organizationId: number): Promise<number[]> {
  const { results } = await testEnv.DB.prepare(
    'SELECT id % 4294967296 AS n FROM emails WHERE organization_id = ? AND is_read = 0 ORDER BY id',
  )
    .bind(organizationId)
    .all<{ n: number }>();
  return results.map(({ n }) => n);
}

/** Returns the stored counts, and the actual ones. */
async function counts(organizationId: number) {
  const [stored, counted] = await testEnv.DB.batch<{ count: number }>([
    testEnv.DB.prepare(
      'SELECT tag, direction, is_read, count FROM email_counts WHERE organization_id = ? AND count <> 0 ORDER BY 1, 2, 3',
    ).bind(organizationId),
    testEnv.DB.prepare(
      'SELECT tag, direction, is_read, count(*) AS count FROM emails WHERE organization_id = ? GROUP BY 1, 2, 3 ORDER BY 1, 2, 3',
    ).bind(organizationId),
  ]);
  return { stored: stored!.results, counted: counted!.results };
}

describe('PATCH /api/emails/read', () => {
  test('marks the listed emails and their threads, and counts the changes', async () => {
    const client = await makeOrganization();
    const org = client.organizationId;
    const first = await putEmail(org, { n: 1, thread: 1 });
    await putEmail(org, { n: 2, thread: 1, tag: builtInTag('Info') });
    await putEmail(org, { n: 3, thread: 1, direction: 'outbound', is_read: true });
    const single = await putEmail(org, { n: 4 });
    await putEmail(org, { n: 5 });

    const response = await mark(client, { ids: [first, single, first], is_read: true });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ updated: 3, message: '3 emails marked as read.' });
    expect(await unread(org)).toEqual([5]);
    let { stored, counted } = await counts(org);
    expect(stored).toEqual(counted);

    expect(await (await mark(client, { ids: [first], is_read: true })).json()).toMatchObject({ updated: 0 });
    expect(await (await mark(client, { ids: [first + 1], is_read: false })).json()).toMatchObject({
      updated: 3,
    });
    expect(await unread(org)).toEqual([1, 2, 3, 5]);
    ({ stored, counted } = await counts(org));
    expect(stored).toEqual(counted);
  });

  test('ignores unknown ids and those of other organizations', async () => {
    const client = await makeOrganization();
    const other = await makeOrganization();
    const theirs = await putEmail(other.organizationId, { n: 1 });
    const response = await mark(client, { ids: [theirs, 12345], is_read: true });
    expect(await response.json()).toEqual({ updated: 0, message: '0 emails marked as read.' });
    expect(await unread(other.organizationId)).toEqual([1]);
    const { stored, counted } = await counts(other.organizationId);
    expect(stored).toEqual(counted);
  });

  test.each([
    ['no ids', { ids: [], is_read: true }],
    ['strings', { ids: ['1'], is_read: true }],
    ['zero', { ids: [0], is_read: true }],
    ['fractions', { ids: [1.5], is_read: true }],
    ['501 ids', { ids: Array.from({ length: 501 }, (_, i) => i + 1), is_read: true }],
    ['no is_read', { ids: [1] }],
    ['is_read as a string', { ids: [1], is_read: 'true' }],
    ['other fields', { ids: [1], is_read: true, all: true }],
    ['no object', [1]],
  ])('%s is 400', async (_, body) => {
    expect((await mark(await makeOrganization(), body)).status).toBe(400);
  });

  test('accepts 500 ids', async () => {
    const client = await makeOrganization();
    const seeded = await seedEmails(client.organizationId, 600);
    const ids = seeded.slice(0, 500).map(({ id }) => id);
    const expected = seeded.slice(0, 500).filter(({ is_read }) => !is_read).length;
    expect(await (await mark(client, { ids, is_read: true })).json()).toMatchObject({ updated: expected });
    const { stored, counted } = await counts(client.organizationId);
    expect(stored).toEqual(counted);
  });

  test('keeps the counts right when the same and other emails are marked concurrently', async () => {
    const client = await makeOrganization();
    const org = client.organizationId;
    const ids: number[] = [];
    for (let n = 1; n <= 12; n++)
      ids.push(await putEmail(org, { n, thread: 1 + (n % 3), tag: builtInTag('Neo') }));
    const responses = await Promise.all(
      Array.from({ length: 24 }, (_, i) => mark(client, { ids: [ids[i % 12]], is_read: i % 2 === 0 })),
    );
    expect(responses.map(({ status }) => status)).toEqual(Array(24).fill(200));
    const { stored, counted } = await counts(org);
    expect(stored).toEqual(counted);
    expect(stored.reduce((sum, { count }) => sum + count, 0)).toBe(12);
  });

  test('reads only the threads that it marks', async () => {
    const { organizationId } = await makeOrganization();
    const seeded = await seedEmails(organizationId, 2000);
    const cost = { rowsRead: 0, roundTrips: 0 };
    const db = openDatabase(countingEnv(testEnv, cost));
    const { id } = seeded.find((email) => !email.is_read)!;
    await settle(organizationId);
    expect(await markRead(testCtx(organizationId, { db }), [id], true)).toBe(1);
    expect(cost.rowsRead).toBeLessThanOrEqual(60);
    expect(cost.roundTrips).toBe(1);
  });
});
