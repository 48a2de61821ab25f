import { describe, expect, test } from 'vitest';
import { deleteInbox } from '../../../../src/worker/modules/inboxes/delete.ts';
import { updateInbox } from '../../../../src/worker/modules/inboxes/update.ts';
import { MAX_RUN } from '../../../../src/worker/modules/sync/limits.ts';
import { Mailbox } from './fake-sidecar.ts';
import { at, DAY, MINUTE, mail, makeWorld, numbers } from './world.ts';

describe('a mailbox that is read for the first time', () => {
  test('shows its newest mail first, in the order of the ids, and the status says how far it is', async () => {
    const world = await makeWorld();
    const { id, jobId, box } = await world.addInbox();
    for (const n of numbers(1, 60)) box.add(mail(`m${n}`), at(world, -n * DAY));
    expect(await world.olderMail(id)).toBeNull();
    world.allowOneFetch();
    await world.run(jobId);
    expect(await world.names()).toEqual(numbers(36, 60).map((n) => `m${n}`));
    expect(await world.olderMail(id)).toEqual({
      is_done: false,
      messages_read: 25,
      messages_total: 60,
      uids_left: 35,
      reached_at: at(world, -60 * DAY - MAX_RUN).internalDate,
    });
    expect(await world.job(jobId)).toMatchObject({ due_at: world.clock.now, slow: 1, attempts: 0 });

    await world.run(jobId);
    expect(await world.names()).toEqual(numbers(1, 60).map((n) => `m${n}`));
    expect(world.sidecar.fetches().map(({ older }) => older?.below)).toEqual([null, null, 36, 11]);
    expect(await world.olderMail(id)).toMatchObject({ is_done: true, messages_read: 60, uids_left: 0 });
    expect(await world.job(jobId)).toMatchObject({ due_at: world.clock.now + 150_000, slow: 0 });
  });

  test('sends each UID once, in whichever direction, while new mail arrives', async () => {
    const world = await makeWorld();
    const { jobId, box } = await world.addOldInbox(110);
    const sent: number[] = [];
    world.sidecar.before = async (uid) => {
      sent.push(uid);
      if (sent.length % 20 === 1) box.add(mail(`new${sent.length}`), at(world));
    };
    await world.run(jobId);
    world.clock.now += 3 * MINUTE;
    await world.run(jobId);
    expect(sent.toSorted((a, b) => a - b)).toEqual(numbers(1, box.uidnext - 1));
    expect(await world.emails()).toHaveLength(sent.length);
  });

  test('takes new mail after one call at most', async () => {
    const world = await makeWorld();
    const { jobId, box } = await world.addOldInbox(100);
    world.sidecar.before = async (uid) => {
      // This happens during the second call.
      if (uid === 70) box.add(mail('new'), at(world));
    };
    await world.run(jobId);
    const directions = world.sidecar.fetches().map(({ cursor, older }) => [cursor?.uid, older?.below]);
    expect(directions).toEqual([
      [undefined, null],
      [100, 76],
      [100, 51],
      [100, null],
      [101, 26],
    ]);
    expect((await world.names()).at(-1)).toBe('new');
    expect(await world.history()).toMatchObject({ m1: true, m100: true, new: false });
  });

  test('is read in the slow lane, a few of its newest mail first', async () => {
    const world = await makeWorld();
    const { jobId } = await world.addOldInbox(60);
    world.allowOneFetch();
    await world.runIn('slow', jobId);
    expect(await world.emails()).toHaveLength(25);
    expect(await world.job(jobId)).toMatchObject({ slow: 1, due_at: world.clock.now, attempts: 0 });
    await world.runIn('slow', jobId);
    expect(await world.emails()).toHaveLength(60);
    expect(world.sidecar.fetches().map((call) => call.max_messages)).toEqual([25, 100, 100]);
    expect(await world.job(jobId)).toMatchObject({ slow: 0 });
  });

  test('with a gap in its UIDs, and messages that are expunged meanwhile, is read to its end', async () => {
    const world = await makeWorld();
    const { id, jobId, box } = await world.addOldInbox(30);
    box.uidnext = 4_000_000;
    for (const n of numbers(31, 60)) box.add(mail(`m${n}`), at(world, -DAY));
    world.allowOneFetch();
    await world.run(jobId);
    for (const uid of [...numbers(20, 30), 4_000_001]) box.messages.delete(uid);
    await world.run(jobId);
    expect(await world.emails()).toHaveLength(48);
    expect(await world.olderMail(id)).toMatchObject({
      is_done: true,
      messages_read: 48,
      messages_total: 60,
    });
  });

  test('that is empty has no older mail', async () => {
    const world = await makeWorld();
    const { id } = await world.addReadInbox();
    expect(await world.olderMail(id)).toMatchObject({ is_done: true, messages_total: 0, reached_at: null });
  });

  test('goes on where it was after it was switched off, and begins another mailbox anew', async () => {
    const world = await makeWorld();
    const { id, jobId } = await world.addOldInbox(60);
    await world.addInbox({ tag: 'Info' });
    world.allowOneFetch();
    await world.run(jobId);
    await updateInbox(world.ctx(), id, { is_active: false });
    world.clock.now += DAY;
    await world.run(jobId);
    expect(await world.emails()).toHaveLength(25);
    await updateInbox(world.ctx(), id, { is_active: true });
    world.allowOneFetch();
    await world.run(jobId);
    expect(await world.emails()).toHaveLength(50);

    const other = world.sidecar.mailbox('another');
    for (const n of numbers(1, 30)) other.add(mail(`o${n}`), at(world, -DAY));
    await updateInbox(world.ctx(), id, { imap_user: 'another' });
    await world.run(jobId);
    expect(await world.emails()).toHaveLength(80);
    expect(await world.olderMail(id)).toMatchObject({
      is_done: true,
      messages_read: 30,
      messages_total: 30,
    });
    expect(Object.values(await world.history())).toEqual(Array(80).fill(true));
  });

  test('and whose inbox is deleted meanwhile leaves nothing behind', async () => {
    const world = await makeWorld();
    const { id, jobId } = await world.addOldInbox(60);
    await world.addInbox({ tag: 'Info' });
    world.allowOneFetch();
    await world.run(jobId);
    await deleteInbox(world.ctx(), id);
    await world.run(jobId);
    expect(await world.sync(id)).toBeNull();
    expect(await world.job(jobId)).toBeNull();
    expect(await world.emails()).toHaveLength(25);
  });

  test('by a sidecar of another version, which reads in the wrong direction, fails and saves nothing', async () => {
    const world = await makeWorld();
    const { id, jobId } = await world.addInbox();
    const frames = [
      { type: 'mailbox', uidvalidity: '1', uidnext: 9, exists: 1, reset: false },
      { type: 'skipped', uid: 1, size: null, code: 'TOO_LARGE', message: 'It is too large.' },
      { type: 'end', uid: 8, more: false },
    ];
    world.sidecar.instead = () => new Response(frames.map((frame) => `${JSON.stringify(frame)}\n`).join(''));
    await world.run(jobId);
    expect(await world.sync(id)).toMatchObject({ error_code: 'SIDECAR_FAILED', older_uid: 9 });
    expect(await world.setAside(id)).toEqual([]);
  });
});

