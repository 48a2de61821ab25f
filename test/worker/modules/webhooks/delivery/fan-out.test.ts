import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { webhookEvent } from '../../../../../src/contract/webhooks/events.ts';
import { deliverEvents } from '../../../../../src/worker/modules/webhooks/delivery/fan-out.ts';
import { testEnv } from '../../../helpers.ts';
import { catchFetch, DAY, fanOut, HOUR, MINUTE, makeWorld, type Received, signers } from '../world.ts';

beforeAll(catchFetch);

afterAll(() => void vi.unstubAllGlobals());

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
    // All of them are in the catalogue.
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
