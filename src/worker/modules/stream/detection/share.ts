/** Shares what is left of a key's quota among its channels, and over the rest of the day. Pure rules. */

import { nextMidnight } from '../youtube/los-angeles.ts';
import { COUNT_EVERY, DAILY_UNITS, IDS_PER_CALL, POLL_EVERY, UNITS_KEPT } from './limits.ts';

export interface Budget {
  /** Units until midnight in Los Angeles. */
  left: number;
  /** Polls until then, this one included. */
  pollsLeft: number;
}

export function budgetOf(usedToday: number, now: number): Budget {
  return {
    left: Math.max(0, DAILY_UNITS - usedToday),
    pollsLeft: Math.ceil((nextMidnight(now) - now) / POLL_EVERY),
  };
}

/** How many calls for 50 ids take these. */
export const callsFor = (ids: number) => Math.ceil(ids / IDS_PER_CALL);

/**
 * The calls of videos.list or channels.list that this poll may make: one in any case, and at most as many as half of what
 * is left allows at every poll.
 */
export function sharedCalls({ left, pollsLeft }: Budget, needed: number): number {
  return Math.min(needed, Math.max(1, Math.floor(left / pollsLeft / 2)));
}

/**
 * The lists of uploads that this poll may ask for: an even part of what is left after the calls for live streams and
 * subscribers. Who has waited longest goes first, so no channel starves.
 */
export function listCalls({ left, pollsLeft }: Budget, videoCalls: number, countCalls: number): number {
  const hoursLeft = Math.ceil((pollsLeft * POLL_EVERY) / COUNT_EVERY);
  const reserved = UNITS_KEPT + pollsLeft * videoCalls + hoursLeft * countCalls;
  const each = (left - reserved) / pollsLeft;
  if (each >= 1) return Math.floor(each);
  // Less than one a poll: one at every so many.
  return each > 0 && pollsLeft % Math.ceil(1 / each) === 0 ? 1 : 0;
}
