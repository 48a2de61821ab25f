import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { broken, catchFetch, MINUTE, ok } from '../../webhooks/world.ts';
import { makeWorld, resultsOf, SITE, type World } from '../world.ts';

beforeAll(catchFetch);

afterAll(() => void vi.unstubAllGlobals());

/** Creates an organization whose engine listens at a webhook endpoint. */
async function makeEngineWorld(answer = ok) {
  const world = await makeWorld();
  await world.ask('PUT', '/api/audits/preferences', { engine: 'automation' });
  const engine = world.receiver('engine', answer);
  const { id: webhookId } = await world.add(engine.url, { events: ['audit.requested'] });
  return { world, engine, webhookId };
}

const statusOf = async (world: World, id: number) => (await world.audit(id)).status;

describe('an audit that an engine does', () => {
  test('waits for the engine, which gets the event', async () => {
    const { world, engine } = await makeEngineWorld();
    const audit = await world.create();
    expect(audit).toMatchObject({ engine: 'automation', status: 'pending' });
    world.catchUp();
    await world.work();
    expect(world.analyzed).toEqual([]);
    expect(await statusOf(world, audit.id)).toBe('pending');
    await world.after(0);
    expect(engine.received.map(({ event }) => event.data)).toEqual([
      { audit_id: audit.id, type: 'digital', url: SITE, engine: 'automation' },
    ]);
    expect(await world.audit(audit.id)).toMatchObject({
      status: 'processing',
      started_at: new Date(world.clock.now).toISOString(),
    });
    await world.ask('POST', `/api/audits/${audit.id}/complete`, { results: resultsOf(66) });
    expect(await world.audit(audit.id)).toMatchObject({ status: 'completed', overall_score: 66 });
    world.pass(30 * MINUTE);
    await world.work();
    expect(await world.events('audit.requested')).toHaveLength(1);
    expect(await world.jobs()).toEqual([]);
  });

  test('is pending as long as no delivery succeeds, and is being worked on with the record of the delivery', async () => {
    const { world, engine, webhookId } = await makeEngineWorld(broken);
    const { id } = await world.create();
    await world.after(0);
    expect(engine.received).toHaveLength(1);
    expect(await statusOf(world, id)).toBe('pending');
    engine.answer(ok);
    await world.after(MINUTE);
    expect(await statusOf(world, id)).toBe('processing');
    expect(await world.deliveries(webhookId)).toMatchObject([{ state: 'delivered', attempts: 2 }]);
  });

  test('that is finished before the delivery is recorded stays finished', async () => {
    const { world, engine } = await makeEngineWorld();
    const { id } = await world.create();
    engine.answer(async () => {
      await world.ask('POST', `/api/audits/${id}/complete`, { results: resultsOf(66) });
      return ok();
    });
    await world.after(0);
    expect(await statusOf(world, id)).toBe('completed');
  });

  test('is asked for every 30 minutes, three times, and has then failed', async () => {
    const { world, engine } = await makeEngineWorld();
    const { id } = await world.create();
    world.catchUp();
    await world.work();
    await world.after(0);
    for (const count of [1, 2, 3]) {
      expect(engine.received).toHaveLength(count);
      world.pass(29 * MINUTE);
      await world.work();
      expect(await world.events('audit.requested')).toHaveLength(count);
      expect(await statusOf(world, id)).toBe('processing');
      world.pass(MINUTE + 1);
      await world.work();
      await world.after(0);
    }
    expect(engine.received).toHaveLength(3);
    expect(await world.audit(id)).toMatchObject({
      status: 'failed',
      failure: { code: 'TIMED_OUT', message: 'The automation engine did not deliver.' },
    });
    expect(await world.events('audit.completed')).toHaveLength(1);
    expect(await world.jobs()).toEqual([]);
    const late = await world.request('POST', `/api/audits/${id}/complete`, { results: resultsOf(66) });
    expect(late.status).toBe(409);
  });

  test('is an engine\u2019s also for security, and keeps its engine when the preference changes', async () => {
    const { world } = await makeEngineWorld();
    const security = await world.ask<{ id: number; engine: string }>('POST', '/api/security-audits', {
      url: SITE,
    });
    expect(security.engine).toBe('automation');
    await world.ask('PUT', '/api/audits/preferences', { engine: 'built_in' });
    expect((await world.audit(security.id)).engine).toBe('automation');
    expect((await world.create()).engine).toBe('built_in');
  });
});

test('an audit that Herald does is not started by a delivery', async () => {
  const world = await makeWorld();
  const listener = world.receiver('listener');
  await world.add(listener.url, { events: ['audit.requested', 'audit.completed'] });
  const { id } = await world.create();
  await world.after(0);
  expect(listener.received).toHaveLength(1);
  expect(await statusOf(world, id)).toBe('pending');
  await world.work();
  await world.after(0);
  expect(listener.received.map(({ event }) => event.type)).toEqual(['audit.requested', 'audit.completed']);
});