/** A mailbox of 200,000 messages, which are created as they are read. */
class LargeMailbox extends Mailbox {
  override uidnext = 200_001;
  override get exists() {
    return 200_000 + this.messages.size;
  }
  override get(uid: number) {
    if (uid < 1 || uid > 200_000) return this.messages.get(uid);
    const raw = new TextEncoder().encode(mail(`m${uid}`));
    return { raw, size: raw.length, internalDate: '2026-11-20T10:00:05.000Z', flags: [] };
  }
  override below(uid: number, count: number) {
    return numbers(Math.max(1, Math.min(uid - count, 200_001 - count)), Math.min(uid - 1, 200_000)).reverse();
  }
}

test('200,000 old messages delay new mail by one call at most, and another inbox not at all', async () => {
  const world = await makeWorld();
  const other = await world.addReadInbox({ tag: 'Info' });
  const { id, jobId, user } = await world.addInbox();
  const box = new LargeMailbox();
  world.sidecar.put(user, box);
  world.allowOneFetch();
  await world.runIn('slow', jobId);
  expect((await world.names()).at(-1)).toBe('m200000');
  expect(await world.olderMail(id)).toMatchObject({ messages_read: 25, messages_total: 200_000 });

  box.add(mail('new'), at(world));
  other.box.add(mail('other'), at(world));
  world.sidecar.calls = [];
  let release = () => {};
  const atOldMail = new Promise<void>((reached) => {
    world.sidecar.before = (uid) => {
      if (uid > 200_000 || uid === 1) return undefined;
      reached();
      return new Promise<void>((resolve) => {
        release = resolve;
      });
    };
  });
  const slow = world.runIn('slow', jobId);
  await atOldMail;
  world.sidecar.before = null;
  // The first call of the run has brought the new mail, while the old mail hangs in the second.
  expect(world.sidecar.fetches().map(({ older }) => older?.below)).toEqual([null, 199_976]);
  expect((await world.names()).at(-1)).toBe('new');
  await world.runIn('quick', other.jobId);
  expect(await world.names()).toContain('other');
  expect(await world.job(other.jobId)).toMatchObject({ slow: 0, attempts: 0 });
  world.clock.now += MAX_RUN;
  release();
  await slow;
  expect(await world.job(jobId)).toMatchObject({ due_at: world.clock.now, slow: 1, attempts: 0 });
});
