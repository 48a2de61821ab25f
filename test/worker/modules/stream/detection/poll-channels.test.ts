import { beforeAll, describe, expect, test } from 'vitest';
import { putChannel } from '../../../../../src/worker/modules/stream/connection/put-channel.ts';
import { makeOrganization, testEnv } from '../../../helpers.ts';
import { catchFetch, HOUR, LIMITS, MINUTE, makeWorld } from './world.ts';

beforeAll(catchFetch);

test('a stream is found at the next poll, and its end too', async () => {
  const world = await makeWorld();
  await world.connect();
  await world.poll(2);
  const { id } = world.youtube.world.goLive(world.channel.id, { title: 'Day 1', viewers: 40 });
  const startedAt = world.now();
  await world.poll();
  expect(await world.occasions()).toEqual([`go_live ${id}`]);
  expect(await world.stream(id)).toMatchObject({
    status: 'live',
    title: 'Day 1',
    url: `https://www.youtube.com/watch?v=${id}`,
    thumbnail_url: expect.stringContaining(`/vi/${id}/maxresdefault`),
    started_at: startedAt,
    viewer_count: 40,
    subscriber_count: null,
  });
  world.youtube.world.setViewers(id, 55);
  await world.poll(5);
  expect(await world.stream(id)).toMatchObject({ peak_viewers: 55, subscriber_count: 90 });
  world.youtube.world.setViewers(id, null);
  await world.poll();
  expect(await world.stream(id)).toMatchObject({ viewer_count: null, peak_viewers: 55 });
  world.youtube.world.end(id);
  const endedAt = world.now();
  await world.poll(3);
  expect(await world.occasions()).toEqual([`go_live ${id}`, `end_stream ${id}`]);
  expect(await world.stream(id)).toMatchObject({ status: 'ended', ended_at: endedAt, is_end_certain: 1 });
});

test('connecting is a baseline: what has ended makes nothing, and what is live does', async () => {
  const world = await makeWorld();
  const { youtube, channel } = world;
  youtube.world.setSubscribers(channel.id, { subscribers: 5200 });
  youtube.world.upload(channel.id);
  youtube.world.end(youtube.world.goLive(channel.id).id);
  youtube.world.schedule(channel.id, { startsAt: world.now() + HOUR });
  const { id } = youtube.world.goLive(channel.id);
  world.pass(MINUTE);
  await world.connect();
  expect(await world.occasions()).toEqual([`go_live ${id}`]);
  youtube.world.setSubscribers(channel.id, { subscribers: 10_100 });
  await world.poll(21);
  expect(await world.occasions()).toEqual([`go_live ${id}`, 'milestone 10000']);
});

test('a baseline that fails is made up for, and what ended before makes nothing then either', async () => {
  const world = await makeWorld();
  const { youtube, channel } = world;
  // The platform's clock is ahead, so that this stream seems to have ended after the connection.
  youtube.world.skewMs = 20 * MINUTE;
  youtube.world.end(youtube.world.goLive(channel.id).id);
  youtube.faults.fail({ endpoint: 'feed', kind: 'not-found', calls: 2 });
  youtube.faults.fail({ endpoint: 'playlistItems', kind: 'server-error', calls: 1 });
  await world.connect();
  expect(await world.row()).toMatchObject({ is_baseline_done: 0, error_code: 'PLATFORM_DOWN' });
  const { id } = youtube.world.goLive(channel.id);
  await world.poll(6);
  expect(await world.row()).toMatchObject({ is_baseline_done: 1, error_code: null });
  expect(await world.occasions()).toEqual([`go_live ${id}`]);
});

test('a live stream goes on, whatever liveBroadcastContent says, and when its details are left out', async () => {
  const world = await makeWorld();
  await world.connect();
  const { id } = world.youtube.world.goLive(world.channel.id);
  world.youtube.world.flap(id, { content: 'none' }, { calls: 3 });
  await world.poll(4);
  world.youtube.world.flap(id, { content: 'upcoming' }, { calls: 3 });
  await world.poll(4);
  world.youtube.world.flap(id, { content: 'none', details: null }, { calls: 3 });
  await world.poll(5);
  expect(await world.occasions()).toEqual([`go_live ${id}`]);
  expect(await world.stream(id)).toMatchObject({ status: 'live' });
});

