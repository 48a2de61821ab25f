import { describe, expect, test } from 'vitest';
import { wakeDueJobs } from '../../../../src/worker/jobs.ts';
import { updateInbox } from '../../../../src/worker/modules/inboxes/update.ts';
import { syncJob } from '../../../../src/worker/modules/sync/run.ts';

import { addMember, testEnv } from '../../helpers.ts';
import { mail, makeWorld, TOO_LARGE } from './world.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const iso = (time: number) => new Date(time).toISOString();

describe('POST /api/sync', () => {
  test('makes all active inboxes due now, also those that wait or are disabled', async () => {
    const world = await makeWorld();
    const a = await world.addInbox();
    const b = await world.addInbox({ tag: 'Info' });
    const off = await world.addInbox({ tag: 'Neo', is_active: false });
    for (const { jobId } of [a, b, off]) await world.run(jobId);
    await testEnv.DB.prepare('UPDATE jobs SET due_at = NULL WHERE id = ?').bind(a.jobId).run();
    await testEnv.DB.prepare("UPDATE syncs SET disabled_reason = 'refused' WHERE inbox_id = ?")
      .bind(a.id)
      .run();

    const response = await world.request('POST', '/api/sync');
    expect(response.status).toBe(202);
    expect(await response.json()).toEqual({ message: 'Reading 2 inboxes.', inboxes: 2 });
    expect(world.queue.woken().sort()).toEqual([a.jobId, b.jobId].sort());

    // HTTP requests use the real clock.
    world.clock.now = Date.now() + 1;
    a.box.add(mail('p1'));
    await world.run(a.jobId);
    expect(await world.sync(a.id)).toMatchObject({ disabled_reason: null, last_new: 1 });
    expect(await world.job(off.jobId)).toMatchObject({ due_at: null });
  });

  test('reports that there is no active inbox', async () => {
    const world = await makeWorld();
    await world.addInbox({ is_active: false });
    const response = await world.request('POST', '/api/sync');
    expect(response.status).toBe(202);
    expect(await response.json()).toEqual({ message: 'There is no active inbox to read.', inboxes: 0 });
    expect(world.queue.woken()).toEqual([]);
  });

  test('an inbox that is being read is read again afterwards', async () => {
    const world = await makeWorld();
    world.clock.now = Date.now();
    const { jobId, box } = await world.addInbox();
    box.add(mail('y1'));
    world.sidecar.before = async () => {
      world.sidecar.before = null;
      const response = await world.request('POST', '/api/sync');
      expect(await response.json()).toMatchObject({ inboxes: 1 });
      expect(world.queue.woken()).toEqual([jobId]);
      await world.run(jobId);
      expect(world.sidecar.fetches()).toHaveLength(1);
      world.clock.now = Date.now() + 1;
    };
    await world.run(jobId);
    expect(world.queue.woken()).toEqual([jobId]);
    box.add(mail('y2'));
    await world.run(jobId);
    expect(await world.emails()).toHaveLength(2);
    expect(world.queue.woken()).toEqual([]);
  });

  test('a member may start a sync, an anonymous visitor may not, and other organizations are not affected', async () => {
    const world = await makeWorld();
    const other = await makeWorld();
    await other.addInbox();
    await world.addInbox();
    expect((await world.request('POST', '/api/sync', undefined, null)).status).toBe(401);
    const member = await addMember(world.client.organizationId, 'member');
    const response = await world.request('POST', '/api/sync', undefined, member);
    expect(await response.json()).toMatchObject({ inboxes: 1 });
    expect(world.queue.woken()).toHaveLength(1);
    expect(other.queue.woken()).toEqual([]);
  });
});

