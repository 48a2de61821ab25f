import { JITTER, MAX_PAUSE, MAX_RETRY_AFTER, RETRY_AFTER } from '../limits.ts';

/**
 * Milliseconds until the next attempt after `attempts` have failed, or null when that was the last. `chance` is
 * from 0 to 1. `retryAfter` is what the server asks for, in milliseconds: it can only make the wait longer.
 */
export function waitAfter(attempts: number, chance: number, retryAfter = 0): number | null {
  const wait = RETRY_AFTER[attempts - 1];
  if (wait === undefined) return null;
  return Math.max(Math.round(wait * (1 + JITTER * chance)), Math.min(retryAfter, MAX_RETRY_AFTER));
}

/** Milliseconds that an endpoint is left alone that was down for `runs` runs before this one. */
export function pauseAfter(runs: number): number {
  return Math.min(RETRY_AFTER[runs] ?? MAX_PAUSE, MAX_PAUSE);
}

/** Milliseconds that a Retry-After (RFC 9110, 10.2.3: seconds or a date) asks for; 0 without one or a valid one. */
export function readRetryAfter(value: string | null, now: number): number {
  if (value === null) return 0;
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
  return wait > 0 ? wait : 0;
}
