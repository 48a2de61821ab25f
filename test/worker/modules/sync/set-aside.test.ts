import { expect, test } from 'vitest';
import { listDueSetAside, listInterrupted } from '../../../../src/worker/modules/sync/set-aside/store.ts';
import { contains, failingBucket, killingBucket } from './broken-bucket.ts';
import { DAY, HOUR, MINUTE, mail, makeWorld, TOO_LARGE } from './world.ts';

/** An empty text, which is not a message and can never be saved. */
const EMPTY = '';

test('a message that is too large is set aside, and the others are saved', async () => {
  const world = await makeWorld();
  const { id, jobId, box } = await world.addInbox();
  box.add(mail('s1'));
  box.add(mail('s2'), TOO_LARGE);
  box.add(mail('s3'));
  await world.run(jobId);
  expect(await world.emails()).toHaveLength(2);
  expect(await world.sync(id)).toMatchObject({ last_uid: 3, last_new: 2, error: null });
  expect(await world.setAside(id)).toEqual([
    {
      inbox_id: id,
      organization_id: world.client.organizationId,
      uidvalidity: '1',
      uid: 2,
      ...TOO_LARGE,
      code: 'TOO_LARGE',
      message: 'It is too large.',
      attempts: 1,
      next_attempt_at: world.clock.now + 10 * MINUTE,
      created_at: world.clock.now,
    },
  ]);
});

test('a message that cannot be saved is set aside, and the others are saved', async () => {
  const world = await makeWorld();
  const { id, jobId, box } = await world.addInbox();
  box.add(mail('q1'));
  box.add(EMPTY);
  box.add(mail('q3'));
  await world.run(jobId);
  expect(await world.emails()).toHaveLength(2);
  expect(await world.sync(id)).toMatchObject({ last_uid: 3, error: null });
  expect(await world.setAside(id)).toMatchObject([{ uid: 2, size: 0, attempts: 1 }]);
});

test('a set-aside message is retried with growing waits, and given up in the end', async () => {
  const world = await makeWorld();
  const { id, jobId, box } = await world.addInbox();
  box.add(mail('g1'), TOO_LARGE);
  await world.run(jobId);
  const waits: (number | null)[] = [];
  for (let i = 0; i < 6; i++) {
    const [row] = await world.setAside(id);
    const next = row!['next_attempt_at'] as number | null;
    waits.push(next === null ? null : (next - world.clock.now) / MINUTE);
    world.clock.now = (next ?? world.clock.now) + HOUR;
    await world.run(jobId);
  }
  expect(waits).toEqual([10, 60, 360, 1440, 1440, null]);
  expect(await world.setAside(id)).toMatchObject([{ attempts: 6, next_attempt_at: null, code: 'TOO_LARGE' }]);
  const retries = world.sidecar.fetches().filter((call) => call.uids);
  expect(retries.map((call) => call.uids)).toEqual(Array(5).fill([1]));
});

test('a message that can be saved later is saved, and no longer set aside', async () => {
  const world = await makeWorld();
  const { id, jobId, box } = await world.addInbox();
  const uid = box.add(mail('k1'), TOO_LARGE);
  box.add(mail('k2'));
  await world.run(jobId);
  box.messages.get(uid)!.size = 100;
  world.clock.now += 11 * MINUTE;
  await world.run(jobId);
  expect(await world.emails()).toHaveLength(2);
  expect(await world.setAside(id)).toEqual([]);
  expect(await world.sync(id)).toMatchObject({ last_uid: 2, last_new: 1 });
});

test('a message that no longer exists in the mailbox is no longer set aside', async () => {
  const world = await makeWorld();
  const { id, jobId, box } = await world.addInbox();
  const uid = box.add(mail('w1'), TOO_LARGE);
  await world.run(jobId);
  box.messages.delete(uid);
  world.clock.now += 11 * MINUTE;
  await world.run(jobId);
  expect(await world.setAside(id)).toEqual([]);
});

test('one run retries at most five set-aside messages, those due first', async () => {
  const world = await makeWorld();
  const { id, jobId, box } = await world.addInbox();
  for (let i = 1; i <= 7; i++) box.add(mail(`f${i}`), TOO_LARGE);
  await world.run(jobId);
  world.clock.now += 11 * MINUTE;
  await world.run(jobId);
  expect(world.sidecar.fetches().find((call) => call.uids)?.uids).toHaveLength(5);
  world.clock.now += 3 * MINUTE;
  await world.run(jobId);
  expect((await world.setAside(id)).map((row) => row['attempts'])).toEqual([2, 2, 2, 2, 2, 2, 2]);
});

