import { useMemo } from 'react';
import { hourOf, useLocale } from '../../../lib/format.ts';
import { weekStartOf } from '../../../lib/time/weeks.ts';
import { addDays, clockText } from '../../../lib/zones.ts';
import { useTimezone } from '../../session/index.ts';

const at = (date: string) => new Date(`${date}T12:00:00Z`);

function formatsOf(locale: string, zone: string) {
  const plain = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
  const month = plain({ month: 'long', year: 'numeric' });
  const shortMonth = plain({ month: 'short' });
  const whole = plain({ day: 'numeric', month: 'short', year: 'numeric' });
  const short = plain({ day: 'numeric', month: 'short' });
  const long = plain({ weekday: 'long', day: 'numeric', month: 'long' });
  const weekday = plain({ weekday: 'short' });
  const narrowWeekday = plain({ weekday: 'narrow' });
  const longWeekday = plain({ weekday: 'long' });
  const ofHour = hourOf(locale);
  const clock = new Intl.DateTimeFormat(locale, { timeZone: zone, ...ofHour, minute: '2-digit' });
  const hour = plain({ ...ofHour, ...(ofHour.hour === 'numeric' ? {} : { minute: '2-digit' }) });
  const minutes = plain({ ...ofHour, minute: '2-digit' });
  return {
    /** November 2026 */
    month: (date: string) => month.format(at(date)),
    /** 23 – 29 Nov 2026 */
    range: (from: string, to: string) => whole.formatRange(at(from), at(to)),
    monthName: (date: string) => shortMonth.format(at(date)),
    day: (date: string) => whole.format(at(date)),
    shortDay: (date: string) => short.format(at(date)),
    /** Tuesday, 24 November */
    longDay: (date: string) => long.format(at(date)),
    weekday: (date: string) => weekday.format(at(date)),
    narrowWeekday: (date: string) => narrowWeekday.format(at(date)),
    longWeekday: (date: string) => longWeekday.format(at(date)),
    /** Returns the name of a weekday, from 1 (Monday) to 7. */
    nameOf: (weekday_: number, isLong = false) =>
      (isLong ? longWeekday : weekday).format(at(addDays('2024-01-01', weekday_ - 1))),
    number: (date: string) => String(Number(date.slice(8))),
    /** 9 AM, 09:00, by the minute of the day. */
    hour: (minute: number) => hour.format(new Date(`2024-01-01T${clockText(minute % 1440)}:00Z`)),
    /** 9:15 AM, 09:15, by the minute of the day, which may be in the previous or next one. */
    clock: (minute: number) => minutes.format(new Date(Date.UTC(2024, 0, 1, 0, minute))),
    time: (instant: string | number) => clock.format(new Date(instant)),
    /** 10:00 – 10:30, on one day. */
    times: (start: string, end: string) => clock.formatRange(new Date(start), new Date(end)),
  };
}

/** Formats dates and times in the user's locale and time zone; also returns the start of the week. */
export function useDates() {
  const locale = useLocale();
  const zone = useTimezone();
  return useMemo(
    () => ({ ...formatsOf(locale, zone), zone, weekStart: weekStartOf(locale) }),
    [locale, zone],
  );
}

export type Dates = ReturnType<typeof useDates>;
