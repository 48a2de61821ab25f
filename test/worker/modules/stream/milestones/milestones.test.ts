import { beforeAll, expect, test } from 'vitest';
import type { Milestone } from '../../../../../src/contract/stream/milestones.ts';
import { readHeader } from '../../../../../src/worker/modules/stream/drawing/engine/header.ts';
import { call, makeOrganization } from '../../../helpers.ts';
import { codeOf } from '../captions/states.ts';
import { holdTime, pass } from '../time.ts';
import { catchFetch, makeWorld, type World } from '../world.ts';

const MILESTONES = '/api/stream/milestones';
const MINUTE = 60_000;

beforeAll(catchFetch);
holdTime();

const list = (world: World) => world.ask<Milestone[]>('GET', MILESTONES);
const add = (world: World, threshold: number) => world.ask<Milestone>('POST', MILESTONES, { threshold });
const reach = (world: World, subscriber_count: number | null) => {
  pass(world, MINUTE);
  return world.report({ type: 'subscribers', subscriber_count });
};
const reached = async (world: World) =>
  (await list(world)).filter(({ reached_at }) => reached_at !== null).map(({ threshold }) => threshold);

test('every organization has the built-in milestones', async () => {
  const world = await makeWorld([]);
  const milestones = await list(world);
  expect(milestones).toEqual(
    [100, 500, 1000, 5000, 10_000, 50_000].map((threshold) => ({
      id: expect.any(Number),
      threshold,
      is_custom: false,
      is_enabled: true,
      reached_at: null,
      warning: null,
    })),
  );
  expect(await list(world)).toEqual(milestones);
});

test('reads at once create the built-in milestones once', async () => {
  const world = await makeWorld([]);
  const lists = await Promise.all(Array.from({ length: 8 }, () => list(world)));
  for (const each of lists) expect(each).toEqual(lists[0]);
  expect(lists[0]).toHaveLength(6);
});

test('a threshold is added once, in its place', async () => {
  const world = await makeWorld([]);
  const response = await world.request('POST', MILESTONES, { threshold: 750 });
  expect(response.status).toBe(201);
  const milestone = await response.json();
  expect(milestone).toEqual({
    id: expect.any(Number),
    threshold: 750,
    is_custom: true,
    is_enabled: true,
    reached_at: null,
    warning: null,
  });
  expect((await list(world))[2]).toEqual(milestone);
  for (const threshold of [750, 1000]) {
    const again = await world.request('POST', MILESTONES, { threshold });
    expect(await codeOf(again)).toEqual([409, 'THRESHOLD_EXISTS']);
  }
  expect(await list(world)).toHaveLength(7);
});

test('a threshold that the platform rounds past has a warning that says when it is seen', async () => {
  const world = await makeWorld([]);
  expect((await add(world, 12_345)).warning).toContain('12,400');
  expect((await add(world, 1001)).warning).toContain('1,010');
  expect((await add(world, 12_400)).warning).toBeNull();
  expect((await add(world, 999)).warning).toBeNull();

  await reach(world, 12_000);
  expect(await reach(world, 12_300)).toMatchObject({ milestones_reached: [] });
  expect(await reach(world, 12_400)).toMatchObject({ milestones_reached: [12_345, 12_400] });
});

test('50 thresholds can be added, and not 51', async () => {
  const world = await makeWorld([]);
  for (let n = 1; n <= 50; n++) await add(world, n);
  const response = await world.request('POST', MILESTONES, { threshold: 51 });
  expect(await codeOf(response)).toEqual([422, 'TOO_MANY_MILESTONES']);
});

test('a custom threshold is moved, a built-in one only switched', async () => {
  const world = await makeWorld([]);
  const [first] = await list(world);
  const custom = await add(world, 750);
  const change = (body: object) => world.request('PATCH', MILESTONES, body);
  expect(await (await change({ id: custom.id, threshold: 12_345 })).json()).toMatchObject({
    id: custom.id,
    threshold: 12_345,
    warning: expect.stringContaining('12,400'),
  });
  expect(await codeOf(await change({ id: custom.id, threshold: 500 }))).toEqual([409, 'THRESHOLD_EXISTS']);
  expect(await codeOf(await change({ id: first!.id, threshold: 150 }))).toEqual([422, 'BUILT_IN_THRESHOLD']);
  expect(await (await change({ id: first!.id, threshold: 100, is_enabled: false })).json()).toEqual({
    ...first,
    is_enabled: false,
  });
  expect(await (await change({ id: first!.id })).json()).toMatchObject({ is_enabled: false });
  expect(await codeOf(await change({ id: 1, is_enabled: false }))).toEqual([404, 'NOT_FOUND']);
  const stranger = await makeOrganization();
  const foreign = await stranger.request('PATCH', MILESTONES, { id: custom.id, is_enabled: false });
  expect(await codeOf(foreign)).toEqual([404, 'NOT_FOUND']);
});

