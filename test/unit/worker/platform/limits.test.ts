import { expect, test } from 'vitest';
import { LIMIT_NAMES } from '../../../../src/contract/limits.ts';
import type { Env } from '../../../../src/worker/platform/env.ts';
import { allowedOf } from '../../../../src/worker/platform/limits.ts';

const production = { ENVIRONMENT: 'production' } as Env;
const development = { ENVIRONMENT: 'development' } as Env;

test('production allows no more than development, and far more than a company of ten with five inboxes needs', () => {
  for (const name of LIMIT_NAMES)
    expect(allowedOf(production, name), name).toBeLessThanOrEqual(allowedOf(development, name));
  expect(allowedOf(production, 'inboxes')).toBeGreaterThanOrEqual(2 * 5);
  expect(allowedOf(production, 'mails_per_day')).toBeGreaterThanOrEqual(20 * 500);
  // Two years of that mail, at 9 KB in the database and 75 KB in the bucket.
  expect(allowedOf(production, 'database_bytes')).toBeGreaterThan(2 * 365 * 500 * 9 * 1024);
  expect(allowedOf(production, 'object_bytes')).toBeGreaterThan(2 * 365 * 500 * 75 * 1024);
  // No organization may fill a database.
  expect(allowedOf(production, 'database_bytes')).toBeLessThanOrEqual(5e9);
});

test('a setting is a whole number; 0 allows none, and an empty one is none', () => {
  const set = (LIMIT_INBOXES: string) => allowedOf({ ...production, LIMIT_INBOXES }, 'inboxes');
  expect(set('7')).toBe(7);
  expect(set(' 12 ')).toBe(12);
  expect(set('0')).toBe(0);
  expect(set('')).toBe(allowedOf(production, 'inboxes'));
  for (const wrong of ['-1', '1.5', '5 GB', 'none', '1e3'])
    expect(() => set(wrong), wrong).toThrow('LIMIT_INBOXES');
});
