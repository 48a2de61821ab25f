/** The outbox of all organizations: ids are in order of time only within one of them. */
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { commit } from '../../../../src/worker/platform/data/commit/commit.ts';
import { database } from '../../../../src/worker/platform/data/database.ts';
import {
  deleteEventsOfEmails,
  deletePastEvents,
  deletePastEventsOf,
  recordEvent,
  updateDelivered,
} from '../../../../src/worker/platform/work/outbox.ts';
import { makeOrganization, testCtx, testEnv } from '../../helpers.ts';

const SPAN = 2 ** 32;
const DAY = 86_400_000;

async function makeOutbox() {
  const { organizationId } = await makeOrganization();
  const ctx = (now: number) => testCtx(organizationId, { now: () => now });
  return {
    organizationId,
    ctx,
    record: async (now: number, emailId = 1) => {
      const of = ctx(now);
      await commit(database(of), [
        recordEvent(of, 'email.saved', sql`json_object('email_id', ${emailId})`, sql`true`),
      ]);
    },
    ids: async () =>
      (
        await testEnv.DB.prepare('SELECT id FROM events WHERE organization_id = ? ORDER BY id')
          .bind(organizationId)
          .all<{ id: number }>()
      ).results.map(({ id }) => id),
    /** Inserts an event from before ids contained their organization. */
    plant: (id: number, now: number, isDelivered = true) =>
      testEnv.DB.prepare(
        "INSERT INTO events (id, organization_id, type, data, created_at, delivered_at) VALUES (?, ?, 'email.saved', '{}', ?, ?)",
      )
        .bind(id, organizationId, now, isDelivered ? now : null)
        .run(),
  };
}

const deliver = async (limit: number) => {
  const ctx = testCtx(0);
  const [delivered] = await commit(database(ctx), [updateDelivered(ctx, limit)]);
  return delivered.map(({ organizationId }) => organizationId);
};

test('the oldest events are delivered first, whichever organization they are of', async () => {
  const [first, second] = [await makeOutbox(), await makeOutbox()];
  await second.record(1000);
  await first.record(2000);
  await second.record(3000);
  await first.plant(77, 500, false);
  expect(await deliver(1)).toEqual([first.organizationId]);
  expect(await deliver(1)).toEqual([second.organizationId]);
  expect(await deliver(1)).toEqual([first.organizationId]);
  expect(await deliver(1)).toEqual([second.organizationId]);
});

test('the id of a deleted event is given to no other one, because receivers know events by it', async () => {
  const { ctx, record, ids, organizationId } = await makeOutbox();
  const now = Date.now();
  for (let email = 1; email <= 3; email++) await record(now, email);
  const before = await ids();
  expect(before[0]).toBeGreaterThan(organizationId * SPAN);
  await commit(database(ctx(now)), deleteEventsOfEmails(ctx(now), sql`SELECT 2 UNION ALL SELECT 3`));
  expect(await ids()).toEqual([before[0]]);
  await record(now);
  expect(await ids()).toEqual([before[0], before[2]! + 1]);
  await commit(database(ctx(now)), deleteEventsOfEmails(ctx(now), sql`SELECT 1`));
  await record(now);
  expect(await ids()).toEqual([before[2]! + 2]);
});

test('what a burst was ahead of the clock is not given again when its events are past', async () => {
  const { ctx, record, ids } = await makeOutbox();
  const now = Date.now();
  for (let n = 0; n < 3; n++) await record(now);
  const before = await ids();
  await deliver(100);
  await commit(database(ctx(now)), deletePastEventsOf(ctx(now), now + 1, 100));
  expect(await ids()).toEqual([]);
  await record(now + 1000);
  expect(await ids()).toEqual([before[2]! + 1]);
});

test('past events of all organizations are deleted, the oldest first, and none that waits', async () => {
  const [first, second] = [await makeOutbox(), await makeOutbox()];
  await first.record(30 * DAY);
  await second.record(20 * DAY);
  await first.plant(78, 10 * DAY);
  await second.plant(79, 5 * DAY, false);
  const waiting = await second.ids();
  await testEnv.DB.prepare('UPDATE events SET delivered_at = created_at WHERE id > 79').run();
  const remove = (limit: number) => {
    const ctx = testCtx(0);
    return commit(database(ctx), deletePastEvents(ctx, 25 * DAY, limit));
  };
  await testEnv.DB.prepare('DELETE FROM events WHERE created_at < ? AND delivered_at IS NOT NULL')
    .bind(10 * DAY)
    .run();
  await remove(1);
  expect(await first.ids()).toHaveLength(1);
  expect(await second.ids()).toEqual(waiting);
  await remove(100);
  expect(await first.ids()).toHaveLength(1);
  expect(await second.ids()).toEqual([79]);
  await testEnv.DB.prepare('DELETE FROM events WHERE id = 79').run();
});

test('an organization deletes its past events, also old ones, and no others', async () => {
  const [first, second] = [await makeOutbox(), await makeOutbox()];
  const now = Date.now();
  await first.plant(90, now - 3 * DAY);
  await second.plant(91, now - 3 * DAY);
  await first.plant(92, now - DAY);
  await first.record(now - 2.5 * DAY);
  await first.record(now);
  await deliver(100);
  const remove = (limit: number) =>
    commit(database(first.ctx(now)), deletePastEventsOf(first.ctx(now), now - 2 * DAY, limit));
  await remove(100);
  expect(await first.ids()).toEqual([92, expect.any(Number)]);
  expect(await second.ids()).toEqual([91]);
});
