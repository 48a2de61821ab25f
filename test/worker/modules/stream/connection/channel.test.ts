import { beforeAll, describe, expect, test } from 'vitest';
import { quotaDay } from '../../../../../src/dev/simulators/youtube/usage.ts';
import { resealChannelKeysPart } from '../../../../../src/worker/modules/stream/channel/keys.ts';
import { addMember, testEnv } from '../../../helpers.ts';
import { catchFetch, makeWorld, type World } from '../detection/world.ts';

beforeAll(catchFetch);

const PATH = '/api/stream/channel';
const makeNow = () => makeWorld({ start: Date.now() });

async function problem(response: Response | Promise<Response>): Promise<[number, string]> {
  const { status, code } = (await (await response).json()) as { status: number; code: string };
  return [status, code];
}

test('a channel is connected, shown and disconnected, and the audit log says so', async () => {
  const world = await makeNow();
  expect(await problem(world.request('GET', PATH))).toEqual([404, 'NO_CHANNEL']);
  expect(await problem(world.request('DELETE', PATH))).toEqual([404, 'NO_CHANNEL']);
  const { id } = world.youtube.world.goLive(world.channel.id, { viewers: 12 });
  const put = await world.request('PUT', PATH, { handle: `@${world.channel.handle}` });
  expect(put.status).toBe(200);
  const shown = await put.json();
  expect(shown).toEqual({
    channel_id: world.channel.id,
    handle: `@${world.channel.handle}`,
    title: 'Anna',
    subscriber_count: 90,
    last_polled_at: expect.stringMatching(/Z$/),
    next_poll_at: expect.stringMatching(/Z$/),
    quota_used_today: 3,
    has_own_key: false,
    error: null,
  });
  expect(await (await world.request('GET', PATH)).json()).toEqual(shown);
  // The call itself detects the live stream.
  const status = await (await world.request('GET', '/api/stream/status')).json();
  expect(status).toMatchObject({ status: 'live', video_id: id, viewer_count: 12, subscriber_count: 90 });
  expect((await world.request('DELETE', PATH)).status).toBe(204);
  expect((await world.request('GET', PATH)).status).toBe(404);
  const { results } = await testEnv.DB.prepare(
    'SELECT action, target FROM audit_log WHERE organization_id = ? ORDER BY id',
  )
    .bind(world.client.organizationId)
    .all();
  expect(results).toEqual([
    { action: 'stream_channel.connected', target: `youtube:${world.channel.id}` },
    { action: 'stream_channel.disconnected', target: `youtube:${world.channel.id}` },
  ]);
});

describe('a channel is found by', () => {
  const put = async (nameOf: (world: World) => object) => {
    const world = await makeNow();
    Object.assign(world.channel, { username: 'AnnaOld' });
    const response = await world.request('PUT', PATH, nameOf(world));
    return [
      response.status,
      ((await response.json()) as { channel_id: string }).channel_id === world.channel.id,
    ];
  };
  test.each<[string, (world: World) => object]>([
    ['its id', ({ channel }) => ({ channel_id: channel.id })],
    ['its handle', ({ channel }) => ({ handle: channel.handle })],
    [
      'the address of its id',
      ({ channel }) => ({ url: `https://www.youtube.com/channel/${channel.id}/streams` }),
    ],
    ['the address of its handle', ({ channel }) => ({ url: `https://youtube.com/@${channel.handle}?si=x` })],
    ['the address of an old name', () => ({ url: 'https://m.youtube.com/user/AnnaOld' })],
    ['an old custom address', () => ({ url: 'https://www.youtube.com/c/AnnaOld' })],
  ])('%s', async (_, nameOf) => {
    expect(await put(nameOf)).toEqual([200, true]);
  });
});

test.each([
  [{}, 400, 'VALIDATION_FAILED'],
  [{ channel_id: 'UC123' }, 400, 'VALIDATION_FAILED'],
  [{ url: 'https://youtube.com.evil.test/@anna' }, 400, 'VALIDATION_FAILED'],
  [{ url: 'https://user@www.youtube.com/@anna' }, 400, 'VALIDATION_FAILED'],
  [{ url: 'https://www.youtube.com:8080/@anna' }, 400, 'VALIDATION_FAILED'],
  [{ url: 'https://www.youtube.com/watch?v=abc' }, 400, 'VALIDATION_FAILED'],
  [{ url: 'https://www.youtube.com/@%E0%A4%A' }, 400, 'VALIDATION_FAILED'],
  [{ handle: '@nobody-here' }, 422, 'NO_SUCH_CHANNEL'],
  [{ channel_id: 'UC0123456789012345678901' }, 422, 'NO_SUCH_CHANNEL'],
  [{ handle: '@nobody-here', api_key: 'not-a-key-of-anybody' }, 422, 'KEY_REJECTED'],
] as const)('%j is refused', async (body, status, code) => {
  const world = await makeNow();
  expect(await problem(world.request('PUT', PATH, body))).toEqual([status, code]);
  expect((await world.request('GET', PATH)).status).toBe(404);
});