describe('a video that is missing', () => {
  test('in one good answer goes on; in two it has ended, until it comes back', async () => {
    const world = await makeWorld();
    await world.connect();
    const { id } = world.youtube.world.goLive(world.channel.id);
    await world.poll();
    world.youtube.world.remove(id, { from: ['videos'], calls: 1 });
    await world.poll(2);
    expect(await world.stream(id)).toMatchObject({ status: 'live' });
    world.youtube.world.remove(id, { from: ['videos'], calls: 2 });
    await world.poll(2);
    expect(await world.stream(id)).toMatchObject({ status: 'ended', is_end_certain: 0 });
    await world.poll(6);
    expect(await world.stream(id)).toMatchObject({ status: 'live' });
    world.youtube.world.end(id);
    await world.poll(2);
    expect(await world.stream(id)).toMatchObject({ status: 'ended', is_end_certain: 1 });
    expect(await world.occasions()).toEqual([`go_live ${id}`, `end_stream ${id}`]);
  });

  test.each([
    'server-error',
    'garbage',
    'disconnect',
    'cut',
    'empty',
    'wrong-shape',
    'endless',
    'redirect',
    'hang',
  ] as const)('does not end by answers that fail: %s', async (kind) => {
    const world = await makeWorld();
    await world.connect();
    const { id } = world.youtube.world.goLive(world.channel.id);
    await world.poll();
    world.youtube.faults.fail({ kind, endpoint: 'videos', calls: 4 });
    world.youtube.faults.fail({ kind, endpoint: 'feed', calls: 4 });
    await world.poll(4);
    expect(await world.stream(id)).toMatchObject({ status: 'live' });
    expect(await world.row()).toMatchObject({ error_code: 'PLATFORM_DOWN', claimed_until: null });
    await world.poll();
    expect(await world.row()).toMatchObject({ error_code: null });
    expect(await world.occasions()).toEqual([`go_live ${id}`]);
  });
});

test('a stream that began and ended between two polls gets captions of its end only', async () => {
  const world = await makeWorld();
  await world.connect();
  await world.poll();
  const { id } = world.youtube.world.goLive(world.channel.id);
  world.pass(MINUTE);
  world.youtube.world.end(id);
  await world.poll(2);
  expect(await world.occasions()).toEqual([`end_stream ${id}`]);
});

test('uploads, scheduled streams, announced premieres and recordings listed again make nothing', async () => {
  const world = await makeWorld();
  const { youtube, channel } = world;
  const old = youtube.world.goLive(channel.id).id;
  youtube.world.end(old);
  world.pass(48 * HOUR);
  await world.connect();
  youtube.world.upload(channel.id);
  youtube.world.schedule(channel.id, { startsAt: world.now() + HOUR });
  const premiere = youtube.world.premiere(channel.id, { startsAt: world.now() + HOUR }).id;
  await world.poll(10);
  youtube.world.relist(old);
  await world.poll(3);
  expect(await world.occasions()).toEqual([]);
  // A running premiere has actualStartTime, as a stream does.
  world.pass(20 * MINUTE);
  youtube.world.begin(premiere);
  await world.poll();
  youtube.world.end(premiere);
  await world.poll();
  youtube.world.relist(premiere);
  await world.poll(10);
  expect(await world.occasions()).toEqual([`go_live ${premiere}`, `end_stream ${premiere}`]);
});

test('two streams at once are told apart', async () => {
  const world = await makeWorld();
  await world.connect();
  const first = world.youtube.world.goLive(world.channel.id).id;
  world.pass(MINUTE);
  const second = world.youtube.world.goLive(world.channel.id).id;
  await world.poll(2);
  world.youtube.world.end(first);
  await world.poll(2);
  expect(await world.occasions()).toEqual([`go_live ${first}`, `go_live ${second}`, `end_stream ${first}`]);
  expect(await world.stream(second)).toMatchObject({ status: 'live' });
});

