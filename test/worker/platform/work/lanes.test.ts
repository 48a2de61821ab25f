import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { onQueue } from '../../../../src/worker/jobs.ts';
import { forOrganization, type ServiceCtx } from '../../../../src/worker/platform/ctx.ts';
import { commit } from '../../../../src/worker/platform/data/commit/commit.ts';
import { database } from '../../../../src/worker/platform/data/database.ts';
import {
  asInvocation,
  countStatements,
  OUTSIDE_CALLS,
  statementsLeft,
} from '../../../../src/worker/platform/invocation/invocation.ts';
import { guardedFetch } from '../../../../src/worker/platform/outside/fetch-guard.ts';
import {
  claimJob,
  insertJob,
  type Lane,
  listDueJobs,
  SHARE,
  wakeJobs,
} from '../../../../src/worker/platform/work/jobs.ts';
import { type Ending, type Job, runJob } from '../../../../src/worker/platform/work/run-job.ts';
import { makeOrganization, testEnv, testService, withBatches } from '../../helpers.ts';

const SECOND = 1000;
const NOW = Date.parse('2096-11-21T09:00:00Z');

/** Creates queues that keep their messages, a clock, and a kind of work whose runs end when the test says so. */
function makeWorld(over: Partial<Job> = {}) {
  const clock = { now: NOW };
  const woken: [lane: Lane, id: number, delaySeconds: number][] = [];
  const queue = (lane: Lane) => ({
    send: async () => {},
    sendBatch: async (messages: { body: { job_id: number }; delaySeconds: number }[]) => {
      for (const { body, delaySeconds } of messages) woken.push([lane, body.job_id, delaySeconds]);
    },
  });
  const env = { ...testEnv, SYNC_QUEUE: queue('quick'), SYNC_SLOW_QUEUE: queue('slow') };
  const deferred: Promise<unknown>[] = [];
  const execution = { waitUntil: (work: Promise<unknown>) => void deferred.push(work) };
  const ctx: ServiceCtx = {
    ...testService(execution, env as never),
    now: () => clock.now,
  };
  const running = new Map<number, (ending: Ending) => void>();
  const job: Job = {
    kind: 'test',
    queue: 'SYNC',
    lease: 60 * SECOND,
    wokenAtOnce: 10,
    run: (_ctx, claim) => new Promise((end) => running.set(claim.id, end)),
    ...over,
  };
  return {
    ctx,
    clock,
    woken,
    async add(organizationId: number, subjectId: number): Promise<number> {
      const [[row]] = await commit(database(ctx), [
        insertJob(forOrganization(ctx, organizationId), job, subjectId),
      ]);
      return row!.id;
    },
    /** Wakes the job by a message. Returns a function that ends the run, or null if no run began. */
    async wake(id: number, lane: Lane = 'quick') {
      const run = runJob(ctx, job, id, lane);
      const ended = run.then(() => false);
      // A run that may not begin ends by itself.
      for (;;) {
        const began = running.has(id) || (await Promise.race([ended, soon()]));
        if (began === false) return null;
        if (began === true && running.has(id)) break;
      }
      return async (ending: Ending) => {
        running.get(id)!(ending);
        running.delete(id);
        await run;
        await Promise.all(deferred);
      };
    },
    due: () => listDueJobs(ctx, job, 100),
    claim: (id: number) => claimJob(ctx, job, id, job.lease, null),
    wakeAll: async (jobs: { id: number; slow: 0 | 1 }[]) => {
      wakeJobs(ctx, job, jobs);
      await Promise.all(deferred);
    },
    settled: () => Promise.all(deferred),
  };
}

const soon = () => new Promise<true>((resolve) => setTimeout(() => resolve(true), 5));
const success: Ending = { next: { succeeded: true, at: null } };

/** The ids of two organizations. */
let own: number;
let other: number;

beforeAll(async () => {
  [own, other] = [(await makeOrganization()).organizationId, (await makeOrganization()).organizationId];
});

beforeEach(async () => {
  await testEnv.DB.exec('DELETE FROM jobs');
});

