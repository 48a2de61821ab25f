import { describe, expect, test } from 'vitest';
import { deleteInbox } from '../../../../src/worker/modules/inboxes/delete.ts';
import { updateInbox } from '../../../../src/worker/modules/inboxes/update.ts';
import { MAX_RUN } from '../../../../src/worker/modules/sync/limits.ts';
import { syncJob } from '../../../../src/worker/modules/sync/run.ts';
import type { Lane } from '../../../../src/worker/platform/work/jobs.ts';
import { runJob } from '../../../../src/worker/platform/work/run-job.ts';
import { testEnv } from '../../helpers.ts';
import { Mailbox } from './fake-sidecar.ts';
import { mail, makeWorld, TOO_LARGE, type World } from './world.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

async function run(world: World, jobId: number, lane: Lane) {
  const ctx = world.ctx();
  await runJob(ctx, syncJob, jobId, lane);
  await ctx.waited();
}

/** Lets the next run make one fetch only. */
function allowOneFetch(world: World): void {
  world.sidecar.before = async () => {
    world.clock.now += MAX_RUN;
    world.sidecar.before = null;
  };
}

async function olderMail(world: World, inboxId: number) {
  const response = await world.request('GET', '/api/sync/status');
  const { inboxes } = (await response.json()) as { inboxes: { inbox_id: number; older_mail: unknown }[] };
  return inboxes.find((inbox) => inbox.inbox_id === inboxId)?.older_mail;
}

/** The names of the emails in the order of their ids. */
const names = async (world: World) =>
  (await world.emails()).map((row) => String(row['message_id']).replace(/^<|@.*$/g, ''));

/** The name of each saved email, and whether its event calls it history. */
async function historyOf(world: World): Promise<Record<string, boolean>> {
  const { results } = await testEnv.DB.prepare(
    "SELECT data FROM events WHERE organization_id = ? AND type = 'email.saved'",
  )
    .bind(world.client.organizationId)
    .all<{ data: string }>();
  const events = results.map(({ data }) => JSON.parse(data) as { message_id: string; is_history: boolean });
  return Object.fromEntries(events.map((data) => [data.message_id.replace(/^<|@.*$/g, ''), data.is_history]));
}

const at = (world: World, ms = 0) => ({ internalDate: new Date(world.clock.now + ms).toISOString() });
const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);

