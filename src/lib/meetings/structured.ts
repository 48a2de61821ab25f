import { Parser } from 'htmlparser2';
import { type CalendarEvent, readCalendar, type Series } from '../ical/index.ts';
import { withoutWrapper } from '../json-ld.ts';
import { customZone } from '../recurrence/custom-zone.ts';
import { Refused } from '../recurrence/refused.ts';
import { DAY, SECOND, wallNumber } from '../recurrence/wall.ts';
import { ianaZone, instantOf, UTC, type Zone } from '../recurrence/zone.ts';
import { MAX_CHARACTERS, MAX_SUGGESTIONS } from './limits.ts';

/** A time from structured data, as instants, or as wall numbers for whole days. */
export interface StructuredTime {
  title: string;
  start: number;
  end: number | null;
  isAllDay: boolean;
}

const MAX_DEPTH = 6;

/**
 * Returns the first time of each event in a calendar part. Empty for a cancellation or an answer; null without events,
 * so that the text is read instead.
 */
export function invitedTimes(calendar: string, zone: Zone): StructuredTime[] | null {
  const { method, events } = readCalendar(calendar, { isMail: true });
  if (events.length === 0) return null;
  if (method === 'CANCEL' || method === 'REPLY' || method === 'DECLINECOUNTER') return [];
  return events.slice(0, MAX_SUGGESTIONS).flatMap((series) => firstOrNone(series, zone));
}

/** Returns no time for a series whose own zone has an unsupported rule. */
function firstOrNone(series: Series, zone: Zone): StructuredTime[] {
  try {
    return [firstTime(series, zone)].filter((time) => time !== null);
  } catch (error) {
    if (error instanceof Refused) return [];
    throw error;
  }
}

function firstTime(series: Series, floating: Zone): StructuredTime | null {
  const event = series.master ?? series.exceptions[0];
  if (!event || event.status === 'cancelled') return null;
  const title = event.summary ?? '';
  const start = wallNumber(event.start.wall);
  if (event.start.wall.length === 10) return { title, start, end: endOfDays(event, start), isAllDay: true };
  const at = zoneOf(event.start.zone, series, floating);
  const instant = instantOf(start, at);
  const { end, duration } = event;
  let last: number | null = null;
  if (end) last = instantOf(wallNumber(end.wall), zoneOf(end.zone, series, floating));
  else if (duration) last = instantOf(start + duration.days * DAY, at) + duration.seconds * SECOND;
  return { title, start: instant, end: last !== null && last > instant ? last : null, isAllDay: false };
}

function endOfDays({ end, duration }: CalendarEvent, start: number): number | null {
  const last = end ? wallNumber(end.wall) : start + (duration?.days ?? 0) * DAY;
  return last > start + DAY ? last : null;
}

function zoneOf(name: string | null, series: Series, floating: Zone): Zone {
  if (name === null) return floating;
  if (name === 'UTC') return UTC;
  const custom = series.zones.find((zone) => zone.name === name);
  return custom ? customZone(custom) : (ianaZone(name) ?? floating);
}

/** Returns the times of schema.org's `EventReservation` in JSON-LD, except cancelled ones. */
export function reservedTimes(html: string, zone: Zone): StructuredTime[] {
  const times: StructuredTime[] = [];
  for (const script of jsonScripts(html.slice(0, MAX_CHARACTERS))) collect(parsed(script), zone, times, 0);
  return times.slice(0, MAX_SUGGESTIONS);
}

function jsonScripts(html: string): string[] {
  const scripts: string[] = [];
  let isInside = false;
  const parser = new Parser({
    onopentag(name, { type }) {
      isInside = name === 'script' && type?.trim().toLowerCase() === 'application/ld+json';
      if (isInside) scripts.push('');
    },
    ontext(text) {
      if (isInside) scripts.push(`${scripts.pop()}${text}`);
    },
    onclosetag() {
      isInside = false;
    },
  });
  parser.end(html);
  return scripts;
}

function parsed(script: string): unknown {
  try {
    return JSON.parse(withoutWrapper(script));
  } catch (error) {
    // Broken JSON-LD is common; the text is still read.
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

type Fields = Record<string, unknown>;

function collect(value: unknown, zone: Zone, times: StructuredTime[], depth: number): void {
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH || times.length >= MAX_SUGGESTIONS)
    return;
  const fields = value as Fields;
  const type = String(fields['@type'] ?? '');
  if (/Reservation$|Event$/.test(type)) {
    if (/cancel|postpone/i.test(String(fields['reservationStatus'] ?? fields['eventStatus'] ?? ''))) return;
    const event = fields['reservationFor'];
    // A table reservation has its own time; that of a train or a concert is in the journey or the event.
    const time = timeOf({ ...(typeof event === 'object' ? event : null), ...fields } as Fields, zone);
    if (time) times.push(time);
    return;
  }
  for (const inner of Array.isArray(value)
    ? value.slice(0, 100)
    : [fields['@graph'], fields['subReservation']])
    collect(inner, zone, times, depth + 1);
}

/** schema.org's names for the start and the end, by type of reservation. */
const STARTS = ['startDate', 'startTime', 'departureTime', 'pickupTime'];
const ENDS = ['endDate', 'endTime', 'arrivalTime', 'dropoffTime'];

function timeOf(event: Fields, zone: Zone): StructuredTime | null {
  const first = (names: string[]) => names.map((name) => readTime(event[name], zone)).find(Boolean) ?? null;
  const start = first(STARTS);
  if (!start) return null;
  const end = first(ENDS);
  const title = typeof event['name'] === 'string' ? event['name'] : '';
  if (!start.isDay) {
    return {
      title,
      start: start.value,
      end: end && end.value > start.value ? end.value : null,
      isAllDay: false,
    };
  }
  const after = end?.isDay && end.value > start.value ? end.value + DAY : null;
  return { title, start: start.value, end: after, isAllDay: true };
}

/** Reads an ISO 8601 date or time, in the reader's time zone if it has no offset. */
function readTime(value: unknown, zone: Zone): { value: number; isDay: boolean } | null {
  const match =
    typeof value === 'string'
      ? /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d)(:\d\d)?(?:\.\d{1,9})?(Z|[+-]\d\d:?\d\d)?)?$/.exec(value)
      : null;
  if (!match) return null;
  const [, day, time, seconds = ':00', offset] = match;
  const wall = Date.parse(time ? `${day}T${time}${seconds}Z` : `${day}T00:00:00Z`);
  if (Number.isNaN(wall)) return null;
  if (!time) return { value: wall, isDay: true };
  if (offset === undefined) return { value: instantOf(wall, zone), isDay: false };
  if (offset === 'Z') return { value: wall, isDay: false };
  const minutes = Number(offset.slice(1, 3)) * 60 + Number(offset.slice(-2));
  return { value: wall - (offset.startsWith('-') ? -minutes : minutes) * 60 * SECOND, isDay: false };
}
