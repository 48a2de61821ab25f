import type { CalendarEvent, Series } from '../../ical/event.ts';

const SECOND = 1_000;

/** All components: the master and the exceptions. */
export function eventsOf({ master, exceptions }: Series): CalendarEvent[] {
  return [...(master ? [master] : []), ...exceptions];
}

/** A SEQUENCE above all of a series (RFC 5546, 2.1.4): what is said with it holds instead of all that was said before. */
export function nextSequence(series: Series): number {
  return 1 + Math.max(...eventsOf(series).map(({ sequence }) => sequence));
}

/** An event at another time: everybody has to answer again. */
export function moved(event: CalendarEvent, sequence: number): CalendarEvent {
  const attendees = event.attendees.map((each) => ({ ...each, status: 'needs_action' as const }));
  return { ...event, sequence, attendees };
}

/**
 * The series with a DTSTAMP of now, in whole seconds as it is written. It is later than that of `before`: what is newer is
 * decided by it.
 */
export function stamped(series: Series, before: Series | null, now: number): Series {
  const known = before ? eventsOf(before).map(({ stamp }) => Date.parse(stamp ?? '') || 0) : [];
  const latest = Math.floor(Math.max(0, ...known) / SECOND) * SECOND;
  const stamp = new Date(Math.max(Math.floor(now / SECOND) * SECOND, latest + SECOND)).toISOString();
  return {
    ...series,
    master: series.master && { ...series.master, stamp },
    exceptions: series.exceptions.map((each) => ({ ...each, stamp })),
  };
}
