import { describe, expect, test } from 'vitest';
import { updateInbox } from '../../../../src/worker/modules/inboxes/update.ts';
import {
  LEASE,
  MAX_QUICK_RUN,
  QUICK_FETCH_TIMEOUT,
  QUICK_LEASE,
} from '../../../../src/worker/modules/sync/limits.ts';
import {
  asInvocation,
  countStatements,
  statementsLeft,
} from '../../../../src/worker/platform/invocation/invocation.ts';
import { testEnv } from '../../helpers.ts';
import { mail, makeWorld } from './world.ts';

/** Creates a bucket that calls back whenever something is put into it. */
function onPut(called: () => void): R2Bucket {
  return new Proxy(testEnv.BUCKET, {
    get(bucket, name) {
      if (name === 'put') called();
      const value = Reflect.get(bucket, name);
      return typeof value === 'function' ? value.bind(bucket) : value;
    },
  });
}

/** A text that makes its message a group of its own. */
const LARGE = 'x'.repeat(300_000);

describe('a run in the quick lane', () => {
  test('looks at the time before each group of messages, and leaves the rest to the slow lane', async () => {
    let takes = 0;
    const world = await makeWorld({ BUCKET: onPut(() => (world.clock.now += takes)) });
    const { jobId, box } = await world.addReadInbox();
    for (let i = 0; i < 5; i++) box.add(mail(`m${i}`) + LARGE);
    // Each is put twice: the message, and its long text.
    takes = MAX_QUICK_RUN / 4;
    await world.runIn('quick', jobId);
    expect(await world.emails()).toHaveLength(2);
    expect(await world.job(jobId)).toMatchObject({ due_at: world.clock.now, slow: 1, attempts: 0 });
    await world.runIn('slow', jobId);
    expect(await world.emails()).toHaveLength(5);
    expect(world.sidecar.fetches().map(({ slow }) => slow)).toEqual([false, true]);
    expect(await world.job(jobId)).toMatchObject({ attempts: 0 });
  });

  test('is cut off at a server that hangs: no failure, and tried again at once in the slow lane', async () => {
    const world = await makeWorld();
    const { id, jobId } = await world.addInbox();
    world.sidecar.instead = () => {
      world.clock.now += QUICK_FETCH_TIMEOUT;
      return new Response(null, { status: 503 });
    };
    await world.runIn('quick', jobId);
    expect(await world.sync(id)).toBeNull();
    expect(await world.job(jobId)).toMatchObject({ due_at: world.clock.now, slow: 1, attempts: 0 });
    expect(world.queue.sent.at(-1)).toMatchObject({ body: { job_id: jobId } });
    await world.runIn('slow', jobId);
    expect(await world.sync(id)).toMatchObject({ error_code: 'SIDECAR_UNAVAILABLE' });
  });

  test.each([
    ['quick', QUICK_LEASE],
    ['slow', LEASE],
  ] as const)('holds its job for as long as a run of the %s lane may need', async (lane, lease) => {
    const world = await makeWorld();
    const { jobId, box } = await world.addReadInbox();
    box.add(mail('one'));
    const ends: unknown[] = [];
    world.sidecar.before = async () => void ends.push((await world.job(jobId))!['lease_until']);
    await world.runIn(lane, jobId);
    expect(ends).toEqual([world.clock.now + lease]);
  });

  test('that reads all in time stays in it', async () => {
    const world = await makeWorld();
    const { jobId, box } = await world.addReadInbox();
    box.add(mail('one'));
    await world.runIn('quick', jobId);
    expect(await world.job(jobId)).toMatchObject({ slow: 0 });
  });

  test('does not begin with a server that nobody knows yet, at first or after a change', async () => {
    const world = await makeWorld();
    const { id, jobId } = await world.addInbox();
    await world.runIn('quick', jobId);
    expect(world.sidecar.fetches()).toEqual([]);
    await world.runIn('slow', jobId);
    expect(await world.job(jobId)).toMatchObject({ slow: 0, attempts: 0 });
    await updateInbox(world.ctx(), id, { name: 'Other' });
    expect(await world.job(jobId)).toMatchObject({ slow: 0 });
    await updateInbox(world.ctx(), id, { imap_host: 'other.example.com', imap_password: 'secret' });
    expect(await world.job(jobId)).toMatchObject({ slow: 1 });
  });
});

test('a run stops before its invocation has used up its statements, and always takes one message', async () => {
  const world = await makeWorld();
  const { jobId, box } = await world.addReadInbox();
  // A batch of 25 has fewer than 50 statements.
  for (let i = 0; i < 460; i++) box.add(mail(`m${i}`));
  const runs: number[] = [];
  let before = 0;
  for (let n = 0; n < 10 && before < 460; n++) {
    await asInvocation(async () => {
      await world.runIn('quick', jobId);
      expect(statementsLeft()).toBeGreaterThan(0);
    });
    const now = (await world.emails()).length;
    runs.push(now - before);
    before = now;
  }
  expect(before).toBe(460);
  expect(runs.length).toBeGreaterThan(1);
  expect(await world.job(jobId)).toMatchObject({ slow: 0 });

  box.add(mail('last'));
  world.clock.now += 3_600_000;
  await asInvocation(async () => {
    countStatements(statementsLeft());
    await world.runIn('quick', jobId);
  });
  expect(await world.emails()).toHaveLength(461);
});

test('a renumbered mailbox is read again with few statements, and nothing is written to R2', async () => {
  let puts = 0;
  const world = await makeWorld({ BUCKET: onPut(() => puts++) });
  const { id, jobId, box } = await world.addInbox();
  for (let i = 1; i <= 100; i++) box.add(mail(`m${i}`));
  await world.run(jobId);
  expect(puts).toBe(100);
  box.uidvalidity = '2';
  box.add(mail('new'));
  world.clock.now += 3_600_000;
  await asInvocation(() => world.runIn('slow', jobId));
  expect(await world.sync(id)).toMatchObject({
    uidvalidity: '2',
    last_uid: 101,
    last_new: 1,
    error_code: null,
  });
  expect(await world.emails()).toHaveLength(101);
  expect(puts).toBe(101);
});
