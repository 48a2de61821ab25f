import type { SuggestionKind } from '../../../../../contract/calendar/suggestions.ts';
import type { SuggestedTime } from '../../../../../lib/meetings/index.ts';
import { DAY } from '../../../../../lib/recurrence/wall.ts';

/** A possible meeting in a mail, before comparison with its conversation. */
export interface Candidate {
  /** The key of the passage in its mail. */
  key: string;
  kind: SuggestionKind;
  text: string;
  title: string;
  confidence: number;
  isFromModel: boolean;
  /** The times in UTC, in the format of `toISOString`; dates if all day. */
  times: SuggestedTime[];
}

/** Returns the key of the `place`-th passage with this kind and text in a mail. */
export function keyOf(kind: SuggestionKind, text: string, place: number): string {
  return `${kind} ${place} ${text}`;
}

/** Converts the instants of a time to UTC, so that times can be compared. */
export function inUtc({ start, end, all_day }: SuggestedTime): SuggestedTime {
  const write = (time: string) => (all_day ? time : new Date(time).toISOString());
  return { start: write(start), end: end === null ? null : write(end), all_day };
}

/**
 * Returns the time at which the last of the times is over in every zone; for one without an end, at which it begins.
 */
export function endOf(times: SuggestedTime[]): number {
  return Math.max(...times.map(({ start, end, all_day }) => Date.parse(end ?? start) + slack(all_day, end)));
}

/**
 * Returns the time, in milliseconds, to add to an all-day time: a day if it has no end, and 12 hours, as days end later
 * in the west.
 */
function slack(isAllDay: boolean, end: string | null): number {
  if (!isAllDay) return 0;
  return end === null ? 1.5 * DAY : DAY / 2;
}
