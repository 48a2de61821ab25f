import { describe, expect, test } from 'vitest';
import { moved, resized } from '../../../../src/dashboard/features/calendar/time/change.ts';

const BERLIN = 'Europe/Berlin';
const meeting = { start: '2026-03-28T09:00:00.000Z', end: '2026-03-28T10:30:00.000Z', all_day: false };
const fair = { start: '2026-11-25', end: '2026-11-28', all_day: true };

describe('moving', () => {
  test('keeps the time of the clock and the length when the clocks change', () => {
    expect(moved(meeting, 1, 0, BERLIN)).toEqual({
      start: '2026-03-29T08:00:00.000Z',
      end: '2026-03-29T09:30:00.000Z',
    });
  });

  test('goes over midnight both ways', () => {
    expect(moved(meeting, 0, 15 * 60, 'UTC').start).toBe('2026-03-29T00:00:00.000Z');
    expect(moved(meeting, 0, -10 * 60, 'UTC').start).toBe('2026-03-27T23:00:00.000Z');
  });

  test('moves whole days by days', () => {
    expect(moved(fair, -2, 30, BERLIN)).toEqual({ start: '2026-11-23', end: '2026-11-26' });
  });
});

describe('another end', () => {
  test('is so many minutes of the clock later', () => {
    expect(resized(meeting, 45, BERLIN)).toEqual({ start: meeting.start, end: '2026-03-28T11:15:00.000Z' });
  });

  test('leaves a quarter of an hour at least', () => {
    expect(resized(meeting, -600, BERLIN).end).toBe('2026-03-28T09:15:00.000Z');
  });

  test('is a day earlier or later for whole days, of which one stays', () => {
    expect(resized(fair, 15, BERLIN).end).toBe('2026-11-29');
    expect(resized({ ...fair, end: '2026-11-26' }, -15, BERLIN).end).toBe('2026-11-26');
  });
});