test('a message that Herald fails to save is tried three times, then set aside', async () => {
  const BUCKET = failingBucket(contains('<h2@'));
  const world = await makeWorld({ BUCKET });
  const { id, jobId, box } = await world.addReadInbox();
  for (let i = 1; i <= 4; i++) box.add(mail(`h${i}`));
  for (const attempts of [1, 2]) {
    await world.run(jobId);
    expect(await world.sync(id)).toMatchObject({ last_uid: 1, error_code: 'INTERNAL_ERROR' });
    expect(await world.setAside(id)).toMatchObject([{ uid: 2, attempts, code: 'INTERNAL_ERROR' }]);
    expect(await world.emails()).toHaveLength(1);
    world.clock.now += HOUR;
  }
  await world.run(jobId);
  expect(await world.emails()).toHaveLength(3);
  expect(await world.sync(id)).toMatchObject({ last_uid: 4, error: null });
  expect(await world.setAside(id)).toMatchObject([
    { uid: 2, attempts: 3, next_attempt_at: world.clock.now + 6 * HOUR },
  ]);
});

test('after a failure of Herald that passes, nothing is set aside', async () => {
  let isDown = true;
  const BUCKET = failingBucket((body) => isDown && contains('<j2@')(body));
  const world = await makeWorld({ BUCKET });
  const { id, jobId, box } = await world.addInbox();
  for (let i = 1; i <= 3; i++) box.add(mail(`j${i}`));
  await world.run(jobId);
  isDown = false;
  world.clock.now += MINUTE;
  await world.run(jobId);
  expect(await world.emails()).toHaveLength(3);
  expect(await world.setAside(id)).toEqual([]);
  expect(await world.sync(id)).toMatchObject({ last_uid: 3, last_new: 2, error: null });
});

test('a message that kills the Worker is set aside after three recorded tries, and the others are saved', async () => {
  const { BUCKET, nextKill } = killingBucket(contains('<z2@'));
  const world = await makeWorld({ BUCKET });
  const { id, jobId, box } = await world.addInbox();
  for (let i = 1; i <= 3; i++) box.add(mail(`z${i}`));
  // The first run records nothing; the next three record the message.
  for (let time = 0; time <= 3; time++) {
    const died = nextKill();
    void world.run(jobId);
    await died;
    expect(await world.setAside(id)).toMatchObject(
      time === 0 ? [] : [{ uid: 2, attempts: time, code: 'INTERRUPTED' }],
    );
    world.clock.now += 6 * MINUTE;
  }
  await world.run(jobId);
  expect((await world.emails()).map((row) => row['message_id'])).toEqual([
    '<z1@test.example>',
    '<z3@test.example>',
  ]);
  expect(await world.sync(id)).toMatchObject({ last_uid: 3, error: null });
  expect(await world.setAside(id)).toMatchObject([{ uid: 2, attempts: 3 }]);
});

test('a refused sign-in costs a set-aside message no attempt', async () => {
  const world = await makeWorld();
  const { id, jobId, box } = await world.addInbox();
  const uid = box.add(mail('p1'), TOO_LARGE);
  await world.run(jobId);
  world.sidecar.failure = { code: 'AUTH_FAILED', message: 'User or password is wrong.' };
  for (let i = 0; i < 6; i++) {
    world.clock.now += 11 * HOUR;
    await world.run(jobId);
  }
  expect(world.sidecar.fetches().filter((call) => call.uids)).toHaveLength(6);
  expect(await world.setAside(id)).toMatchObject([{ attempts: 1, code: 'TOO_LARGE' }]);
  world.sidecar.failure = null;
  box.messages.get(uid)!.size = 100;
  world.clock.now += HOUR;
  await world.run(jobId);
  expect(await world.emails()).toHaveLength(1);
  expect(await world.setAside(id)).toEqual([]);
});

test('a set-aside message that kills the Worker is given up in the end, and the others are saved', async () => {
  const { BUCKET, nextKill } = killingBucket(contains('<d1@'));
  const world = await makeWorld({ BUCKET });
  const { id, jobId, box } = await world.addInbox();
  const uid = box.add(mail('d1'), TOO_LARGE);
  await world.run(jobId);
  box.messages.get(uid)!.size = 100;
  for (let attempts = 2; attempts <= 6; attempts++) {
    const died = nextKill();
    world.clock.now += DAY;
    void world.run(jobId);
    await died;
    expect(await world.setAside(id)).toMatchObject([{ uid, attempts }]);
    // The next run does not retry it.
    world.clock.now += 6 * MINUTE;
    await world.run(jobId);
    expect(await world.sync(id)).toMatchObject({ error: null });
  }
  box.add(mail('d2'));
  world.clock.now += DAY;
  await world.run(jobId);
  expect((await world.emails()).map((row) => row['message_id'])).toEqual(['<d2@test.example>']);
  expect(await world.setAside(id)).toMatchObject([{ uid, attempts: 6, next_attempt_at: null }]);
});