test.each([-20, 20])(
  'starts and ends are by the platform’s clock, which may be %i minutes ahead',
  async (minutes) => {
    const world = await makeWorld();
    world.youtube.world.skewMs = minutes * MINUTE;
    await world.connect();
    await world.poll();
    const { id } = world.youtube.world.goLive(world.channel.id);
    await world.poll(2);
    world.youtube.world.end(id);
    const endedAt = world.now() + minutes * MINUTE;
    await world.poll(2);
    expect(await world.stream(id)).toMatchObject({
      status: 'ended',
      started_at: endedAt - 6 * MINUTE,
      ended_at: endedAt,
    });
    expect(await world.occasions()).toEqual([`go_live ${id}`, `end_stream ${id}`]);
  },
);

test('a milestone is reached once, however the count jumps, is hidden, falls and returns', async () => {
  const world = await makeWorld();
  await world.connect();
  await world.poll(20);
  for (const [subscribers, isHidden] of [[103], [98], [98, true], [105]] as [number, boolean?][]) {
    world.youtube.world.setSubscribers(world.channel.id, { subscribers, isHidden: isHidden ?? false });
    await world.poll(20);
  }
  expect(await world.occasions()).toEqual(['milestone 100']);
});

test('while the feed lags, the list of uploads finds a stream within 15 minutes; while it fails, at once', async () => {
  const world = await makeWorld();
  await world.connect();
  await world.poll(5);
  world.youtube.world.feedLagMs = HOUR;
  const { id } = world.youtube.world.goLive(world.channel.id);
  await world.poll(5);
  expect(await world.occasions()).toEqual([`go_live ${id}`]);
  world.youtube.faults.fail({ endpoint: 'feed', kind: 'not-found' });
  const second = world.youtube.world.goLive(world.channel.id).id;
  await world.poll();
  expect(await world.occasions()).toEqual([`go_live ${id}`, `go_live ${second}`]);
});

test('after the quota is used up nothing is called until midnight in Los Angeles, and the channel says so', async () => {
  // 21:00 in Los Angeles; midnight is at 8:00 UTC.
  const world = await makeWorld({ start: Date.UTC(2026, 10, 22, 5) });
  await world.connect();
  world.youtube.faults.fail({ kind: 'quota-exceeded', endpoint: 'playlistItems', calls: 1 });
  await world.poll(5);
  const blockedAt = world.now();
  expect(await world.row()).toMatchObject({
    error_code: 'QUOTA_EXCEEDED',
    next_poll_at: Date.UTC(2026, 10, 22, 8),
  });
  const { id } = world.youtube.world.goLive(world.channel.id);
  await world.poll(54);
  expect(world.calls(blockedAt + 1)).toEqual({});
  await world.poll(2);
  expect(await world.occasions()).toEqual([`go_live ${id}`]);
  expect(await world.row()).toMatchObject({ error_code: null, quota_day: '2026-11-22' });
});

test('a key of an organization’s own goes on when the quota of the deployment’s is used up, and is tried again when rejected', async () => {
  const world = await makeWorld();
  const other = await makeOrganization();
  const ownKey = world.youtube.apiKeys[1]!;
  await world.connect();
  await world.connect(other, { channel_id: world.channel.id, api_key: ownKey });
  world.youtube.faults.fail({ kind: 'quota-exceeded', endpoint: 'videos', calls: 1 });
  world.youtube.world.goLive(world.channel.id);
  await world.poll();
  const rows = [await world.row(), await world.row(other)];
  expect(rows.map((row) => row!['error_code']).sort()).toEqual(['QUOTA_EXCEEDED', null].sort());
  await world.poll(30);
  expect(world.youtube.usage.today(ownKey).units).toBeGreaterThan(1);

  const third = await makeWorld();
  const rejected = third.youtube.apiKeys[1]!;
  await third.connect(third.client, { channel_id: third.channel.id, api_key: rejected });
  third.youtube.apiKeys.splice(1);
  await third.poll(5);
  expect(await third.row()).toMatchObject({ error_code: 'KEY_REJECTED' });
  third.youtube.apiKeys.push(rejected);
  await third.poll(6);
  expect(await third.row()).toMatchObject({ error_code: null });
});

