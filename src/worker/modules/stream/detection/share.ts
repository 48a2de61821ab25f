/** Distribution of a key's remaining quota among its channels and the rest of the day. Pure rules. */

import { nextMidnight } from '../youtube/los-angeles.ts';
import { COUNT_EVERY, DAILY_UNITS, IDS_PER_CALL, POLL_EVERY, UNITS_KEPT } from './limits.ts';

export interface Budget {
  /** The number of units that are left until midnight in Los Angeles. */
  left: number;
  /** The number of polls until midnight in Los Angeles, including this one. */
  pollsLeft: number;
}

export function budgetOf(usedToday: number, now: number): Budget {
  return {
    left: Math.max(0, DAILY_UNITS - usedToday),
    pollsLeft: Math.ceil((nextMidnight(now) - now) / POLL_EVERY),
  };
}

/** Returns the number of calls for this many IDs. */
export const callsFor = (ids: number) => Math.ceil(ids / IDS_PER_CALL);

/**
 * Returns the calls of videos.list or channels.list for this poll: at least one, and at most half of an even share of
 * the remaining units per poll.
 */
export function sharedCalls({ left, pollsLeft }: Budget, needed: number): number {
  return Math.min(needed, Math.max(1, Math.floor(left / pollsLeft / 2)));
}

/**
 * Returns the lists of uploads for this poll: an even share of the units left after calls for live streams and
 * subscribers. The longest waiting go first, so no channel starves.
 */
export function listCalls({ left, pollsLeft }: Budget, videoCalls: number, countCalls: number): number {
  const hoursLeft = Math.ceil((pollsLeft * POLL_EVERY) / COUNT_EVERY);
  const reserved = UNITS_KEPT + pollsLeft * videoCalls + hoursLeft * countCalls;
  const each = (left - reserved) / pollsLeft;
  if (each >= 1) return Math.floor(each);
  // Less than one per poll: one every few polls.
  return each > 0 && pollsLeft % Math.ceil(1 / each) === 0 ? 1 : 0;
}
