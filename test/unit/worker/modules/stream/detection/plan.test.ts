import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  mergeListed,
  prune,
  type Watched,
  watch,
} from '../../../../../../src/worker/modules/stream/channel/watched.ts';
import {
  askFor,
  unitsOf,
  wantsCount,
  wantsList,
} from '../../../../../../src/worker/modules/stream/detection/plan.ts';

const NOW = Date.UTC(2026, 10, 22, 10);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const upcoming = (startsIn: number | null, askedAgo = 0): Watched => ({
  ...watch('u', 'upcoming'),
  startsAt: startsIn === null ? null : NOW + startsIn,
  askedAt: NOW - askedAgo,
});
const ask = (videos: Watched[], { spare = 30, listed = [] as string[] } = {}) =>
  askFor(videos, { listed: new Set(listed), spare, now: NOW });

test('the list of uploads is asked for at every fifth poll, and instead of a feed that fails while units are left', () => {
  let videos: Watched[] = [];
  const wants = (ago: number | null, hasFeed = true, spare = 30) =>
    wantsList({ listedAt: ago === null ? null : NOW - ago, videos }, { hasFeed, spare, now: NOW });
  expect(wants(null)).toBe('regularly');
  expect(wants(12 * MINUTE)).toBeNull();
  // Cron may run somewhat early.
  expect(wants(15 * MINUTE - 20_000)).toBe('regularly');
  expect(wants(3 * MINUTE, false)).toBe('instead');
  expect(wants(3 * MINUTE, false, 18)).toBeNull();
  expect(wants(15 * MINUTE, false, 0)).toBe('regularly');
  // A stream that is early or late has priority.
  videos = [upcoming(HOUR)];
  expect(wants(15 * MINUTE, true, 0)).toBeNull();
  videos = [upcoming(-HOUR)];
  expect(wants(15 * MINUTE, true, 0)).toBeNull();
  expect(wants(30 * MINUTE, true, 0)).toBe('regularly');
  expect(wants(15 * MINUTE, true, 1)).toBe('regularly');
});

test('subscribers are asked for hourly, and every 15 minutes while a stream is live', () => {
  const wants = (ago: number | null, isLive = false, spare = 30) =>
    wantsCount({ countedAt: ago === null ? null : NOW - ago }, { isLive, spare, now: NOW });
  expect(wants(null)).toBe('regularly');
  expect(wants(57 * MINUTE)).toBeNull();
  expect(wants(60 * MINUTE)).toBe('regularly');
  expect(wants(15 * MINUTE, true)).toBe('often');
  expect(wants(15 * MINUTE, true, 0)).toBeNull();
});

describe('videos are asked for', () => {
  test.each<[string, Watched, 'live' | 'start' | 'check' | null, number?]>([
    ['while live', watch('u', 'live'), 'live', 0],
    ['when new', watch('u'), 'start', 0],
    ['near their start', upcoming(14 * MINUTE), 'start', 0],
    ['at every second poll from an hour before their start', upcoming(HOUR, 6 * MINUTE), 'check', 1],
    ['so until the quarter of an hour before it', upcoming(16 * MINUTE, 6 * MINUTE), 'check', 1],
    ['not more often before it', upcoming(16 * MINUTE, 3 * MINUTE), null],
    ['not earlier', upcoming(61 * MINUTE, HOUR), null],
    ['every half hour before it when no units are left', upcoming(HOUR, 30 * MINUTE), 'check', 0],
    ['just after their start', upcoming(-14 * MINUTE), 'start', 0],
    ['never when done', watch('u', 'done'), null],
    ['every two hours long before their start', upcoming(5 * HOUR, 2 * HOUR), 'check', 1],
    ['not more often', upcoming(5 * HOUR, HOUR), null],
    ['every six hours when no units are left', upcoming(5 * HOUR, 2 * HOUR), null, 0],
    ['and then', upcoming(5 * HOUR, 6 * HOUR), 'check', 0],
    ['at every second poll when late', upcoming(-HOUR, 6 * MINUTE), 'check', 1],
    ['every 15 minutes when an hour late', upcoming(-2 * HOUR, 15 * MINUTE), 'check', 1],
    ['not more often then', upcoming(-2 * HOUR, 9 * MINUTE), null],
    ['every half hour when late and no units are left', upcoming(-HOUR, 30 * MINUTE), 'check', 0],
    ['not more often at all', upcoming(-HOUR, 15 * MINUTE), null, 0],
    ['seldom when very late', upcoming(-13 * HOUR, HOUR), null],
    ['every two hours without a time', upcoming(null, 2 * HOUR), 'check'],
  ])('%s', (_, video, reason, spare = 30) => {
    expect(ask([video], { spare })?.reason ?? null).toBe(reason);
  });

  test('a lost one is asked for while it is listed', () => {
    const lost = { ...watch('u', 'lost'), askedAt: NOW - 15 * MINUTE };
    expect(ask([lost])).toBeNull();
    expect(ask([lost], { listed: ['u'] })).toEqual({ ids: ['u'], reason: 'check' });
  });

  test('with a call that is made anyway, and at most 50, the live ones first', () => {
    const far = { ...upcoming(5 * HOUR), id: 'far' };
    expect(ask([far, watch('l', 'live')])).toEqual({ ids: ['l', 'far'], reason: 'live' });
    const many = Array.from({ length: 60 }, (_, n) => watch(`n${n}`));
    const question = ask([...many, watch('l', 'live')]);
    expect(question?.ids).toHaveLength(50);
    expect(question?.ids[0]).toBe('l');
  });
});

test('units begin anew with the day in Los Angeles', () => {
  const used = { quotaDay: '2026-11-21', quotaUsed: 140, spare: -3 };
  expect(unitsOf(used, '2026-11-21')).toEqual({ quotaUsed: 140, spare: -3 });
  expect(unitsOf(used, '2026-11-22')).toEqual({ quotaUsed: 0, spare: 28 });
});

test('at most 60 videos are remembered: the live ones, and all that the newest lists name', () => {
  const id = fc.integer({ min: 0, max: 200 }).map(String);
  const list = fc.uniqueArray(id, { maxLength: 45 });
  fc.assert(
    fc.property(fc.array(list, { maxLength: 8 }), fc.uniqueArray(id, { maxLength: 15 }), (lists, live) => {
      let videos: Watched[] = live.map((one) => watch(one, 'live'));
      for (const listed of lists) {
        videos = prune(mergeListed(videos, listed));
        const kept = new Map(videos.map((video) => [video.id, video.state]));
        expect(kept.size).toBe(videos.length);
        expect(videos.length).toBeLessThanOrEqual(60);
        for (const one of listed) expect(kept.has(one)).toBe(true);
        for (const one of live) expect(kept.get(one)).toBe('live');
      }
    }),
  );
});
