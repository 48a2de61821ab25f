import { describe, expect, test } from 'vitest';
import { pauseAfter, waitAfter } from '../../../../../../src/worker/modules/webhooks/delivery/retry.ts';
import { readRetryAfter } from '../../../../../../src/worker/platform/outside/request.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Returns all waits of a delivery that always fails. */
function waits(chance: number): number[] {
  const all: number[] = [];
  for (;;) {
    const wait = waitAfter(all.length + 1, chance);
    if (wait === null) return all;
    all.push(wait);
  }
}

describe('the next attempt', () => {
  test('there are nine waits over about a day, then none', () => {
    expect(waits(0)).toEqual([
      5 * SECOND,
      30 * SECOND,
      2 * MINUTE,
      10 * MINUTE,
      30 * MINUTE,
      HOUR,
      3 * HOUR,
      6 * HOUR,
      12 * HOUR,
    ]);
    const total = waits(0.5).reduce((sum, wait) => sum + wait, 0);
    expect(total / HOUR).toBeGreaterThan(22);
    expect(total / HOUR).toBeLessThan(27);
  });

  test('up to a fifth is added at random', () => {
    expect(waits(1)).toEqual(waits(0).map((wait) => wait * 1.2));
  });

  test('Retry-After makes it later, never sooner, up to an hour', () => {
    expect(waitAfter(1, 0, 90 * SECOND)).toBe(90 * SECOND);
    expect(waitAfter(4, 0, 90 * SECOND)).toBe(10 * MINUTE);
    expect(waitAfter(1, 0, 7 * 24 * HOUR)).toBe(HOUR);
    expect(waitAfter(8, 0, 7 * 24 * HOUR)).toBe(6 * HOUR);
    expect(waitAfter(10, 0, HOUR)).toBeNull();
  });

  test('an endpoint that is down pauses longer each time, ten minutes at most', () => {
    expect([0, 1, 2, 3, 4, 50].map(pauseAfter)).toEqual([
      5 * SECOND,
      30 * SECOND,
      2 * MINUTE,
      10 * MINUTE,
      10 * MINUTE,
      10 * MINUTE,
    ]);
  });
});

describe('Retry-After', () => {
  const now = Date.parse('2026-11-21T09:00:00Z');
  test.each([
    ['120', 120_000],
    ['0', 0],
    ['Sat, 21 Nov 2026 09:05:00 GMT', 300_000],
    ['Sat, 21 Nov 2026 08:00:00 GMT', 0],
    ['soon', 0],
    ['-5', 0],
    ['1e9999', 0],
    ['', 0],
    [null, 0],
  ])('%j is %d ms', (value, expected) => {
    expect(readRetryAfter(value, now)).toBe(expected);
  });

  test('very many digits are limited', () => {
    expect(waitAfter(1, 0, readRetryAfter('9'.repeat(400), now))).toBe(HOUR);
  });
});
