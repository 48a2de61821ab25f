import { describe, expect, test } from 'vitest';
import { periodsAt } from '../../../../../src/worker/modules/tokens/alerts/periods.ts';
import { dayOf, daysUntil } from '../../../../../src/worker/modules/tokens/days.ts';

describe('the periods of a time, in UTC', () => {
  test.each([
    ['2026-11-21T09:30:00Z', '2026-11-21', '2026-11-16', '2026-11-01'],
    ['2026-11-16T00:00:00Z', '2026-11-16', '2026-11-16', '2026-11-01'],
    ['2026-11-15T23:59:59.999Z', '2026-11-15', '2026-11-09', '2026-11-01'],
    ['2028-02-29T12:00:00Z', '2028-02-29', '2028-02-28', '2028-02-01'],
    ['2027-01-01T00:00:00Z', '2027-01-01', '2026-12-28', '2027-01-01'],
    ['2026-12-31T23:59:59Z', '2026-12-31', '2026-12-28', '2026-12-01'],
  ])('%s: day %s, week %s, month %s', (iso, day, week, month) => {
    expect(periodsAt(Date.parse(iso))).toEqual(
      Object.entries({ day, week, month }).map(([period, firstDay]) => ({
        period,
        start: Date.parse(`${firstDay}T00:00:00Z`),
        startIso: `${firstDay}T00:00:00.000Z`,
        firstDay,
      })),
    );
  });
});

test('the days up to a time, across a month, a leap day and a year', () => {
  expect(daysUntil(Date.parse('2028-03-01T00:00:00Z'), 3)).toEqual([
    '2028-02-28',
    '2028-02-29',
    '2028-03-01',
  ]);
  expect(daysUntil(Date.parse('2027-01-01T23:59:59Z'), 2)).toEqual(['2026-12-31', '2027-01-01']);
  const days = daysUntil(Date.parse('2026-11-21T12:00:00Z'), 90);
  expect(new Set(days).size).toBe(90);
  expect(days[0]).toBe(dayOf(Date.parse('2026-08-24T00:00:00Z')));
});
