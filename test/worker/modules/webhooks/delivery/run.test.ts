import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { claimJob } from '../../../../../src/worker/platform/work/jobs.ts';
import { runJob } from '../../../../../src/worker/platform/work/run-job.ts';
import { inHome } from '../../../helpers.ts';
import {
  broken,
  catchFetch,
  fanOut,
  HOUR,
  jobOf,
  MINUTE,
  makeWorld,
  ok,
  run,
  SECOND,
  webhookJob,
} from '../world.ts';

beforeAll(catchFetch);

afterAll(() => void vi.unstubAllGlobals());

describe('an endpoint that is slow or down', () => {
  test('gets six requests at a time, and one run at a time', async () => {
    const world = await makeWorld();
    let open = 0;
    let most = 0;
    const receiver = world.receiver('hooks', async () => {
      most = Math.max(most, ++open);
      await new Promise((resolve) => setTimeout(resolve, 1));
      open--;
      return ok();
    });
    const { id } = await world.add(receiver.url);
    for (let n = 0; n < 20; n++) await world.save();
    await fanOut(world);
    await Promise.all([run(world, id), run(world, id), run(world, id)]);
    expect(most).toBe(6);
    expect(receiver.received).toHaveLength(20);
  });

  test('a run starts no attempt after ten seconds; the next run continues', async () => {
    const world = await makeWorld();
    const receiver = world.receiver('hooks', () => {
      world.clock.now += 5 * SECOND;
      return ok();
    });
    const { id } = await world.add(receiver.url);
    for (let n = 0; n < 20; n++) await world.save();
    await fanOut(world);
    world.eventQueue.sent.length = 0;
    await run(world, id);
    expect(receiver.received.length).toBeLessThanOrEqual(6);
    expect(world.eventQueue.sent).toEqual([
      { body: { kind: 'webhook', job_id: (await jobOf(id))!.id, ...inHome }, delaySeconds: 0 },
    ]);
    await world.drain();
    expect(receiver.received).toHaveLength(20);
  });

  test('a run sends sixty deliveries; the next run continues', async () => {
    const world = await makeWorld();
    const receiver = world.receiver();
    const { id } = await world.add(receiver.url);
    for (let n = 0; n < 70; n++) await world.save();
    await fanOut(world);
    await run(world, id);
    expect(receiver.received).toHaveLength(60);
    await world.drain();
    expect(new Set(receiver.received.map((request) => request.id)).size).toBe(70);
    expect(receiver.received).toHaveLength(70);
  });

  test('after six failures and no success the run ends, and the endpoint pauses', async () => {
    const world = await makeWorld();
    const receiver = world.receiver('hooks', broken);
    const { id } = await world.add(receiver.url);
    for (let n = 0; n < 30; n++) await world.save();
    await world.drain();
    expect(receiver.received).toHaveLength(6);
    // Further events do not end the pause.
    await world.save();
    await world.drain();
    expect(receiver.received).toHaveLength(6);
    for (const pause of [5, 30, 120, 600, 600]) {
      const before = receiver.received.length;
      await world.after(pause * SECOND - 1);
      expect(receiver.received).toHaveLength(before);
      await world.after(1);
      expect(receiver.received).toHaveLength(before + 6);
    }
    receiver.answer(ok);
    await world.after(10 * MINUTE);
    await world.after(HOUR);
    expect((await world.deliveries(id)).map(({ state }) => state)).toEqual(Array(31).fill('delivered'));
    expect(await jobOf(id)).toMatchObject({ attempts: 0, due_at: null, lease: null });
  });
});

test('an endpoint takes the slow lane after a run in which every attempt failed, and the quick one after a success', async () => {
  const world = await makeWorld();
  const receiver = world.receiver('hooks', () => new Response(null, { status: 500 }));
  const { id } = await world.add(receiver.url);
  await world.save();
  await fanOut(world);
  await run(world, id);
  expect(await jobOf(id)).toMatchObject({ slow: 1, attempts: 0 });
  receiver.answer(() => new Response(null, { status: 204 }));
  await world.after(MINUTE);
  expect(await jobOf(id)).toMatchObject({ slow: 0 });
});

describe('a crash', () => {
  test('in a run: the lease expires, and deliveries that were sent are sent again with the same id', async () => {
    const world = await makeWorld();
    const receiver = world.receiver();
    const { id } = await world.add(receiver.url);
    await world.save();
    await fanOut(world);
    const job = (await jobOf(id))!;
    // A run claims the job, sends, and dies before it records the result.
    await claimJob(world.ctx(), webhookJob, job.id, MINUTE, null);
    await world.after(MINUTE);
    expect(receiver.received).toEqual([]);
    await world.after(1);
    expect(receiver.received).toHaveLength(1);
    expect(await world.deliveries(id)).toMatchObject([{ state: 'delivered', attempts: 1 }]);
  });

  test('in each run at the same delivery: that delivery fails in the end, and the others are sent', async () => {
    const world = await makeWorld();
    let reached: () => void = () => {};
    // An endpoint that never answers stands for a crash: the run never ends.
    const receiver = world.receiver('hooks', ({ event }) => {
      if (event.data['subject'] !== 'killer') return ok();
      reached();
      return new Promise(() => {});
    });
    const { id } = await world.add(receiver.url, { events: ['email.saved'] });
    await world.save('killer');
    await fanOut(world);
    const { id: jobId } = (await jobOf(id))!;
    const states = async () => {
      const rows = await world.deliveries(id);
      return rows.map(({ state, attempts }) => [state, attempts]).reverse();
    };
    let deaths = 0;
    for (let run = 0; run < 60 && (await states())[0]?.[0] === 'pending'; run++) {
      const died = new Promise<boolean>((resolve) => {
        reached = () => resolve(true);
      });
      const ctx = world.ctx({ organizationId: 0 });
      const ended = runJob(ctx, webhookJob, jobId).then(() => false);
      if (await Promise.race([died, ended])) deaths++;
      if (run === 1) {
        await world.save('other');
        await fanOut(world);
      }
      world.clock.now += 12 * HOUR;
    }
    expect(await states()).toEqual([
      ['failed', 10],
      ['delivered', 1],
    ]);
    expect(deaths).toBeLessThanOrEqual(20);
  });

  test('a run that has lost its lease records nothing', async () => {
    const world = await makeWorld();
    const receiver = world.receiver();
    const { id } = await world.add(receiver.url);
    await world.save();
    await fanOut(world);
    const job = (await jobOf(id))!;
    receiver.answer(async () => {
      // Long enough for another run to take over.
      world.clock.now += 3 * MINUTE;
      await claimJob(world.ctx(), webhookJob, job.id, MINUTE, null);
      return broken();
    });
    await run(world, id);
    expect(await world.deliveries(id)).toMatchObject([{ state: 'pending', attempts: 0, last_error: null }]);
    expect((await jobOf(id))!.lease).not.toBeNull();
  });

  test('an event that happens during a run is not lost', async () => {
    const world = await makeWorld();
    const receiver = world.receiver();
    const { id } = await world.add(receiver.url);
    await world.save();
    await fanOut(world);
    receiver.answer(async () => {
      receiver.answer(ok);
      await world.save();
      await fanOut(world);
      return ok();
    });
    await run(world, id);
    world.eventQueue.sent.length = 0;
    expect(receiver.received).toHaveLength(1);
    await world.after(3 * MINUTE);
    expect(receiver.received).toHaveLength(2);
    expect((await world.deliveries(id)).map(({ state }) => state)).toEqual(['delivered', 'delivered']);
  });
});
