import { DAY, wallText } from './wall.ts';

/** A time zone. Offsets are milliseconds east of UTC; instants are milliseconds since 1970. */
export interface Zone {
  offsetAt(instant: number): number;
}

export interface Transition {
  /** The first instant of the new offset. */
  at: number;
  from: number;
  to: number;
}

export const UTC: Zone = { offsetAt: () => 0 };

/**
 * Returns the instant of a wall time (RFC 5545, 3.3.5): the first of a repeated time; a skipped time uses the offset
 * before the gap, so 02:30 becomes 03:30.
 */
export function instantOf(wall: number, zone: Zone): number {
  // Offsets are shorter than a day, so these are the offsets before and after any change close to the time.
  const before = zone.offsetAt(wall - DAY);
  const after = zone.offsetAt(wall + DAY);
  const valid = [before, after]
    .map((offset) => wall - offset)
    .filter((instant) => instant + zone.offsetAt(instant) === wall);
  return valid.length > 0 ? Math.min(...valid) : wall - before;
}

/** Returns the wall time in the zone at an instant. */
export function wallOf(instant: number, zone: Zone): number {
  return instant + zone.offsetAt(instant);
}

/** Formats an instant as ISO 8601 with the offset of the zone: `2026-11-26T14:00:00+01:00`. */
export function withOffset(instant: number, zone: Zone): string {
  const minutes = Math.round(zone.offsetAt(instant) / 60_000);
  const pad = (value: number) => String(value).padStart(2, '0');
  const size = Math.abs(minutes);
  return `${wallText(wallOf(instant, zone))}${minutes < 0 ? '-' : '+'}${pad(Math.floor(size / 60))}:${pad(size % 60)}`;
}

const MAX_KNOWN = 40;
const MAX_YEARS = 500;

/** Returns the value of `key` from an LRU cache, or makes it: making a zone is slow and needs much memory. */
export function cached<T>(known: Map<string, T>, key: string, make: () => T): T {
  const found = known.get(key) ?? make();
  known.delete(key);
  known.set(key, found);
  const [oldest] = known.keys();
  if (known.size > MAX_KNOWN && oldest !== undefined) known.delete(oldest);
  return found;
}

/** The offset at the start of a year in UTC, and the changes in that year. */
export interface ZoneYear {
  offset: number;
  transitions: Transition[];
}

/** Creates a zone that measures each year once. */
export function zoneOfYears(measure: (year: number) => ZoneYear): Zone & { year(year: number): ZoneYear } {
  const years = new Map<number, ZoneYear>();
  const year = (number: number): ZoneYear => {
    const found = years.get(number);
    if (found) return found;
    if (years.size >= MAX_YEARS) years.clear();
    const made = measure(number);
    years.set(number, made);
    return made;
  };
  const offsetAt = (instant: number) => {
    const { offset, transitions } = year(new Date(instant).getUTCFullYear());
    return transitions.findLast((each) => each.at <= instant)?.to ?? offset;
  };
  return { offsetAt, year };
}

type IanaZone = ReturnType<typeof zoneOfYears>;
const known = new Map<string, IanaZone | null>();

/** Returns the zone with this IANA name, ignoring case; null if the platform does not know it. */
export function ianaZone(name: string): IanaZone | null {
  return cached(known, name, () => makeZone(name));
}

/** Whether the platform knows an IANA zone with this name, ignoring case. */
export function isTimezone(name: string): boolean {
  return ianaZone(name) !== null;
}

/** Returns the regional name of a zone, if it has one: `America/New_York` for `EST5EDT`. */
export function regionalName(name: string): string {
  return makeFormat(name)?.resolvedOptions().timeZone ?? name;
}

function makeZone(name: string): IanaZone | null {
  const format = makeFormat(name);
  if (!format) return null;
  const measure = (instant: number) => {
    const parts = format.formatToParts(instant);
    const part = (type: string) => Number(parts.find((each) => each.type === type)?.value);
    const [year, month, day] = [part('year'), part('month'), part('day')];
    const shown = Date.UTC(year, month - 1, day, part('hour'), part('minute'), part('second'));
    return shown - Math.floor(instant / 1000) * 1000;
  };
  return zoneOfYears((year) => {
    const start = Date.UTC(year, 0);
    return { offset: measure(start), transitions: search(measure, start, Date.UTC(year + 1, 0)) };
  });
}

function makeFormat(timeZone: string): Intl.DateTimeFormat | null {
  // Intl also accepts offsets such as +02:00, unlike other calendar programs.
  if (!/^[A-Za-z]/.test(timeZone)) return null;
  const fields = {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  } as const;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone, hourCycle: 'h23', ...fields, second: 'numeric' });
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Shorter than any time between two changes of a zone, such as the 29 days for which Ramadan interrupts DST. */
const PROBE = 10 * DAY;
/** Returns the changes between two instants, including the second one. */
function search(measure: (instant: number) => number, start: number, end: number): Transition[] {
  const transitions: Transition[] = [];
  let [low, from] = [start, measure(start)];
  while (low < end) {
    const high = Math.min(low + PROBE, end);
    const to = measure(high);
    if (to !== from) transitions.push({ at: bisect(measure, low, high), from, to });
    [low, from] = [high, to];
  }
  return transitions;
}

/** Returns the first second with another offset than at `low`. The offset at `high` is another. */
function bisect(measure: (instant: number) => number, low: number, high: number): number {
  const offset = measure(low);
  let [same, other] = [low / 1000, high / 1000];
  while (other - same > 1) {
    const middle = Math.floor((same + other) / 2);
    if (measure(middle * 1000) === offset) same = middle;
    else other = middle;
  }
  return other * 1000;
}

/** Returns the offset at the start of the year `first`, and all changes up to the end of the year `last`. */
export function transitionsOf(name: string, first: number, last: number): ZoneYear {
  const zone = ianaZone(name);
  if (!zone) throw new TypeError(`${name} is no zone.`);
  const years = Array.from({ length: last - first + 1 }, (_, index) => zone.year(first + index));
  return { offset: years[0]?.offset ?? 0, transitions: years.flatMap(({ transitions }) => transitions) };
}
