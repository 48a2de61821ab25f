import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BOUNDS, quantile } from '../../../../../src/worker/modules/reports/durations.ts';
import { datesBetween, datesIn } from '../../../../../src/worker/modules/reports/zone.ts';

const bucketOf = (minutes: number) => BOUNDS.filter((bound) => bound <= minutes).length;

test('a quantile is at most 5 % from the real one', () => {
  const minutes = fc.integer({ min: 0, max: 366 * 24 * 60 });
  fc.assert(
    fc.property(fc.array(minutes, { minLength: 1 }), fc.constantFrom(0.5, 0.9), (all, share) => {
      const histogram = new Map<number, number>();
      for (const each of all) histogram.set(bucketOf(each), (histogram.get(bucketOf(each)) ?? 0) + 1);
      const real = [...all].sort((a, b) => a - b)[Math.ceil(all.length * share) - 1] ?? 0;
      expect(Math.abs((quantile(histogram, share) ?? 0) - real)).toBeLessThanOrEqual(real * 0.05);
    }),
  );
});

test('there is no quantile of nothing', () => {
  expect(quantile(new Map(), 0.5)).toBeNull();
});

test.each([
  'UTC',
  'Europe/Berlin',
  'America/Los_Angeles',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Pacific/Apia',
])('the date of an hour in %s is what a clock there shows', (zone) => {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' });
  const dateOf = datesIn(zone);
  fc.assert(
    fc.property(fc.integer({ min: 280_000, max: 560_000 }), (hour) => {
      const instant = hour * 3_600_000;
      expect(dateOf(instant)).toBe(format.format(instant));
    }),
  );
});

test('the days between two dates are all of them', () => {
  expect(datesBetween('2028-02-28', '2028-03-01')).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
});
