import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { StreamEvent } from '../../../../../../src/contract/stream/stream.ts';
import {
  type Change,
  decide,
  type Known,
  MAX_SAMPLES,
  whyUnannounced,
} from '../../../../../../src/worker/modules/stream/reports/rules.ts';
import type { StreamRow } from '../../../../../../src/worker/modules/stream/streams/schema.ts';

const NOW = Date.parse('2026-11-20T12:00:00.000Z');
const MINUTE = 60_000;
const iso = (at: number) => new Date(at).toISOString();
const ahead = [100, 500, 1000].map((threshold, i) => ({ id: i + 1, threshold, isEnabled: true }));
const nothing: Known = { state: undefined, stream: undefined, ahead };

function report(known: Known, event: Partial<StreamEvent>, now = NOW): Change | null {
  return decide(known, { type: 'live', video_id: 'v', ...event } as StreamEvent, now);
}

/** Returns the known state after a change. */
function stateAfter(known: Known, change: Change | null): Known {
  if (!change) return known;
  const { subscribers } = change;
  return {
    state: {
      organizationId: 1,
      version: (known.state?.version ?? 0) + 1,
      currentStreamId: null,
      liveCount: 0,
      checkedAt: 0,
      subscriberCount: subscribers ? subscribers.count : (known.state?.subscriberCount ?? null),
      subscribersAsOf: subscribers ? subscribers.asOf : (known.state?.subscribersAsOf ?? null),
      subscriberPeak: subscribers ? subscribers.peak : (known.state?.subscriberPeak ?? null),
    },
    stream: change.stream
      ? ({ ...change.stream, id: 1, organizationId: 1, createdAt: 0 } satisfies StreamRow)
      : known.stream,
    ahead: known.ahead.filter(({ id }) => !change.passed.includes(id)),
  };
}

