import { type CalendarTime, type CustomZone, isDay } from '../ical/event.ts';
import { openClocks, positionOf, positionText } from '../recurrence/clock.ts';

/**
 * Names what a component is about: '' is the series; an instance is its original start in UTC, whatever zone that was
 * written in, or its day; a `+` follows if all later instances are meant too. Floating times have no Z and no instant.
 * Keys of one series sort by time.
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
