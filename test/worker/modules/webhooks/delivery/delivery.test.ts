import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { webhookEvent } from '../../../../../src/contract/webhooks/events.ts';
import { deliverEvents } from '../../../../../src/worker/modules/webhooks/delivery/fan-out.ts';
import { webhookJob } from '../../../../../src/worker/modules/webhooks/delivery/run.ts';
import {
  requireDelivery,
  selectDeliveries,
  updateForReplay,
} from '../../../../../src/worker/modules/webhooks/delivery/store.ts';
import type { Ctx } from '../../../../../src/worker/platform/ctx.ts';
import { commit, isRefusal } from '../../../../../src/worker/platform/data/database.ts';
import { claimJob } from '../../../../../src/worker/platform/work/jobs.ts';
import { runJob } from '../../../../../src/worker/platform/work/run-job.ts';
import { testEnv } from '../../../helpers.ts';
import { catchFetch, makeWorld, type Received, type World } from '../world.ts';

beforeAll(catchFetch);
afterAll(() => void vi.unstubAllGlobals());

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const ok = () => new Response(null, { status: 204 });
const broken = () => new Response('no disk', { status: 500 });

/** The indexes of the secrets that signed this request, computed independently of the code under test. */
function signers(received: Received, secrets: string[]): number[] {
  return received.signatures.map((signature) =>
    secrets.findIndex((secret) => {
      const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
      const content = `${received.id}.${received.timestamp}.${received.body}`;
      return signature === `v1,${createHmac('sha256', key).update(content).digest('base64')}`;
    }),
  );
}

const jobOf = (webhookId: number) =>
  testEnv.DB.prepare("SELECT * FROM jobs WHERE kind = 'webhook' AND subject_id = ?")
    .bind(webhookId)
    .first<{ id: number; due_at: number | null; lease: string | null; attempts: number }>();

const run = async (world: World, webhookId: number) => {
  const ctx = world.ctx({ organizationId: 0 });
  await runJob(ctx, webhookJob, (await jobOf(webhookId))!.id);
  await ctx.waited();
};

const fanOut = async (world: World) => {
  const ctx = world.ctx({ organizationId: 0 });
  await deliverEvents(ctx);
  await ctx.waited();
};

