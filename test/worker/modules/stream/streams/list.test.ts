import { beforeAll, expect, test } from 'vitest';
import type { Stream, StreamDetail } from '../../../../../src/contract/stream/stream.ts';
import { makeOrganization, testEnv } from '../../../helpers.ts';
import { holdTime, pass } from '../time.ts';
import { catchFetch, makeWorld, type World } from '../world.ts';

const STREAMS = '/api/stream/streams';
const MINUTE = 60_000;

beforeAll(catchFetch);
holdTime();

/** Creates five streams, of which the last is live. */
async function fiveStreams(): Promise<{ world: World; ids: number[] }> {
  const world = await makeWorld([]);
  const ids: number[] = [];
  for (const video_id of ['one', 'two', 'three', 'four', 'five']) {
    ids.push((await world.report({ type: 'live', video_id })).stream!.id);
    pass(world, MINUTE);
    if (video_id !== 'five') await world.report({ type: 'ended', video_id });
  }
  return { world, ids: ids.toReversed() };
}

test('streams are listed in pages, the newest first', async () => {
  const { world, ids } = await fiveStreams();
  const seen: number[] = [];
  let next: string | undefined = `${STREAMS}?limit=2`;
  let pages = 0;
  while (next) {
    const response = await world.request('GET', next.replace(/^https?:\/\/[^/]+/, ''));
    seen.push(...((await response.json()) as Stream[]).map(({ id }) => id));
    next = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
    pages++;
  }
  expect(seen).toEqual(ids);
  expect(pages).toBe(3);
  const offset = await world.ask<Stream[]>('GET', `${STREAMS}?limit=2&offset=1`);
  expect(offset.map(({ id }) => id)).toEqual(ids.slice(1, 3));
});

test('streams are filtered by their status', async () => {
  const { world, ids } = await fiveStreams();
  const list = async (status: string) =>
    (await world.ask<Stream[]>('GET', `${STREAMS}?status=${status}`)).map(({ id }) => id);
  expect(await list('live')).toEqual(ids.slice(0, 1));
  expect(await list('ended')).toEqual(ids.slice(1));
});

test.each([
  ['?status=scheduled', 'status'],
  ['?limit=0', 'limit'],
  ['?cursor=broken', 'cursor'],
  ['?sort=title', 'sort'],
])('the list refuses %s, and names the parameter', async (query, path) => {
  const response = await (await makeWorld([])).request('GET', STREAMS + query);
  expect(response.status).toBe(400);
  expect(await response.text()).toContain(path);
});

test('a stream has the fields of the status with an id, and its viewers over time', async () => {
  const world = await makeWorld([]);
  const start = world.clock.now;
  const { stream } = await world.report({
    type: 'live',
    video_id: 'one',
    viewer_count: 5,
    subscriber_count: 90,
  });
  pass(world, MINUTE);
  await world.report({ type: 'update', video_id: 'one', viewer_count: null });
  pass(world, MINUTE / 2);
  // Less than a minute after the last sample.
  await world.report({ type: 'update', video_id: 'one', viewer_count: 9 });
  const detail = await world.ask<StreamDetail>('GET', `${STREAMS}/${stream!.id}`);
  const facts = {
    id: stream!.id,
    status: 'live',
    video_id: 'one',
    title: 'Live stream',
    url: 'https://www.youtube.com/watch?v=one',
    thumbnail_url: null,
    started_at: new Date(start).toISOString(),
    ended_at: null,
    viewer_count: 9,
    peak_viewers: 9,
    subscriber_count: 90,
  };
  expect(detail).toEqual({
    ...facts,
    samples: [
      { at: new Date(start).toISOString(), viewer_count: 5 },
      { at: new Date(start + MINUTE).toISOString(), viewer_count: null },
    ],
  });
  expect(await world.ask('GET', STREAMS)).toEqual([facts]);
});

test('a stream of many hours has at most 500 samples, spread over all of it', async () => {
  const world = await makeWorld([]);
  const start = world.clock.now;
  const report = { type: 'live', video_id: 'long', viewer_count: 1 };
  const { id } = (await world.report(report)).stream!;
  await testEnv.DB.batch([
    testEnv.DB.prepare(
      `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 499)
        INSERT INTO stream_samples (stream_id, at, organization_id, viewer_count)
        SELECT ?1, ?2 + i * 60000, ?3, i FROM n`,
    ).bind(id, start, world.organizationId),
    testEnv.DB.prepare('UPDATE streams SET sample_count = 500, sampled_at = ?2 WHERE id = ?1').bind(
      id,
      start + 499 * MINUTE,
    ),
  ]);
  const read = () => world.ask<StreamDetail>('GET', `${STREAMS}/${id}`);
  expect((await read()).samples).toHaveLength(500);

  pass(world, 500 * MINUTE);
  await world.report({ ...report, viewer_count: 600 });
  const { samples, peak_viewers } = await read();
  expect(samples).toHaveLength(251);
  expect(samples[0]!.at).toBe(new Date(start).toISOString());
  expect(samples.at(-1)).toEqual({ at: new Date(world.clock.now).toISOString(), viewer_count: 600 });
  const times = samples.map(({ at }) => Date.parse(at));
  const gaps = times.slice(1).map((time, i) => time - times[i]!);
  expect(new Set(gaps)).toEqual(new Set([2 * MINUTE]));
  expect(peak_viewers).toBe(600);

  // From now on there is a sample every two minutes.
  pass(world, MINUTE);
  await world.report(report);
  expect((await read()).samples).toHaveLength(251);
  pass(world, MINUTE);
  await world.report(report);
  expect((await read()).samples).toHaveLength(252);
});

test('a stream that is not there, or belongs to another organization, is not found', async () => {
  const world = await makeWorld([]);
  const { stream } = await world.report({ type: 'live', video_id: 'one' });
  const stranger = await makeOrganization();
  for (const path of [`${STREAMS}/${stream!.id}`, `${STREAMS}/1`]) {
    const response = await world.request('GET', path, undefined, stranger);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toContain('application/problem+json');
    expect(await response.json()).toMatchObject({ code: 'NOT_FOUND' });
  }
});
