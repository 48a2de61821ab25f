import { beforeAll, expect, test } from 'vitest';
import { costOf } from '../../../counting.ts';
import { makeOrganization, testEnv } from '../../../helpers.ts';
import { holdTime, pass } from '../time.ts';
import { catchFetch, makeWorld, type World } from '../world.ts';

const STATUS = '/api/stream/status';
const MINUTE = 60_000;
const LIVE = {
  type: 'live',
  video_id: 'dQw4w9WgXcQ',
  title: 'Building a boat, day 3',
  url: 'https://videos.example.com/watch/3',
  thumbnail_url: 'https://videos.example.com/3.jpg',
  started_at: '2026-11-20T18:00:00.000Z',
  viewer_count: 12,
  subscriber_count: 4990,
};

beforeAll(catchFetch);
holdTime();

const statusOf = (world: World) => world.ask<Record<string, unknown>>('GET', STATUS);
const ask = (world: World, etag: string) =>
  world.client.request('GET', STATUS, undefined, { 'if-none-match': etag });

test('without any stream the status is ended, and only that and the number of live streams is known', async () => {
  const response = await (await makeWorld([])).request('GET', STATUS);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    status: 'ended',
    stream_id: null,
    video_id: null,
    title: null,
    url: null,
    thumbnail_url: null,
    started_at: null,
    ended_at: null,
    viewer_count: null,
    peak_viewers: null,
    subscriber_count: null,
    live_count: 0,
    has_channel: false,
    checked_at: null,
  });
});

test('the newest live stream is the status, then the one before it, then the last that ended', async () => {
  const world = await makeWorld([]);
  const first = await world.report(LIVE);
  const shown = {
    status: 'live',
    stream_id: first.stream!.id,
    video_id: LIVE.video_id,
    title: LIVE.title,
    url: LIVE.url,
    thumbnail_url: LIVE.thumbnail_url,
    started_at: LIVE.started_at,
    ended_at: null,
    viewer_count: 12,
    peak_viewers: 12,
    subscriber_count: 4990,
    live_count: 1,
    has_channel: false,
    checked_at: new Date(world.clock.now).toISOString(),
  };
  expect(await statusOf(world)).toEqual(shown);

  pass(world, MINUTE);
  const second = await world.report({ type: 'live', video_id: 'second', title: 'Another' });
  expect(await statusOf(world)).toMatchObject({ video_id: 'second', live_count: 2, subscriber_count: 4990 });
  pass(world, MINUTE);
  await world.report({ type: 'ended', video_id: 'second' });
  expect(await statusOf(world)).toEqual({
    ...shown,
    checked_at: new Date(world.clock.now).toISOString(),
  });
  pass(world, MINUTE);
  await world.report({ type: 'ended', video_id: LIVE.video_id });
  expect(await statusOf(world)).toMatchObject({
    status: 'ended',
    stream_id: second.stream!.id,
    viewer_count: null,
    live_count: 0,
  });
});

test('the ETag is of all but checked_at: what is unchanged is answered 304', async () => {
  const world = await makeWorld([]);
  await world.report(LIVE);
  const first = await world.request('GET', STATUS);
  const etag = first.headers.get('etag')!;
  expect(etag).toMatch(/^"[0-9a-f]{32}"$/);
  expect(first.headers.get('cache-control')).toBe('private, no-cache');

  pass(world, MINUTE);
  await world.report(LIVE);
  expect(await statusOf(world)).toMatchObject({ checked_at: new Date(world.clock.now).toISOString() });
  for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const response = await ask(world, tag);
    expect(response.status, tag).toBe(304);
    expect(await response.text()).toBe('');
    expect(response.headers.get('etag')).toBe(etag);
  }
  expect((await ask(world, '"other"')).status).toBe(200);
  await world.report({ ...LIVE, viewer_count: 13 });
  const changed = await ask(world, etag);
  expect(changed.status).toBe(200);
  expect(changed.headers.get('etag')).not.toBe(etag);
});

test('the status reads at most 20 rows in two trips, however many streams there were', async () => {
  const world = await makeWorld([]);
  await world.report(LIVE);
  await world.report({ type: 'live', video_id: 'second' });
  const id = (await statusOf(world)).stream_id;
  await testEnv.DB.batch([
    testEnv.DB.prepare(
      `WITH RECURSIVE n (i) AS (SELECT 10 UNION ALL SELECT i + 1 FROM n WHERE i < 500)
        INSERT INTO streams (id, organization_id, video_id, status, title, url, started_at, ended_at, as_of, sample_gap, created_at)
        SELECT ?1 * 4294967296 + i, ?1, 'v' || i, 'ended', 'x', 'x', i, i, i, 1, i FROM n`,
    ).bind(world.organizationId),
    testEnv.DB.prepare(
      `WITH RECURSIVE n (i) AS (SELECT 10 UNION ALL SELECT i + 1 FROM n WHERE i < 500)
        INSERT INTO stream_samples (stream_id, at, organization_id, viewer_count) SELECT ?2, i, ?1, 1 FROM n`,
    ).bind(world.organizationId, id),
  ]);
  const { response, cost } = await costOf(world.client, STATUS);
  expect(await response.json()).toMatchObject({ stream_id: id, live_count: 2 });
  expect(cost.rowsRead).toBeLessThanOrEqual(20);
  expect(cost.roundTrips).toBeLessThanOrEqual(2);
});

test('an organization sees nothing of the streams of another', async () => {
  const world = await makeWorld([]);
  await world.report(LIVE);
  const stranger = await makeOrganization();
  const response = await stranger.request('GET', STATUS);
  expect(await response.json()).toMatchObject({ stream_id: null, live_count: 0 });
});
