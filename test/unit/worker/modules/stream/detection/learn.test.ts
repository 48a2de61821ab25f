import { describe, expect, test } from 'vitest';
import { type Watched, watch } from '../../../../../../src/worker/modules/stream/channel/watched.ts';
import { learn } from '../../../../../../src/worker/modules/stream/detection/learn.ts';
import type { Video } from '../../../../../../src/worker/modules/stream/youtube/answers.ts';

const NOW = Date.UTC(2026, 10, 22, 10);
const HOUR = 3_600_000;

const video = (more: Partial<Video> = {}): Video => ({
  title: 'Day 1',
  thumbnailUrl: null,
  content: 'none',
  scheduledAt: null,
  startedAt: null,
  endedAt: null,
  viewers: null,
  ...more,
});
const live = video({ startedAt: NOW - HOUR, viewers: 5 });
const ended = video({ startedAt: NOW - HOUR, endedAt: NOW - HOUR / 2 });

/** Returns the effect of one answer on a video: its state and misses, and the event. */
function answered(
  before: Partial<Watched>,
  answer: Video | null | undefined,
  more: { isBaseline?: boolean; baselineAt?: number; isAsked?: boolean } = {},
) {
  const { isBaseline = false, baselineAt = NOW - 24 * HOUR, isAsked = true } = more;
  const { videos, events } = learn([{ ...watch('v'), ...before }], {
    asked: new Set(isAsked ? ['v'] : []),
    answers: new Map(answer === undefined ? [] : [['v', answer]]),
    isBaseline,
    baselineAt,
    now: NOW,
  });
  const [{ state, misses, startsAt }] = videos as [Watched];
  return { state, misses, startsAt, told: events.map(({ type }) => type), events };
}

describe('a new video', () => {
  test('that is live', () => {
    const { state, events } = answered({}, live);
    expect(state).toBe('live');
    expect(events).toEqual([
      {
        type: 'live',
        video_id: 'v',
        url: 'https://www.youtube.com/watch?v=v',
        title: 'Day 1',
        started_at: new Date(NOW - HOUR).toISOString(),
        viewer_count: 5,
        occurred_at: new Date(NOW).toISOString(),
      },
    ]);
  });
  test.each([
    ['an upload', video(), 'done', []],
    ['scheduled', video({ scheduledAt: NOW + HOUR, content: 'upcoming' }), 'upcoming', []],
    ['announced without a time', video({ content: 'upcoming' }), 'upcoming', []],
    ['said to be live, without a start', video({ content: 'live' }), 'upcoming', []],
    ['a stream that has ended', ended, 'done', ['ended']],
    ['cancelled before its start', video({ endedAt: NOW - HOUR }), 'done', []],
    ['of no sense', null, 'new', []],
  ] as const)('that is %s', (_, answer, state, told) => {
    expect(answered({}, answer)).toMatchObject({ state, told });
  });
  test('that ended before the channel was connected, or at the baseline, or long ago, makes nothing', () => {
    expect(answered({}, ended, { baselineAt: NOW })).toMatchObject({ state: 'done', told: [] });
    expect(answered({}, ended, { isBaseline: true })).toMatchObject({ state: 'done', told: [] });
    const old = video({ startedAt: NOW - 30 * HOUR, endedAt: NOW - 25 * HOUR });
    expect(answered({}, old, { baselineAt: 0 })).toMatchObject({ state: 'done', told: [] });
  });
});

describe('a live video', () => {
  test.each([
    ['goes on', live, 'live', ['live']],
    ['goes on when it is said to be upcoming', { ...live, content: 'upcoming' }, 'live', ['live']],
    ['goes on without details, and nothing is told', video(), 'live', []],
    ['goes on when its facts make no sense', null, 'live', []],
    ['ends', ended, 'done', ['ended']],
  ] as const)('%s', (_, answer, state, told) => {
    expect(answered({ state: 'live' }, answer, { isBaseline: true })).toMatchObject({ state, told });
  });
  test('that is missing ends at the second answer, without a certain time', () => {
    expect(answered({ state: 'live' }, undefined)).toMatchObject({ state: 'live', misses: 1, told: [] });
    const lost = answered({ state: 'live', misses: 1 }, undefined);
    expect(lost).toMatchObject({ state: 'lost', told: ['ended'] });
    expect(lost.events[0]).not.toHaveProperty('ended_at');
    expect(answered({ state: 'live', misses: 1 }, live)).toMatchObject({ misses: 0 });
  });
  test('that nobody asked for stays as it is', () => {
    expect(answered({ state: 'live', misses: 1 }, undefined, { isAsked: false })).toMatchObject({
      misses: 1,
      told: [],
    });
  });
});

test('a lost video comes back as what it is', () => {
  expect(answered({ state: 'lost', misses: 2 }, live)).toMatchObject({
    state: 'live',
    misses: 0,
    told: ['live'],
  });
  expect(answered({ state: 'lost' }, ended)).toMatchObject({ state: 'done', told: ['ended'] });
  expect(answered({ state: 'lost', misses: 2 }, undefined)).toMatchObject({ state: 'lost', told: [] });
});

test('streams are told in the order of their starts', () => {
  const answers = new Map([
    ['a', { ...live, startedAt: NOW - HOUR }],
    ['b', { ...live, startedAt: NOW - 2 * HOUR }],
  ]);
  const question = { asked: new Set(['a', 'b']), answers, isBaseline: false, baselineAt: 0, now: NOW };
  const { events } = learn([watch('a'), watch('b')], question);
  expect(events.map(({ video_id }) => video_id)).toEqual(['b', 'a']);
});
