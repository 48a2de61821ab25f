const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A function that returns the local date of an instant, such as `2026-11-23`. */
export type DateOf = (instant: number) => string;

/** Returns dates in a time zone (IANA name). Throws RangeError if unknown. Made for whole hours within a few years. */
export function datesIn(zone: string): DateOf {
  if (zone === 'UTC') return isoDate;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  const offsetAt = (instant: number) => {
    const parts = Object.fromEntries(
      format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
    );
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = parts;
    return Date.UTC(year, month - 1, day, hour, minute) - instant;
  };
  // Formatting is slow, and offsets rarely change: one per day is enough unless the day has two.
  const starts = new Map<number, number>();
  const offsetOfDay = (day: number) => {
    const known = starts.get(day) ?? offsetAt(day * DAY_MS);
    starts.set(day, known);
    return known;
  };
  return (instant) => {
    const day = Math.floor(instant / DAY_MS);
    const offset = offsetOfDay(day);
    return isoDate(instant + (offset === offsetOfDay(day + 1) ? offset : offsetAt(instant)));
  };
}

function isoDate(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10);
}

/** Returns the days between two dates, including both. */
export function datesBetween(from: string, to: string): string[] {
  const dates: string[] = [];
  for (let at = Date.parse(from); at <= Date.parse(to); at += DAY_MS) dates.push(isoDate(at));
  return dates;
}

/** Returns the date `days` before another. */
export function daysBefore(date: string, days: number): string {
  return isoDate(Date.parse(date) - days * DAY_MS);
}
