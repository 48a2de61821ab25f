/** A day with an optional time, as a calendar and a wall clock show them. */
export interface WallTime {
  year: number;
  /** 1 to 12. */
  month: number;
  day: number;
  /** Null for the whole day. */
  hour: number | null;
  minute: number;
  /** Minutes east of UTC, if the text has a time zone. */
  offset: number | null;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns the time zone if the platform supports it (IANA name), else null. */
export function knownTimeZone(timeZone: string | null | undefined): string | null {
  if (!timeZone) return null;
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Returns the wall clock time at an instant, in a time zone; UTC without one. */
export function wallTimeAt(instant: number, timeZone: string | null): WallTime {
  const local = new Date(instant + offsetAt(instant, timeZone));
  return {
    year: local.getUTCFullYear(),
    month: local.getUTCMonth() + 1,
    day: local.getUTCDate(),
    hour: local.getUTCHours(),
    minute: local.getUTCMinutes(),
    offset: null,
  };
}

/** Returns the milliseconds by which the zone is ahead of UTC at an instant. */
function offsetAt(instant: number, timeZone: string | null): number {
  if (timeZone === null) return 0;
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instant);
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value);
  const shown = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return Math.round((shown - instant) / 1000) * 1000;
}

/**
 * Returns ISO 8601: `2026-05-08` for a day; for a time, UTC if its zone is known, else the local time without an offset
 * (`2026-05-08T15:00`), because the instant is unknown.
 */
export function isoOf(time: WallTime, timeZone: string | null): string {
  const day = dayOf(time);
  if (time.hour === null) return day;
  const clock = `${pad(time.hour)}:${pad(time.minute)}`;
  if (time.offset === null && timeZone === null) return `${day}T${clock}`;
  const shown = Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute);
  if (time.offset !== null) return new Date(shown - time.offset * 60_000).toISOString();
  // The offset before a daylight saving change may differ from that at the time itself.
  const first = shown - offsetAt(shown, timeZone);
  return new Date(shown - offsetAt(first, timeZone)).toISOString();
}

/** Returns the day as `2026-05-08`. */
export function dayOf({ year, month, day }: WallTime): string {
  return `${String(year).padStart(4, '0')}-${pad(month)}-${pad(day)}`;
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}

/** Returns a day of the calendar, or null for an invalid one such as 31 April. */
export function wallDay(year: number, month: number, day: number): WallTime | null {
  if (year < 1900 || year > 2199 || month < 1 || month > 12 || day < 1) return null;
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null;
  return { year, month, day, hour: null, minute: 0, offset: null };
}

/** Returns the day `days` later, with the same time. */
export function addDays(time: WallTime, days: number): WallTime {
  const date = new Date(dayNumber(time) * DAY_MS + days * DAY_MS);
  return { ...time, year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** Returns the days since 1970, for comparisons and weekdays: 0 is a Thursday. */
export function dayNumber({ year, month, day }: WallTime): number {
  return Math.floor(Date.UTC(year, month - 1, day) / DAY_MS);
}

/** Returns the day and month in the year nearest to `near`, or null if invalid. */
export function nearestDay(month: number, day: number, near: WallTime): WallTime | null {
  const days = [near.year - 1, near.year, near.year + 1].flatMap((year) => wallDay(year, month, day) ?? []);
  const distance = (time: WallTime) => Math.abs(dayNumber(time) - dayNumber(near));
  return days.toSorted((a, b) => distance(a) - distance(b))[0] ?? null;
}
