import { openClocks, positionIn, positionOf, positionText } from './clock.ts';
import { type CalendarEvent, type CustomZone, isDay } from './event.ts';
import { endOf } from './length.ts';

export interface Place {
  /** ISO 8601 in UTC; of an all-day event a day. The end is not in it. */
  start: string;
  end: string;
  isAllDay: boolean;
}

/** When an event takes place at first, to a user in `zone` (an IANA name), whose zone floating times take. */
export function placeOf(event: CalendarEvent, zones: CustomZone[], zone: string): Place {
  const clocks = openClocks(zones, zone);
  const isAllDay = isDay(event.start);
  const start = positionOf(event.start, clocks);
  const [from, to] = [start, endOf(event, start, clocks)].map((each) => positionText(each, isAllDay));
  return { start: from!, end: to!, isAllDay };
}

/** The names of occurrences in `times` (EXDATE, RDATE, RECURRENCE-ID), as `expand` writes them. */
export function recurrenceIds(
  master: Pick<CalendarEvent, 'start'>,
  times: CalendarEvent['start'][],
  zones: CustomZone[],
  zone: string,
): string[] {
  const clocks = openClocks(zones, zone);
  return times.map((time) => positionText(positionIn(master.start, time, clocks), isDay(master.start)));
}
