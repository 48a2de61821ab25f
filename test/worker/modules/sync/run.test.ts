import { expect, test } from 'vitest';
import { wakeDueJobs } from '../../../../src/worker/jobs.ts';
import { deleteInbox } from '../../../../src/worker/modules/inboxes/delete.ts';
import { updateInbox } from '../../../../src/worker/modules/inboxes/update.ts';
import { syncJob } from '../../../../src/worker/modules/sync/run.ts';
import { inHome, testEnv } from '../../helpers.ts';
import { DAY, HOUR, MINUTE, mail, makeWorld, TOO_LARGE } from './world.ts';

test('a new inbox is read from the beginning, then only its new mail', async () => {
  const world = await makeWorld();
  const { id, jobId, box } = await world.addInbox();
  for (let i = 1; i <= 3; i++) box.add(mail(`a${i}`));
  await world.run(jobId);
  expect(await world.emails()).toEqual(
    [1, 2, 3].map((i) => ({
      message_id: `<a${i}@test.example>`,
      tag: 'Support',
      inbox_id: id,
      received_at: Date.parse('2026-11-20T10:00:00Z'),
    })),
  );
  expect(await world.sync(id)).toMatchObject({
    uidvalidity: '1',
    last_uid: 3,
    last_new: 3,
    last_run_at: world.clock.now,
    last_success_at: world.clock.now,
    error: null,
  });
  expect(await world.job(jobId)).toMatchObject({
    due_at: world.clock.now + 150_000,
    lease: null,
    attempts: 0,
  });
  expect(world.eventQueue.sent.map(({ body }) => body)).toEqual([{ kind: 'deliver-events', ...inHome }]);

  box.add(mail('a4'));
  world.clock.now += 3 * MINUTE;
  await world.run(jobId);
  expect(world.sidecar.fetches().map((call) => call.cursor)).toEqual([null, { uidvalidity: '1', uid: 3 }]);
  expect(await world.emails()).toHaveLength(4);
  expect(await world.sync(id)).toMatchObject({ last_uid: 4, last_new: 1 });
  expect(world.queue.woken()).toEqual([]);
});

test('an email that was read in another mail program is marked as read', async () => {
  const world = await makeWorld();
  const { id, jobId, box } = await world.addInbox();
  box.add(mail('old'), { flags: ['\\Answered', '\\Seen'] });
  box.add(mail('new'));
  await world.run(jobId);
  const { results } = await testEnv.DB.prepare('SELECT is_read FROM emails WHERE inbox_id = ? ORDER BY id')
    .bind(id)
    .all();
  expect(results).toEqual([{ is_read: 1 }, { is_read: 0 }]);
});

test('the sidecar is called with the credentials of the inbox', async () => {
  const world = await makeWorld();
  const { jobId, user } = await world.addInbox();
  await world.run(jobId);
  expect(world.sidecar.fetches()[0]).toMatchObject({
    slow: false,
    connection: { host: 'imap.example.com', port: 993, user, password: 'imap-pass-word', tls: true },
    mailbox: 'INBOX',
    max_messages: 25,
    max_bytes: 16 * 1024 * 1024,
    max_message_bytes: 25 * 1024 * 1024,
  });
});

test('one run makes several fetches if there is more mail than one fetch holds', async () => {
  const world = await makeWorld();
  const { id, jobId, box } = await world.addReadInbox();
  for (let i = 1; i <= 60; i++) box.add(mail(`m${i}`));
  await world.run(jobId);
  expect(world.sidecar.fetches().map((call) => call.cursor?.uid)).toEqual([0, 25, 50]);
  expect(await world.emails()).toHaveLength(60);
  expect(await world.sync(id)).toMatchObject({ last_uid: 60, last_new: 60 });
});

