import { addDays, addMonths, instantOf, weekdayOf } from '../../../lib/zones.ts';
import type { View } from './view.ts';

const AGENDA_DAYS = 28;

/** Returns the first day of the week for a locale; 1 is Monday. */
export function weekStartOf(locale: string): number {
  const known = new Intl.Locale(locale) as Intl.Locale & {
    getWeekInfo?: () => { firstDay: number };
    weekInfo?: { firstDay: number };
  };
  return (known.getWeekInfo?.() ?? known.weekInfo)?.firstDay ?? 1;
}

export const startOfWeek = (date: string, weekStart: number) =>
  addDays(date, -((weekdayOf(date) - weekStart + 7) % 7));

const count = (from: string, days: number) => Array.from({ length: days }, (_, day) => addDays(from, day));

export const weekOf = (date: string, weekStart: number) => count(startOfWeek(date, weekStart), 7);

/** Returns the dates that a view shows: a day, a week, the whole weeks of a month, or four weeks from a date. */
export function datesOf(view: View, date: string, weekStart: number): string[] {
  if (view === 'day') return [date];
  if (view === 'week') return weekOf(date, weekStart);
  if (view === 'agenda') return count(date, AGENDA_DAYS);
  const first = startOfWeek(`${date.slice(0, 8)}01`, weekStart);
  const end = addDays(addMonths(`${date.slice(0, 8)}01`, 1), -1);
  const last = addDays(startOfWeek(end, weekStart), 6);
  const dates = count(first, 42);
  return dates.slice(0, dates.indexOf(last) + 1);
}

/** Returns the UTC range from the first date's midnight to the one after the last. */
export function rangeOf(dates: string[], zone: string): { from: string; to: string } {
  const iso = (date: string) => new Date(instantOf(date, 0, zone)).toISOString();
  return { from: iso(dates[0]!), to: iso(addDays(dates.at(-1)!, 1)) };
}

/** Returns the date of a later or earlier period. */
export const stepOf = (view: View, date: string, by: number) =>
  view === 'month' ? addMonths(date, by) : addDays(date, view === 'day' ? by : 7 * by);