test('a retried message that kills the Worker costs those after it no attempt', async () => {
  const { BUCKET, nextKill } = killingBucket(contains('<m2@'));
  const world = await makeWorld({ BUCKET });
  const { id, jobId, box } = await world.addInbox();
  for (let i = 1; i <= 3; i++) box.add(mail(`m${i}`), TOO_LARGE);
  await world.run(jobId);
  for (const message of box.messages.values()) message.size = 100;
  world.clock.now += HOUR;
  const killed = nextKill();
  void world.run(jobId);
  await killed;
  expect(await world.setAside(id)).toMatchObject([
    { uid: 2, attempts: 2 },
    { uid: 3, attempts: 1 },
  ]);

  // The next run does not retry them, and saves the new mail.
  box.add(mail('m4'));
  world.clock.now += 6 * MINUTE;
  await world.run(jobId);
  expect((await world.emails()).map((row) => row['message_id'])).toEqual(
    ['m4', 'm1'].map((n) => `<${n}@test.example>`),
  );
  world.clock.now += 3 * MINUTE;
  await world.run(jobId);
  expect(await world.emails()).toHaveLength(3);
  expect(await world.setAside(id)).toMatchObject([{ uid: 2, attempts: 2 }]);
});

test('a retry that does not fit into the fetch costs no attempt', async () => {
  const world = await makeWorld();
  const { id, jobId, box } = await world.addInbox();
  const half = 'x'.repeat(9 * 1024 * 1024);
  for (let i = 1; i <= 2; i++) box.add(mail(`n${i}`) + half, TOO_LARGE);
  await world.run(jobId);
  for (const message of box.messages.values()) message.size = 9 * 1024 * 1024;
  world.clock.now += HOUR;
  await world.run(jobId);
  expect(await world.emails()).toHaveLength(1);
  expect(await world.setAside(id)).toMatchObject([
    { uid: 2, attempts: 1, next_attempt_at: expect.any(Number) },
  ]);
  world.clock.now += 3 * MINUTE;
  await world.run(jobId);
  expect(await world.emails()).toHaveLength(2);
});

test('a mailbox that kills the Worker before any message is recorded waits as after a failure, and reports it', async () => {
  const world = await makeWorld();
  const { id, jobId, box } = await world.addInbox();
  box.add(mail('y1'));
  const killed = async () => {
    const reached = new Promise<void>((resolve) => {
      world.sidecar.instead = () => {
        resolve();
        return new Promise<never>(() => {});
      };
    });
    void world.run(jobId);
    await reached;
  };
  for (let deaths = 1; deaths <= 6; deaths++) {
    await killed();
    world.clock.now += 3 * MINUTE;
  }
  const calls = world.sidecar.calls.length;
  await world.run(jobId);
  expect(world.sidecar.calls).toHaveLength(calls);
  expect(await world.sync(id)).toMatchObject({
    error_code: 'INTERRUPTED',
    error: expect.stringContaining('6 times in a row'),
  });
  expect(await world.job(jobId)).toMatchObject({ due_at: world.clock.now + HOUR, lease: null });

  // From then on it is tried once an hour, and recovers.
  world.clock.now += HOUR;
  await killed();
  world.clock.now += 3 * MINUTE;
  await world.run(jobId);
  expect(await world.job(jobId)).toMatchObject({ due_at: world.clock.now + HOUR });
  world.clock.now += HOUR;
  world.sidecar.instead = null;
  await world.run(jobId);
  expect(await world.emails()).toHaveLength(1);
  expect(await world.sync(id)).toMatchObject({ error_code: null });
});

test('messages of an earlier UIDVALIDITY are not retried', async () => {
  const world = await makeWorld();
  const { id, jobId, box } = await world.addInbox();
  box.add(mail('v1'), TOO_LARGE);
  box.add(mail('v2'));
  await world.run(jobId);
  box.messages.delete(1);
  box.renumber('5');
  world.clock.now += DAY;
  await world.run(jobId);
  expect(await world.setAside(id)).toEqual([]);
  expect(await world.emails()).toHaveLength(1);
  expect(await world.sync(id)).toMatchObject({ uidvalidity: '5', last_uid: 1, error: null });
});

test('set-aside messages are listed in their own organization only', async () => {
  const world = await makeWorld();
  const other = await makeWorld();
  const { id, jobId, box } = await world.addInbox();
  box.add(mail('o1'), TOO_LARGE);
  await world.run(jobId);
  world.clock.now += DAY;
  const listUids = async (of: typeof world) => {
    const ctx = of.ctx({ now: () => world.clock.now });
    const rows = [
      await listDueSetAside(ctx, id, { uidvalidity: '1', uid: 1, older: { uid: 1 } }, 9),
      await listInterrupted(ctx, id, { uidvalidity: '1', uid: 0, older: { uid: 1 } }, 9),
    ];
    return rows.map((list) => list.map(({ uid }) => uid));
  };
  expect(await listUids(world)).toEqual([[1], [1]]);
  expect(await listUids(other)).toEqual([[], []]);
});
