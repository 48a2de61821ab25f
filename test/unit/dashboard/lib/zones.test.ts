import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isDate } from '../../../../src/dashboard/features/calendar/time/view.ts';
import {
  addDays,
  addMonths,
  clockText,
  daysBetween,
  instantOf,
  isZone,
  minuteOf,
  minutesOf,
  showSameTimes,
  wallOf,
  weekdayOf,
} from '../../../../src/dashboard/lib/zones.ts';

const iso = (ms: number) => new Date(ms).toISOString();
const BERLIN = 'Europe/Berlin';

describe('clocks of a zone', () => {
  test('show the local date and minute of an instant', () => {
    expect(wallOf('2026-11-24T23:30:00Z', BERLIN)).toEqual({ date: '2026-11-25', minute: 30 });
    expect(wallOf('2026-11-24T03:00:00Z', 'America/New_York')).toEqual({ date: '2026-11-23', minute: 1320 });
    expect(wallOf('2026-11-24T12:00:00Z', 'Asia/Kathmandu')).toEqual({ date: '2026-11-24', minute: 1065 });
  });

  test('a day is 23, 24 or 25 hours long, or another length where clocks change by half an hour', () => {
    expect(minutesOf('2026-03-29', BERLIN)).toBe(23 * 60);
    expect(minutesOf('2026-03-30', BERLIN)).toBe(24 * 60);
    expect(minutesOf('2026-10-25', BERLIN)).toBe(25 * 60);
    expect(minutesOf('2026-04-05', 'Australia/Lord_Howe')).toBe(24.5 * 60);
  });

  test('a time that is left out is as much later as the clocks jump', () => {
    expect(iso(instantOf('2026-03-29', 150, BERLIN))).toBe('2026-03-29T01:30:00.000Z');
    expect(wallOf(instantOf('2026-03-29', 150, BERLIN), BERLIN)).toEqual({ date: '2026-03-29', minute: 210 });
  });

  test('of a time that is shown twice, the first is meant', () => {
    expect(iso(instantOf('2026-10-25', 150, BERLIN))).toBe('2026-10-25T00:30:00.000Z');
  });

  test('minutes over a day are of the next one', () => {
    expect(iso(instantOf('2026-11-24', 1500, 'UTC'))).toBe('2026-11-25T01:00:00.000Z');
  });

  test('what they show leads back to the instant, but for hours that are shown twice', () => {
    const zones = fc.constantFrom(BERLIN, 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'UTC');
    const minutes = fc.integer({ min: 0, max: 3 * 366 * 1440 }).map((minute) => minute * 60_000);
    fc.assert(
      fc.property(zones, minutes, (zone, offset) => {
        const instant = Date.UTC(2025, 0, 1) + offset;
        const wall = wallOf(instant, zone);
        const back = instantOf(wall.date, wall.minute, zone);
        expect(wallOf(back, zone)).toEqual(wall);
        expect(instant - back).toBeGreaterThanOrEqual(0);
        expect(instant - back).toBeLessThanOrEqual(3_600_000);
      }),
    );
  });
});

describe('dates', () => {
  test('are counted without clocks', () => {
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
    expect(daysBetween('2026-12-31', '2027-01-01')).toBe(1);
    expect(weekdayOf('2026-11-22')).toBe(7);
    expect(weekdayOf('2026-11-23')).toBe(1);
  });

  test('a month later is the same day, or the last one', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2026-11-15', 2)).toBe('2027-01-15');
    expect(addMonths('2026-01-15', -1)).toBe('2025-12-15');
  });

  test('only what is one counts as a date', () => {
    expect(['2026-02-28', '2026-13-01', '26-1-1', '', null, 5].map(isDate)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });
});

test('a zone is one that the browser knows', () => {
  expect(['Europe/Berlin', 'UTC', 'Nowhere/Town', ''].map(isZone)).toEqual([true, true, false, false]);
});

test('a clock is read as it is written', () => {
  expect(clockText(545)).toBe('09:05');
  expect(minuteOf('09:05')).toBe(545);
});

test.each([
  ['UTC', 'Etc/UTC', true],
  ['UTC', 'Etc/GMT', true],
  ['UTC', 'Atlantic/Reykjavik', true],
  ['Europe/Berlin', 'Europe/Paris', true],
  ['Asia/Calcutta', 'Asia/Kolkata', true],
  ['Asia/Kolkata', 'Asia/Colombo', true],
  ['UTC', 'Europe/London', false],
  ['UTC', 'Europe/Berlin', false],
  ['Europe/London', 'Africa/Algiers', false],
  ['America/Denver', 'America/Phoenix', false],
  ['Asia/Kolkata', 'Asia/Kathmandu', false],
  ['Europe/Lisbon', 'Atlantic/Azores', false],
])('%s and %s show the same times: %s', (zone, other, same) => {
  expect(showSameTimes(zone, other, Date.parse('2026-11-29T12:00:00Z'))).toBe(same);
});