test('a job whose run is out of time is due again immediately, and continues', async () => {
  const world = await makeWorld();
  const { id, jobId, box } = await world.addReadInbox();
  for (let i = 1; i <= 60; i++) box.add(mail(`m${i}`));
  world.sidecar.before = async (uid) => {
    if (uid === 10) world.clock.now += 21_000;
  };
  await world.run(jobId);
  expect(world.sidecar.fetches()).toHaveLength(1);
  // The fetched mail is saved.
  expect(await world.sync(id)).toMatchObject({ last_uid: 25 });
  expect(await world.emails()).toHaveLength(25);
  expect(await world.job(jobId)).toMatchObject({ due_at: world.clock.now, lease: null, attempts: 0 });
  expect(world.queue.woken()).toEqual([jobId]);

  world.sidecar.before = null;
  await world.run(jobId);
  expect(await world.emails()).toHaveLength(60);
  expect(await world.sync(id)).toMatchObject({ last_uid: 60 });
});

test('a repeated wake-up, or one that is too early, does nothing', async () => {
  const world = await makeWorld();
  const { jobId } = await world.addInbox();
  await world.run(jobId);
  await world.run(jobId);
  world.clock.now += MINUTE;
  await world.run(jobId);
  await world.run(jobId + 1_000_000);
  expect(world.sidecar.calls).toHaveLength(1);
});

test('after a stream that is cut short, its messages stay saved, and the next run continues', async () => {
  const world = await makeWorld();
  const { id, jobId, box } = await world.addInbox();
  for (let i = 1; i <= 3; i++) box.add(mail(`c${i}`));
  // The mailbox frame, the first message, and the beginning of the second.
  world.sidecar.cutAfter = 450;
  await world.run(jobId);
  expect(await world.emails()).toHaveLength(1);
  expect(await world.sync(id)).toMatchObject({
    last_uid: 3,
    older_uid: 3,
    last_new: 1,
    last_success_at: null,
    error_code: 'SIDECAR_UNAVAILABLE',
    error: expect.stringContaining('cut short'),
  });

  world.sidecar.cutAfter = Number.POSITIVE_INFINITY;
  world.clock.now += MINUTE;
  await world.run(jobId);
  expect(await world.emails()).toHaveLength(3);
  expect(await world.sync(id)).toMatchObject({ older_uid: 1, last_new: 2, error: null, error_code: null });
  expect(await world.setAside(id)).toEqual([]);
});

test('after a new UIDVALIDITY the mailbox is read again without duplicates', async () => {
  const world = await makeWorld();
  const { id, jobId, box } = await world.addInbox();
  for (let i = 1; i <= 3; i++) box.add(mail(`r${i}`));
  box.add(mail('large'), TOO_LARGE);
  await world.run(jobId);
  expect(await world.setAside(id)).toMatchObject([{ uidvalidity: '1', uid: 4 }]);

  box.messages.delete(1);
  box.renumber('2');
  box.add(mail('r5'), { internalDate: new Date(world.clock.now).toISOString() });
  world.clock.now += HOUR;
  await world.run(jobId);
  expect((await world.emails()).map((row) => row['message_id'])).toEqual(
    ['r1', 'r2', 'r3', 'r5'].map((n) => `<${n}@test.example>`),
  );
  expect(await world.sync(id)).toMatchObject({ uidvalidity: '2', last_uid: 4, last_new: 1 });
  expect(await world.setAside(id)).toMatchObject([{ uidvalidity: '2', uid: 3, attempts: 1 }]);
});

test('a mailbox whose UIDs are below the cursor is read again', async () => {
  const world = await makeWorld();
  const { id, jobId, box } = await world.addInbox();
  for (let i = 1; i <= 3; i++) box.add(mail(`n${i}`));
  await world.run(jobId);
  box.messages.clear();
  box.uidnext = 1;
  box.add(mail('n4'));
  world.clock.now += HOUR;
  await world.run(jobId);
  expect(await world.emails()).toHaveLength(4);
  expect(await world.sync(id)).toMatchObject({ last_uid: 1, last_new: 1 });
});