test.each([
  ['server-error', 502, 'PLATFORM_DOWN'],
  ['garbage', 502, 'PLATFORM_DOWN'],
  ['disconnect', 502, 'PLATFORM_DOWN'],
  ['rate-limited', 503, 'RATE_LIMITED'],
  ['quota-exceeded', 503, 'QUOTA_EXCEEDED'],
  ['api-disabled', 503, 'KEY_REJECTED'],
] as const)('a platform that answers %s connects nothing', async (kind, status, code) => {
  const world = await makeNow();
  world.youtube.faults.fail({ kind, calls: 1 });
  const response = await world.request('PUT', PATH, { channel_id: world.channel.id });
  if (code !== 'KEY_REJECTED' && status === 503) {
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  expect(await problem(response)).toEqual([status, code]);
  expect((await world.request('GET', PATH)).status).toBe(404);
  // Until midnight in Los Angeles, the platform is not called at all.
  const calls = world.calls();
  const again = await world.request('PUT', PATH, { channel_id: world.channel.id });
  expect(again.status).toBe(kind === 'quota-exceeded' ? 503 : 200);
  if (kind === 'quota-exceeded') expect(world.calls()).toEqual(calls);
});

test('without any key an engine can report, and a key of the organization’s own works', async () => {
  const world = await makeNow();
  const settings = { YOUTUBE_API_KEY: '' };
  const body = { channel_id: world.channel.id };
  const refused = await world.request('PUT', PATH, body, { settings });
  expect(await refused.clone().text()).toContain('/api/stream/events');
  expect(await problem(refused)).toEqual([503, 'NOT_CONFIGURED']);
  const own = world.youtube.apiKeys[1]!;
  const response = await world.request('PUT', PATH, { ...body, api_key: own }, { settings });
  expect(await response.clone().json()).toMatchObject({ has_own_key: true, error: null });
  expect(await response.text()).not.toContain(own);
  // If the key is left out, it stays; null removes it.
  expect(await (await world.request('PUT', PATH, body, { settings })).json()).toMatchObject({
    has_own_key: true,
  });
  const removed = await world.request('PUT', PATH, { ...body, api_key: null });
  expect(await removed.json()).toMatchObject({ has_own_key: false });
  const shown = await world.request('GET', PATH, undefined, { settings });
  expect(await shown.json()).toMatchObject({ next_poll_at: null, error: { code: 'NOT_CONFIGURED' } });
});

test('an own key is stored sealed, and sealed anew with a new encryption key', async () => {
  const world = await makeNow();
  const own = world.youtube.apiKeys[1]!;
  await world.connect(world.client, { channel_id: world.channel.id, api_key: own });
  const before = await world.row();
  expect(before!['api_key']).toMatch(/^1\./);
  expect(JSON.stringify(before)).not.toContain(own);
  const env = { ...world.env, ENCRYPTION_KEY_2: Buffer.alloc(32, 9).toString('base64') };
  await resealChannelKeysPart.run({ ...world.ctx, env });
  expect((await world.row())!['api_key']).toMatch(/^2\./);
  Object.assign(world.env, { ENCRYPTION_KEY_2: env.ENCRYPTION_KEY_2 });
  await world.poll();
  expect(await world.row()).toMatchObject({ error_code: null, last_polled_at: world.now() });
});

test('the same channel again keeps what is known of it; another one begins with a first count', async () => {
  const world = await makeNow();
  await world.connect();
  world.youtube.world.setSubscribers(world.channel.id, { subscribers: 120 });
  await world.poll(21);
  expect(await world.occasions()).toEqual(['milestone 100']);
  const before = await world.row();
  await world.connect();
  const again = await world.row();
  expect(again).toMatchObject({ baseline_at: before!['baseline_at'], created_at: before!['created_at'] });
  expect(await world.occasions()).toEqual(['milestone 100']);

  const next = world.youtube.world.addChannel({ handle: '@next', subscribers: 90 });
  await world.connect(world.client, { channel_id: next.id });
  expect(await world.occasions()).toEqual([]);
  world.youtube.world.setSubscribers(next.id, { subscribers: 130 });
  await world.poll(21);
  expect(await world.occasions()).toEqual(['milestone 100']);
});

test('an organization cannot use up the quota of all by connecting channels', async () => {
  const world = await makeNow();
  await testEnv.DB.prepare('INSERT INTO stream_lookups VALUES (?, ?, 30)')
    .bind(world.client.organizationId, quotaDay(Date.now()))
    .run();
  const body = { channel_id: world.channel.id };
  const response = await world.request('PUT', PATH, body);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await problem(response)).toEqual([429, 'TOO_MANY_REQUESTS']);
  expect((await world.request('PUT', PATH, { ...body, api_key: world.youtube.apiKeys[1] })).status).toBe(200);
});

test('members see the channel, and admins connect it', async () => {
  const world = await makeNow();
  const [member, admin] = [
    await addMember(world.client.organizationId, 'member'),
    await addMember(world.client.organizationId, 'admin'),
  ];
  const body = { channel_id: world.channel.id };
  expect((await world.request('PUT', PATH, body, { as: member })).status).toBe(403);
  expect((await world.request('PUT', PATH, body, { as: admin })).status).toBe(200);
  expect((await world.request('GET', PATH, undefined, { as: member })).status).toBe(200);
  expect((await world.request('DELETE', PATH, undefined, { as: member })).status).toBe(403);
});
