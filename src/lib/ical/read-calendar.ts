import { sha256 } from '../hash.ts';
import type { CalendarEvent, CalendarTime, Series } from '../recurrence/event.ts';
import { Refused } from '../recurrence/refused.ts';
import { type Allowance, newAllowance } from '../recurrence/rules/last-start.ts';
import { checkSeries } from './check-series.ts';
import { type Component, splitComponents } from './component.ts';
import { MAX_BYTES, MAX_EVENTS, MAX_UID } from './limits.ts';
import { Omissions } from './omissions.ts';
import { firstText, nameOf } from './property.ts';
import { type Purpose, readEvent } from './read-event.ts';
import { zoneNames } from './times.ts';
import { openZones, type Zones } from './zones.ts';

export interface Calendar {
  /** The METHOD in capitals (RFC 5546), such as `REQUEST`, or null. */
  method: string | null;
  /** One series per UID, with all of its exceptions. */
  events: Series[];
  /**
   * Refused events, with reasons for the sender, and lines that events were taken without. `uid` is null if unknown.
   */
  refused: RefusedEvent[];
}

interface Options {
  /** Whether METHOD counts: then answers and cancellations are read as such, and their events need a UID. */
  isMail: boolean;
  maxBytes: number;
  maxEvents: number;
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
 * Reads text/calendar (RFC 5545). Never throws: `refused` lists what is not supported. An event is taken without lines
 * that it does not need. Otherwise a whole series is refused, because without one of its exceptions it would show a
 * meeting at a wrong time.
 */
export function readCalendar(text: string, options: Partial<Options> = {}): Calendar {
  const limits: Options = { isMail: false, maxBytes: MAX_BYTES, maxEvents: MAX_EVENTS, ...options };
  const nothing = (reason: string): Calendar => ({
    method: null,
    events: [],
    refused: [{ uid: null, reason }],
  });
  if (text.length > limits.maxBytes || new TextEncoder().encode(text).length > limits.maxBytes) {
    return nothing(`The calendar has more than ${limits.maxBytes} bytes.`);
  }
  const outermost = splitComponents(text.trimStart());
  const calendars = outermost.filter(({ name }) => name === 'VCALENDAR');
  if (calendars.length === 0) return nothing('The text is not a calendar.');
  const count = calendars.flatMap(({ components }) => components).filter(({ name }) => isEntry(name)).length;
  if (count > limits.maxEvents)
    return nothing(`The calendar has ${count} events. At most ${limits.maxEvents} are taken at once.`);
  const read = readAll(calendars, limits.isMail);
  const outside = outermost.flatMap(entriesOutside).slice(0, limits.maxEvents);
  const refused = outside.map(({ lines }) => ({ uid: firstText(lines, 'UID'), reason: OUTSIDE }));
  return { ...read, refused: [...read.refused, ...refused] };
}

function isEntry(name: string): boolean {
  return name === 'VEVENT' || name in OTHERS;
}

/** Methods whose messages need only what `readEvent` reads of an answer (RFC 5546, 3.2). */
const ANSWERS = ['REPLY', 'CANCEL', 'REFRESH', 'DECLINECOUNTER'];
/** Methods whose messages are about an event that others know by its UID. */
const NEED_UID = [...ANSWERS, 'REQUEST', 'ADD', 'COUNTER'];

function readAll(calendars: Component[], isMail: boolean): Calendar {
  const refused: RefusedEvent[] = [];
  const [method = null] = calendars.flatMap(
    (calendar) => firstText(calendar.lines, 'METHOD')?.toUpperCase() ?? [],
  );
  const needsUid = isMail && NEED_UID.includes(method ?? '');
  const purpose = isMail && ANSWERS.includes(method ?? '') ? 'answer' : 'event';
  const found = new Map<string, Part[]>();
  for (const calendar of calendars) {
    const zones = openZones(calendar);
    for (const component of calendar.components.filter(({ name }) => isEntry(name))) {
      const uid = firstText(component.lines, 'UID') ?? (needsUid ? null : madeUid(component));
      const problem = problemOf(component, uid);
      if (problem !== null || uid === null) refused.push({ uid, reason: problem ?? NO_UID });
      else found.set(uid, [...(found.get(uid) ?? []), { component, zones }]);
    }
  }
  const events: Series[] = [];
  const allowance = newAllowance();
  for (const [uid, parts] of found) {
    const omissions = new Omissions();
    const outcome = attempt(() => readSeries(uid, parts, { purpose, omissions, allowance }));
    if (outcome instanceof Refused) {
      refused.push({ uid, reason: outcome.message });
    } else {
      events.push(outcome);
      refused.push(...omissions.sentences().map((reason) => ({ uid, reason })));
    }
  }
  return { method, events, refused };
}

/** Lines that differ each time a calendar is published, so that they do not identify an event. */
const PASSING = ['DTSTAMP', 'CREATED', 'LAST-MODIFIED', 'SEQUENCE'];

/** Returns a UID for an event without one, as Outlook publishes, from what it says: the same each time. */
function madeUid({ lines }: Component): string {
  const lasting = lines.filter((line) => line.trim() !== '' && !PASSING.includes(nameOf(line)));
  return `${sha256(lasting.join('\n')).slice(0, 40)}@without-uid`;
}

function attempt<T>(read: () => T): T | Refused {
  try {
    return read();
  } catch (error) {
    if (error instanceof Refused) return error;
    throw error;
  }
}

const OUTSIDE = 'It is not in a calendar: BEGIN:VCALENDAR does not stand before it.';

/** Returns the events and the like in an outermost component that is no calendar. */
function entriesOutside(component: Component): Component[] {
  if (component.name === 'VCALENDAR') return [];
  return isEntry(component.name) ? [component] : component.components.flatMap(entriesOutside);
}

const NO_UID = 'It has no UID.';

function problemOf({ name }: Component, uid: string | null): string | null {
  const other = OTHERS[name];
  if (other) return `It is ${other}, not an event.`;
  if (uid === null) return NO_UID;
  return uid.length > MAX_UID ? `Its UID has more than ${MAX_UID} characters.` : null;
}

interface Part {
  component: Component;
  zones: Zones;
}

function readSeries(
  uid: string,
  parts: Part[],
  { purpose, omissions, allowance }: { purpose: Purpose; omissions: Omissions; allowance: Allowance },
): Series {
  const newest = new Map<string, CalendarEvent>();
  for (const { component, zones } of parts) {
    const event = readEvent(component, uid, { zones, purpose, omissions });
    const key = event.recurrenceId ? keyOf(event.recurrenceId) : '';
    const other = newest.get(key);
    const [taken, older] = other && isOlder(event, other) ? [other, event] : [event, other];
    newest.set(key, taken);
    if (older && !isSame(taken, older)) omissions.addEvent(older);
  }
  const events = [...newest.values()];
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

/** Whether two versions say the same. */
function isSame(event: CalendarEvent, other: CalendarEvent): boolean {
  const [a, b] = [event, other].map((each) => JSON.stringify({ ...each, sequence: 0, stamp: null }));
  return a === b;
}

function keyOf({ wall, zone }: CalendarTime): string {
  return `${wall} ${zone ?? ''}`;
}

/** Of two with the same UID and RECURRENCE-ID, the newer counts (RFC 5546, 2.1.5), the later one if both are as new. */
function isOlder(event: CalendarEvent, other: CalendarEvent): boolean {
  if (event.sequence !== other.sequence) return event.sequence < other.sequence;
  return (event.stamp ?? '') < (other.stamp ?? '');
}
