import { beforeAll, expect, test } from 'vitest';
import type { Caption } from '../../../../../src/contract/stream/captions.ts';
import { holdTime, pass } from '../time.ts';
import { ALL, catchFetch, makeWorld, type World } from '../world.ts';

const GENERATE = '/api/stream/captions/generate';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const LIVE = { type: 'live', video_id: 'dQw4w9WgXcQ', title: 'Building a boat, day 3', viewer_count: 12 };
const ENDED = { type: 'ended', video_id: LIVE.video_id };

beforeAll(catchFetch);
holdTime();

const generate = (world: World, body: object = {}) => world.ask<Caption[]>('POST', GENERATE, body);
const platformsOf = (captions: Caption[]) => captions.map(({ platform }) => platform).toSorted();

async function expectRefusal(world: World, body: object, status: number, code: string): Promise<void> {
  const response = await world.request('POST', GENERATE, body);
  expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([status, code]);
}

test('a caption has these fields, and no others', async () => {
  const world = await makeWorld(['x']);
  const { stream } = await world.report(LIVE);
  const [caption] = await generate(world);
  const now = new Date(world.clock.now).toISOString();
  expect(caption).toEqual({
    id: expect.any(Number),
    stream_id: stream!.id,
    event: 'go_live',
    milestone_id: null,
    platform: 'x',
    text: expect.stringContaining('https://www.youtube.com/watch?v=dQw4w9WgXcQ'),
    length: expect.any(Number),
    max_length: 280,
    image_url: null,
    status: 'pending',
    skip_reason: null,
    version: 1,
    model: 'herald/built-in',
    cost_usd: 0.2,
    expires_at: null,
    attempts: 0,
    error: null,
    post_id: null,
    post_url: null,
    approved_by: null,
    approved_at: null,
    posted_at: null,
    created_at: now,
    updated_at: now,
  });
});

test('without a connected platform there is a caption for each of the four, made once', async () => {
  const world = await makeWorld([]);
  expect(await world.report(LIVE)).toMatchObject({ captions_created: 0 });
  const first = await generate(world);
  expect(platformsOf(first)).toEqual(ALL.toSorted());
  expect(await generate(world, { event: 'go_live' })).toEqual(first);
  expect(await world.captions()).toHaveLength(4);
});

test('the default is the connected platforms; others are written for when asked', async () => {
  const world = await makeWorld(['discord', 'x']);
  await world.report(LIVE);
  expect(platformsOf(await generate(world))).toEqual(['discord', 'x']);
  expect(platformsOf(await generate(world, { platforms: ['facebook', 'x', 'x'] }))).toEqual([
    'facebook',
    'x',
  ]);
  expect(platformsOf(await world.captions())).toEqual(['discord', 'facebook', 'x']);
  expect((await world.events()).filter((type) => type === 'caption.pending')).toHaveLength(3);
});

test('captions of a certain stream, not the newest', async () => {
  const world = await makeWorld([]);
  const first = await world.report(LIVE);
  pass(world, MINUTE);
  const second = await world.report({ type: 'live', video_id: 'second' });
  expect((await generate(world))[0]!.stream_id).toBe(second.stream!.id);
  const [caption] = await generate(world, { stream_id: first.stream!.id, platforms: ['discord'] });
  expect(caption).toMatchObject({
    stream_id: first.stream!.id,
    text: expect.stringContaining(LIVE.video_id),
  });
});

test('captions about the end, for a day', async () => {
  const world = await makeWorld([]);
  const { stream } = await world.report(LIVE);
  pass(world, HOUR);
  await world.report(ENDED);
  const [caption] = await generate(world, { event: 'end_stream', platforms: ['discord'] });
  expect(caption).toMatchObject({
    event: 'end_stream',
    stream_id: stream!.id,
    expires_at: new Date(world.clock.now + 24 * HOUR).toISOString(),
  });
  pass(world, 24 * HOUR);
  await expectRefusal(world, { event: 'end_stream', platforms: ['x'] }, 422, 'OCCASION_OVER');
  // Captions that were generated can still be read.
  expect(await generate(world, { event: 'end_stream', platforms: ['discord'] })).toHaveLength(1);
});

test('what has not happened, is over, or does not exist is refused with a code', async () => {
  const world = await makeWorld([]);
  for (const event of ['go_live', 'end_stream', 'milestone']) {
    await expectRefusal(world, { event }, 422, 'NO_OCCASION');
  }
  await expectRefusal(world, { stream_id: 1 }, 404, 'NOT_FOUND');
  await expectRefusal(world, { event: 'milestone', milestone_id: 1 }, 404, 'NOT_FOUND');
  const { stream } = await world.report(LIVE);
  const stream_id = stream!.id;
  await expectRefusal(world, { event: 'end_stream', stream_id }, 422, 'OCCASION_OVER');
  pass(world, MINUTE);
  await world.report(ENDED);
  await expectRefusal(world, { stream_id }, 422, 'OCCASION_OVER');
  await expectRefusal(world, {}, 422, 'NO_OCCASION');
  const [milestone] = await world.ask<{ id: number }[]>('GET', '/api/stream/milestones');
  const ofMilestone = { event: 'milestone', milestone_id: milestone!.id };
  await expectRefusal(world, ofMilestone, 422, 'OCCASION_OVER');
});

test('the stream and the milestone of another organization are not found', async () => {
  const world = await makeWorld([]);
  const { stream } = await world.report(LIVE);
  const [milestone] = await world.ask<{ id: number }[]>('GET', '/api/stream/milestones');
  const stranger = await makeWorld([]);
  await stranger.report(LIVE);
  await expectRefusal(stranger, { stream_id: stream!.id }, 404, 'NOT_FOUND');
  await expectRefusal(stranger, { event: 'milestone', milestone_id: milestone!.id }, 404, 'NOT_FOUND');
});

test.each<[object, string]>([
  [{ event: 'start' }, 'event'],
  [{ event: 'milestone', stream_id: 5 }, 'stream_id'],
  [{ event: 'go_live', milestone_id: 5 }, 'milestone_id'],
  [{ platforms: [] }, 'platforms'],
  [{ platforms: ['myspace'] }, 'platforms'],
  [{ stream_id: 'five' }, 'stream_id'],
  [{ text: 'x' }, 'text'],
])('%j is a bad request that names %s', async (body, field) => {
  const response = await (await makeWorld([])).request('POST', GENERATE, body);
  expect(response.status).toBe(400);
  expect(JSON.stringify(((await response.json()) as { errors: unknown }).errors)).toContain(field);
});

test('many calls at once make one set of captions, and all answer it', async () => {
  const world = await makeWorld([]);
  await world.report(LIVE);
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => generate(world, { platforms: ['discord', 'x'] })),
  );
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect(await world.captions()).toHaveLength(2);
  expect((await world.events()).filter((type) => type === 'caption.pending')).toHaveLength(2);
});

test('the voice of a platform is in its captions', async () => {
  const world = await makeWorld([]);
  const voice = { core_hashtags: ['#HeraldLive'], cta_text: 'Join the chat!' };
  await world.ask('PUT', '/api/stream/channels/discord', voice);
  await world.report(LIVE);
  const [discord, x] = await generate(world, { platforms: ['discord', 'x'] });
  expect(discord!.text).toContain('#HeraldLive');
  expect(discord!.text).toContain('Join the chat!');
  expect(x!.text).not.toContain('#HeraldLive');
});
