import { openClocks, positionOf, positionText } from '../recurrence/clock.ts';
import { type CalendarTime, type CustomZone, isDay } from '../recurrence/event.ts';

/**
 * Returns the key of a component: '' for the series; for an instance its original start in UTC, whatever its zone, or
 * its day; with a `+` if it includes all later instances. Floating times have no Z. Keys of one series sort by time.
 */
export function instanceKey(
  { recurrenceId, isThisAndFuture }: { recurrenceId: CalendarTime | null; isThisAndFuture: boolean },
  zones: CustomZone[],
): string {
  if (recurrenceId === null) return '';
  return `${positionKey(recurrenceId, zones)}${isThisAndFuture ? '+' : ''}`;
}

function positionKey(time: CalendarTime, zones: CustomZone[]): string {
  if (isDay(time) || time.zone === null) return time.wall;
  return positionText(positionOf(time, openClocks(zones, 'UTC')), false);
}
