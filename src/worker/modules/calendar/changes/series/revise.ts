import type { CalendarEvent, Series } from '../../../../../lib/recurrence/event.ts';

const SECOND = 1_000;

/** Returns all components: the master and the exceptions. */
export function eventsOf({ master, exceptions }: Series): CalendarEvent[] {
  return [...(master ? [master] : []), ...exceptions];
}

/** Returns a SEQUENCE above all in a series (RFC 5546, 2.1.4), which supersedes earlier messages. */
export function nextSequence(series: Series): number {
  return 1 + Math.max(...eventsOf(series).map(({ sequence }) => sequence));
}

/** Resets the answers of an event at a new time: all attendees must answer again. */
export function moved(event: CalendarEvent, sequence: number): CalendarEvent {
  const attendees = event.attendees.map((each) => ({ ...each, status: 'needs_action' as const }));
  return { ...event, sequence, attendees };
}

/**
 * Sets the DTSTAMP of the series to now, in whole seconds, and later than that of `before`, because it decides which
 * version is newer.
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
