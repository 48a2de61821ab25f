/** The job that reads new mail: where it begins, how much it does, and what stops it. */
import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { describe, expect, test, vi } from 'vitest';
import { onQueue } from '../../../../../src/worker/jobs.ts';
import {
  MAX_MAIL_AGE,
  READING_RUN,
  READING_TRIES,
} from '../../../../../src/worker/modules/calendar/incoming/limits.ts';
import { wakeReadings, wakeReadingsOf } from '../../../../../src/worker/modules/calendar/incoming/wake.ts';
import { asInvocation, statementsLeft } from '../../../../../src/worker/platform/invocation/invocation.ts';
import type { PastEvent } from '../../../../../src/worker/platform/work/outbox.ts';
import { inHome, testEnv, testOfOneDatabase } from '../../../helpers.ts';
import { itip, makeWorld, type World } from './world.ts';

const uidsOf = async (world: World) => (await world.events()).map(({ uid }) => uid).sort();

async function jobOf(world: World) {
  const [job] = await world.rows<{
    id: number;
    due_at: number | null;
    attempts: number;
    lease: string | null;
  }>("SELECT id, due_at, attempts, lease FROM jobs WHERE organization_id = ? AND kind = 'calendar-reading'");
  return job;
}

/** Copies the newest email this many times, as if each copy had been saved, at this age in milliseconds. */
async function copyNewest(world: World, count: number, age: number): Promise<void> {
  const columns =
    'organization_id, thread_id, direction, tag, is_read, from_address, from_name, to_address, recipients, subject, body_text, size';
  await world.rows(`INSERT INTO emails (id, save_id, message_id, received_at, created_at, ${columns})
    WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})
    SELECT id + i, save_id || i, message_id || i, ${Date.now() - age}, ${Date.now()}, ${columns}
    FROM (SELECT * FROM emails WHERE organization_id = ? ORDER BY id DESC LIMIT 1), n RETURNING id`);
  await world.rows(
    `UPDATE sequences SET value = value + ${count} WHERE organization_id = ? AND name = 'email' RETURNING value`,
  );
}

/** Returns a bucket that fails for some keys. */
function bucketThat(breaks: (key: string) => boolean): R2Bucket {
  return new Proxy(testEnv.BUCKET, {
    get: (bucket, name) => {
      if (name !== 'get') return Reflect.get(bucket, name).bind(bucket);
      return (key: string) => (breaks(key) ? Promise.reject(new Error('R2 is away.')) : bucket.get(key));
    },
  });
}

describe('new mail wakes the reading', () => {
  test('of its organization, as soon as it is saved, and nobody else’s', async () => {
    const [world, other] = [await makeWorld(), await makeWorld()];
    await world.receive(itip('REQUEST'));
    await other.receive(itip('REQUEST'));
    const send = vi.fn(async (_: Iterable<{ body: unknown }>) => {});
    const env = { ...testEnv, SEND_SLOW_QUEUE: { sendBatch: send } } as unknown as typeof testEnv;
    const ctx = world.newCtx({ env });
    const event: PastEvent = { id: 1, organizationId: world.organizationId, type: 'email.saved' };
    await wakeReadingsOf(ctx, [event, { ...event, type: 'task.updated' }]);
    await ctx.waited();
    const { id } = (await jobOf(world))!;
    expect(send.mock.calls.flatMap(([messages]) => [...messages])).toMatchObject([
      { body: { kind: 'calendar-reading', job_id: id } },
    ]);
    expect(await jobOf(other)).toBeUndefined();
    await wakeReadingsOf(ctx, [{ ...event, type: 'task.updated' }]);
    expect(send).toHaveBeenCalledTimes(1);
  });

  test('through the queue of events', async () => {
    const world = await makeWorld();
    await world.receive(itip('REQUEST'));
    const send = vi.fn(async (_: Iterable<{ body: unknown }>) => {});
    const env = { ...testEnv, SEND_SLOW_QUEUE: { sendBatch: send } } as unknown as typeof testEnv;
    const message = {
      id: 'a message',
      timestamp: new Date(),
      body: { kind: 'deliver-events', ...inHome },
      attempts: 1,
      ack() {},
    };
    const execution = createExecutionContext();
    await onQueue({ queue: 'herald-events', messages: [message] } as unknown as MessageBatch, env, execution);
    await waitOnExecutionContext(execution);
    const { id } = (await jobOf(world))!;
    expect(send.mock.calls.flatMap(([messages]) => [...messages].map(({ body }) => body))).toContainEqual({
      kind: 'calendar-reading',
      job_id: id,
      ...inHome,
    });
  });

  test('of all organizations, as cron does', async () => {
    const world = await makeWorld();
    await world.receive(itip('REQUEST'));
    await wakeReadings(world.newCtx());
    expect((await jobOf(world))?.due_at).not.toBeNull();
    await world.run();
    expect(await uidsOf(world)).toHaveLength(1);
    expect(await jobOf(world)).toMatchObject({ due_at: null, attempts: 0, lease: null });
    await wakeReadings(world.newCtx());
    expect(await jobOf(world)).toMatchObject({ due_at: null });
  });
});

