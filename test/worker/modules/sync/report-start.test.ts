import { expect, test } from 'vitest';
import { testEnv } from '../../helpers.ts';
import { mail, makeWorld, type World } from './world.ts';

const MINUTE = 60_000;

async function reportStart(world: World, authorization = `Bearer ${testEnv.SIDECAR_TOKEN}`) {
  const response = await world.request('POST', '/api/sync/started', undefined, null, { authorization });
  return { status: response.status, body: await response.json() };
}

/** Returns the ids of the jobs woken since the last call, with the seconds after which they are. */
const delays = (world: World) =>
  Object.fromEntries(
    world.queue.sent
      .splice(0)
      .map(({ body, delaySeconds }) => [(body as { job_id: number }).job_id, delaySeconds]),
  );

test('all inboxes are read, and watched again, within a minute after a sidecar has started', async () => {
  const [world, other] = [await makeWorld(), await makeWorld()];
  world.clock.now = Date.now();
  other.clock.now = Date.now();
  const own = await world.addReadInbox();
  const theirs = await other.addReadInbox();
  world.clock.now = Date.now();
  expect(await reportStart(world)).toEqual({ status: 202, body: { inboxes: 2 } });
  expect(delays(world)).toEqual({ [own.jobId]: 61, [theirs.jobId]: 61 });

  own.box.add(mail('n1'));
  world.clock.now = Date.now() + 59_000;
  await world.runIn('quick', own.jobId);
  expect(await world.names()).toEqual([]);
  world.clock.now = Date.now() + 61_000;
  await world.runIn('quick', own.jobId);
  expect(await world.names()).toEqual(['n1']);
});

test('a sidecar that starts again and again causes no more reads', async () => {
  const world = await makeWorld();
  world.clock.now = Date.now();
  const { jobId } = await world.addReadInbox();
  const dueAt = () =>
    testEnv.DB.prepare('SELECT due_at FROM jobs WHERE id = ?').bind(jobId).first<number>('due_at');
  await reportStart(world);
  const first = await dueAt();
  expect(first).toBeLessThanOrEqual(Date.now() + MINUTE);
  await reportStart(world);
  expect(await dueAt()).toBe(first);
});

test('a run that died with its Worker goes on as soon as its lease ends', async () => {
  const world = await makeWorld();
  world.clock.now = Date.now();
  const { jobId, box } = await world.addReadInbox();
  const until = Date.now() + 90_000;
  await testEnv.DB.prepare(
    'UPDATE jobs SET lease = ?, lease_until = ?, due_at = NULL, attempts = 1 WHERE id = ?',
  )
    .bind('dead', until, jobId)
    .run();
  await reportStart(world);
  const delay = delays(world)[jobId]!;
  expect(delay).toBeGreaterThanOrEqual(90);
  expect(delay).toBeLessThanOrEqual(92);
  box.add(mail('n1'));
  world.clock.now = until + 1000;
  await world.runIn('quick', jobId);
  expect(await world.names()).toEqual(['n1']);
});

test('an inbox that failed, or is not read any more, is left alone', async () => {
  const world = await makeWorld();
  world.clock.now = Date.now();
  const failed = await world.addReadInbox();
  world.sidecar.failure = { code: 'TIMEOUT', message: 'No answer.' };
  await world.run(failed.jobId);
  const stopped = await world.addInbox({ tag: 'Neo', is_active: false });
  await world.run(stopped.jobId);
  world.queue.sent.length = 0;
  await reportStart(world);
  const woken = delays(world);
  expect(woken).not.toHaveProperty(String(failed.jobId));
  expect(woken).not.toHaveProperty(String(stopped.jobId));
});

test('nobody but the sidecar may report a start', async () => {
  const world = await makeWorld();
  await world.addReadInbox();
  world.queue.sent.length = 0;
  expect(await reportStart(world, 'Bearer wrong')).toMatchObject({
    status: 401,
    body: { code: 'UNAUTHORIZED' },
  });
  expect(world.queue.sent).toEqual([]);
});
