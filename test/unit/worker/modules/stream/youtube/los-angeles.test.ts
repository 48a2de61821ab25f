import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextMidnight, quotaDay } from '../../../../../../src/worker/modules/stream/youtube/los-angeles.ts';

const HOUR = 3_600_000;

test.each([
  ['in winter', '2026-11-22T12:00:00Z', '2026-11-23T08:00:00Z'],
  ['in summer', '2026-07-22T12:00:00Z', '2026-07-23T07:00:00Z'],
  ['on the day of 25 hours', '2026-11-01T07:00:00Z', '2026-11-02T08:00:00Z'],
  ['on the day of 23 hours', '2026-03-08T08:00:00Z', '2026-03-09T07:00:00Z'],
  ['a millisecond before it', '2026-11-22T07:59:59.999Z', '2026-11-22T08:00:00Z'],
])('midnight %s', (_, time, midnight) => {
  expect(new Date(nextMidnight(Date.parse(time))).toISOString()).toBe(new Date(midnight).toISOString());
});

test('the day changes at the next midnight, and not before', () => {
  const anyTime = fc.integer({ min: Date.UTC(2020), max: Date.UTC(2040) });
  fc.assert(
    fc.property(anyTime, (time) => {
      const midnight = nextMidnight(time);
      expect(midnight).toBeGreaterThan(time);
      expect(midnight - time).toBeLessThanOrEqual(25 * HOUR);
      expect(quotaDay(midnight - 1)).toBe(quotaDay(time));
      expect(quotaDay(midnight)).not.toBe(quotaDay(time));
    }),
  );
});