describe('delivering an event', () => {
  test('posts it as Standard Webhooks requires, and logs it', async () => {
    const world = await makeWorld();
    const receiver = world.receiver();
    const { id, secret } = await world.add(receiver.url);
    const emailId = await world.save('Größe 🎉');
    await world.drain();
    expect(receiver.received).toHaveLength(1);
    const [received] = receiver.received as [Received];
    expect(received.url).toBe(receiver.url);
    expect(signers(received, [secret])).toEqual([0]);
    expect(received.timestamp).toBe(Math.floor(world.clock.now / 1000));
    const [delivery] = await world.deliveries(id);
    expect(delivery).toEqual({
      id: expect.any(Number),
      event_id: received.id,
      type: 'email.saved',
      state: 'delivered',
      attempts: 1,
      last_status_code: 204,
      last_error: null,
      created_at: received.event.timestamp,
      last_attempt_at: new Date(world.clock.now).toISOString(),
      next_attempt_at: null,
    });
    expect(received.event.data).toMatchObject({ email_id: emailId, subject: 'Größe 🎉' });
    expect(received.id).toMatch(/^evt_\d+$/);
  });

  test('every event has the shape in the catalogue', async () => {
    const world = await makeWorld();
    const receiver = world.receiver();
    const { id } = await world.add(receiver.url);
    await world.save();
    const [task] = await world.get<{ id: number }[]>('/api/tasks');
    await world.request('PATCH', `/api/tasks/${task!.id}`, { status: 'done' });
    const gone = await world.add(world.receiver('gone', () => new Response(null, { status: 410 })).url);
    await world.save();
    await world.drain();
    await world.request('POST', `/api/webhooks/${id}/test`);
    const seen = receiver.received.map(({ event }) => webhookEvent.parse(event, { reportInput: true }));
    expect(seen.map(({ type }) => type).sort()).toEqual([
      'email.saved',
      'email.saved',
      'task.updated',
      'webhook.disabled',
      'webhook.test',
    ]);
    // Nothing that the catalogue does not name.
    expect(receiver.received.map(({ event }) => event)).toEqual(seen);
    expect(seen.find(({ type }) => type === 'webhook.disabled')?.data).toMatchObject({ webhook_id: gone.id });
  });

  test('goes to each active endpoint of its organization that subscribes to its type', async () => {
    const world = await makeWorld();
    const all = world.receiver('all');
    const emails = world.receiver('emails');
    const tasks = world.receiver('tasks');
    const off = world.receiver('off');
    await world.add(all.url);
    await world.add(emails.url, { events: ['email.saved'] });
    await world.add(tasks.url, { events: ['task.updated', 'webhook.disabled'] });
    const { id } = await world.add(off.url);
    await world.request('PATCH', `/api/webhooks/${id}`, { is_active: false });
    const other = await makeWorld();
    const foreign = other.receiver();
    await other.add(foreign.url);
    await world.save();
    await world.drain();
    await other.drain();
    expect(
      [all, emails, tasks, off, foreign].map((receiver) => receiver.received.map(({ event }) => event.type)),
    ).toEqual([['email.saved'], ['email.saved'], [], [], []]);
    expect(all.received[0]!.id).toBe(emails.received[0]!.id);
  });

  test('an endpoint does not get events from before its creation', async () => {
    const world = await makeWorld();
    await world.save();
    await world.drain();
    const receiver = world.receiver();
    await world.add(receiver.url);
    await world.after(HOUR);
    expect(receiver.received).toEqual([]);
  });

  test('without an endpoint, the event is immediately done', async () => {
    const world = await makeWorld();
    await world.save();
    await world.drain();
    const { results } = await testEnv.DB.prepare('SELECT delivered_at FROM events WHERE organization_id = ?')
      .bind(world.client.organizationId)
      .all();
    expect(results).toEqual([{ delivered_at: expect.any(Number) }]);
    const count = await testEnv.DB.prepare(
      'SELECT count(*) AS n FROM webhook_deliveries WHERE organization_id = ?',
    )
      .bind(world.client.organizationId)
      .first();
    expect(count).toEqual({ n: 0 });
  });

  test('repeated and concurrent calls deliver it once', async () => {
    const world = await makeWorld();
    const receiver = world.receiver();
    const { id } = await world.add(receiver.url);
    for (let n = 0; n < 5; n++) await world.save();
    await Promise.all([fanOut(world), fanOut(world), fanOut(world)]);
    expect(await world.deliveries(id)).toHaveLength(5);
    await fanOut(world);
    await world.drain();
    await world.after(DAY);
    expect(receiver.received).toHaveLength(5);
    // Not even if the outbox says that it is still waiting.
    await testEnv.DB.prepare('UPDATE events SET delivered_at = NULL WHERE organization_id = ?')
      .bind(world.client.organizationId)
      .run();
    await world.after(DAY);
    expect(receiver.received).toHaveLength(5);
  });

  test('if all wake-ups are lost, cron sends it', async () => {
    const world = await makeWorld();
    const receiver = world.receiver();
    await world.add(receiver.url);
    await world.save();
    world.eventQueue.sent.length = 0;
    const ctx = world.ctx({ organizationId: 0 });
    await deliverEvents({ ...ctx, defer: (work) => void work.catch(() => {}) });
    world.eventQueue.sent.length = 0;
    expect(receiver.received).toEqual([]);
    await world.after(3 * MINUTE);
    expect(receiver.received).toHaveLength(1);
  });
});

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
      { body: { kind: 'webhook', job_id: (await jobOf(id))!.id }, delaySeconds: 0 },
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