test('the cursor of another mailbox is not used', async () => {
  const world = await makeWorld();
  const { id, jobId, box } = await world.addInbox();
  for (let i = 1; i <= 3; i++) box.add(mail(`o${i}`));
  box.add(mail('o4'), TOO_LARGE);
  await world.run(jobId);
  const other = world.sidecar.mailbox('another');
  other.add(mail('p1'));
  other.add(mail('p2'));
  await updateInbox(world.ctx(), id, { imap_user: 'another' });
  await world.run(jobId);
  expect(world.sidecar.fetches().at(-1)).toMatchObject({ cursor: null });
  expect(await world.emails()).toHaveLength(5);
  expect(await world.sync(id)).toMatchObject({
    mailbox: 'another@imap.example.com',
    uidvalidity: '1',
    last_uid: 2,
  });
  expect(await world.setAside(id)).toEqual([]);
});

test('of two concurrent runs only one reads', async () => {
  const world = await makeWorld();
  const { jobId, box } = await world.addInbox();
  for (let i = 1; i <= 5; i++) box.add(mail(`t${i}`));
  await Promise.all([world.run(jobId), world.run(jobId)]);
  expect(world.sidecar.fetches()).toHaveLength(1);
  expect(await world.emails()).toHaveLength(5);
});

test('a run that has lost its lease changes nothing', async () => {
  const world = await makeWorld();
  const { id, jobId, box } = await world.addReadInbox();
  for (let i = 1; i <= 4; i++) box.add(mail(`l${i}`), i === 4 ? TOO_LARGE : {});
  let reached: () => void = () => {};
  let release: () => void = () => {};
  const stuck = new Promise<void>((resolve) => {
    reached = resolve;
  });
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  world.sidecar.before = (uid) => {
    if (uid !== 2) return undefined;
    world.sidecar.before = null;
    reached();
    return released;
  };
  const slow = world.run(jobId);
  await stuck;
  expect(await world.sync(id)).toMatchObject({ last_uid: 0 });

  // Its lease expires, and the mailbox has a new UIDVALIDITY when another run takes over.
  world.clock.now += 6 * MINUTE;
  box.uidvalidity = '9';
  await world.run(jobId);
  const after = {
    sync: await world.sync(id),
    job: await world.job(jobId),
    setAside: await world.setAside(id),
  };
  expect(after.sync).toMatchObject({ uidvalidity: '9', last_uid: 4 });
  await testEnv.DB.prepare('UPDATE syncs SET last_uid = 0 WHERE inbox_id = ?').bind(id).run();
  release();
  await slow;
  expect(await world.sync(id)).toEqual({ ...after.sync, last_uid: 0 });
  expect(await world.job(jobId)).toEqual(after.job);
  expect(await world.setAside(id)).toEqual(after.setAside);
  expect(await world.emails()).toHaveLength(3);
});

test('cron wakes a job whose worker died, and another run takes it over', async () => {
  const world = await makeWorld();
  const { jobId, box } = await world.addInbox();
  box.add(mail('d1'));
  await testEnv.DB.prepare("UPDATE jobs SET lease = 'dead', lease_until = ?, due_at = NULL WHERE id = ?")
    .bind(world.clock.now + 5 * MINUTE, jobId)
    .run();
  await world.run(jobId);
  expect(world.sidecar.calls).toHaveLength(0);
  world.clock.now += 5 * MINUTE + 1;
  const ctx = world.ctx();
  await wakeDueJobs(ctx, syncJob);
  await ctx.waited();
  expect(world.queue.woken()).toContain(jobId);
  await world.run(jobId);
  expect(await world.emails()).toHaveLength(1);
});