test('a poll that died between its reports and the store is repeated without a second announcement', async () => {
  const world = await makeWorld();
  await world.connect();
  await world.poll();
  const before = await world.row();
  const { id } = world.youtube.world.goLive(world.channel.id);
  await world.poll();
  const restore = async () =>
    testEnv.DB.prepare(
      'UPDATE stream_channels SET videos = ?, next_poll_at = ?, claimed_until = ? WHERE organization_id = ?',
    )
      .bind(
        before!['videos'],
        before!['next_poll_at'],
        world.now() + LIMITS.leaseMs,
        world.client.organizationId,
      )
      .run();
  await restore();
  const calls = world.calls();
  await world.poll();
  // The lease of the dead poll has not expired.
  expect(world.calls()).toEqual(calls);
  await world.poll(2);
  world.youtube.world.end(id);
  await world.poll();
  await restore();
  await world.poll(3);
  expect(await world.occasions()).toEqual([`go_live ${id}`, `end_stream ${id}`]);
});

test('two ticks at once poll a channel once', async () => {
  const world = await makeWorld();
  await world.connect();
  world.pass(3 * MINUTE);
  const before = world.calls()['feed'];
  await Promise.all([world.tick(), world.tick(), world.tick()]);
  expect(world.calls()['feed']).toBe(before! + 1);
});

test('channels of several organizations share the calls that take 50 ids', async () => {
  const world = await makeWorld();
  const others = await Promise.all([makeOrganization(), makeOrganization(), makeOrganization()]);
  for (const [n, other] of others.entries()) {
    const channel = world.youtube.world.addChannel({ handle: `@other${n}` });
    await world.connect(other, { channel_id: channel.id });
    world.youtube.world.goLive(channel.id);
  }
  await world.poll();
  const from = world.now() + 1;
  await world.poll();
  expect(world.calls(from)).toEqual({ feed: 3, videos: 1 });
  for (const other of others) expect(await world.occasions(other)).toHaveLength(1);
});

test('another channel begins anew, and what is live is watched until it ends', async () => {
  const world = await makeWorld();
  await world.connect();
  const old = world.youtube.world.goLive(world.channel.id).id;
  await world.poll();
  const next = world.youtube.world.addChannel({ handle: `@next`, subscribers: 700 });
  await putChannel(world.ctx, { channel_id: next.id }, LIMITS);
  expect(await world.row()).toMatchObject({ channel_id: next.id, title: 'next' });
  // A stream that Herald considers live is polled until it ends.
  world.youtube.world.end(old);
  world.youtube.world.setSubscribers(next.id, { subscribers: 1200 });
  await world.poll(21);
  expect(await world.occasions()).toEqual([`go_live ${old}`, `end_stream ${old}`, 'milestone 1000']);
});

test('a poll that runs while another channel is connected reports and stores nothing', async () => {
  const world = await makeWorld();
  await world.connect();
  world.youtube.world.goLive(world.channel.id);
  const next = world.youtube.world.addChannel({ handle: '@next' });
  world.pass(3 * MINUTE);
  world.duringNextCall(() => world.connect(world.client, { channel_id: next.id }));
  await world.tick();
  expect(await world.occasions()).toEqual([]);
  expect(await world.row()).toMatchObject({ channel_id: next.id, videos: '[]' });
});

test('a platform with too many calls is called again at the next tick, even if that is early', async () => {
  const world = await makeWorld();
  await world.connect();
  world.youtube.faults.fail({ kind: 'too-many-requests', endpoint: 'videos', calls: 1 });
  const { id } = world.youtube.world.goLive(world.channel.id);
  await world.poll();
  expect(await world.row()).toMatchObject({ error_code: 'RATE_LIMITED' });
  world.pass(2.5 * MINUTE);
  await world.tick();
  expect(await world.row()).toMatchObject({ error_code: null });
  expect(await world.occasions()).toEqual([`go_live ${id}`]);
});
