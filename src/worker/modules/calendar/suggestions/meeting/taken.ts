import type { SuggestedTime } from '../../../../../lib/meetings/index.ts';
import { expand, Refused } from '../../../../../lib/recurrence/index.ts';
import { SECOND } from '../../../../../lib/recurrence/wall.ts';
import type { ListedEvent } from '../../events/store.ts';

/**
 * The time, in milliseconds, within which a day begins before or after its midnight in UTC: zones are up to 14 hours
 * ahead, or 12 behind.
 */
const SLACK = 15 * 3_600_000;

/**
 * Returns a check whether one of the events takes place at a time. Deleted events count, cancelled occurrences do not.
 * `timezone` applies to floating times.
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
    // A rule that takes too long to expand does not exclude this time.
    if (error instanceof Refused) return false;
    throw error;
  }
}