describe('switching off', () => {
  const audits = async (world: World) =>
    (
      await testEnv.DB.prepare(
        "SELECT actor, target FROM audit_log WHERE organization_id = ? AND action = 'webhook.disabled'",
      )
        .bind(world.client.organizationId)
        .all()
    ).results;

  test('410 switches off immediately, and is reported in the endpoint, the audit log, and to other endpoints', async () => {
    const world = await makeWorld();
    const gone = world.receiver('gone', () => new Response(null, { status: 410 }));
    const other = world.receiver('other');
    const { id } = await world.add(gone.url);
    await world.add(other.url, { events: ['webhook.disabled'] });
    await world.save();
    await world.drain();
    expect(await world.deliveries(id)).toMatchObject([
      { state: 'failed', attempts: 1, last_status_code: 410 },
    ]);
    const webhook = await world.get<{ disabled_at: string }>(`/api/webhooks/${id}`);
    expect(webhook).toMatchObject({ is_active: false, disabled_reason: 'Answered 410 Gone.' });
    expect(other.received.map(({ event }) => event)).toMatchObject([
      {
        type: 'webhook.disabled',
        data: { webhook_id: id, reason: 'Answered 410 Gone.', disabled_at: webhook.disabled_at },
      },
    ]);
    expect(await audits(world)).toEqual([{ actor: 'system', target: `webhook:${new URL(gone.url).origin}` }]);
    await world.save();
    await world.after(DAY);
    expect(gone.received).toHaveLength(1);
    expect(await world.deliveries(id)).toHaveLength(1);
  });

  test('five days of failures switch off, and a success in between restarts them', async () => {
    const world = await makeWorld();
    const receiver = world.receiver('hooks', broken);
    const { id } = await world.add(receiver.url);
    const getWebhook = () => world.get<Record<string, unknown>>(`/api/webhooks/${id}`);
    await world.save();
    await world.drain();
    expect((await getWebhook())['failing_since']).toBe(new Date(world.clock.now).toISOString());
    await world.after(4 * DAY);
    receiver.answer(ok);
    await world.save();
    await world.after(MINUTE);
    expect(await getWebhook()).toMatchObject({ is_active: true, failing_since: null });

    receiver.answer(broken);
    await world.save();
    await world.drain();
    const since = (await getWebhook())['failing_since'];
    await world.save();
    await world.after(5 * DAY - 1);
    expect(await getWebhook()).toMatchObject({ is_active: true, failing_since: since });
    await world.save();
    await world.after(1);
    expect(await getWebhook()).toMatchObject({
      is_active: false,
      disabled_reason: `No delivery has succeeded since ${since}.`,
      disabled_at: new Date(world.clock.now).toISOString(),
    });
    expect(await audits(world)).toHaveLength(1);
  });

  test('an endpoint that is switched on again is no longer failing, and gets its pending deliveries', async () => {
    const world = await makeWorld();
    const receiver = world.receiver('hooks', broken);
    const { id } = await world.add(receiver.url);
    await world.save();
    await world.drain();
    await world.request('PATCH', `/api/webhooks/${id}`, { is_active: false });
    await world.after(DAY);
    expect(receiver.received).toHaveLength(1);
    expect(await world.deliveries(id)).toMatchObject([{ state: 'pending' }]);
    receiver.answer(ok);
    const response = await world.request('PATCH', `/api/webhooks/${id}`, { is_active: true });
    expect(await response.json()).toMatchObject({ is_active: true, failing_since: null, disabled_at: null });
    await world.drain();
    expect(receiver.received).toHaveLength(2);
    expect(await world.deliveries(id)).toMatchObject([{ state: 'delivered' }]);
  });

  test('an endpoint that a user changes during a run is not switched off', async () => {
    const world = await makeWorld();
    const better = world.receiver('better');
    const gone = world.receiver('gone', async () => {
      await world.request('PATCH', `/api/webhooks/${id}`, { url: better.url });
      return new Response(null, { status: 410 });
    });
    const { id } = await world.add(gone.url);
    await world.save();
    await world.drain();
    expect(await world.get(`/api/webhooks/${id}`)).toMatchObject({ is_active: true, disabled_reason: null });
    expect(await audits(world)).toEqual([]);
  });

  test('deleting an endpoint deletes its deliveries and its job', async () => {
    const world = await makeWorld();
    const receiver = world.receiver('hooks', broken);
    const { id } = await world.add(receiver.url);
    const other = await world.add(world.receiver('other').url);
    await world.save();
    await world.drain();
    await world.request('DELETE', `/api/webhooks/${id}`);
    await world.after(MINUTE);
    expect(receiver.received).toHaveLength(1);
    const { results } = await testEnv.DB.prepare(
      'SELECT webhook_id FROM webhook_deliveries WHERE organization_id = ?',
    )
      .bind(world.client.organizationId)
      .all();
    expect(results).toEqual([{ webhook_id: other.id }]);
    expect(await jobOf(id)).toBeNull();
  });
});

