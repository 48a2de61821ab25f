import { expect, test } from 'vitest';
import type { Frame } from '../../../../src/sidecar/protocol.ts';
import type { Mailbox } from './fake-sidecar.ts';
import { mail, makeWorld, TOO_LARGE, type World } from './world.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Gives the mailbox a new UIDVALIDITY in each session, as servers without state do. */
function renumberEachSession(world: World, box: Mailbox): void {
  let session = 100;
  world.sidecar.instead = (path) => {
    if (path === '/fetch') box.uidvalidity = String(session++);
    return undefined;
  };
}

const frames = (...list: Frame[]) => new Response(list.map((frame) => `${JSON.stringify(frame)}\n`).join(''));

async function statusOf(world: World, inboxId: number) {
  const response = await world.request('GET', '/api/sync/status');
  const { inboxes } = (await response.json()) as { inboxes: Record<string, unknown>[] };
  return inboxes.find((inbox) => inbox['inbox_id'] === inboxId);
}

/** Moves the clock to when the job is due, and runs it. Returns the wait in minutes. */
async function runWhenDue(world: World, jobId: number): Promise<number> {
  const due = (await world.job(jobId))?.['due_at'] as number;
  const wait = (due - world.clock.now) / MINUTE;
  world.clock.now = due;
  await world.run(jobId);
  return wait;
}

test('a server that renumbers in each session fails with a reason and growing waits, and new mail is still saved', async () => {
  const world = await makeWorld();
  const { id, jobId, box } = await world.addInbox();
  for (let i = 1; i <= 60; i++) box.add(mail(`u${i}`));
  renumberEachSession(world, box);
  await world.run(jobId);
  expect(await statusOf(world, id)).toMatchObject({
    state: 'failing',
    error_code: 'RENUMBERED',
    error: expect.stringContaining('UIDVALIDITY'),
    new_emails: 25,
  });
  // The newest 25 messages, in as few sessions as possible.
  expect(await world.emails()).toHaveLength(25);
  expect(world.sidecar.fetches()).toHaveLength(3);
  expect(world.queue.woken()).toEqual([]);

  const waits: number[] = [];
  for (let i = 1; i <= 7; i++) {
    box.add(mail(`later${i}`));
    waits.push(await runWhenDue(world, jobId));
    expect(await world.emails()).toHaveLength(25 + i);
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60]);
  expect(await world.sync(id)).toMatchObject({ error_code: 'RENUMBERED' });
});

test('a small mailbox that is renumbered in each session is read completely each time, and does not fail', async () => {
  const world = await makeWorld();
  const { id, jobId, box } = await world.addInbox();
  for (let i = 1; i <= 20; i++) box.add(mail(`w${i}`));
  renumberEachSession(world, box);
  for (let run = 0; run < 3; run++) {
    await world.run(jobId);
    expect(await world.sync(id)).toMatchObject({ error_code: null });
    world.clock.now += HOUR;
  }
  box.add(mail('w21'));
  await world.run(jobId);
  expect(await world.emails()).toHaveLength(21);
});

test('a mailbox that is renumbered once is read again, in as many runs as it takes', async () => {
  const world = await makeWorld();
  const { id, jobId, box } = await world.addInbox();
  for (let i = 1; i <= 60; i++) box.add(mail(`o${i}`));
  await world.run(jobId);
  box.uidvalidity = '2';
  box.add(mail('o61'));
  // Each fetch takes all the time of a run.
  world.sidecar.before = async () => {
    world.clock.now += 1_000;
  };
  world.clock.now += HOUR;
  await world.run(jobId);
  expect(await world.sync(id)).toMatchObject({ error_code: null });
  expect((await world.sync(id))!['older_uid']).toBeGreaterThan(1);
  for (let run = 0; run < 4; run++) await world.run(jobId);
  expect(await world.sync(id)).toMatchObject({
    uidvalidity: '2',
    last_uid: 61,
    older_uid: 1,
    error_code: null,
  });
  expect(await world.emails()).toHaveLength(61);

  // Since it has been read to its end, renumbering it again, a year later, is not a failure.
  box.uidvalidity = '3';
  world.clock.now += HOUR;
  await world.run(jobId);
  expect(await world.sync(id)).toMatchObject({ uidvalidity: '3', error_code: null });
});

test('a mailbox that is renumbered before each run, and never read to its end, fails', async () => {
  const world = await makeWorld();
  const { id, jobId, box } = await world.addInbox();
  for (let i = 1; i <= 60; i++) box.add(mail(`e${i}`));
  renumberEachSession(world, box);
  world.sidecar.before = async () => {
    world.clock.now += 1_000;
  };
  await world.run(jobId);
  await world.run(jobId);
  expect(await world.sync(id)).toMatchObject({ error_code: null });
  await world.run(jobId);
  expect(await world.sync(id)).toMatchObject({ error_code: 'RENUMBERED' });
  expect(await world.job(jobId)).toMatchObject({ due_at: world.clock.now + MINUTE });
});

