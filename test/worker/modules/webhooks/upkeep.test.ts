import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { deletePastWebhookRows } from '../../../../src/worker/modules/webhooks/delivery/clean-up.ts';
import { deliverEvents } from '../../../../src/worker/modules/webhooks/delivery/fan-out.ts';
import { resealWebhookSecretsPart } from '../../../../src/worker/modules/webhooks/endpoints/reseal.ts';
import type { Ctx } from '../../../../src/worker/platform/ctx.ts';
import { openDatabase } from '../../../../src/worker/platform/data/database.ts';
import type { Env } from '../../../../src/worker/platform/env.ts';
import { createLog } from '../../../../src/worker/platform/log.ts';
import { runJob } from '../../../../src/worker/platform/work/run-job.ts';
import { costOf, countingEnv } from '../../counting.ts';
import { testEnv } from '../../helpers.ts';
import { catchFetch, makeWorld, type World, webhookJob } from './world.ts';

beforeAll(catchFetch);
afterAll(() => void vi.unstubAllGlobals());

const DAY = 86_400_000;
const KEY_2 = Buffer.alloc(32, 2).toString('base64');

const all = async <T>(sql: string, ...values: unknown[]) =>
  (
    await testEnv.DB.prepare(sql)
      .bind(...values)
      .all<T>()
  ).results;

describe('a new encryption key', () => {
  const withKey2 = (world: World) => ({ ...world.env, ENCRYPTION_KEY_2: KEY_2 }) as Env;

  async function resealAll(world: World, env: Env): Promise<Record<string, unknown>[]> {
    const lines: Record<string, unknown>[] = [];
    const log = createLog({}, (_level, line) => lines.push(JSON.parse(line)));
    for (let n = 0; n < 20; n++) {
      await resealWebhookSecretsPart.run(world.ctx({ env, log, organizationId: 0 }));
      const done = lines.findLast((line) => line['event'] === 'webhooks.resealed');
      if (!done || done['resealed'] === 0 || done['left'] === 0) return lines;
    }
    throw new Error('It does not come to an end.');
  }

  const sealed = (id: number) =>
    testEnv.DB.prepare('SELECT secret, encryption_key, updated_at FROM webhooks WHERE id = ?')
      .bind(id)
      .first<{ secret: string; encryption_key: number; updated_at: number }>();
  const previous = async (id: number) =>
    (
      await all<{ secret: string }>('SELECT secret FROM previous_webhook_secrets WHERE webhook_id = ?', id)
    ).map(({ secret }) => Number.parseInt(secret, 10));

  test('reseals all secrets, also previous ones; then the old key can be removed', async () => {
    const world = await makeWorld();
    const receiver = world.receiver();
    const { id } = await world.add(receiver.url);
    for (let n = 0; n < 3; n++) {
      const other = await makeWorld();
      for (let i = 0; i < 20; i++) await other.add(receiver.url);
    }
    for (let n = 0; n < 2; n++) await world.request('POST', `/api/webhooks/${id}/rotate-secret`);
    await world.save();
    await world.drain();
    const before = await sealed(id);
    expect(before).toMatchObject({ encryption_key: 1 });
    const env = withKey2(world);
    const lines = await resealAll(world, env);
    expect(lines[0]).toMatchObject({ event: 'webhooks.resealed', resealed: 50 });
    expect(lines.at(-1)).toMatchObject({ left: 0 });
    const after = await sealed(id);
    expect(after).toMatchObject({ encryption_key: 2, updated_at: before!.updated_at });
    expect(await previous(id)).toEqual([2, 2]);

    const { ENCRYPTION_KEY_1: _gone, ...onlyKey2 } = env;
    await world.save();
    const ctx = world.ctx({ organizationId: 0, env: onlyKey2 as Env });
    await deliverEvents(ctx);
    const [job] = await all<{ id: number }>(
      "SELECT id FROM jobs WHERE kind = 'webhook' AND subject_id = ?",
      id,
    );
    await runJob(ctx, webhookJob, job!.id);
    const [first, second] = receiver.received;
    expect(second!.signatures).toHaveLength(3);
    expect(first!.signatures).toHaveLength(3);
    expect(await world.deliveries(id, '?state=delivered')).toHaveLength(2);
  });

  test('does not reseal an expired previous secret, which is deleted', async () => {
    const world = await makeWorld();
    const { id } = await world.add(world.receiver().url);
    await world.request('POST', `/api/webhooks/${id}/rotate-secret`);
    world.clock.now += 2 * DAY;
    await resealAll(world, withKey2(world));
    expect(await sealed(id)).toMatchObject({ encryption_key: 2 });
    expect(await previous(id)).toEqual([1]);
    await deletePastWebhookRows(world.ctx({ organizationId: 0 }));
    expect(await previous(id)).toEqual([]);
  });

  test('a previous secret that does not open does not stop deliveries', async () => {
    const world = await makeWorld();
    const receiver = world.receiver();
    const { id } = await world.add(receiver.url);
    await world.request('POST', `/api/webhooks/${id}/rotate-secret`);
    await testEnv.DB.prepare(
      "UPDATE previous_webhook_secrets SET secret = '1.AAAA.AAAA' WHERE webhook_id = ?",
    )
      .bind(id)
      .run();
    await world.save();
    await world.drain();
    expect(await world.deliveries(id)).toMatchObject([{ state: 'delivered' }]);
    expect(receiver.received[0]!.signatures).toHaveLength(1);
  });

  test('a secret that does not open is logged, does not stop the others, and gets no deliveries', async () => {
    const world = await makeWorld();
    const receiver = world.receiver();
    const broken = (await world.add(receiver.url)).id;
    const sound = (await world.add(receiver.url)).id;
    await testEnv.DB.prepare("UPDATE webhooks SET secret = '1.AAAA.AAAA' WHERE id = ?").bind(broken).run();
    await world.save();
    await world.drain();
    expect(await world.deliveries(sound)).toMatchObject([{ state: 'delivered' }]);
    expect(await world.deliveries(broken)).toMatchObject([{ state: 'pending', attempts: 0 }]);
    expect(receiver.received).toHaveLength(1);
    const lines = await resealAll(world, withKey2(world));
    expect((await sealed(sound))!.encryption_key).toBe(2);
    expect(lines).toContainEqual(
      expect.objectContaining({ level: 'error', event: 'webhook.reseal_failed', webhook: broken, key: 1 }),
    );
    // After rotating the secret, the endpoint gets its pending deliveries.
    await world.request('POST', `/api/webhooks/${broken}/rotate-secret`);
    await world.after(10_000);
    expect(await world.deliveries(broken)).toMatchObject([{ state: 'delivered' }]);
  });
});