describe('a mailbox that is read for the first time', () => {
  test('shows its newest mail first, in the order of the ids, and the status says how far it is', async () => {
    const world = await makeWorld();
    const { id, jobId, box } = await world.addInbox();
    for (const n of numbers(1, 60)) box.add(mail(`m${n}`), at(world, -n * DAY));
    expect(await olderMail(world, id)).toBeNull();
    allowOneFetch(world);
    await world.run(jobId);
    expect(await names(world)).toEqual(numbers(36, 60).map((n) => `m${n}`));
    expect(await olderMail(world, id)).toEqual({
      is_done: false,
      messages_read: 25,
      messages_total: 60,
      uids_left: 35,
      reached_at: at(world, -60 * DAY - MAX_RUN).internalDate,
    });
    expect(await world.job(jobId)).toMatchObject({ due_at: world.clock.now, slow: 1, attempts: 0 });

    await world.run(jobId);
    expect(await names(world)).toEqual(numbers(1, 60).map((n) => `m${n}`));
    expect(world.sidecar.fetches().map(({ older }) => older?.below)).toEqual([null, null, 36, 11]);
    expect(await olderMail(world, id)).toMatchObject({ is_done: true, messages_read: 60, uids_left: 0 });
    expect(await world.job(jobId)).toMatchObject({ due_at: world.clock.now + 150_000, slow: 0 });
  });

  test('sends each UID once, in whichever direction, while new mail arrives', async () => {
    const world = await makeWorld();
    const { jobId, box } = await world.addInbox();
    for (const n of numbers(1, 110)) box.add(mail(`m${n}`), at(world, -DAY));
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
    const { jobId, box } = await world.addInbox();
    for (const n of numbers(1, 100)) box.add(mail(`m${n}`), at(world, -DAY));
    world.sidecar.before = async (uid) => {
      // During the second call.
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
    expect((await names(world)).at(-1)).toBe('new');
    expect(await historyOf(world)).toMatchObject({ m1: true, m100: true, new: false });
  });

  test('is read in the slow lane beyond its newest mail', async () => {
    const world = await makeWorld();
    const { jobId, box } = await world.addInbox();
    for (const n of numbers(1, 60)) box.add(mail(`m${n}`), at(world, -DAY));
    await run(world, jobId, 'quick');
    expect(await world.emails()).toHaveLength(25);
    expect(await world.job(jobId)).toMatchObject({ slow: 1, due_at: world.clock.now, attempts: 0 });
    await run(world, jobId, 'slow');
    expect(await world.emails()).toHaveLength(60);
    expect(world.sidecar.fetches().map((call) => call.max_messages)).toEqual([25, 100, 100]);
    expect(await world.job(jobId)).toMatchObject({ slow: 0 });
  });

  test('with a gap in its UIDs, and messages that are expunged meanwhile, is read to its end', async () => {
    const world = await makeWorld();
    const { id, jobId, box } = await world.addInbox();
    for (const n of numbers(1, 30)) box.add(mail(`m${n}`), at(world, -DAY));
    box.uidnext = 4_000_000;
    for (const n of numbers(31, 60)) box.add(mail(`m${n}`), at(world, -DAY));
    allowOneFetch(world);
    await world.run(jobId);
    for (const uid of [...numbers(20, 30), 4_000_001]) box.messages.delete(uid);
    await world.run(jobId);
    expect(await world.emails()).toHaveLength(48);
    expect(await olderMail(world, id)).toMatchObject({
      is_done: true,
      messages_read: 48,
      messages_total: 60,
    });
  });

  test('that is empty has no older mail', async () => {
    const world = await makeWorld();
    const { id } = await world.addReadInbox();
    expect(await olderMail(world, id)).toMatchObject({ is_done: true, messages_total: 0, reached_at: null });
  });

  test('goes on where it was after it was switched off, and begins another mailbox anew', async () => {
    const world = await makeWorld();
    const { id, jobId, box } = await world.addInbox();
    await world.addInbox({ tag: 'Info' });
    for (const n of numbers(1, 60)) box.add(mail(`m${n}`), at(world, -DAY));
    allowOneFetch(world);
    await world.run(jobId);
    await updateInbox(world.ctx(), id, { is_active: false });
    world.clock.now += DAY;
    await world.run(jobId);
    expect(await world.emails()).toHaveLength(25);
    await updateInbox(world.ctx(), id, { is_active: true });
    allowOneFetch(world);
    await world.run(jobId);
    expect(await world.emails()).toHaveLength(50);

    const other = world.sidecar.mailbox('another');
    for (const n of numbers(1, 30)) other.add(mail(`o${n}`), at(world, -DAY));
    await updateInbox(world.ctx(), id, { imap_user: 'another' });
    await world.run(jobId);
    expect(await world.emails()).toHaveLength(80);
    expect(await olderMail(world, id)).toMatchObject({
      is_done: true,
      messages_read: 30,
      messages_total: 30,
    });
    expect(Object.values(await historyOf(world))).toEqual(Array(80).fill(true));
  });

  test('and whose inbox is deleted meanwhile leaves nothing behind', async () => {
    const world = await makeWorld();
    const { id, jobId, box } = await world.addInbox();
    await world.addInbox({ tag: 'Info' });
    for (const n of numbers(1, 60)) box.add(mail(`m${n}`), at(world, -DAY));
    allowOneFetch(world);
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

/** A mailbox of 200,000 messages, which are made as they are read. */
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
  const { id, jobId, user } = await world.addInbox();
  const other = await world.addInbox({ tag: 'Info' });
  const box = new LargeMailbox();
  world.sidecar.put(user, box);
  await run(world, jobId, 'quick');
  expect((await names(world)).at(-1)).toBe('m200000');
  expect(await olderMail(world, id)).toMatchObject({ messages_read: 25, messages_total: 200_000 });

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
  const slow = run(world, jobId, 'slow');
  await atOldMail;
  world.sidecar.before = null;
  // The first call of the run has brought the new mail, while the old mail hangs in the second.
  expect(world.sidecar.fetches().map(({ older }) => older?.below)).toEqual([null, 199_976]);
  expect((await names(world)).at(-1)).toBe('new');
  await run(world, other.jobId, 'quick');
  expect(await names(world)).toContain('other');
  expect(await world.job(other.jobId)).toMatchObject({ slow: 0, attempts: 0 });
  world.clock.now += MAX_RUN;
  release();
  await slow;
  expect(await world.job(jobId)).toMatchObject({ due_at: world.clock.now, slow: 1, attempts: 0 });
});

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
    expect(await historyOf(world)).toEqual({
      old: true,
      ahead: true,
      dateless: true,
      new: false,
      'moved-here': true,
      'new-dateless': false,
    });
    expect(await names(world)).toEqual(['moved-here', 'old', 'ahead', 'dateless', 'new', 'new-dateless']);
  });

  test('after a new UIDVALIDITY is what arrived before the last success', async () => {
    const world = await makeWorld();
    const { id, jobId, box } = await world.addInbox();
    for (const n of numbers(1, 30)) box.add(mail(`m${n}`), at(world, -DAY));
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
    expect(await olderMail(world, id)).toMatchObject({ is_done: true, messages_read: 34 });
    expect(await historyOf(world)).toMatchObject({
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
    const { id, jobId, box } = await world.addInbox();
    for (const n of numbers(1, 60)) box.add(mail(`m${n}`), at(world, -DAY));
    allowOneFetch(world);
    await world.run(jobId);
    box.add(mail('new'), at(world));
    box.renumber('2');
    await world.run(jobId);
    expect(await world.emails()).toHaveLength(61);
    const { new: isHistory, ...others } = await historyOf(world);
    expect(isHistory).toBe(false);
    expect(Object.values(others)).toEqual(Array(60).fill(true));
    expect(await olderMail(world, id)).toMatchObject({
      is_done: true,
      messages_read: 61,
      messages_total: 61,
    });
  });

  test('does not begin in a mailbox that an earlier version has begun: it reads onward only', async () => {
    const world = await makeWorld();
    const { id, jobId, box } = await world.addInbox();
    for (const n of numbers(1, 30)) box.add(mail(`m${n}`), at(world, -DAY));
    await testEnv.DB.prepare(
      "INSERT INTO syncs (inbox_id, organization_id, mailbox, uidvalidity, last_uid) VALUES (?, ?, ?, '1', 10)",
    )
      .bind(id, world.client.organizationId, `user${world.client.organizationId}-Support@imap.example.com`)
      .run();
    await world.run(jobId);
    expect(await names(world)).toEqual(numbers(11, 30).map((n) => `m${n}`));
    expect(Object.values(await historyOf(world))).toEqual(Array(20).fill(false));
    expect(await olderMail(world, id)).toEqual({
      is_done: true,
      messages_read: 0,
      messages_total: null,
      uids_left: 0,
      reached_at: null,
    });
  });

  test('a server whose UIDNEXT falls is read again, and what arrived since is new', async () => {
    const world = await makeWorld();
    const { jobId, box } = await world.addInbox();
    for (const n of numbers(1, 30)) box.add(mail(`m${n}`), at(world, -DAY));
    box.uidnext = 4_000_000_000;
    await world.run(jobId);
    box.uidnext = 31;
    world.clock.now += DAY;
    box.add(mail('new'), at(world));
    await world.run(jobId);
    expect(await world.emails()).toHaveLength(31);
    expect(await historyOf(world)).toMatchObject({ m30: true, new: false });
  });
});

describe('read_back', () => {
  /** Messages of the last sixty days, one a day. */
  async function makeMailbox(readBack: 'all' | 'none' | number) {
    const world = await makeWorld();
    const inbox = await world.addInbox({ read_back: readBack });
    for (const n of numbers(1, 60)) inbox.box.add(mail(`m${n}`), at(world, (n - 60) * DAY - MINUTE));
    const change = async (next: 'all' | 'none' | number) => {
      await updateInbox(world.ctx(), inbox.id, { read_back: next });
      world.clock.now += MINUTE;
      world.sidecar.calls = [];
      await world.run(inbox.jobId);
    };
    return { world, ...inbox, change };
  }
  const mails = (from: number, to: number) => numbers(from, to).map((n) => `m${n}`);

  test('a number of days reads that much, and the rest once it is changed to all', async () => {
    const { world, id, jobId, change } = await makeMailbox(10);
    await world.run(jobId);
    expect(await names(world)).toEqual(mails(51, 60));
    expect(await olderMail(world, id)).toMatchObject({
      is_done: true,
      messages_read: 10,
      messages_total: null,
    });
    await change(40);
    expect(await names(world)).toEqual(mails(21, 60));
    await change('all');
    expect(await names(world)).toEqual(mails(1, 60));
    expect(await olderMail(world, id)).toMatchObject({ is_done: true, messages_read: 20 });
    expect(await world.sync(id)).toMatchObject({ last_new: 20 });
  });

  test('none reads no older mail, but all new mail', async () => {
    const { world, id, jobId, box, change } = await makeMailbox('none');
    await world.run(jobId);
    expect(await world.emails()).toEqual([]);
    expect(world.sidecar.fetches()).toHaveLength(1);
    expect(await olderMail(world, id)).toMatchObject({ is_done: true, messages_read: 0 });
    box.add(mail('new'), at(world));
    world.clock.now += 3 * MINUTE;
    await world.run(jobId);
    expect(await names(world)).toEqual(['new']);
    await change('all');
    expect(await names(world)).toEqual([...mails(1, 60), 'new']);
    expect(await historyOf(world)).toMatchObject({ m60: true, new: false });
  });

  test('less stops the reading, and more goes on with it', async () => {
    const { world, id, jobId, change } = await makeMailbox('all');
    allowOneFetch(world);
    await world.run(jobId);
    await change('none');
    expect(await world.emails()).toHaveLength(25);
    expect(await olderMail(world, id)).toMatchObject({ is_done: true, messages_read: 25 });
    await change(30);
    expect(await names(world)).toEqual(mails(31, 60));
    expect(await olderMail(world, id)).toMatchObject({ is_done: true });
    await change('all');
    expect(await names(world)).toEqual(mails(1, 60));
    await change('none');
    expect(world.sidecar.fetches()).toHaveLength(1);
    expect(await world.emails()).toHaveLength(60);
  });

  test('more, while less is read, is read after that', async () => {
    const { world, jobId, change } = await makeMailbox(40);
    allowOneFetch(world);
    await world.run(jobId);
    await change('all');
    expect(await names(world)).toEqual(mails(1, 60));
  });

  test('none does not lose what arrived before a new UIDVALIDITY was noticed', async () => {
    const { world, jobId, box } = await makeMailbox('none');
    await world.run(jobId);
    world.clock.now += DAY;
    box.add(mail('new'), at(world));
    box.renumber('2');
    world.clock.now += MINUTE;
    await world.run(jobId);
    expect(await names(world)).toEqual(['new']);
    expect(await historyOf(world)).toEqual({ new: false });
    world.clock.now += DAY;
    await world.run(jobId);
    expect(await world.emails()).toHaveLength(1);
  });
});

describe('with kills', () => {
  /** A bucket that hangs at some of its puts, as if the isolate were killed. */
  function killingBucket(isKilled: (body: Uint8Array) => boolean) {
    let killed: () => void = () => {};
    const BUCKET = new Proxy(testEnv.BUCKET, {
      get(bucket, name) {
        const value = Reflect.get(bucket, name);
        if (name !== 'put') return typeof value === 'function' ? value.bind(bucket) : value;
        return (key: string, body: Uint8Array) => {
          if (!isKilled(body)) return bucket.put(key, body);
          killed();
          return new Promise<never>(() => {});
        };
      },
    });
    const nextKill = () =>
      new Promise<void>((resolve) => {
        killed = resolve;
      });
    return { BUCKET, nextKill };
  }

  test.each<[string, (n: number) => number]>([
    ['original', (n) => n],
    ['reversed', (n) => 61 - n],
    ['shuffled', (n) => ((n * 17) % 61) as number],
  ])(
    'in both directions, %s order: each message once, in the order of its arrival',
    async (_order, nameOf) => {
      let puts = 0;
      const { BUCKET, nextKill } = killingBucket(() => ++puts % 13 === 0);
      const world = await makeWorld({ BUCKET });
      const { id, jobId, box } = await world.addInbox();
      for (const n of numbers(1, 60)) box.add(mail(`m${nameOf(n)}`), at(world, (n - 61) * MINUTE));
      let arrived = 0;
      for (let n = 0; n < 40; n++) {
        if (n % 2 === 1 && arrived < 8) box.add(mail(`new${++arrived}`), at(world));
        const killed = nextKill();
        await Promise.race([world.run(jobId), killed]);
        world.clock.now += 6 * MINUTE;
      }
      expect(await names(world)).toEqual([
        ...numbers(1, 60).map((n) => `m${nameOf(n)}`),
        ...numbers(1, arrived).map((n) => `new${n}`),
      ]);
      expect(await world.setAside(id)).toEqual([]);
      expect(await olderMail(world, id)).toMatchObject({
        is_done: true,
        messages_read: 60,
        messages_total: 60,
      });
      expect(await world.sync(id)).toMatchObject({ last_uid: 60 + arrived, error: null });
      const counts = await testEnv.DB.prepare(
        'SELECT (SELECT sum(count) FROM email_counts WHERE organization_id = ?1) AS emails, (SELECT count(*) FROM tasks WHERE organization_id = ?1) AS tasks',
      )
        .bind(world.client.organizationId)
        .first();
      expect(counts).toEqual({ emails: 68, tasks: 68 });
    },
  );

  test('an old message that kills the Worker is set aside, and costs neither new nor older mail', async () => {
    const { BUCKET, nextKill } = killingBucket((body) => new TextDecoder().decode(body).includes('<m30@'));
    const world = await makeWorld({ BUCKET });
    const { id, jobId, box } = await world.addInbox();
    for (const n of numbers(1, 60)) box.add(mail(`m${n}`), at(world, -DAY));
    for (let n = 0; n < 4; n++) {
      if (n > 0) box.add(mail(`new${n}`), at(world));
      const killed = nextKill();
      await Promise.race([world.run(jobId), killed]);
      expect(await names(world)).toContain(n === 0 ? 'm36' : `new${n}`);
      world.clock.now += 6 * MINUTE;
    }
    await world.run(jobId);
    expect(await world.emails()).toHaveLength(62);
    expect(await world.setAside(id)).toMatchObject([{ uid: 30, attempts: 3, code: 'INTERRUPTED' }]);
    expect(await olderMail(world, id)).toMatchObject({ is_done: true, messages_read: 60 });
  });
});

test('set-aside messages of both directions are retried, and keep what they are', async () => {
  const world = await makeWorld();
  const { id, jobId, box } = await world.addInbox();
  for (const n of numbers(1, 60)) box.add(mail(`m${n}`), at(world, -DAY));
  for (const uid of [10, 60]) box.messages.get(uid)!.size = TOO_LARGE.size;
  allowOneFetch(world);
  await world.run(jobId);
  expect(await world.setAside(id)).toMatchObject([{ uid: 60 }]);
  box.add(mail('new'), { ...TOO_LARGE, ...at(world) });
  await world.run(jobId);
  expect(await world.setAside(id)).toMatchObject([{ uid: 10 }, { uid: 60 }, { uid: 61 }]);
  for (const message of box.messages.values()) message.size = 100;
  world.clock.now += DAY;
  await world.run(jobId);
  expect(await world.setAside(id)).toEqual([]);
  expect(await historyOf(world)).toMatchObject({ m10: true, m60: true, new: false });
  expect(await world.emails()).toHaveLength(61);
});