describe('rotating the secret', () => {
  test('both secrets sign for a day, then only the new one', async () => {
    const world = await makeWorld();
    const receiver = world.receiver();
    const { id, secret } = await world.add(receiver.url);
    const rotated = (await (await world.request('POST', `/api/webhooks/${id}/rotate-secret`)).json()) as {
      secret: string;
      previous_secret_expires_at: string;
    };
    const lasts = Date.parse(rotated.previous_secret_expires_at);
    await world.save();
    await world.after(0);
    await world.save();
    await world.after(lasts - 1 - world.clock.now);
    await world.save();
    await world.after(1);
    expect(receiver.received.map((request) => signers(request, [rotated.secret, secret]))).toEqual([
      [0, 1],
      [0, 1],
      [0],
    ]);
  });

  const rotate = async (world: World, id: number) =>
    world.request('POST', `/api/webhooks/${id}/rotate-secret`);
  const secretOf = async (response: Response) => ((await response.json()) as { secret: string }).secret;

  test.each([
    ['one after the other', false],
    ['at once', true],
  ])('twice within a day, %s: receivers can verify with any of the three', async (_, isConcurrent) => {
    const world = await makeWorld();
    const receiver = world.receiver();
    const { id, secret } = await world.add(receiver.url);
    const first = rotate(world, id);
    if (!isConcurrent) await first;
    const answers = await Promise.all([first, rotate(world, id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const secrets = [secret, ...(await Promise.all(answers.map(secretOf)))];
    await world.save();
    await world.drain();
    expect(signers(receiver.received[0]!, secrets).sort()).toEqual([0, 1, 2]);
  });

  test('each secret signs for a day from when it is replaced', async () => {
    const world = await makeWorld();
    const receiver = world.receiver();
    const { id, secret } = await world.add(receiver.url);
    const inADay = Date.now() + DAY;
    const second = await secretOf(await rotate(world, id));
    await testEnv.DB.prepare('UPDATE previous_webhook_secrets SET expires_at = ? WHERE webhook_id = ?')
      .bind(inADay - DAY / 2, id)
      .run();
    const rotated = await rotate(world, id);
    const { previous_secret_expires_at: lasts } = (await rotated.clone().json()) as Record<string, string>;
    expect(Date.parse(lasts!)).toBeGreaterThanOrEqual(inADay);
    const secrets = [secret, second, await secretOf(rotated)];
    await world.save();
    await world.after(0);
    await world.save();
    await world.after(inADay - DAY / 2 - world.clock.now);
    await world.save();
    await world.after(DAY);
    expect(receiver.received.map((request) => signers(request, secrets))).toEqual([[2, 1, 0], [2, 1], [2]]);
  });

  test('deleting the endpoint deletes its previous secrets', async () => {
    const world = await makeWorld();
    const { id } = await world.add(world.receiver().url);
    await rotate(world, id);
    expect((await world.request('DELETE', `/api/webhooks/${id}`)).status).toBe(200);
    const { results } = await testEnv.DB.prepare(
      'SELECT * FROM previous_webhook_secrets WHERE webhook_id = ?',
    )
      .bind(id)
      .all();
    expect(results).toEqual([]);
  });

  test('a sixth time within a day is refused, as a secret would stop signing too early', async () => {
    const world = await makeWorld();
    const receiver = world.receiver();
    const { id, secret } = await world.add(receiver.url);
    const answers = await Promise.all(Array.from({ length: 7 }, () => rotate(world, id)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    const refusal = answers.find(({ status }) => status === 429)!;
    expect(await refusal.json()).toMatchObject({ code: 'TOO_MANY_ROTATIONS' });
    const seconds = Number(refusal.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(86_000);
    expect(seconds).toBeLessThanOrEqual(86_400);
    await world.save();
    await world.drain();
    expect(receiver.received[0]!.signatures).toHaveLength(6);
    expect(signers(receiver.received[0]!, [secret])).toContain(0);
    // After the oldest has expired, rotating works again.
    await testEnv.DB.prepare(
      `UPDATE previous_webhook_secrets SET expires_at = ?
       WHERE id = (SELECT min(id) FROM previous_webhook_secrets WHERE webhook_id = ?)`,
    )
      .bind(Date.now(), id)
      .run();
    expect((await rotate(world, id)).status).toBe(200);
  });
});

describe('a test', () => {
  test('is sent immediately, also to an endpoint that is off or subscribes to other types, and answers the result', async () => {
    const world = await makeWorld();
    const receiver = world.receiver('hooks', () => new Response('thanks'));
    const { id, secret } = await world.add(receiver.url, { events: ['task.updated'] });
    await world.request('PATCH', `/api/webhooks/${id}`, { is_active: false });
    const test = async () => (await world.request('POST', `/api/webhooks/${id}/test`)).json();
    expect(await test()).toEqual({
      success: true,
      status_code: 200,
      duration_ms: expect.any(Number),
      error: null,
    });
    expect(receiver.received[0]!.event).toMatchObject({ type: 'webhook.test', data: { webhook_id: id } });
    expect(signers(receiver.received[0]!, [secret])).toEqual([0]);
    receiver.answer(broken);
    expect(await test()).toMatchObject({ success: false, status_code: 500, error: 'Answered 500: no disk' });
    receiver.answer(() => Promise.reject(new TypeError('Network connection lost.')));
    expect(await test()).toMatchObject({ success: false, status_code: null, error: expect.any(String) });
    expect(new Set(receiver.received.map((request) => request.id)).size).toBe(3);
    // A failed test does not make the endpoint fail.
    expect(await world.get(`/api/webhooks/${id}`)).toMatchObject({ failing_since: null });
    expect(await world.deliveries(id)).toEqual([]);
  });
});

describe('a replay', () => {
  test.each(['delivered', 'failed', 'pending'])(
    'of a %s delivery sends the same id and body, with all attempts',
    async (state) => {
      const world = await makeWorld();
      const receiver = world.receiver('hooks', state === 'delivered' ? ok : broken);
      const { id } = await world.add(receiver.url);
      await world.save();
      await world.drain();
      if (state === 'failed') {
        for (const hours of [1, 1, 1, 1, 1, 2, 4, 8, 15]) await world.after(hours * HOUR);
      }
      const [delivery] = await world.deliveries(id);
      expect(delivery!.state).toBe(state);
      const before = receiver.received.length;
      receiver.answer(ok);
      const response = await world.request('POST', `/api/webhooks/${id}/deliveries/${delivery!.id}/replay`);
      expect(response.status).toBe(202);
      expect(await response.json()).toMatchObject({ id: delivery!.id, state: 'pending', attempts: 0 });
      await world.drain();
      expect(receiver.received).toHaveLength(before + 1);
      expect(new Set(receiver.received.map((request) => `${request.id} ${request.body}`)).size).toBe(1);
      expect(await world.deliveries(id)).toMatchObject([{ state: 'delivered', attempts: 1 }]);
    },
  );

  test('is refused while the endpoint is off, and 404 for an unknown delivery', async () => {
    const world = await makeWorld();
    const { id } = await world.add(world.receiver().url);
    await world.save();
    await world.drain();
    const [delivery] = await world.deliveries(id);
    const none = await world.request('POST', `/api/webhooks/${id}/deliveries/${delivery!.id + 1000}/replay`);
    expect(none.status).toBe(404);
    await world.request('PATCH', `/api/webhooks/${id}`, { is_active: false });
    const off = await world.request('POST', `/api/webhooks/${id}/deliveries/${delivery!.id}/replay`);
    expect([off.status, ((await off.json()) as { code: string }).code]).toEqual([422, 'WEBHOOK_INACTIVE']);
    expect(await world.deliveries(id)).toEqual([delivery]);
  });

  test('no statement of a replay affects the deliveries of another organization', async () => {
    const world = await makeWorld();
    const { id } = await world.add(world.receiver().url);
    await world.save();
    await world.drain();
    const [delivery] = await world.deliveries(id);
    const { organizationId } = world.client;
    const outcomeOf = (ctx: Ctx) =>
      commit(ctx.db, [requireDelivery(ctx, id, delivery!.id)]).then(() => 'exists', isRefusal);
    const stranger = world.ctx({ organizationId: organizationId + 1 });
    expect([await outcomeOf(world.ctx()), await outcomeOf(stranger)]).toEqual(['exists', true]);
    const rows = await commit(stranger.db, [
      updateForReplay(stranger, id, delivery!.id, DAY),
      selectDeliveries(stranger, id, { before: null, limit: 1 }),
    ]);
    expect(rows).toEqual([[], []]);
    expect(await world.deliveries(id)).toEqual([delivery]);
  });
});