describe('a run', () => {
  test('reads each mail once, although two runs come at once and it is read again after a crash', async () => {
    const world = await makeWorld();
    const first = await world.receive(itip('REQUEST'));
    const date = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
    const last = await world.receive({ text: `Can we meet on ${date} at 14:00?` });
    await Promise.all([world.run(), world.run()]);
    expect(await world.readUpTo()).toBe(last);
    const before = [await world.event(), await world.told(), await world.suggestions()];
    expect(before[2]).toHaveLength(1);
    await world.rows(
      `UPDATE calendar_readings SET read_up_to = ${first - 1} WHERE organization_id = ? RETURNING 1`,
    );
    await world.run();
    expect(await world.readUpTo()).toBe(last);
    expect([await world.event(), await world.told(), await world.suggestions()]).toEqual(before);
  });

  test('begins after the mail that was there before the calendar', async () => {
    const world = await makeWorld();
    const old = await world.receive(itip('REQUEST', { uid: 'old' }));
    await world.rows(`INSERT INTO calendar_readings (organization_id, read_up_to) SELECT organization_id, ${old}
      FROM emails WHERE organization_id = ? RETURNING 1`);
    await world.read(itip('REQUEST', { uid: 'new' }));
    expect(await uidsOf(world)).toEqual(['new']);
  });

  testOfOneDatabase('passes over the 2,000 old mails of a first fill', async () => {
    const world = await makeWorld();
    await world.receive({ text: 'Hello' });
    await copyNewest(world, 2000, MAX_MAIL_AGE + 60_000);
    const last = await world.receive(itip('REQUEST'));
    const left = await asInvocation(async () => {
      await world.run();
      return statementsLeft();
    });
    expect(await world.readUpTo()).toBe(last);
    expect(await uidsOf(world)).toHaveLength(1);
    expect(left).toBeGreaterThan(750);
  });

  test('ends before the statements of its invocation do, and the next one goes on', async () => {
    const world = await makeWorld();
    const first = await world.receive({ text: 'Hello' });
    await copyNewest(world, 150, 60_000);
    const last = first + 150;
    let runs = 0;
    for (; (await world.readUpTo()) !== last && runs < 10; runs++) {
      const left = await asInvocation(async () => {
        await world.run();
        return statementsLeft();
      });
      expect(left).toBeGreaterThan(200);
    }
    expect(runs).toBeGreaterThan(1);
    expect(runs).toBeLessThan(6);
    expect((await jobOf(world))?.due_at).toBeNull();
  });

  test('ends when it has taken long, and is due at once', async () => {
    const world = await makeWorld();
    await world.receive(itip('REQUEST', { uid: 'a' }));
    await world.receive(itip('REQUEST', { uid: 'b' }));
    let now = Date.now();
    // Each response of the storage takes longer than a run may.
    const BUCKET = bucketThat(() => {
      now += READING_RUN + 1;
      return false;
    });
    await world.run({ env: { ...testEnv, BUCKET }, now: () => now });
    expect(await uidsOf(world)).toEqual(['a']);
    expect((await jobOf(world))?.due_at).not.toBeNull();
    await world.rows(
      "UPDATE jobs SET due_at = 0 WHERE organization_id = ? AND kind = 'calendar-reading' RETURNING 1",
    );
    await world.run();
    expect(await uidsOf(world)).toEqual(['a', 'b']);
  });

  test('that cannot reach the storage leaves the mail to the next one', async () => {
    const world = await makeWorld();
    await world.receive(itip('REQUEST'));
    await world.run({ env: { ...testEnv, BUCKET: bucketThat(() => true) } });
    expect(await uidsOf(world)).toEqual([]);
    const job = (await jobOf(world))!;
    expect(job.attempts).toBe(1);
    expect(job.due_at).toBeGreaterThan(Date.now());
    await world.run({ now: () => job.due_at! });
    expect(await uidsOf(world)).toHaveLength(1);
  });

  test('gives up a mail that fails each time, and reads those after it', async () => {
    const world = await makeWorld();
    const broken = await world.receive(itip('REQUEST', { uid: 'broken' }));
    await world.receive(itip('REQUEST', { uid: 'whole' }));
    const [{ raw_key }] = (await world.rows<{ raw_key: string }>(
      `SELECT raw_key FROM emails WHERE organization_id = ? AND id = ${broken}`,
    )) as [{ raw_key: string }];
    const env = { ...testEnv, BUCKET: bucketThat((key) => key === raw_key) };
    for (let attempt = 1; attempt <= READING_TRIES; attempt++) {
      const due = (await jobOf(world))?.due_at ?? Date.now();
      await world.run({ env, now: () => Math.max(due, Date.now()) });
      expect(await uidsOf(world)).toEqual([]);
    }
    const due = (await jobOf(world))!.due_at!;
    expect(due - Date.now()).toBeLessThan(3_600_000);
    await world.run({ env, now: () => due });
    expect(await uidsOf(world)).toEqual(['whole']);
  });

  test('reads a mail whose raw message is lost as far as it is there', async () => {
    const world = await makeWorld();
    const [id] = [await world.receive(itip('REQUEST'))];
    const [row] = await world.rows<{ raw_key: string }>(
      'SELECT raw_key FROM emails WHERE organization_id = ?',
    );
    await testEnv.BUCKET.delete(row!.raw_key);
    await world.run();
    expect(await world.readUpTo()).toBe(id);
    expect(await uidsOf(world)).toEqual([]);
  });
});