describe('a stream', () => {
  test('goes live once, however often that is told', () => {
    const first = report(nothing, { title: 'A', started_at: iso(NOW - MINUTE) });
    expect(first).toMatchObject({ turn: 'went_live', stream: { title: 'A', startedAt: NOW - MINUTE } });
    const second = report(stateAfter(nothing, first), { title: 'B', viewer_count: 5 });
    expect(second).toMatchObject({
      turn: null,
      stream: { title: 'B', startedAt: NOW - MINUTE, peakViewers: 5 },
    });
  });

  const DAY = 24 * 60 * MINUTE;
  test.each<[start: string, at: number, announced: boolean, code: string | null]>([
    ['now', NOW, true, null],
    ['a minute ago', NOW - MINUTE, true, null],
    ['29 days ago', NOW - 29 * DAY, true, null],
    ['9 minutes ahead, by another clock', NOW + 9 * MINUTE, true, null],
    ['11 minutes ahead', NOW + 11 * MINUTE, false, 'STARTS_LATER'],
    ['an hour ahead, by the offset of another place', NOW + 60 * MINUTE, false, 'STARTS_LATER'],
    ['next year', NOW + 400 * DAY, false, 'STARTS_LATER'],
    ['in the year 9999', Date.parse('9999-12-31T23:59:59Z'), false, 'STARTS_LATER'],
    ['31 days ago', NOW - 31 * DAY, false, 'STARTED_LONG_AGO'],
    ['three years ago', NOW - 1100 * DAY, false, 'STARTED_LONG_AGO'],
    ['1970, as a clock without a battery says', 0, false, 'STARTED_LONG_AGO'],
    ['the year 1, as an empty time of .NET', Date.parse('0001-01-01T00:00:00Z'), false, 'STARTED_LONG_AGO'],
  ])('that started %s is announced or not', (_, at, announced, code) => {
    for (const type of ['live', 'update'] as const) {
      const event = { type, video_id: 'v', started_at: iso(at) };
      const change = report(nothing, event);
      expect(change?.turn ?? null).toBe(announced ? 'went_live' : null);
      expect(change?.stream?.startedAt).toBe(code === 'STARTS_LATER' ? undefined : at);
      expect(whyUnannounced(nothing, event, NOW)).toBe(code);
    }
  });

  test('that the platform itself says to be live has started, however far ahead its clock is', () => {
    const event = { type: 'live', video_id: 'v', started_at: iso(NOW + 20 * MINUTE) } as const;
    expect(decide(nothing, event, NOW, Number.POSITIVE_INFINITY)).toMatchObject({
      turn: 'went_live',
      stream: { startedAt: NOW + 20 * MINUTE },
    });
  });

  test('keeps its start when a later report has one in the future', () => {
    const live = stateAfter(nothing, report(nothing, { started_at: iso(NOW) }));
    const event = { title: 'B', started_at: iso(NOW + DAY) };
    expect(report(live, event, NOW + MINUTE)).toMatchObject({ stream: { title: 'B', startedAt: NOW } });
    const ended = report(nothing, { type: 'ended', ended_at: iso(NOW), started_at: iso(NOW + DAY) });
    expect(ended).toMatchObject({ turn: 'ended', stream: { startedAt: NOW, endedAt: NOW } });
  });

  test('that starts later still tells the subscribers, and is announced when it has started', () => {
    const early = { started_at: iso(NOW + 60 * MINUTE), subscriber_count: 5 };
    const told = report(nothing, early);
    expect(told).toMatchObject({ stream: null, turn: null, subscribers: { count: 5 } });
    const later = NOW + 61 * MINUTE;
    expect(report(stateAfter(nothing, told), early, later)).toMatchObject({ turn: 'went_live' });
  });

  test('ends once, and does not go on after an end that somebody was certain of', () => {
    const live = stateAfter(nothing, report(nothing, { viewer_count: 9 }));
    const end = report(live, { type: 'ended', ended_at: iso(NOW) }, NOW + MINUTE);
    expect(end).toMatchObject({ turn: 'ended', stream: { endedAt: NOW, viewerCount: null, peakViewers: 9 } });
    const ended = stateAfter(live, end);
    expect(report(ended, { type: 'ended', ended_at: iso(NOW) }, NOW + 2 * MINUTE)).toBeNull();
    expect(report(ended, {}, NOW + 2 * MINUTE)).toBeNull();
    expect(report(ended, { type: 'update', title: 'C' }, NOW + 2 * MINUTE)).toBeNull();
  });

  test('goes on after an end of which nobody was certain', () => {
    const live = stateAfter(nothing, report(nothing, {}));
    const ended = stateAfter(live, report(live, { type: 'ended' }, NOW + MINUTE));
    expect(ended.stream).toMatchObject({ status: 'ended', endedAt: NOW + MINUTE });
    expect(report(ended, { occurred_at: iso(NOW + MINUTE) }, NOW + 2 * MINUTE)).toBeNull();
    const resumed = report(ended, {}, NOW + 2 * MINUTE);
    expect(resumed).toMatchObject({ turn: 'resumed', stream: { status: 'live', endedAt: null } });
  });

  test('that nobody saw live has only ended', () => {
    const change = report(nothing, { type: 'ended', started_at: iso(NOW - 5 * MINUTE), ended_at: iso(NOW) });
    expect(change).toMatchObject({ turn: 'ended', stream: { status: 'ended', startedAt: NOW - 5 * MINUTE } });
  });

  test('is not changed by a report that is older than what is known', () => {
    const live = stateAfter(nothing, report(nothing, { title: 'new' }));
    expect(report(live, { title: 'old', occurred_at: iso(NOW - 1) })).toBeNull();
    expect(report(live, { type: 'ended', occurred_at: iso(NOW - 1) })).toBeNull();
  });

  test('has the times of a clock that is ahead cut down to now', () => {
    const live = report(nothing, { occurred_at: iso(NOW + 60 * MINUTE) });
    expect(live?.stream?.asOf).toBe(NOW);
    expect(report(nothing, { occurred_at: iso(NOW + 5 * MINUTE) })?.stream?.asOf).toBe(NOW + 5 * MINUTE);
  });

  test('keeps its peak while viewers are hidden, and shows none for them', () => {
    let known = stateAfter(nothing, report(nothing, { viewer_count: 80 }));
    known = stateAfter(known, report(known, { viewer_count: null }, NOW + MINUTE));
    expect(known.stream).toMatchObject({ viewerCount: null, peakViewers: 80 });
    known = stateAfter(known, report(known, { viewer_count: 20 }, NOW + 2 * MINUTE));
    expect(known.stream).toMatchObject({ viewerCount: 20, peakViewers: 80 });
  });

  test('keeps at most 500 samples, however long it lasts', () => {
    let known = nothing;
    let count = 0;
    let thinned = 0;
    for (let minute = 0; minute < 3000; minute++) {
      const change = report(known, { viewer_count: minute }, NOW + minute * MINUTE);
      if (change?.sample?.thins) {
        thinned++;
        count = Math.ceil(count / 2);
      }
      if (change?.sample) count++;
      expect(count).toBe(change?.stream?.sampleCount);
      expect(count).toBeLessThanOrEqual(MAX_SAMPLES);
      known = stateAfter(known, change);
    }
    expect(thinned).toBe(3);
    expect(known.stream?.peakViewers).toBe(2999);
  });
});