describe('GET /api/sync/status', () => {
  const getStatus = async (world: Awaited<ReturnType<typeof makeWorld>>) => {
    const response = await world.request('GET', '/api/sync/status');
    expect(response.status).toBe(200);
    return (await response.json()) as {
      running: boolean;
      last_run_at: string | null;
      last_success_at: string | null;
      inboxes: Record<string, unknown>[];
    };
  };

  test('reports the status of each inbox', async () => {
    const world = await makeWorld();
    const now = Date.now() - MINUTE;
    world.clock.now = now;
    expect(await getStatus(world)).toEqual({
      running: false,
      last_run_at: null,
      last_success_at: null,
      inboxes: [],
    });
    const fresh = await world.addInbox({ tag: 'Hello' });
    const good = await world.addInbox({ tag: 'Info' });
    const bad = await world.addInbox({ tag: 'Support' });
    const off = await world.addInbox({ tag: 'Neo', is_active: false });
    good.box.add(mail('i1'));
    good.box.add(mail('i2'), TOO_LARGE);
    await world.run(good.jobId);
    world.clock.now = now + 1000;
    world.sidecar.failure = { code: 'AUTH_FAILED', message: 'Wrong user or password.' };
    await world.run(bad.jobId);
    await world.run(off.jobId);

    const blank = {
      last_run_at: null,
      last_success_at: null,
      new_emails: 0,
      watch: 'off',
      watch_reason: 'starting',
      older_mail: null,
      error: '',
      error_code: null,
      set_aside: [],
      set_aside_count: 0,
    };
    const of = (inbox: { id: number; user: string }, tag: string) => ({
      inbox_id: inbox.id,
      name: 'Support',
      email_address: `${inbox.user.toLowerCase()}@example.com`,
      tag,
    });
    expect(await getStatus(world)).toEqual({
      running: false,
      last_run_at: iso(now + 1000),
      last_success_at: iso(now),
      inboxes: [
        { ...of(fresh, 'Hello'), ...blank, state: 'queued', next_attempt_at: iso(now) },
        {
          ...of(good, 'Info'),
          state: 'waiting',
          last_run_at: iso(now),
          last_success_at: iso(now),
          watch: 'off',
          watch_reason: 'starting',
          new_emails: 1,
          older_mail: {
            is_done: true,
            messages_read: 2,
            messages_total: 2,
            uids_left: 0,
            reached_at: '2026-11-20T10:00:05.000Z',
          },
          next_attempt_at: iso(now + 150_000),
          error: '',
          error_code: null,
          set_aside: [
            {
              uid: 2,
              ...TOO_LARGE,
              code: 'TOO_LARGE',
              message: 'It is too large.',
              attempts: 1,
              next_attempt_at: iso(now + 10 * MINUTE),
              created_at: iso(now),
            },
          ],
          set_aside_count: 1,
        },
        {
          ...of(bad, 'Support'),
          ...blank,
          state: 'failing',
          last_run_at: iso(now + 1000),
          next_attempt_at: iso(now + 1000 + MINUTE),
          watch_reason: 'failing',
          error: 'Wrong user or password.',
          error_code: 'AUTH_FAILED',
        },
        { ...of(off, 'Neo'), ...blank, state: 'inactive', watch_reason: 'inactive', next_attempt_at: null },
      ],
    });
  });

  test('reports running and disabled inboxes', async () => {
    const world = await makeWorld();
    world.clock.now = Date.now() - 4 * DAY;
    const { jobId, id, box } = await world.addInbox();
    world.sidecar.failure = { code: 'AUTH_FAILED', message: 'Wrong user or password.' };
    await world.run(jobId);
    world.clock.now += 3 * DAY;
    await world.run(jobId);
    expect((await getStatus(world)).inboxes[0]).toMatchObject({
      state: 'disabled',
      next_attempt_at: null,
      error: expect.stringContaining('The server has refused the user and password since'),
      error_code: 'AUTH_FAILED',
    });

    world.sidecar.failure = null;
    world.clock.now = Date.now();
    await updateInbox(world.ctx(), id, { imap_password: 'the right one' });
    box.add(mail('u1'));
    let during: Awaited<ReturnType<typeof getStatus>> | undefined;
    world.sidecar.before = async () => {
      during = await getStatus(world);
    };
    await world.run(jobId);
    expect(during).toMatchObject({ running: true, inboxes: [{ state: 'running', next_attempt_at: null }] });
    expect(await getStatus(world)).toMatchObject({
      running: false,
      inboxes: [{ state: 'waiting', error: '' }],
    });
  });

  test('shows the newest 20 set-aside messages, and counts all', async () => {
    const world = await makeWorld();
    const { jobId, box } = await world.addInbox();
    for (let i = 1; i <= 24; i++) box.add(mail(`c${i}`), TOO_LARGE);
    await world.run(jobId);
    const [inbox] = (await getStatus(world)).inboxes as {
      set_aside: { uid: number }[];
      set_aside_count: number;
    }[];
    expect(inbox!.set_aside_count).toBe(24);
    expect(inbox!.set_aside.map(({ uid }) => uid)).toEqual(Array.from({ length: 20 }, (_, i) => 24 - i));
  });

  test('needs a session, and shows no other organization', async () => {
    const world = await makeWorld();
    await world.addInbox();
    expect((await world.request('GET', '/api/sync/status', undefined, null)).status).toBe(401);
    const other = await makeWorld();
    expect((await getStatus(other)).inboxes).toEqual([]);
    const member = await addMember(world.client.organizationId, 'member');
    expect((await world.request('GET', '/api/sync/status', undefined, member)).status).toBe(200);
  });
});

test('cron wakes only the due jobs, a hundred per call', async () => {
  const world = await makeWorld();
  const due = await world.addInbox();
  const waiting = await world.addInbox({ tag: 'Info' });
  await world.run(waiting.jobId);
  const ctx = world.ctx({ organizationId: 0 });
  await wakeDueJobs(ctx, syncJob);
  await ctx.waited();
  const woken = world.queue.woken();
  expect(woken).toContain(due.jobId);
  expect(woken).not.toContain(waiting.jobId);

  await testEnv.DB.prepare(
    `INSERT INTO jobs (organization_id, kind, subject_id, due_at)
     WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 230)
     SELECT ?, 'sync', -i, 1 FROM n`,
  )
    .bind(world.client.organizationId)
    .run();
  await wakeDueJobs(ctx, syncJob);
  await ctx.waited();
  expect(world.queue.woken().length).toBeGreaterThanOrEqual(231);
  await testEnv.DB.prepare('DELETE FROM jobs WHERE subject_id < 0').run();
});
