import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { deliverEvents } from '../../../../../src/worker/modules/webhooks/delivery/fan-out.ts';
import { runJob } from '../../../../../src/worker/platform/work/run-job.ts';
import {
  broken,
  catchFetch,
  DAY,
  HOUR,
  jobOf,
  makeWorld,
  ok,
  run,
  SECOND,
  signers,
  webhookJob,
} from '../world.ts';

beforeAll(catchFetch);

afterAll(() => void vi.unstubAllGlobals());

describe('failures', () => {
  test('are retried with growing waits and the same id, and given up after ten attempts', async () => {
    const world = await makeWorld();
    const receiver = world.receiver('hooks', broken);
    const { id, secret } = await world.add(receiver.url);
    await world.save();
    await world.drain();
    const waits: number[] = [];
    for (;;) {
      const [delivery] = await world.deliveries(id);
      expect(delivery).toMatchObject({ last_status_code: 500, last_error: 'Answered 500: no disk' });
      if (delivery!.next_attempt_at === null) break;
      expect(delivery).toMatchObject({ state: 'pending', attempts: receiver.received.length });
      const wait = Date.parse(delivery!.next_attempt_at) - Date.parse(delivery!.last_attempt_at!);
      waits.push(wait);
      const before = receiver.received.length;
      await world.after(wait - 1);
      expect(receiver.received).toHaveLength(before);
      await world.after(1);
      expect(receiver.received).toHaveLength(before + 1);
    }
    const steps = [5, 30, 120, 600, 1800, 3600, 3 * 3600, 6 * 3600, 12 * 3600].map((step) => step * SECOND);
    expect(waits).toHaveLength(steps.length);
    for (const [i, wait] of waits.entries()) {
      expect(wait).toBeGreaterThanOrEqual(steps[i]!);
      expect(wait).toBeLessThanOrEqual(steps[i]! * 1.2);
    }
    expect(await world.deliveries(id, '?state=failed')).toMatchObject([{ attempts: 10 }]);
    expect(new Set(receiver.received.map((request) => request.id)).size).toBe(1);
    expect(new Set(receiver.received.map((request) => request.body)).size).toBe(1);
    for (const request of receiver.received) expect(signers(request, [secret])).toEqual([0]);
    await world.after(2 * DAY);
    expect(receiver.received).toHaveLength(10);
  });

  test('a retry that is due before the next tick gets a wake-up', async () => {
    const world = await makeWorld();
    const receiver = world.receiver('hooks', broken);
    const { id } = await world.add(receiver.url);
    await world.save();
    await world.drain();
    expect(world.delayed).toEqual([[expect.any(Number), (await jobOf(id))!.id]]);
    const [seconds] = world.delayed[0]!;
    expect(seconds).toBeGreaterThanOrEqual(5);
    expect(seconds).toBeLessThanOrEqual(6);
    world.clock.now += seconds * SECOND;
    receiver.answer(ok);
    await run(world, id);
    expect(await world.deliveries(id)).toMatchObject([{ state: 'delivered', attempts: 2, last_error: null }]);
    await world.after(DAY);
    expect(receiver.received).toHaveLength(2);
  });

  const answers: [string, () => Response | Promise<Response>, number | null, string][] = [
    [
      'a redirect',
      () => new Response(null, { status: 302, headers: { location: '/x' } }),
      302,
      'Answered 302; redirects are not followed.',
    ],
    ['not found', () => new Response('', { status: 404 }), 404, 'Answered 404.'],
    [
      'a long answer',
      () => new Response('é'.repeat(5000), { status: 503 }),
      503,
      `Answered 503: ${'é'.repeat(512)}`,
    ],
    [
      'bytes that are not text',
      () => new Response(new Uint8Array([0, 255, 65, 10, 66]), { status: 400 }),
      400,
      'Answered 400: � A B'.replace('� A', '�A'),
    ],
    [
      'no connection',
      () => Promise.reject(new TypeError('Network connection lost.')),
      null,
      'The connection could not be made, or was closed without an answer.',
    ],
  ];
  test.each(answers)('the delivery log reports %s', async (_, answer, status, error) => {
    const world = await makeWorld();
    const receiver = world.receiver('hooks', answer);
    const { id } = await world.add(receiver.url);
    await world.save();
    await world.drain();
    expect(await world.deliveries(id)).toMatchObject([
      { state: 'pending', attempts: 1, last_status_code: status, last_error: error },
    ]);
  });

  test('Retry-After is honoured, up to an hour', async () => {
    for (const [value, wait] of [
      ['1800', 1800 * SECOND],
      ['999999', HOUR],
    ] as const) {
      const world = await makeWorld();
      const answer = () => new Response(null, { status: 429, headers: { 'retry-after': value } });
      const { id } = await world.add(world.receiver('hooks', answer).url);
      await world.save();
      await world.drain();
      const [delivery] = await world.deliveries(id);
      expect(Date.parse(delivery!.next_attempt_at!) - Date.parse(delivery!.last_attempt_at!)).toBe(wait);
    }
  });

  test('a URL that is no longer allowed is not called', async () => {
    const world = await makeWorld();
    const { id } = await world.add('http://10.0.0.1/hooks');
    await world.save();
    const strict = world.ctx({ organizationId: 0, env: { ...world.env, ALLOW_PRIVATE_HOSTS: undefined } });
    await deliverEvents(strict);
    await runJob(strict, webhookJob, (await jobOf(id))!.id);
    await strict.waited();
    expect(await world.deliveries(id)).toMatchObject([
      {
        state: 'pending',
        last_status_code: null,
        last_error: expect.stringMatching(/^Not called: .*public/),
      },
    ]);
  });

  test('a failing delivery does not delay the others', async () => {
    const world = await makeWorld();
    const receiver = world.receiver('hooks', ({ event }) =>
      event.data['subject'] === 'Bad' ? broken() : ok(),
    );
    const { id } = await world.add(receiver.url);
    for (const subject of ['One', 'Bad', 'Two', 'Bad', 'Three']) await world.save(subject);
    await world.drain();
    expect((await world.deliveries(id)).map(({ state }) => state)).toEqual([
      'delivered',
      'pending',
      'delivered',
      'pending',
      'delivered',
    ]);
    expect(await world.get(`/api/webhooks/${id}`)).toMatchObject({ failing_since: null });
  });
});