describe('a lane', () => {
  test('has a bounded number of places for each organization, and the end of a run is the turn of the next', async () => {
    const world = makeWorld();
    const ids = [];
    for (let i = 0; i < SHARE + 2; i++) ids.push(await world.add(own, i));
    const ends = [];
    for (const id of ids) ends.push(await world.wake(id));
    expect(ends.map((end) => end !== null)).toEqual([...Array(SHARE).fill(true), false, false]);
    const stranger = await world.wake(await world.add(other, 1));
    expect(stranger).not.toBeNull();

    await ends[0]!(success);
    expect(world.woken).toEqual([['quick', ids[SHARE], 0]]);
    const next = await world.wake(ids[SHARE]!);
    expect(next).not.toBeNull();
    await ends[1]!(success);
    expect(world.woken.at(-1)).toEqual(['quick', ids[SHARE + 1], 0]);
    for (const end of [stranger, next]) await end!(success);
  });

  test('is the slow one after a failure, and the quick one after a success', async () => {
    const world = makeWorld();
    const id = await world.add(own, 1);
    await (await world.wake(id))!({ next: { succeeded: false, at: NOW + SECOND } });
    expect(world.woken).toEqual([['slow', id, 1]]);
    world.clock.now += SECOND;
    expect(await world.due()).toEqual([{ id, slow: 1 }]);
    await (await world.wake(id, 'slow'))!({ next: { succeeded: true, at: world.clock.now } });
    expect(world.woken.at(-1)).toEqual(['quick', id, 0]);
  });

  test('stays the same after a run that was postponed, and is the slow one after a run that took long', async () => {
    const world = makeWorld();
    const id = await world.add(own, 1);
    await (await world.wake(id))!({ next: { succeeded: 'postponed', at: NOW } });
    await (await world.wake(id))!({ next: { succeeded: true, at: NOW, isSlow: true } });
    await (await world.wake(id, 'slow'))!({ next: { succeeded: 'postponed', at: NOW } });
    expect(world.woken.map(([lane]) => lane)).toEqual(['quick', 'slow', 'slow']);
  });

  test('is always the slow one for work that nobody waits for', async () => {
    const world = makeWorld({ isAlwaysSlow: true });
    const id = await world.add(own, 1);
    await world.wakeAll(await world.due());
    await (await world.wake(id, 'slow'))!({ next: { succeeded: true, at: NOW } });
    expect(world.woken.map(([lane]) => lane)).toEqual(['slow', 'slow']);
  });

  test('is the slow one for a server that nobody knows yet, until it has answered', async () => {
    const world = makeWorld({ startsSlow: true });
    const id = await world.add(own, 1);
    expect(await world.wake(id)).toBeNull();
    await (await world.wake(id, 'slow'))!({ next: { succeeded: true, at: NOW } });
    expect(world.woken.map(([lane]) => lane)).toEqual(['slow', 'quick']);
  });

  test('a wake-up of a slow job in the quick lane goes on to the slow one', async () => {
    const world = makeWorld();
    const id = await world.add(own, 1);
    await (await world.wake(id))!({ next: { succeeded: false, at: NOW } });
    world.woken.length = 0;
    expect(await world.wake(id)).toBeNull();
    await world.settled();
    expect(world.woken).toEqual([['slow', id, 0]]);
  });

  test('an organization whose job hangs has its next ones in the slow lane, and no other organization has', async () => {
    const world = makeWorld();
    const [first, second, stranger] = [
      await world.add(own, 1),
      await world.add(own, 2),
      await world.add(other, 1),
    ];
    const end = await world.wake(first);
    world.clock.now += 6 * SECOND;
    expect(await world.wake(second)).toBeNull();
    await world.settled();
    expect(world.woken).toEqual([['slow', second, 0]]);
    const others = await world.wake(stranger);
    const slow = await world.wake(second, 'slow');
    for (const ended of [end, others, slow]) await ended!(success);
  });

  test('a run that died takes no place', async () => {
    const world = makeWorld();
    for (let i = 0; i < SHARE; i++) await world.claim(await world.add(own, i));
    const next = await world.add(own, SHARE);
    expect(await world.wake(next)).toBeNull();
    world.clock.now += 61 * SECOND;
    await (await world.wake(next))!(success);
  });

  test('somebody who waits for the outcome needs no place', async () => {
    const world = makeWorld();
    for (let i = 0; i < SHARE; i++) await world.wake(await world.add(own, i));
    expect(await world.claim(await world.add(own, SHARE))).not.toBeNull();
  });
});

describe('an invocation', () => {
  test('makes at most so many calls to other servers at once, and makes all of them', async () => {
    let [now, most] = [0, 0];
    const network = globalThis.fetch;
    globalThis.fetch = async () => {
      most = Math.max(most, ++now);
      await soon();
      now--;
      return new Response('ok');
    };
    try {
      const limits = { timeoutMs: 1000, maxBytes: 10 };
      const calls = await asInvocation(() =>
        Promise.all(
          Array.from({ length: 20 }, () =>
            guardedFetch({ env: testEnv }, 'http://example.com/', { method: 'GET', headers: {} }, limits),
          ),
        ),
      );
      expect(calls.map(({ status }) => status)).toEqual(Array(20).fill(200));
      expect(most).toBe(OUTSIDE_CALLS);
    } finally {
      globalThis.fetch = network;
    }
  });

  test('a call that fails gives its place back', async () => {
    const network = globalThis.fetch;
    globalThis.fetch = () => Promise.reject(new Error('no network'));
    try {
      const limits = { timeoutMs: 1000, maxBytes: 10 };
      const call = () =>
        guardedFetch({ env: testEnv }, 'http://example.com/', { method: 'GET', headers: {} }, limits);
      const results = await asInvocation(() =>
        Promise.allSettled(Array.from({ length: 2 * OUTSIDE_CALLS }, call)),
      );
      expect(results.map(({ status }) => status)).toEqual(Array(2 * OUTSIDE_CALLS).fill('rejected'));
    } finally {
      globalThis.fetch = network;
    }
  });

  test('counts its statements by itself', async () => {
    const { ctx } = makeWorld();
    const all = statementsLeft();
    await asInvocation(async () => {
      await commit(database(ctx), [database(ctx).all('SELECT 1'), database(ctx).all('SELECT 2')]);
      expect(statementsLeft()).toBe(all - 2);
      await asInvocation(async () => expect(statementsLeft()).toBe(all - 2));
    });
    countStatements(5);
    expect(statementsLeft()).toBe(all);
  });

  test('works on the messages of a batch side by side', async () => {
    const begun: (() => void)[] = [];
    /** Bindings whose queries wait until both messages have reached theirs. */
    const env = withBatches(testEnv, async (run) => {
      await new Promise<void>((go) => {
        begun.push(go);
        if (begun.length === 2) for (const each of begun) each();
      });
      return run();
    });
    const outcome: string[] = [];
    const message = (id: string) => ({
      id,
      timestamp: new Date(),
      body: { kind: 'notices' },
      attempts: 1,
      ack: () => void outcome.push(id),
      retry: () => {},
    });
    const batch = { queue: 'herald-send', messages: [message('a'), message('b')] };
    await onQueue(batch as never, env, { waitUntil() {} } as never);
    expect(outcome.sort()).toEqual(['a', 'b']);
  });
});
