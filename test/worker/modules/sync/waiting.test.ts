import { expect, test } from 'vitest';
import { wakeDueJobs } from '../../../../src/worker/jobs.ts';
import { reportOutage } from '../../../../src/worker/modules/sync/get-status.ts';
import { syncJob } from '../../../../src/worker/modules/sync/run.ts';

import { createLog } from '../../../../src/worker/platform/log.ts';
import { testEnv } from '../../helpers.ts';
import { mail, makeWorld, type World } from './world.ts';

const MINUTE = 60_000;
const TIMEOUT = { code: 'TIMEOUT' as const, message: 'The server did not answer.' };

async function statusOf(world: World, inboxId: number) {
  const response = await world.request('GET', '/api/sync/status');
  const { inboxes } = (await response.json()) as { inboxes: Record<string, unknown>[] };
  return inboxes.find((inbox) => inbox['inbox_id'] === inboxId);
}

/** Creates a world whose clock is close to that of HTTP requests, which is the real one. */
async function makePresentWorld() {
  const world = await makeWorld();
  world.clock.now = Date.now() - 10 * MINUTE;
  return world;
}

test.each<[string, () => Response]>([
  ['answers 500', () => new Response('oops', { status: 500 })],
  ['refuses the token', () => new Response(null, { status: 401 })],
  [
    'is unreachable',
    () => {
      throw new Error('connection refused');
    },
  ],
  ['cuts the stream', () => new Response('{"type":"mailbox","uidvalidity":"1",')],
])(
  'a sidecar that %s is not a failure of the inbox, which is read at the next tick',
  async (_case, answer) => {
    const world = await makePresentWorld();
    const { id, jobId, box } = await world.addInbox();
    box.add(mail('o1'));
    await world.run(jobId);
    const succeededAt = world.clock.now;
    world.sidecar.instead = answer;
    world.clock.now += 5 * MINUTE;
    for (let outage = 0; outage < 3; outage++) {
      await world.run(jobId);
      expect(await world.job(jobId)).toMatchObject({ due_at: world.clock.now, lease: null, attempts: 0 });
      expect(world.queue.woken()).toEqual([]);
      world.clock.now += MINUTE;
    }
    expect(await statusOf(world, id)).toMatchObject({
      state: 'queued',
      error_code: 'SIDECAR_UNAVAILABLE',
      error: expect.stringContaining('IMAP sidecar'),
      last_success_at: new Date(succeededAt).toISOString(),
    });

    world.sidecar.instead = null;
    box.add(mail('o2'));
    await world.run(jobId);
    expect(await world.emails()).toHaveLength(2);
    expect(await statusOf(world, id)).toMatchObject({ error: '', error_code: null });
  },
);

test('neither an outage nor a busy sidecar makes a failing inbox wait longer', async () => {
  const world = await makeWorld();
  const { id, jobId } = await world.addInbox();
  world.sidecar.failure = TIMEOUT;
  await world.run(jobId);
  for (const failure of [null, { code: 'BUSY' as const, message: 'Try again.' }]) {
    world.sidecar.failure = failure;
    world.sidecar.instead = failure ? null : () => new Response(null, { status: 503 });
    world.clock.now += MINUTE;
    await world.run(jobId);
    expect(await world.job(jobId)).toMatchObject({ due_at: world.clock.now, attempts: 1 });
  }
  world.sidecar.failure = TIMEOUT;
  await world.run(jobId);
  expect(await world.job(jobId)).toMatchObject({ due_at: world.clock.now + 2 * MINUTE, attempts: 2 });
  expect(await statusOf(world, id)).toMatchObject({ state: 'failing', error_code: 'TIMEOUT' });
});

test('an outage does not restart the time for which credentials have been refused', async () => {
  const world = await makeWorld();
  const { id, jobId } = await world.addInbox();
  const since = world.clock.now;
  world.sidecar.failure = { code: 'AUTH_FAILED', message: 'Wrong user or password.' };
  await world.run(jobId);
  world.clock.now += MINUTE;
  world.sidecar.instead = () => new Response(null, { status: 503 });
  await world.run(jobId);
  world.sidecar.instead = null;
  await world.run(jobId);
  expect(await world.sync(id)).toMatchObject({ error_code: 'AUTH_FAILED', refused_since: since });
});

test('an outage is logged once per tick, however many inboxes wait', async () => {
  const world = await makeWorld();
  // The jobs of other tests are not due.
  await testEnv.DB.prepare('UPDATE jobs SET due_at = NULL').run();
  const lines: { level: string; event: string; inboxes?: number }[] = [];
  const log = createLog({}, (_level, line) => lines.push(JSON.parse(line)));
  const inboxes = [await world.addInbox(), await world.addInbox({ tag: 'Info' })];
  world.sidecar.instead = () => new Response(null, { status: 503 });
  for (const { jobId } of inboxes) await world.run(jobId, { log });
  expect(lines.filter(({ level }) => level !== 'info')).toEqual([]);

  const ctx = world.ctx({ log });
  await reportOutage(ctx);
  await wakeDueJobs(ctx, syncJob);
  await ctx.waited();
  expect(lines.filter(({ level }) => level === 'error')).toMatchObject([
    { event: 'sync.sidecar_unavailable', inboxes: 2, error: { message: expect.stringContaining('503') } },
  ]);
  const condition = "SELECT detail FROM conditions WHERE kind = 'sidecar_unreachable'";
  expect(await testEnv.DB.prepare(condition).first('detail')).toMatch(/^Inboxes that wait for it: 2\. .*503/);
  expect(world.queue.woken().sort()).toEqual(inboxes.map(({ jobId }) => jobId).sort());

  world.sidecar.instead = null;
  for (const { jobId } of inboxes) await world.run(jobId, { log });
  world.clock.now += 5 * MINUTE;
  const next = world.ctx({ log });
  await reportOutage(next);
  await wakeDueJobs(next, syncJob);
  await next.waited();
  expect(lines.filter(({ level }) => level === 'error')).toHaveLength(1);
});

test('a due inbox is queued; one that has failed is still failing', async () => {
  const world = await makePresentWorld();
  const { id, jobId } = await world.addInbox();
  expect(await statusOf(world, id)).toMatchObject({ state: 'queued', last_run_at: null });
  const due = new Date(world.clock.now).toISOString();
  expect(await statusOf(world, id)).toMatchObject({ next_attempt_at: due, error: '' });

  world.sidecar.failure = { code: 'BUSY', message: 'Try again.' };
  await world.run(jobId);
  expect(await statusOf(world, id)).toMatchObject({ state: 'queued', error: '' });

  world.sidecar.failure = null;
  world.clock.now = Date.now() - 1000;
  await world.run(jobId);
  expect(await statusOf(world, id)).toMatchObject({ state: 'waiting' });
  await world.request('POST', '/api/sync');
  expect(await statusOf(world, id)).toMatchObject({ state: 'queued' });

  world.clock.now = Date.now();
  world.sidecar.failure = TIMEOUT;
  await world.run(jobId);
  await world.request('POST', '/api/sync');
  expect(await statusOf(world, id)).toMatchObject({ state: 'failing', error_code: 'TIMEOUT' });
});
