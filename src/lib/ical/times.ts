import type { CalendarEvent, CalendarTime } from '../recurrence/event.ts';

/** Returns all times of an event. */
export function timesOf({ start, end, recurrenceId, exdates, rdates }: CalendarEvent): CalendarTime[] {
  const extras = rdates.flatMap((each) => [each.start, each.end]);
  return [start, end, recurrenceId, ...exdates, ...extras].filter((time) => time !== null);
}

/** Returns the names of all zones of an event, with duplicates. */
export function zoneNames(event: CalendarEvent): string[] {
  return timesOf(event).flatMap(({ zone }) => zone ?? []);
}
