import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { expect, test, vi } from 'vitest';
import { type Meter, newMeter } from '../../bench/counting.ts';
import { onTick } from '../../src/worker/jobs.ts';
import { loadWork } from '../../src/worker/modules.ts';
import type { Env } from '../../src/worker/platform/env.ts';
import { listDueParts } from '../../src/worker/platform/work/upkeep.ts';
import { meteredEnv, testCtx, testEnv, testOfOneDatabase } from './helpers.ts';
import { mail, makeWorld } from './modules/sync/world.ts';

/** D1's limit of queries per invocation. */
const QUERIES = 1000;

const statementsOf = ({ trips }: Meter) => trips.reduce((sum, { queries }) => sum + queries.length, 0);

/** Runs a tick. Returns its cost. */
async function tick(over: Partial<Env> = {}) {
  const meter = newMeter();
  const publish = vi.fn(async () => {});
  const list = vi.fn(testEnv.BUCKET.list.bind(testEnv.BUCKET));
  const LIVE = { getByName: () => ({ publish }) };
  const { BUCKET } = testEnv;
  const bucket = {
    list,
    get: BUCKET.get.bind(BUCKET),
    head: BUCKET.head.bind(BUCKET),
    put: BUCKET.put.bind(BUCKET),
    delete: BUCKET.delete.bind(BUCKET),
  };
  const env = { ...meteredEnv(meter), LIVE, BUCKET: bucket, ...over } as unknown as Env;
  const execution = createExecutionContext();
  await onTick(env, execution);
  await waitOnExecutionContext(execution);
  return {
    statements: statementsOf(meter),
    trips: meter.trips.length,
    written: meter.rowsWritten,
    published: publish.mock.calls.length,
    listed: list.mock.calls.length,
  };
}

testOfOneDatabase(
  'a tick with nothing to do is at most 30 statements, writes no row, and calls nobody',
  async () => {
    const world = await makeWorld();
    const { jobId, box } = await world.addInbox();
    box.add(mail('read'));
    await world.run(jobId);
    await tick();
    await tick();
    const idle = await tick();
    expect(idle).toMatchObject({ written: 0, published: 0, listed: 0 });
    expect(idle.statements).toBeLessThanOrEqual(30);
    expect(idle.trips).toBeLessThanOrEqual(6);
  },
);

testOfOneDatabase(
  'a tick with more to do than D1 has queries for leaves the rest to the next one',
  async () => {
    const organizations = Array.from({ length: 300 }, (_, i) => 900_001 + i);
    const insert =
      "INSERT INTO threads (id, organization_id, message_count, state, snoozed_until) VALUES (?, ?, 0, 'snoozed', 1)";
    for (let i = 0; i < organizations.length; i += 50)
      await testEnv.DB.batch(
        organizations
          .slice(i, i + 50)
          .flatMap((id) => [
            testEnv.DB.prepare(
              'INSERT INTO organizations (id, name, slug, created_at) VALUES (?1, ?1, ?1, 1)',
            ).bind(id),
            testEnv.DB.prepare(insert).bind(id * 2 ** 32 + 1, id),
          ]),
      );
    const left = () =>
      testEnv.DB.prepare("SELECT count(*) AS n FROM threads WHERE state = 'snoozed'").first<number>('n');
    const first = await tick();
    expect(first.statements).toBeGreaterThan(400);
    expect(await left()).toBeGreaterThan(0);
    const all = [first];
    while (all.length < 10 && (await left())! > 0) all.push(await tick());
    expect(await left()).toBe(0);
    for (const { statements } of all) expect(statements).toBeLessThanOrEqual(QUERIES);
  },
);

test('every look of the modules is a statement that D1 can run', async () => {
  const ctx = testCtx(1);
  const log = { ...ctx.log, error: vi.fn() };
  for (const { upkeep, serviceUpkeep } of await loadWork())
    await listDueParts({ ...ctx, log }, { ...upkeep, ...serviceUpkeep });
  expect(log.error).not.toHaveBeenCalled();
});

test('if the looks cannot be read, that is logged, and all parts are due', async () => {
  const error = vi.fn();
  const ctx = testCtx(1);
  const { db } = ctx;
  const broken = {
    run: async () => {},
    look: () => [db.all('SELECT nothing FROM nowhere')],
  };
  const parts = await listDueParts(
    { ...ctx, log: { ...ctx.log, error } },
    { broken, whole: { run: async () => {} } },
  );
  expect(parts.map(({ name }) => name)).toEqual(['broken', 'whole']);
  expect(error).toHaveBeenCalledWith('tick.look_failed', expect.any(Error));
});
