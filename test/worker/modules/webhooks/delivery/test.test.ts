import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { broken, catchFetch, makeWorld, signers } from '../world.ts';

beforeAll(catchFetch);

afterAll(() => void vi.unstubAllGlobals());

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