test('failures are reported and retried with growing waits of at most an hour; a success clears them', async () => {
  const world = await makeWorld();
  const { id, jobId } = await world.addInbox();
  const failure = { code: 'TIMEOUT' as const, message: 'The server did not answer.' };
  world.sidecar.failure = failure;
  const waits: number[] = [];
  for (let i = 0; i < 8; i++) {
    await world.run(jobId);
    const due = (await world.job(jobId))?.['due_at'] as number;
    waits.push((due - world.clock.now) / MINUTE);
    world.clock.now = due;
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
  expect(await world.sync(id)).toMatchObject({
    error_code: 'TIMEOUT',
    error: failure.message,
    refused_since: null,
  });
  world.sidecar.failure = null;
  await world.run(jobId);
  expect(await world.sync(id)).toMatchObject({ error_code: null, error: null });
  expect(await world.job(jobId)).toMatchObject({ attempts: 0, due_at: world.clock.now + 150_000 });
});

test('a sidecar that refuses the call or answers nonsense is reported as such', async () => {
  const world = await makeWorld();
  const { id, jobId } = await world.addInbox();
  const answers: [(path: string) => Response, string][] = [
    [() => new Response('oops', { status: 400 }), 'status 400'],
    [() => new Response('<html>\n'), 'not JSON'],
    [() => new Response('{"type":"surprise"}\n'), 'unknown'],
    [() => new Response('{"type":"end","uid":5,"more":true}\n'), 'out of order'],
    [() => new Response('x'.repeat(100_000)), 'too long'],
    [() => new Response(null), 'no frames'],
    [
      () =>
        new Response(
          '{"type":"mailbox","uidvalidity":"1","uidnext":9,"exists":1,"reset":false,"backward":true}\n' +
            '{"type":"message","uid":1,"internal_date":null,"flags":[],"length":999999999}\n',
        ),
      'too long',
    ],
  ];
  for (const [answer, text] of answers) {
    world.sidecar.instead = answer;
    await world.run(jobId);
    expect(await world.sync(id)).toMatchObject({
      error_code: 'SIDECAR_FAILED',
      error: expect.stringContaining(text),
    });
    world.clock.now += HOUR;
  }
  expect(await world.job(jobId)).toMatchObject({ attempts: answers.length, lease: null });
});

test('a busy sidecar is not a failure: the job stays due, and is woken a little later', async () => {
  const world = await makeWorld();
  const { id, jobId } = await world.addInbox();
  world.sidecar.failure = { code: 'BUSY', message: 'Try again.' };
  await world.run(jobId);
  expect(await world.sync(id)).toBeNull();
  expect(await world.job(jobId)).toMatchObject({ due_at: world.clock.now, lease: null, attempts: 0 });
  expect(world.queue.sent).toEqual([{ body: { kind: 'sync', job_id: jobId, ...inHome }, delaySeconds: 20 }]);
});

test('credentials that are refused for three days in a row are no longer tried', async () => {
  const world = await makeWorld();
  const { id, jobId } = await world.addInbox();
  world.sidecar.failure = { code: 'AUTH_FAILED', message: 'Wrong user or password.' };
  const since = world.clock.now;
  await world.run(jobId);
  expect(await world.sync(id)).toMatchObject({ refused_since: since, disabled_reason: null });
  world.clock.now = since + 3 * DAY - 1;
  await world.run(jobId);
  expect(await world.sync(id)).toMatchObject({ refused_since: since, disabled_reason: null });
  world.clock.now += HOUR;
  await world.run(jobId);
  expect(await world.sync(id)).toMatchObject({
    refused_since: since,
    disabled_reason: expect.stringContaining(new Date(since).toISOString()),
  });
  expect(await world.job(jobId)).toMatchObject({ due_at: null, lease: null });
  world.clock.now += DAY;
  await world.run(jobId);
  expect(world.sidecar.fetches()).toHaveLength(3);

  // New wrong credentials have another three days. Correct ones clear the error.
  await updateInbox(world.ctx(), id, { imap_password: 'also wrong' });
  await world.run(jobId);
  expect(await world.sync(id)).toMatchObject({ refused_since: world.clock.now, disabled_reason: null });
  await updateInbox(world.ctx(), id, { imap_password: 'right' });
  world.sidecar.failure = null;
  await world.run(jobId);
  expect(await world.sync(id)).toMatchObject({ refused_since: null, error: null });
});

test('another failure in between restarts the three days', async () => {
  const world = await makeWorld();
  const { id, jobId } = await world.addInbox();
  world.sidecar.failure = { code: 'AUTH_FAILED', message: 'Wrong user or password.' };
  await world.run(jobId);
  world.clock.now += DAY;
  world.sidecar.failure = { code: 'REFUSED', message: 'Nothing there.' };
  await world.run(jobId);
  expect(await world.sync(id)).toMatchObject({ refused_since: null });
  world.clock.now += 3 * DAY;
  world.sidecar.failure = { code: 'AUTH_FAILED', message: 'Wrong user or password.' };
  await world.run(jobId);
  expect(await world.sync(id)).toMatchObject({ refused_since: world.clock.now, disabled_reason: null });
});

test('an inbox that is switched off is not read until it is switched on', async () => {
  const world = await makeWorld();
  const { id, jobId, box } = await world.addInbox();
  await world.addInbox({ tag: 'Info' });
  box.add(mail('s1'));
  await updateInbox(world.ctx(), id, { is_active: false });
  await world.run(jobId);
  expect(world.sidecar.calls).toHaveLength(0);
  expect(await world.job(jobId)).toMatchObject({ due_at: null, lease: null });

  const ctx = world.ctx();
  await updateInbox(ctx, id, { is_active: true });
  await ctx.waited();
  expect(world.queue.woken()).toEqual([jobId]);
  await world.run(jobId);
  expect(await world.emails()).toHaveLength(1);
});

test('the sync of a deleted inbox is deleted; its mail stays', async () => {
  const world = await makeWorld();
  const { id, jobId, box } = await world.addInbox();
  await world.addInbox({ tag: 'Info' });
  box.add(mail('x1'));
  box.add(mail('x2'), TOO_LARGE);
  await world.run(jobId);
  expect(await world.setAside(id)).toHaveLength(1);
  const ctx = world.ctx();
  await deleteInbox(ctx, id);
  await ctx.waited();
  expect(world.queue.woken()).toEqual([jobId]);
  await world.run(jobId);
  expect(await world.sync(id)).toBeNull();
  expect(await world.job(jobId)).toBeNull();
  expect(await world.setAside(id)).toEqual([]);
  expect(await world.emails()).toHaveLength(1);
});

test('passwords that do not open are reported, and do not crash the run', async () => {
  const world = await makeWorld();
  const { id, jobId } = await world.addInbox();
  await testEnv.DB.prepare('UPDATE inboxes SET imap_password = smtp_password WHERE id = ?').bind(id).run();
  await world.run(jobId);
  expect(world.sidecar.calls).toHaveLength(0);
  expect(await world.sync(id)).toMatchObject({ error_code: 'PASSWORD_UNREADABLE' });
  expect(await world.job(jobId)).toMatchObject({ due_at: world.clock.now + MINUTE, attempts: 1 });
});

test('an inbox that fails does not affect another', async () => {
  const world = await makeWorld();
  const bad = await world.addInbox();
  const good = await world.addInbox({ tag: 'Info' });
  good.box.add(mail('g1'));
  world.sidecar.instead = () =>
    world.sidecar.calls.length === 1 ? new Response(null, { status: 500 }) : undefined;
  await world.run(bad.jobId);
  await world.run(good.jobId);
  expect(await world.sync(bad.id)).toMatchObject({ error_code: 'SIDECAR_UNAVAILABLE' });
  expect(await world.sync(good.id)).toMatchObject({ error_code: null, last_new: 1 });
});
