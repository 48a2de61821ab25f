/** Converts between instants and local times of time zones. Dates are `YYYY-MM-DD`. */

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

export interface Wall {
  date: string;
  /** Minutes since midnight, in local time. */
  minute: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    });
    formats.set(zone, format);
  }
  return format;
}

/** Returns the local time of an instant, read as if it were UTC, in milliseconds. */
function clockOf(instant: number, zone: string): number {
  const part: Record<string, number> = {};
  for (const { type, value } of formatIn(zone).formatToParts(instant)) part[type] = Number(value);
  return Date.UTC(part['year']!, part['month']! - 1, part['day']!, part['hour']!, part['minute']!);
}

const dateOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const midnight = (date: string) => Date.parse(`${date}T00:00:00Z`);

/** Returns the local date and time of an instant. */
export function wallOf(instant: number | string, zone: string): Wall {
  const clock = clockOf(typeof instant === 'string' ? Date.parse(instant) : instant, zone);
  const date = dateOf(clock);
  return { date, minute: (clock - midnight(date)) / MINUTE };
}

/**
 * Returns the instant, in milliseconds, of a local time: the first one if it occurs twice. A time skipped by DST is
 * shifted by the size of the jump. `minute` may be over 1440.
 */
export function instantOf(date: string, minute: number, zone: string): number {
  const wanted = midnight(date) + minute * MINUTE;
  const [before, after] = [wanted - DAY, wanted + DAY].map((near) => wanted - (clockOf(near, zone) - near));
  const shown = [before!, after!].filter((instant) => clockOf(instant, zone) === wanted);
  return shown.length ? Math.min(...shown) : before!;
}

/** Returns the length of a day in minutes: 1440, but 1380 or 1500 on a DST change by an hour. */
export const minutesOf = (date: string, zone: string) =>
  (instantOf(addDays(date, 1), 0, zone) - instantOf(date, 0, zone)) / MINUTE;

export const addDays = (date: string, days: number) => dateOf(midnight(date) + days * DAY);

/** Returns the number of days from `from` to `to`. */
export const daysBetween = (from: string, to: string) => Math.round((midnight(to) - midnight(from)) / DAY);

/** 1 is Monday, 7 is Sunday (ISO 8601). */
export const weekdayOf = (date: string) => ((new Date(midnight(date)).getUTCDay() + 6) % 7) + 1;

/** Returns the same day of a later month, or its last day. */
export function addMonths(date: string, months: number): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dateOf(Date.UTC(year, month - 1 + months, Math.min(day, last)));
}

/** Returns the time zones of the browser, and UTC, which some lists omit. */
export const zoneNames = () => [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])];

/** Returns whether a time zone is valid, including old names such as Asia/Calcutta, which are in no list. */
export function isZone(zone: string): boolean {
  if (!/^[A-Za-z]/.test(zone)) return false;
  try {
    formatIn(zone);
    return true;
  } catch {
    return false;
  }
}

/** Returns the browser's time zone. */
export const browserZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Returns whether two zones show the same times, on a day of each month in the year from `now`. */
export const showSameTimes = (zone: string, other: string, now: number) =>
  Array.from({ length: 12 }, (_, month) => now + month * 30.4 * DAY).every(
    (instant) => clockOf(instant, zone) === clockOf(instant, other),
  );

/** Returns `09:05`, as browser inputs expect it. */
export const clockText = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

export function minuteOf(clock: string): number {
  const [hours, minutes] = clock.split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}
