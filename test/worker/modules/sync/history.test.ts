/** History is mail that was in its mailbox at the first sync. */
import { describe, expect, test } from 'vitest';
import { testEnv } from '../../helpers.ts';
import { at, DAY, MINUTE, mail, makeWorld, numbers, TOO_LARGE } from './world.ts';

describe('what is history', () => {
  test('is decided by when mail arrived; ids of history are below those of new mail', async () => {
    const world = await makeWorld();
    const { jobId, box } = await world.addInbox();
    box.add(mail('old'), at(world, -DAY));
    // The clock of the server is ahead, or it reports no date: the mail was there before the first sync nevertheless.
    box.add(mail('ahead'), at(world, 5 * MINUTE));
    box.add(mail('dateless'), { internalDate: null });
    await world.run(jobId);
    world.clock.now += 3 * MINUTE;
    box.add(mail('new'), at(world));
    box.add(mail('moved-here'), at(world, -DAY));
    box.add(mail('new-dateless'), { internalDate: null });
    await world.run(jobId);
    expect(await world.history()).toEqual({
      old: true,
      ahead: true,
      dateless: true,
      new: false,
      'moved-here': true,
      'new-dateless': false,
    });
    expect(await world.names()).toEqual(['moved-here', 'old', 'ahead', 'dateless', 'new', 'new-dateless']);
  });

  test('after a new UIDVALIDITY is what arrived before the last success', async () => {
    const world = await makeWorld();
    const { id, jobId, box } = await world.addOldInbox(30);
    box.add(mail('large'), { ...TOO_LARGE, ...at(world, -DAY) });
    await world.run(jobId);
    world.clock.now += DAY;
    await world.run(jobId);
    const success = world.clock.now;
    world.clock.now += DAY;
    for (const message of box.messages.values()) message.size = 100;
    box.add(mail('unseen'), at(world, -2 * DAY));
    box.add(mail('meanwhile'), { internalDate: new Date(success + MINUTE).toISOString() });
    box.add(mail('just-now'), at(world));
    box.renumber('2');
    await world.run(jobId);
    expect(await world.olderMail(id)).toMatchObject({ is_done: true, messages_read: 34 });
    expect(await world.history()).toMatchObject({
      large: true,
      unseen: true,
      meanwhile: false,
      'just-now': false,
    });
    expect(await world.emails()).toHaveLength(34);
    expect(await world.sync(id)).toMatchObject({ renumbered: 0, caught_up_at: world.clock.now });
  });

  test('stays what it was when the server renumbers in the middle of reading', async () => {
    const world = await makeWorld();
    const { id, jobId, box } = await world.addOldInbox(60);
    world.allowOneFetch();
    await world.run(jobId);
    box.add(mail('new'), at(world));
    box.renumber('2');
    await world.run(jobId);
    expect(await world.emails()).toHaveLength(61);
    const { new: isHistory, ...others } = await world.history();
    expect(isHistory).toBe(false);
    expect(Object.values(others)).toEqual(Array(60).fill(true));
    expect(await world.olderMail(id)).toMatchObject({
      is_done: true,
      messages_read: 61,
      messages_total: 61,
    });
  });

  test('does not begin in a mailbox that an earlier version has begun: it reads onward only', async () => {
    const world = await makeWorld();
    const { id, jobId } = await world.addOldInbox(30);
    await testEnv.DB.prepare(
      "INSERT INTO syncs (inbox_id, organization_id, mailbox, uidvalidity, last_uid) VALUES (?, ?, ?, '1', 10)",
    )
      .bind(id, world.client.organizationId, `user${world.client.organizationId}-Support@imap.example.com`)
      .run();
    await world.run(jobId);
    expect(await world.names()).toEqual(numbers(11, 30).map((n) => `m${n}`));
    expect(Object.values(await world.history())).toEqual(Array(20).fill(false));
    expect(await world.olderMail(id)).toEqual({
      is_done: true,
      messages_read: 0,
      messages_total: null,
      uids_left: 0,
      reached_at: null,
    });
  });

  test('a server whose UIDNEXT falls is read again, and what arrived since is new', async () => {
    const world = await makeWorld();
    const { jobId, box } = await world.addOldInbox(30);
    box.uidnext = 4_000_000_000;
    await world.run(jobId);
    box.uidnext = 31;
    world.clock.now += DAY;
    box.add(mail('new'), at(world));
    await world.run(jobId);
    expect(await world.emails()).toHaveLength(31);
    expect(await world.history()).toMatchObject({ m30: true, new: false });
  });
});

test('set-aside messages of both directions are retried, and keep what they are', async () => {
  const world = await makeWorld();
  const { id, jobId, box } = await world.addOldInbox(60);
  for (const uid of [10, 60]) box.messages.get(uid)!.size = TOO_LARGE.size;
  world.allowOneFetch();
  await world.run(jobId);
  expect(await world.setAside(id)).toMatchObject([{ uid: 60 }]);
  box.add(mail('new'), { ...TOO_LARGE, ...at(world) });
  await world.run(jobId);
  expect(await world.setAside(id)).toMatchObject([{ uid: 10 }, { uid: 60 }, { uid: 61 }]);
  for (const message of box.messages.values()) message.size = 100;
  world.clock.now += DAY;
  await world.run(jobId);
  expect(await world.setAside(id)).toEqual([]);
  expect(await world.history()).toMatchObject({ m10: true, m60: true, new: false });
  expect(await world.emails()).toHaveLength(61);
});
