import type { CalendarEvent, CalendarTime } from './event.ts';

/** All times of an event. */
export function timesOf({ start, end, recurrenceId, exdates, rdates }: CalendarEvent): CalendarTime[] {
  const extras = rdates.flatMap((each) => [each.start, each.end]);
  return [start, end, recurrenceId, ...exdates, ...extras].filter((time) => time !== null);
}

/** The names of all zones that an event uses, as often as it does. */
export function zoneNames(event: CalendarEvent): string[] {
  return timesOf(event).flatMap(({ zone }) => zone ?? []);
}
