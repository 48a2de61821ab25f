import { Problem, Unreachable } from '../../lib/problem.ts';

const MOST_TRIES = 5;

/**
 * Returns whether a waiting change is sent again later, or given up as refused. It waits for a connection, for a session
 * and for its turn as long as needed, and for a server that fails a few times.
 */
export function outcomeOf(error: unknown, tries: number): 'later' | 'refused' {
  if (error instanceof Unreachable) return 'later';
  if (!(error instanceof Problem)) return 'refused';
  if (error.status === 401 || error.status === 429) return 'later';
  return error.status >= 500 && tries + 1 < MOST_TRIES ? 'later' : 'refused';
}

/** Returns whether a failed try counts: a missing connection or session does not. */
export const isTry = (error: unknown): boolean => error instanceof Problem && error.status >= 500;