test('the first count reaches nothing; thresholds below it count as passed', async () => {
  const world = await makeWorld(['discord']);
  expect(await reach(world, 700)).toMatchObject({ milestones_reached: [], captions_created: 0 });
  expect(await reached(world)).toEqual([100, 500]);
  expect(await world.captions()).toEqual([]);
  // A milestone that is added below the count is reached as well.
  expect((await add(world, 600)).reached_at).toBe(new Date(world.clock.now).toISOString());
  expect(await reach(world, 720)).toMatchObject({ milestones_reached: [] });
  expect(await world.events()).toEqual([]);
});

test('of several that are passed at once, the highest is celebrated, and each only once', async () => {
  const world = await makeWorld(['discord', 'instagram']);
  await reach(world, 90);
  expect(await reach(world, 5200)).toMatchObject({
    milestones_reached: [100, 500, 1000, 5000],
    captions_created: 2,
  });
  const milestone = (await list(world)).find(({ threshold }) => threshold === 5000)!;
  const captions = await world.captions();
  expect(captions).toHaveLength(2);
  for (const caption of captions) {
    expect(caption).toMatchObject({ event: 'milestone', milestone_id: milestone.id, stream_id: null });
    expect(caption.text).toContain('5,000');
  }
  expect(await world.events()).toEqual(['milestone.reached', 'caption.pending', 'caption.pending']);

  // The count falls and returns.
  await reach(world, 4900);
  expect(await reach(world, null)).toMatchObject({ milestones_reached: [], applied: true });
  expect(await reach(world, 5300)).toMatchObject({ milestones_reached: [], captions_created: 0 });
  expect(await world.captions()).toHaveLength(2);
});

test('captions of a milestone have a card in the size of their platform', async () => {
  const world = await makeWorld(['discord', 'instagram']);
  await reach(world, 90);
  await reach(world, 100);
  const sizes: Record<string, unknown> = {};
  for (const { platform, image_url } of await world.captions()) {
    const response = await call('GET', new URL(image_url!).pathname);
    const header = readHeader(new Uint8Array(await response.arrayBuffer()))!;
    sizes[platform] = [header.type, header.width, header.height];
  }
  expect(sizes).toEqual({ discord: ['jpeg', 1200, 630], instagram: ['jpeg', 1080, 1080] });
});

test('a milestone that is off makes nothing, also when it is the highest', async () => {
  const world = await makeWorld(['discord']);
  await reach(world, 90);
  const off = (await list(world)).filter(({ threshold }) => threshold === 100 || threshold === 1000);
  for (const { id } of off) await world.ask('PATCH', MILESTONES, { id, is_enabled: false });
  expect(await reach(world, 110)).toMatchObject({ milestones_reached: [], captions_created: 0 });
  expect(await reach(world, 1100)).toMatchObject({ milestones_reached: [500], captions_created: 1 });
  const celebrated = (await list(world)).find(({ threshold }) => threshold === 500)!;
  expect(await world.captions()).toMatchObject([{ milestone_id: celebrated.id }]);
  // The last milestone that was reached is the celebrated one.
  const again = await world.ask('POST', '/api/stream/captions/generate', { event: 'milestone' });
  expect(again).toMatchObject([{ milestone_id: celebrated.id }]);
});

test('equal counts at once reach a milestone once', async () => {
  const world = await makeWorld(['discord']);
  await reach(world, 90);
  const occurred_at = new Date(world.clock.now + 1000).toISOString();
  const report = { type: 'subscribers', subscriber_count: 100, occurred_at };
  const results = await Promise.all(Array.from({ length: 16 }, () => world.report(report)));
  expect(results.flatMap(({ milestones_reached }) => milestones_reached)).toEqual([100]);
  expect(await world.captions()).toHaveLength(1);
  expect(await world.events()).toEqual(['milestone.reached', 'caption.pending']);
});

test("another organization's channel reaches its own milestones", async () => {
  const [one, other] = [await makeWorld(['discord']), await makeWorld(['discord'])];
  for (const world of [one, other]) await reach(world, 90);
  await reach(one, 100);
  expect([await reached(one), await reached(other)]).toEqual([[100], []]);
  expect(await reach(other, 100)).toMatchObject({ milestones_reached: [100], captions_created: 1 });
});

test.each<[string, unknown, string]>([
  ['POST', {}, 'threshold'],
  ['POST', { threshold: 0 }, 'threshold'],
  ['POST', { threshold: 10.5 }, 'threshold'],
  ['POST', { threshold: '100' }, 'threshold'],
  ['POST', { threshold: 1_000_000_001 }, 'threshold'],
  ['POST', { threshold: 5, is_custom: false }, 'is_custom'],
  ['PATCH', { is_enabled: true }, 'id'],
  ['PATCH', { id: 1, is_enabled: 'no' }, 'is_enabled'],
])('%s %j is a bad request that names %s', async (method, body, field) => {
  const response = await (await makeWorld([])).request(method, MILESTONES, body);
  expect(response.status).toBe(400);
  expect(JSON.stringify(((await response.json()) as { errors: unknown }).errors)).toContain(field);
});