describe('milestones', () => {
  const subscribers = (known: Known, count: number | null, at = NOW) =>
    report(known, { type: 'subscribers', video_id: undefined, subscriber_count: count }, at);

  test('are not reached by the first count', () => {
    const change = subscribers(nothing, 700);
    expect(change).toMatchObject({ passed: [1, 2], thresholds: [], celebrated: null });
  });

  test('are reached once, and the highest of several is celebrated', () => {
    let known = stateAfter(nothing, subscribers(nothing, 90));
    const jump = subscribers(known, 1200);
    expect(jump).toMatchObject({
      thresholds: [100, 500, 1000],
      celebrated: { threshold: 1000, count: 1200 },
    });
    known = stateAfter(known, jump);
    known = stateAfter(known, subscribers(known, 400));
    expect(subscribers(known, 1300)).toMatchObject({ passed: [], thresholds: [], celebrated: null });
  });

  test('that are off are passed without a word', () => {
    const off = ahead.map((each) => ({ ...each, isEnabled: each.threshold !== 1000 }));
    const known = stateAfter({ ...nothing, ahead: off }, subscribers({ ...nothing, ahead: off }, 90));
    const change = subscribers(known, 1200);
    expect(change).toMatchObject({
      passed: [1, 2, 3],
      thresholds: [100, 500],
      celebrated: { threshold: 500 },
    });
  });

  test('wait for the first count that is not hidden', () => {
    let known = stateAfter(nothing, subscribers(nothing, null));
    expect(known.state).toMatchObject({ subscriberCount: null, subscriberPeak: null });
    const first = subscribers(known, 700);
    expect(first).toMatchObject({ thresholds: [] });
    known = stateAfter(known, first);
    known = stateAfter(known, subscribers(known, null));
    expect(subscribers(known, 1000)).toMatchObject({ thresholds: [1000] });
  });

  test('are not reached by an older count', () => {
    const known = stateAfter(nothing, subscribers(nothing, 90));
    expect(subscribers(known, 150, NOW)).not.toBeNull();
    const old = report(known, {
      type: 'subscribers',
      video_id: undefined,
      subscriber_count: 600,
      occurred_at: iso(NOW - 1),
    });
    expect(old).toBeNull();
  });
});

test('whatever is reported, a stream is announced once, and each milestone is reached once', () => {
  const event = fc.record({
    type: fc.constantFrom('live', 'update', 'ended', 'subscribers'),
    viewer_count: fc.option(fc.nat(1000), { nil: null }),
    subscriber_count: fc.option(fc.nat(1500), { nil: null }),
    occurred_at: fc.integer({ min: NOW - 10 * MINUTE, max: NOW + 30 * MINUTE }).map(iso),
    ended_at: fc.option(fc.integer({ min: NOW, max: NOW + 10 * MINUTE }).map(iso), { nil: undefined }),
  });
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), (events) => {
      let known = nothing;
      const turns: string[] = [];
      const passed: number[] = [];
      for (const [i, each] of events.entries()) {
        const change = report(known, each as Partial<StreamEvent>, NOW + i * MINUTE);
        if (change?.turn) turns.push(change.turn);
        if (change) passed.push(...change.passed);
        known = stateAfter(known, change);
      }
      expect(turns.filter((turn) => turn === 'went_live').length).toBeLessThanOrEqual(1);
      // Live and ended alternate.
      for (const [i, turn] of turns.entries()) {
        if (i > 0) expect(turn === 'ended').not.toBe(turns[i - 1] === 'ended');
      }
      expect(new Set(passed).size).toBe(passed.length);
    }),
  );
});
