/** The mailbox of an organization that may save no more mail today: excess mail waits there. */
import { expect, test } from 'vitest';
import { at, DAY, HOUR, mail, makeWorld, numbers } from './world.ts';

const statusOf = async (world: Awaited<ReturnType<typeof makeWorld>>) => {
  const response = await world.request('GET', '/api/sync/status');
  return (await response.json<{ inboxes: Record<string, unknown>[] }>()).inboxes[0]!;
};

test('mail that is too much today is saved tomorrow, and nothing is set aside', async () => {
  const world = await makeWorld({ LIMIT_MAILS_PER_DAY: '3' });
  const { id, jobId, box } = await world.addReadInbox();
  for (const n of numbers(1, 5)) box.add(mail(`m${n}`), at(world));
  await world.run(jobId);
  expect(await world.names()).toEqual(['m1', 'm2', 'm3']);
  expect(await statusOf(world)).toMatchObject({
    state: 'failing',
    error_code: 'MAIL_LIMIT',
    error: expect.stringContaining('3 of the 3 mails today'),
    new_emails: 3,
    set_aside_count: 0,
  });
  expect(await world.job(jobId)).toMatchObject({ due_at: world.clock.now + HOUR, attempts: 0 });
  world.clock.now += HOUR;
  await world.run(jobId);
  expect(await world.names()).toHaveLength(3);
  world.clock.now += DAY;
  await world.run(jobId);
  expect(await world.names()).toEqual(['m1', 'm2', 'm3', 'm4', 'm5']);
  expect(await statusOf(world)).toMatchObject({ error: '', error_code: null, set_aside_count: 0 });
  expect(await world.setAside(id)).toEqual([]);
});

test('after a run that failed, waiting is no attempt at the message that waits', async () => {
  const world = await makeWorld({ LIMIT_MAILS_PER_DAY: '1' });
  const { id, jobId, box } = await world.addReadInbox();
  for (const n of numbers(1, 2)) box.add(mail(`m${n}`), at(world));
  world.sidecar.failure = { code: 'AUTH_FAILED', message: 'Wrong user or password.' };
  await world.run(jobId);
  world.sidecar.failure = null;
  expect(await world.job(jobId)).toMatchObject({ attempts: 1 });
  for (const _ of numbers(1, 5)) {
    world.clock.now += HOUR;
    await world.run(jobId);
    expect(await world.setAside(id)).toEqual([]);
  }
  expect(await world.names()).toEqual(['m1']);
  world.clock.now += DAY;
  await world.run(jobId);
  expect(await world.names()).toEqual(['m1', 'm2']);
});

test('older mail takes half of a day, so that new mail does not wait for it', async () => {
  const world = await makeWorld({ LIMIT_MAILS_PER_DAY: '6' });
  const { jobId, box } = await world.addOldInbox(5);
  await world.run(jobId);
  expect((await world.names()).sort()).toEqual(['m3', 'm4', 'm5']);
  expect(await statusOf(world)).toMatchObject({
    state: 'waiting',
    error: expect.stringContaining('Older mail waits until tomorrow'),
    older_mail: { is_done: false, messages_read: 3 },
  });
  // It does not try again and again.
  expect(await world.job(jobId)).toMatchObject({ due_at: world.clock.now + 150_000 });
  box.add(mail('new'), at(world));
  world.clock.now += HOUR;
  await world.run(jobId);
  expect(await world.names()).toContain('new');
  world.clock.now += DAY;
  for (const _ of numbers(1, 2)) await world.run(jobId);
  expect((await world.names()).sort()).toEqual(['m1', 'm2', 'm3', 'm4', 'm5', 'new']);
  expect(await statusOf(world)).toMatchObject({ error: '', older_mail: { is_done: true } });
});

test('in a renumbered mailbox, mail that waits until tomorrow is still new mail then', async () => {
  const world = await makeWorld({ LIMIT_MAILS_PER_DAY: '4' });
  const { id, jobId, box } = await world.addReadInbox();
  for (const n of numbers(1, 2)) box.add(mail(`m${n}`), at(world));
  await world.run(jobId);
  world.clock.now += HOUR;
  box.renumber('2');
  for (const n of numbers(3, 6)) box.add(mail(`m${n}`), at(world));
  await world.run(jobId);
  expect((await world.names()).sort()).toEqual(['m1', 'm2', 'm5', 'm6']);
  expect(await world.sync(id)).toMatchObject({ renumbered: 1 });
  world.clock.now += DAY;
  for (const _ of numbers(1, 2)) {
    await world.run(jobId);
    world.clock.now += HOUR;
  }
  const history = await world.history();
  expect(history).toEqual({ m1: false, m2: false, m3: false, m4: false, m5: false, m6: false });
  expect(await world.sync(id)).toMatchObject({ renumbered: 0 });
});
