import { JITTER, MAX_PAUSE, MAX_RETRY_AFTER, RETRY_DELAYS } from '../limits.ts';

/**
 * Returns the wait in milliseconds after `attempts` failed attempts, or null if that was the last one. `chance` is a
 * random number from 0 to 1. `retryAfter` is the wait that the server requests, in milliseconds: it can only make the
 * wait longer.
 */
export function waitAfter(attempts: number, chance: number, retryAfter = 0): number | null {
  const wait = RETRY_DELAYS[attempts - 1];
  if (wait === undefined) return null;
  return Math.max(Math.round(wait * (1 + JITTER * chance)), Math.min(retryAfter, MAX_RETRY_AFTER));
}

/** Returns the pause in milliseconds of an endpoint that was also down in the `runs` runs before. */
export function pauseAfter(runs: number): number {
  return Math.min(RETRY_DELAYS[runs] ?? MAX_PAUSE, MAX_PAUSE);
}
