import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { DEVELOPMENT_KEY } from '../../../../../../src/dev/simulators/youtube/youtube.ts';
import { sha256 } from '../../../../../../src/lib/hash.ts';
import {
  callsFor,
  listCalls,
  sharedCalls,
} from '../../../../../../src/worker/modules/stream/detection/share.ts';
import { makeWorld } from './world.ts';

// The job writes captions with modules that only workerd has.
vi.mock('../../../../../../src/worker/modules/stream/drafting/job.ts', () => ({ captionsJob: {} }));

const MINUTE = 60_000;

test('at every poll of a day, lists get no more than is left after the other calls', () => {
  fc.assert(
    fc.property(
      fc.nat(10_000),
      fc.integer({ min: 1, max: 500 }),
      fc.nat(2000),
      fc.integer({ min: 1, max: 2000 }),
      (units, polls, liveIds, channels) => {
        let left = units;
        for (let pollsLeft = polls; pollsLeft > 0; pollsLeft--) {
          const budget = { left, pollsLeft };
          const videoCalls = sharedCalls(budget, callsFor(liveIds));
          left -= listCalls(budget, videoCalls, callsFor(channels));
          expect(left).toBeGreaterThanOrEqual(0);
          left = Math.max(0, left - videoCalls);
        }
      },
    ),
  );
});

test('a few units for many polls are spread over them', () => {
  const granted = Array.from({ length: 100 }, (_, n) =>
    listCalls({ left: 310, pollsLeft: 100 - n }, 0, 0),
  ).filter((calls) => calls > 0);
  expect(granted.length).toBeGreaterThanOrEqual(5);
});

test('300 channels share what is left of a key: all are polled, none waits long for its list, and nothing is refused', async () => {
  const left = 1500;
  const world = makeWorld({ start: Date.UTC(2026, 10, 23, 5), dailyUnits: left });
  const { youtube, db } = world;
  const insert =
    db.prepare(`INSERT INTO stream_channels (organization_id, channel_id, uploads_id, title, baseline_at,
      quota_day, quota_used, spare, next_poll_at, created_at, is_baseline_done, listed_at, counted_at, subscriber_count)
    VALUES (?, ?, ?, 'x', ?, '2026-11-22', 0, 24, ?, ?, 1, ?, ?, 0)`);
  const start = world.now();
  const channels = Array.from({ length: 300 }, (_, n) => youtube.world.addChannel({ handle: `@c${n}` }));
  channels.forEach(({ id }, n) => {
    insert.run(n + 1, id, `UU${id.slice(2)}`, start, start, start, start, start);
  });
  db.prepare(
    "INSERT INTO youtube_keys (key_hash, day, units, updated_at) VALUES (?, '2026-11-22', 10000 - ?, ?)",
  ).run(sha256(DEVELOPMENT_KEY), left, start);

  // The feed is an hour late for all channels; half of them go live, 20 of these with two streams.
  youtube.world.feedLagMs = 60 * MINUTE;
  for (let poll = 1; poll < 60; poll++) {
    world.pass(3 * MINUTE);
    const live = poll === 10 ? 150 : poll === 12 ? 20 : 0;
    for (const { id } of channels.slice(0, live)) youtube.world.goLive(id);
    await world.tick();
  }
  const usage = youtube.usage.list();
  expect(usage.map(({ day }) => day)).toEqual(['2026-11-22']);
  const [{ units, refused }] = usage as [(typeof usage)[number]];
  expect(refused).toBe(0);
  expect(units).toBeGreaterThan(left / 2);
  expect(world.failures).toEqual([]);
  const oldest = db
    .prepare('SELECT min(last_polled_at) AS at, min(listed_at) AS listed FROM stream_channels')
    .get()!;
  // An invocation allows enough statements for the reports of some seventy live streams.
  expect(world.now() - Number(oldest['at'])).toBeLessThanOrEqual(9 * MINUTE);
  expect(world.now() - Number(oldest['listed'])).toBeLessThanOrEqual(60 * MINUTE);
  expect((await world.occasions()).filter((told) => told.startsWith('go_live'))).toHaveLength(170);
}, 120_000);