test('a server that times out at a message fails the run; the third time the message is set aside', async () => {
  const world = await makeWorld();
  const { id, jobId } = await world.addReadInbox();
  const slow = (from: number) =>
    frames(
      { type: 'mailbox', uidvalidity: '1', uidnext: 9, exists: 8, reset: false },
      {
        type: 'skipped',
        uid: from + 1,
        size: 900,
        code: 'TIMEOUT',
        message: 'The server did not send it within 60 seconds.',
      },
      { type: 'end', uid: from + 1, more: true },
    );
  world.sidecar.instead = (path) => {
    if (path !== '/fetch') return undefined;
    world.clock.now += MINUTE;
    return slow(world.sidecar.fetches().at(-1)?.cursor?.uid ?? 0);
  };
  await world.run(jobId);
  const waits: number[] = [];
  for (let attempts = 1; attempts <= 3; attempts++) {
    expect(await statusOf(world, id)).toMatchObject({
      state: 'failing',
      error_code: 'TOO_SLOW',
      error: expect.stringContaining('60 seconds'),
      set_aside: [{ uid: 1, attempts, code: 'TIMEOUT' }],
    });
    expect(await world.sync(id)).toMatchObject({ last_uid: attempts < 3 ? 0 : 1, error_code: 'TOO_SLOW' });
    expect(world.queue.woken()).toEqual([]);
    waits.push(await runWhenDue(world, jobId));
  }
  // The next message is just as slow: the inbox keeps failing.
  expect(await world.sync(id)).toMatchObject({ last_uid: 1, error_code: 'TOO_SLOW' });
  expect(await world.setAside(id)).toMatchObject([
    { uid: 1, attempts: 3 },
    { uid: 2, attempts: 1 },
  ]);
  waits.push(await runWhenDue(world, jobId));
  expect(waits).toEqual([1, 2, 4, 8]);
});

test('a retry that takes all the time of a run does not hold up new messages', async () => {
  const world = await makeWorld();
  const { id, jobId, box } = await world.addInbox();
  const uid = box.add(mail('t1'), TOO_LARGE);
  await world.run(jobId);
  box.messages.get(uid)!.size = 100;
  box.add(mail('t2'));
  world.clock.now += HOUR;
  world.sidecar.instead = () => {
    if (!world.sidecar.fetches().at(-1)?.uids) return undefined;
    world.clock.now += MINUTE;
    return frames(
      { type: 'mailbox', uidvalidity: '1', uidnext: 3, exists: 2, reset: false },
      { type: 'skipped', uid, size: 100, code: 'TIMEOUT', message: 'Not in 60 seconds.' },
      { type: 'end', uid: 1, more: true },
    );
  };
  await world.run(jobId);
  expect((await world.emails()).map((row) => row['message_id'])).toEqual(['<t2@test.example>']);
  expect(await world.sync(id)).toMatchObject({ last_uid: 2, error_code: null });
  expect(await world.setAside(id)).toMatchObject([{ uid, attempts: 2, code: 'TIMEOUT' }]);
});

test.each(['onward', 'backward'])(
  'a fetch %s that reports more mail but sends none is not repeated endlessly',
  async (direction) => {
    const world = await makeWorld();
    const { id, jobId } = await (direction === 'onward' ? world.addReadInbox() : world.addInbox());
    const mailbox = { type: 'mailbox' as const, uidvalidity: '1', uidnext: 9, exists: 8, reset: false };
    world.sidecar.instead = () =>
      direction === 'onward'
        ? frames(mailbox, { type: 'end', uid: 0, more: true })
        : frames({ ...mailbox, backward: true }, { type: 'end', uid: 9, more: true });
    await world.run(jobId);
    expect(world.sidecar.fetches()).toHaveLength(1);
    expect(world.queue.woken()).toEqual([]);
    expect(await statusOf(world, id)).toMatchObject({ error_code: 'NO_PROGRESS', state: 'failing' });
  },
);

test('the cursor never moves back, in whatever order the UIDs arrive', async () => {
  const world = await makeWorld();
  const { id, jobId, box } = await world.addReadInbox();
  for (let i = 1; i <= 30; i++) box.add(mail(`b${i}`));
  const answer = world.sidecar.answer.bind(world.sidecar);
  world.sidecar.answer = async (request) => {
    const text = await (await answer(request)).text();
    return new Response(
      text.replace('"message","uid":25,', '"message","uid":2,').replace('"end","uid":25,', '"end","uid":3,'),
    );
  };
  await world.run(jobId);
  expect(world.sidecar.fetches().map((call) => call.cursor?.uid)).toEqual([0, 24]);
  expect(await world.sync(id)).toMatchObject({ last_uid: 30 });
  expect(await world.emails()).toHaveLength(30);
});
