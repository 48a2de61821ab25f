import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { testEnv } from '../../../helpers.ts';
import { broken, catchFetch, DAY, jobOf, MINUTE, makeWorld, ok, type World } from '../world.ts';

beforeAll(catchFetch);

afterAll(() => void vi.unstubAllGlobals());

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
