import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  requireDelivery,
  selectDeliveries,
  updateForReplay,
} from '../../../../../src/worker/modules/webhooks/delivery/store.ts';
import type { Ctx } from '../../../../../src/worker/platform/ctx.ts';
import { commit, isRefusal } from '../../../../../src/worker/platform/data/commit/commit.ts';
import { database } from '../../../../../src/worker/platform/data/database.ts';
import { makeOrganization } from '../../../helpers.ts';
import { broken, catchFetch, DAY, HOUR, makeWorld, ok } from '../world.ts';

beforeAll(catchFetch);

afterAll(() => void vi.unstubAllGlobals());

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
    const { organizationId } = await makeOrganization();
    const outcomeOf = (ctx: Ctx) =>
      commit(database(ctx), [requireDelivery(ctx, id, delivery!.id)]).then(() => 'exists', isRefusal);
    const stranger = world.ctx({ organizationId });
    expect([await outcomeOf(world.ctx()), await outcomeOf(stranger)]).toEqual(['exists', true]);
    const rows = await commit(database(stranger), [
      updateForReplay(stranger, id, delivery!.id, DAY),
      selectDeliveries(stranger, id, { before: null, limit: 1 }),
    ]);
    expect(rows).toEqual([[], []]);
    expect(await world.deliveries(id)).toEqual([delivery]);
  });
});
