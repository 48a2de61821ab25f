/** Writes dates and times of day as a locale does, for fields that read them back. Dates are `YYYY-MM-DD`. */
import { hourOf } from '../format.ts';
import { clockText, minuteOf } from '../zones.ts';
import { isMonthFirst, readTypedClock, readTypedDay } from './typed-time.ts';

/** What a field shows for its value, and which value it reads from what somebody types. */
export interface Written {
  write: (value: string) => string;
  /** Undefined if the text means no value. */
  read: (typed: string) => string | undefined;
}

const UTC = { timeZone: 'UTC', calendar: 'gregory', numberingSystem: 'latn' } as const;

/** Dates: 30/11/2026, 30.11.2026 or 11/30/2026. */
export function writtenDates(locale: string, now: () => number, zone: string): Written {
  const format = new Intl.DateTimeFormat(locale, {
    ...UTC,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const order = format
    .formatToParts(0)
    .map(({ type }) => type)
    .filter((type) => type === 'year' || type === 'month' || type === 'day');
  /** Reads what `write` writes, whichever marks stand between the numbers. */
  function readWritten(typed: string): string | undefined {
    const numbers = /^(\d{1,4})\D+(\d{1,2})\D+(\d{1,4})$/.exec(typed)?.slice(1);
    if (!numbers || typed.startsWith('-')) return undefined;
    const part = Object.fromEntries(order.map((type, place) => [type, numbers[place]!]));
    const { year = '', month = '', day = '' } = part;
    if (year.length !== 4) return undefined;
    const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    const at = Date.parse(`${date}T00:00:00Z`);
    return !Number.isNaN(at) && new Date(at).toISOString().startsWith(date) ? date : undefined;
  }
  return {
    write: (date) => (date ? format.format(Date.parse(`${date}T00:00:00Z`)) : ''),
    read: (typed) =>
      readWritten(typed.trim()) ??
      readTypedDay(typed, { now: now(), zone, isMonthFirst: isMonthFirst(locale) }),
  };
}

/** Times of day, `HH:MM`: 09:30 or 9:30 AM. */
export function writtenTimes(locale: string): Written {
  const format = new Intl.DateTimeFormat(locale, { ...UTC, ...hourOf(locale), minute: '2-digit' });
  return {
    write: (time) => (time ? format.format(minuteOf(time) * 60_000) : ''),
    read(typed) {
      const minute = readTypedClock(typed);
      return minute === undefined ? undefined : clockText(minute);
    },
  };
}
