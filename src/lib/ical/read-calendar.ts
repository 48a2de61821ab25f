import type { CalendarEvent, CalendarTime, Series } from '../recurrence/event.ts';
import { Refused } from '../recurrence/refused.ts';
import { type Allowance, newAllowance } from '../recurrence/rules/last-start.ts';
import { checkSeries } from './check-series.ts';
import { type Component, checkWhole, splitComponents } from './component.ts';
import { MAX_BYTES, MAX_EVENTS, MAX_UID } from './limits.ts';
import { firstText } from './property.ts';
import { readEvent } from './read-event.ts';
import { zoneNames } from './times.ts';
import { openZones, type Zones } from './zones.ts';

export interface Calendar {
  /** The METHOD in capitals (RFC 5546), such as `REQUEST`, or null. */
  method: string | null;
  /** One series per UID, with all of its exceptions. */
  events: Series[];
  /** Refused events, with reasons for the sender. `uid` is null if unknown. */
  refused: RefusedEvent[];
}

export interface RefusedEvent {
  uid: string | null;
  reason: string;
}

/** Components other than events, with their names for users. */
const OTHERS: Record<string, string> = {
  VTODO: 'a task',
  VJOURNAL: 'a journal entry',
  VFREEBUSY: 'a list of busy times',
};

/**
 * Reads text/calendar (RFC 5545). Never throws: `refused` lists what is not supported, always a whole series, because
 * without one of its exceptions it would show a meeting at a wrong time.
 */
export function readCalendar(
  text: string,
  limits = { maxBytes: MAX_BYTES, maxEvents: MAX_EVENTS },
): Calendar {
  const nothing = (reason: string): Calendar => ({
    method: null,
    events: [],
    refused: [{ uid: null, reason }],
  });
  if (text.length > limits.maxBytes || new TextEncoder().encode(text).length > limits.maxBytes) {
    return nothing(`The calendar has more than ${limits.maxBytes} bytes.`);
  }
  const calendars = splitComponents(text).filter(({ name }) => name === 'VCALENDAR');
  if (calendars.length === 0) return nothing('The text is not a calendar.');
  const count = calendars.flatMap(({ components }) => components).filter(({ name }) => isEntry(name)).length;
  if (count > limits.maxEvents)
    return nothing(`The calendar has ${count} events. At most ${limits.maxEvents} are taken at once.`);
  return readAll(calendars);
}

function isEntry(name: string): boolean {
  return name === 'VEVENT' || name in OTHERS;
}

function readAll(calendars: Component[]): Calendar {
  const refused: RefusedEvent[] = [];
  const [method = null] = calendars.flatMap(
    (calendar) => firstText(calendar.lines, 'METHOD')?.toUpperCase() ?? [],
  );
  const found = new Map<string, { component: Component; zones: Zones }[]>();
  for (const calendar of calendars) {
    const zones = openZones(calendar);
    for (const component of calendar.components.filter(({ name }) => isEntry(name))) {
      const uid = firstText(component.lines, 'UID');
      const problem = problemOf(component, uid);
      if (problem !== null || uid === null) refused.push({ uid, reason: problem ?? 'It has no UID.' });
      else found.set(uid, [...(found.get(uid) ?? []), { component, zones }]);
    }
  }
  const events: Series[] = [];
  const allowance = newAllowance();
  for (const [uid, parts] of found) {
    const outcome = attempt(() => readSeries(uid, parts, method, allowance));
    if (outcome instanceof Refused) refused.push({ uid, reason: outcome.message });
    else events.push(outcome);
  }
  return { method, events, refused };
}

function attempt<T>(read: () => T): T | Refused {
  try {
    return read();
  } catch (error) {
    if (error instanceof Refused) return error;
    throw error;
  }
}

function problemOf({ name }: Component, uid: string | null): string | null {
  const other = OTHERS[name];
  if (other) return `It is ${other}, not an event.`;
  if (uid === null) return 'It has no UID.';
  return uid.length > MAX_UID ? `Its UID has more than ${MAX_UID} characters.` : null;
}

/** Methods that may omit the start of the event (RFC 5546, 3.2). */
const WITHOUT_START = ['REPLY', 'CANCEL', 'REFRESH', 'DECLINECOUNTER'];

function readSeries(
  uid: string,
  parts: { component: Component; zones: Zones }[],
  method: string | null,
  allowance: Allowance,
): Series {
  const needsStart = !WITHOUT_START.includes(method ?? '');
  const newest = new Map<string, { event: CalendarEvent; zones: Zones }>();
  for (const { component, zones } of parts) {
    checkWhole(component);
    const event = readEvent(component, uid, zones, needsStart);
    const key = event.recurrenceId ? keyOf(event.recurrenceId) : '';
    const other = newest.get(key)?.event;
    if (!other || !isOlder(event, other)) newest.set(key, { event, zones });
  }
  const events = [...newest.values()].map(({ event }) => event);
  const series: Series = {
    uid,
    master: events.find(({ recurrenceId }) => recurrenceId === null) ?? null,
    exceptions: events.filter(({ recurrenceId }) => recurrenceId !== null),
    zones: [...new Set(parts.map(({ zones }) => zones))].flatMap((zones) =>
      zones.customOf(events.flatMap(zoneNames)),
    ),
  };
  checkSeries(series, allowance);
  return series;
}

function keyOf({ wall, zone }: CalendarTime): string {
  return `${wall} ${zone ?? ''}`;
}

/** Of two with the same UID and RECURRENCE-ID, the newer counts (RFC 5546, 2.1.5), the later one if both are as new. */
function isOlder(event: CalendarEvent, other: CalendarEvent): boolean {
  if (event.sequence !== other.sequence) return event.sequence < other.sequence;
  return (event.stamp ?? '') < (other.stamp ?? '');
}
