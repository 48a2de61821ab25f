import { openClocks, positionIn, positionOf, positionText } from './clock.ts';
import { type CalendarEvent, type CustomZone, isDay } from './event.ts';
import { endOf } from './length.ts';

export interface Place {
  /** ISO 8601 in UTC, or for an all-day event a day. The end is exclusive. */
  start: string;
  end: string;
  isAllDay: boolean;
}

/** Returns the first start and end of an event for a user in `zone` (IANA), which applies to floating times. */
export function placeOf(event: CalendarEvent, zones: CustomZone[], zone: string): Place {
  const clocks = openClocks(zones, zone);
  const isAllDay = isDay(event.start);
  const start = positionOf(event.start, clocks);
  const [from, to] = [start, endOf(event, start, clocks)].map((each) => positionText(each, isAllDay));
  return { start: from!, end: to!, isAllDay };
}

/** Converts times that identify occurrences (EXDATE, RDATE, RECURRENCE-ID) to recurrence ids as in `expand`. */
export function recurrenceIds(
  master: Pick<CalendarEvent, 'start'>,
  times: CalendarEvent['start'][],
  zones: CustomZone[],
  zone: string,
): string[] {
  const clocks = openClocks(zones, zone);
  return times.map((time) => positionText(positionIn(master.start, time, clocks), isDay(master.start)));
}
