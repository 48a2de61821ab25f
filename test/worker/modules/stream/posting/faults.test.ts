import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { DEVELOPMENT_USER } from '../../../../../src/dev/simulators/x/accounts.ts';
import { ALL, CREDENTIALS, catchFetch, makeWorld, type World } from '../world.ts';
import { copyCaptions, postsOn, rowOf, rowsOf, simulationOf } from './captions.ts';
import { CASES, nameOf } from './outcomes.ts';

const HOUR = 3_600_000;
/** The timeout of calls that are never answered. All other calls are answered sooner. */
const SHORT_TIMEOUT_MS = 2_000;

let world: World;
let count = 0;

beforeAll(async () => {
  catchFetch();
  // Credentials are entered more often than an organization may.
  const unlimited = { limit: async () => ({ success: true }) };
  world = await makeWorld(ALL, { OUTSIDE_LIMIT: unlimited });
  await world.report({ type: 'live', video_id: 'dQw4w9WgXcQ', title: 'Building a boat' });
  for (const count of [50, 150]) await world.report({ type: 'subscribers', subscriber_count: count });
});

beforeEach(() => {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const spy = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(SHORT_TIMEOUT_MS));
  return () => spy.mockRestore();
});

/** The cases of milestones first: each case takes some hours, and a milestone is celebrated for a week only. */
const ordered = CASES.toSorted((a, b) => b.event.localeCompare(a.event));

test.each(ordered.map((one) => [nameOf(one), one] as const))('%s', async (_name, one) => {
  const { platform, event, faults, status, code, attempts, posts, isTokenOld } = one;
  const made = await rowsOf(world);
  const original = made.find((row) => row.platform === platform && row.event === event)!;
  const [caption] = await copyCaptions(world, [original], [`Post number ${++count} of this test`]);
  await connect(platform);
  if (isTokenOld) world.x.tokens.expire(DEVELOPMENT_USER.id);
  const simulation = simulationOf(world, platform);
  simulation.faults.clear();
  for (const fault of faults) simulation.faults.add(fault);
  const before = await world.events();

  await world.ask('POST', '/api/stream/captions/dispatch', { ids: [caption!.id] });
  await world.workFor(3 * HOUR);

  const row = await rowOf(world, caption!.id);
  const found = postsOn(world, platform).filter(({ text }) => text === row.text);
  expect(row).toMatchObject({ status, errorCode: code, attempts, nextAttemptAt: null, publishingAt: null });
  expect(found).toHaveLength(posts);
  expect(simulation.faults.list()).toEqual([]);
  expect(row.postId).toBe(status === 'sent' ? found[0]!.id : null);
  const event_ = status === 'sent' ? 'announcement.sent' : 'announcement.failed';
  expect((await world.events()).slice(before.length)).toEqual([event_]);
});

/** Connects the platform anew, with tokens of a new consent and without the waits of the previous case. */
async function connect(platform: keyof typeof CREDENTIALS): Promise<void> {
  simulationOf(world, platform).faults.clear();
  const tokens = platform === 'x' ? world.x.tokens.consent(DEVELOPMENT_USER.id) : null;
  const credential_value = tokens
    ? JSON.stringify({ ...JSON.parse(CREDENTIALS.x), ...tokens })
    : CREDENTIALS[platform];
  await world.ask('PUT', `/api/stream/credentials/${platform}`, { credential_value });
}
