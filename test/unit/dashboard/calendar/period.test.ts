import { describe, expect, test } from 'vitest';
import { datesOf, rangeOf, stepOf } from '../../../../src/dashboard/features/calendar/time/period.ts';
import { weekOf, weekStartOf } from '../../../../src/dashboard/lib/time/weeks.ts';

test('a week begins where the language is at home', () => {
  expect(['en-US', 'de', 'en-GB', 'ar-EG'].map(weekStartOf)).toEqual([7, 1, 1, 6]);
});

describe('the dates of a view', () => {
  test('a week has the date in it', () => {
    expect(weekOf('2026-11-22', 1)).toEqual(datesOf('week', '2026-11-17', 1));
    expect(weekOf('2026-11-22', 7)[0]).toBe('2026-11-22');
  });

  test('a month has whole weeks, four to six', () => {
    const rows = (date: string, start: number) => datesOf('month', date, start).length / 7;
    expect([rows('2027-02-14', 1), rows('2026-11-24', 1), rows('2026-08-01', 1)]).toEqual([4, 6, 6]);
    expect(datesOf('month', '2026-11-24', 7)[0]).toBe('2026-11-01');
    expect(datesOf('month', '2026-11-24', 1).at(-1)).toBe('2026-12-06');
  });

  test('their range is from midnight to midnight in the zone, also when the clocks change', () => {
    expect(rangeOf(weekOf('2026-10-25', 1), 'Europe/Berlin')).toEqual({
      from: '2026-10-18T22:00:00.000Z',
      to: '2026-10-25T23:00:00.000Z',
    });
  });

  test('the next one is a month or a week later', () => {
    expect(stepOf('month', '2026-01-31', 1)).toBe('2026-02-28');
    expect(stepOf('week', '2026-01-31', -1)).toBe('2026-01-24');
    expect(stepOf('day', '2026-01-31', 1)).toBe('2026-02-01');
    expect(datesOf('day', '2026-01-31', 1)).toEqual(['2026-01-31']);
  });
});