describe('cleaning up', () => {
  const counts = async (world: World) => {
    const [row] = await all<Record<string, number>>(
      `SELECT (SELECT count(*) FROM events WHERE organization_id = ?1) AS events,
        (SELECT count(*) FROM webhook_deliveries WHERE organization_id = ?1) AS deliveries`,
      world.client.organizationId,
    );
    return row;
  };
  const cleanUp = (world: World, at: number) =>
    deletePastWebhookRows(world.ctx({ organizationId: 0, now: () => at }));

  test('deletes events and successful deliveries after 7 days, other deliveries after 30', async () => {
    const world = await makeWorld();
    let fails = false;
    const receiver = world.receiver('hooks', () => new Response(null, { status: fails ? 500 : 200 }));
    const { id } = await world.add(receiver.url);
    await world.save();
    await world.drain();
    fails = true;
    await world.save();
    await world.drain();
    const at = world.clock.now;
    await cleanUp(world, at + 7 * DAY - 7_200_000);
    expect(await counts(world)).toEqual({ events: 2, deliveries: 2 });
    await cleanUp(world, at + 7 * DAY);
    expect(await counts(world)).toEqual({ events: 0, deliveries: 1 });
    // The event is deleted, but its delivery is not, and is still sent.
    const [delivery] = await world.deliveries(id);
    fails = false;
    await world.request('POST', `/api/webhooks/${id}/deliveries/${delivery!.id}/replay`);
    await world.drain();
    expect(receiver.received.at(-1)!.event.type).toBe('email.saved');
    const later = await makeWorld();
    await later.add(later.receiver('hooks', () => new Response(null, { status: 500 })).url);
    await later.save();
    await later.drain();
    await cleanUp(later, later.clock.now + 30 * DAY - 7_200_000);
    expect(await counts(later)).toEqual({ events: 0, deliveries: 1 });
    await cleanUp(later, later.clock.now + 30 * DAY);
    expect(await counts(later)).toEqual({ events: 0, deliveries: 0 });
  });

  test('keeps an event that is still waiting', async () => {
    const world = await makeWorld();
    await world.save();
    world.eventQueue.sent.length = 0;
    await cleanUp(world, world.clock.now + 60 * DAY);
    expect(await counts(world)).toEqual({ events: 1, deliveries: 0 });
    await world.after(0);
    await cleanUp(world, world.clock.now + 60 * DAY);
    expect(await counts(world)).toEqual({ events: 0, deliveries: 0 });
  });
});

