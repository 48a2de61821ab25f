import { expect, test, vi } from 'vitest';
import { putChannel } from '../../../../../../src/worker/modules/stream/connection/put-channel.ts';
import { makeWorld } from './world.ts';

// The job writes captions with modules that only workerd has.
vi.mock('../../../../../../src/worker/modules/stream/drafting/job.ts', () => ({ captionsJob: {} }));

// A day has 480 polls.
vi.setConfig({ testTimeout: 120_000 });

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** The time of midnight in Los Angeles. */
const MIDNIGHT = Date.UTC(2026, 10, 23, 8);

type World = ReturnType<typeof makeWorld>;

/** Returns the units of a day, polled every three minutes, of a channel that was connected the day before. */
async function unitsOfDay(plan: (world: World, channelId: string) => Record<number, () => void>) {
  const world = makeWorld({ start: MIDNIGHT - 6 * MINUTE });
  const { id } = world.youtube.world.addChannel({ handle: '@anna' });
  await putChannel(world.ctxOf(7), { channel_id: id });
  const events = plan(world, id);
  for (let time = -3 * MINUTE; time < DAY; time += 3 * MINUTE) {
    world.pass(3 * MINUTE);
    events[time / HOUR]?.();
    await world.tick();
  }
  expect(world.failures).toEqual([]);
  const { units } = world.youtube.usage.list().find(({ day }) => day === '2026-11-23')!;
  return { units, occasions: await world.occasions() };
}

test.each<[string, number, Parameters<typeof unitsOfDay>[0]]>([
  ['without streams', 120, () => ({})],
  [
    'without streams, while the feed fails all day',
    150,
    ({ youtube }) => ({ 0: () => youtube.faults.fail({ endpoint: 'feed', kind: 'not-found' }) }),
  ],
  [
    'with a stream that is announced and never starts, uploads, and a feed that fails now and then',
    150,
    ({ youtube }, channel) => ({
      0: () => {
        youtube.world.schedule(channel, { startsAt: MIDNIGHT + 15 * HOUR });
        youtube.faults.fail({ endpoint: 'feed', kind: 'server-error', every: 4 });
      },
      5: () => youtube.world.upload(channel),
      6: () => youtube.world.upload(channel),
    }),
  ],
  [
    'with a video that is listed and missing',
    150,
    ({ youtube }, channel) => ({
      1: () => youtube.world.remove(youtube.world.upload(channel).id, { from: ['videos'] }),
    }),
  ],
])('a day %s costs at most %i units', async (_, most, plan) => {
  const { units, occasions } = await unitsOfDay(plan);
  expect(units).toBeLessThanOrEqual(most);
  expect(occasions).toEqual([]);
});

test('a day with ten hours live costs at most 700 units, even while the feed fails', async () => {
  const { units, occasions } = await unitsOfDay(({ youtube }, channel) => {
    let id = '';
    return {
      2: () => youtube.faults.fail({ endpoint: 'feed', kind: 'not-found' }),
      8: () => {
        id = youtube.world.goLive(channel).id;
      },
      18: () => youtube.world.end(id),
    };
  });
  expect(units).toBeGreaterThan(300);
  expect(units).toBeLessThanOrEqual(700);
  expect(occasions).toHaveLength(2);
});

test.each([
  ['three hours early', 12, 2 * HOUR],
  ['an hour early', 14, 6 * MINUTE],
  ['51 minutes early', 14.15, 6 * MINUTE],
  ['half an hour early', 14.5, 6 * MINUTE],
  ['18 minutes early', 14.7, 6 * MINUTE],
  ['12 minutes early', 14.8, 0],
  ['when it was announced for', 15, 0],
  ['half an hour late', 15.5, 6 * MINUTE],
  ['two hours late', 17, 30 * MINUTE],
  ['six hours late', 21, 30 * MINUTE],
])('an announced stream that starts %s is found in time', async (_, startsAt, waits) => {
  let found: number | null = null;
  await unitsOfDay((world, channel) => {
    // The feed lists the stream since it was announced, so only a request for it shows that it is live.
    const { id } = world.youtube.world.schedule(channel, { startsAt: MIDNIGHT + 15 * HOUR });
    return {
      [startsAt]: () => world.youtube.world.begin(id),
      [startsAt + 2.5]: () => {
        const row = world.db.prepare('SELECT created_at AS at FROM streams').get();
        found = Number(row?.['at']) - MIDNIGHT - startsAt * HOUR;
      },
    };
  });
  expect(found).toBeLessThanOrEqual(waits);
});
