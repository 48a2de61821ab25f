import { beforeAll, describe, expect, test } from 'vitest';
import { DEVELOPMENT_USER } from '../../../../../src/dev/simulators/x/accounts.ts';
import { ALL, type Connected, CREDENTIALS, catchFetch, makeWorld, type World } from '../world.ts';
import { copyCaptions, type Row, rowOf, rowsOf, simulationOf } from './captions.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const VIDEO = 'dQw4w9WgXcQ';
const STEPS = { discord: 'discord.post', x: 'x.tweet', instagram: 'graph.container', facebook: 'graph.feed' };

let world: World;
let count = 0;

beforeAll(async () => {
  catchFetch();
  world = await makeWorld();
  await world.report({ type: 'live', video_id: VIDEO, title: 'Building a boat' });
});

/** Queues captions of a platform. */
async function queue(platform: Connected, number: number): Promise<Row[]> {
  const original = (await rowsOf(world)).find((row) => row.platform === platform)!;
  const texts = Array.from({ length: number }, () => `Post number ${++count} of this test`);
  const captions = await copyCaptions(world, [original], texts);
  await world.ask('POST', '/api/stream/captions/dispatch', { ids: captions.map(({ id }) => id) });
  return captions;
}

const statusesOf = async (captions: Row[]) =>
  Promise.all(captions.map(async ({ id }) => (await rowOf(world, id)).status));

describe.each(ALL)('a wait that %s tells', (platform) => {
  test('holds for all captions of the account, and is remembered', async () => {
    const { faults, calls } = simulationOf(world, platform);
    const seconds = 600;
    faults.add({ step: STEPS[platform], kind: 'rate_limited', seconds, code: 80_002 });
    const captions = await queue(platform, 4);
    const start = world.clock.now;
    const before = calls.length;
    await world.workFor(seconds * SECOND - 2 * SECOND);
    expect(calls.slice(before).map(({ fault }) => fault)).toEqual(['rate_limited']);
    expect(await statusesOf(captions)).toEqual(Array(4).fill('sending'));
    const next = (await world.announcements(`?platform=${platform}&status=pending`)).map(
      ({ next_attempt_at }) => Date.parse(next_attempt_at!),
    );
    for (const at of next) expect(at).toBeGreaterThanOrEqual(start + seconds * SECOND - SECOND);
    await world.workFor(30 * MINUTE);
    expect(await statusesOf(captions)).toEqual(Array(4).fill('sent'));
  });

  test('still holds after the same account was connected again', async () => {
    const { faults, calls } = simulationOf(world, platform);
    faults.add({ step: STEPS[platform], kind: 'rate_limited', seconds: 600, code: 80_002 });
    const captions = await queue(platform, 2);
    await world.workFor(SECOND);
    const tokens = platform === 'x' ? world.x.tokens.consent(DEVELOPMENT_USER.id) : null;
    const credential_value = tokens
      ? JSON.stringify({ ...JSON.parse(CREDENTIALS.x), ...tokens })
      : CREDENTIALS[platform];
    await world.ask('PUT', `/api/stream/credentials/${platform}`, { credential_value });
    captions.push(...(await queue(platform, 1)));
    const before = calls.length;
    await world.workFor(5 * MINUTE);
    expect(calls.slice(before)).toEqual([]);
    await world.workFor(30 * MINUTE);
    expect(await statusesOf(captions)).toEqual(Array(3).fill('sent'));
  });
});

test('a pause that an overloaded platform names holds for the account', async () => {
  const captions = await queue('facebook', 3);
  const { calls } = world.graph;
  const before = calls.length;
  let isFirst = true;
  world.through = async (_request, call) => {
    if (!isFirst) return call();
    isFirst = false;
    return new Response('', { status: 503, headers: { 'retry-after': '300' } });
  };
  await world.workFor(4 * MINUTE);
  expect(calls.slice(before)).toEqual([]);
  await world.workFor(10 * MINUTE);
  world.through = (_request, call) => call();
  expect(await statusesOf(captions)).toEqual(Array(3).fill('sent'));
});

test('a caption whose stream ends while it waits is not posted', async () => {
  const { faults, posts } = world.discord;
  faults.add({ step: 'discord.post', kind: 'rate_limited', seconds: 600 });
  const [first, second] = await queue('discord', 2);
  await world.workFor(MINUTE);
  await world.report({ type: 'ended', video_id: VIDEO });
  const before = posts.length;
  await world.workFor(30 * MINUTE);
  expect(posts.slice(before)).toEqual([]);
  const codes = [await rowOf(world, first!.id), await rowOf(world, second!.id)].map((row) => [
    row.status,
    row.errorCode,
  ]);
  expect(codes.toSorted()).toEqual([
    ['failed', 'GONE'],
    ['failed', 'RATE_LIMITED'],
  ]);
});
