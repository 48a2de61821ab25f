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
  /** In UTC, as `toISOString` writes it; dates if all day. */
  times: SuggestedTime[];
}

/** The key of the `place`-th passage of this kind and text in a mail. */
export function keyOf(kind: SuggestionKind, text: string, place: number): string {
  return `${kind} ${place} ${text}`;
}

/** A time with instants in UTC, so that times can be compared. */
export function inUtc({ start, end, all_day }: SuggestedTime): SuggestedTime {
  const write = (time: string) => (all_day ? time : new Date(time).toISOString());
  return { start: write(start), end: end === null ? null : write(end), all_day };
}

/** When the last of the times is over in every zone; of one without an end, when it begins. */
export function endOf(times: SuggestedTime[]): number {
  return Math.max(...times.map(({ start, end, all_day }) => Date.parse(end ?? start) + slack(all_day, end)));
}

/** A day ends, and it does so 12 hours later in the west. */
function slack(isAllDay: boolean, end: string | null): number {
  if (!isAllDay) return 0;
  return end === null ? 1.5 * DAY : DAY / 2;
}
