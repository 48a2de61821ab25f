/** Clocks of time zones: what they show at an instant, and when they show something. Dates are `YYYY-MM-DD`. */

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

export interface Wall {
  date: string;
  /** Minutes since midnight, as the clock shows them. */
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

/** What a clock of the zone shows, read as if it were UTC, in milliseconds. */
function clockOf(instant: number, zone: string): number {
  const part: Record<string, number> = {};
  for (const { type, value } of formatIn(zone).formatToParts(instant)) part[type] = Number(value);
  return Date.UTC(part['year']!, part['month']! - 1, part['day']!, part['hour']!, part['minute']!);
}

const dateOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const midnight = (date: string) => Date.parse(`${date}T00:00:00Z`);

/** What the clocks of the zone show at an instant. */
export function wallOf(instant: number | string, zone: string): Wall {
  const clock = clockOf(typeof instant === 'string' ? Date.parse(instant) : instant, zone);
  const date = dateOf(clock);
  return { date, minute: (clock - midnight(date)) / MINUTE };
}

/**
 * The instant, in milliseconds, at which clocks of the zone show `minute` on `date`: the first one where they show it
 * twice. A time that they leave out is as much later as they jump. `minute` may be over 1440.
 */
export function instantOf(date: string, minute: number, zone: string): number {
  const wanted = midnight(date) + minute * MINUTE;
  const [before, after] = [wanted - DAY, wanted + DAY].map((near) => wanted - (clockOf(near, zone) - near));
  const shown = [before!, after!].filter((instant) => clockOf(instant, zone) === wanted);
  return shown.length ? Math.min(...shown) : before!;
}

/** The length of a day in minutes: 1440, but 1380 or 1500 where the clocks change by an hour. */
export const minutesOf = (date: string, zone: string) =>
  (instantOf(addDays(date, 1), 0, zone) - instantOf(date, 0, zone)) / MINUTE;

export const addDays = (date: string, days: number) => dateOf(midnight(date) + days * DAY);

/** How many days after `from` the date `to` is. */
export const daysBetween = (from: string, to: string) => Math.round((midnight(to) - midnight(from)) / DAY);

/** 1 is Monday, 7 is Sunday (ISO 8601). */
export const weekdayOf = (date: string) => ((new Date(midnight(date)).getUTCDay() + 6) % 7) + 1;

/** The same day of a later month, or its last day. */
export function addMonths(date: string, months: number): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dateOf(Date.UTC(year, month - 1 + months, Math.min(day, last)));
}

/** Whether the browser knows the zone. */
export function isZone(zone: string): boolean {
  try {
    formatIn(zone);
    return zone !== '';
  } catch {
    return false;
  }
}

/** `09:05`, as inputs of the browser want it. */
export const clockText = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

export function minuteOf(clock: string): number {
  const [hours, minutes] = clock.split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}