describe('the number of rows read does not grow', () => {
  /** Returns the rows read and the round trips of `work`, in the database of its context. */
  async function cost(world: World, work: (ctx: Ctx) => Promise<unknown>) {
    const cost = { rowsRead: 0, roundTrips: 0 };
    const env = countingEnv(world.env, cost);
    await work(world.ctx({ organizationId: 0, env, db: openDatabase(env) }));
    return cost;
  }

  /** Creates many delivered events, and deliveries of one endpoint in every state. */
  async function seed(world: World, webhookId: number, rows: number) {
    const { organizationId } = world.client;
    const now = world.clock.now;
    const numbers = JSON.stringify(Array.from({ length: rows }, (_, i) => i));
    const lastIn = async (table: string) =>
      (
        await all<{ last: number }>(
          `SELECT COALESCE(max(id), ?1 * 4294967296) AS last FROM ${table} WHERE organization_id = ?1`,
          organizationId,
        )
      )[0]!.last;
    const first = await lastIn('events');
    await testEnv.DB.batch([
      testEnv.DB.prepare(
        `INSERT INTO events (id, organization_id, type, data, created_at, delivered_at)
          SELECT ?1 + 1 + value, ?2, 'email.saved', '{}', ?3, ?3 FROM json_each(?4)`,
      ).bind(first, organizationId, now, numbers),
      testEnv.DB.prepare(
        `INSERT INTO webhook_deliveries (id, organization_id, webhook_id, event_id, type, data, created_at, state,
            due_at, remove_at)
          SELECT ?6 + 1 + value, ?2, ?5, ?1 + 1 + value, 'email.saved', '{}', ?3,
            CASE value % 3 WHEN 0 THEN 'delivered' WHEN 1 THEN 'failed' ELSE 'pending' END,
            CASE value % 3 WHEN 2 THEN ?3 + 86400000 END, ?3 + 86400000
          FROM json_each(?4)`,
      ).bind(first, organizationId, now, numbers, webhookId, await lastIn('webhook_deliveries')),
    ]);
  }

  test('for delivering an event with and without endpoints, a run, the delivery log, and an idle clean-up', async () => {
    const world = await makeWorld();
    const bare = await makeWorld();
    const { id } = await world.add(world.receiver().url);
    await world.save();
    await world.drain();
    const [job] = await all<{ id: number }>(
      "SELECT id FROM jobs WHERE kind = 'webhook' AND subject_id = ?",
      id,
    );

    const measure = async () => {
      await bare.save();
      const withoutEndpoint = await cost(bare, deliverEvents);
      await world.save();
      const withEndpoint = await cost(world, deliverEvents);
      const ofRun = await cost(world, (ctx) => runJob(ctx, webhookJob, job!.id));
      const log: number[] = [];
      for (const query of ['?limit=2', '?limit=2&state=failed', '?limit=2&state=delivered']) {
        const { response, cost } = await costOf(world.client, `/api/webhooks/${id}/deliveries${query}`);
        expect(await response.json()).toHaveLength(2);
        log.push(cost.rowsRead);
      }
      const idle = await cost(world, deletePastWebhookRows);
      return { withoutEndpoint, withEndpoint, ofRun, log, idle };
    };
    await seed(world, id, 12);
    const few = await measure();
    await seed(world, id, 3000);
    const many = await measure();
    expect(many).toEqual(few);
    // An insert into a table with AUTOINCREMENT also reads a row for every such table.
    expect(few.withoutEndpoint).toEqual({ roundTrips: 1, rowsRead: expect.any(Number) });
    expect(few.withoutEndpoint.rowsRead).toBeLessThanOrEqual(40);
    expect(few.withEndpoint.rowsRead).toBeLessThanOrEqual(50);
    expect(few.ofRun.roundTrips).toBeLessThanOrEqual(4);
    expect(few.ofRun.rowsRead).toBeLessThanOrEqual(40);
    expect(few.idle.rowsRead).toBeLessThanOrEqual(9);
  });
});
