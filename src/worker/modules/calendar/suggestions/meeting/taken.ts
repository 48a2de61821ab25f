import type { SuggestedTime } from '../../../../../lib/meetings/index.ts';
import { expand, Refused } from '../../../../../lib/recurrence/index.ts';
import { SECOND } from '../../../../../lib/recurrence/wall.ts';
import type { ListedEvent } from '../../events/store.ts';

/** Of the days of a zone, the first begins 14 hours before that of UTC, and the last 12 hours after it. */
const SLACK = 15 * 3_600_000;

/**
 * Whether one of the events takes place at a time, or would if nobody had deleted it. Cancelled occurrences do not.
 * `timezone` is that of floating times.
 */
export function isTakenBy(events: ListedEvent[], timezone: string): (time: SuggestedTime) => boolean {
  return (time) => events.some((event) => occursAt(event, time, timezone));
}

function occursAt(
  { series, lastStart }: ListedEvent,
  { start, all_day }: SuggestedTime,
  timezone: string,
): boolean {
  if (!series) return false;
  const at = Date.parse(start);
  const slack = all_day ? SLACK : SECOND;
  try {
    const range = { from: at - slack, to: at + slack, zone: timezone };
    const { occurrences } = expand(series, { ...range, lastStart });
    return occurrences.some(
      (each) =>
        each.isAllDay === all_day && Date.parse(each.start) === at && each.event.status !== 'cancelled',
    );
  } catch (error) {
    // A rule that takes too long says nothing about this time.
    if (error instanceof Refused) return false;
    throw error;
  }
}
