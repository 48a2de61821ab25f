import { daysFrom, monthOf, weekOf } from '../../../lib/time/weeks.ts';
import { addDays, addMonths, instantOf } from '../../../lib/zones.ts';
import type { View } from './view.ts';

const AGENDA_DAYS = 28;

/** Returns the dates that a view shows: a day, a week, the whole weeks of a month, or four weeks from a date. */
export function datesOf(view: View, date: string, weekStart: number): string[] {
  if (view === 'day') return [date];
  if (view === 'week') return weekOf(date, weekStart);
  if (view === 'agenda') return daysFrom(date, AGENDA_DAYS);
  return monthOf(date, weekStart);
}

/** Returns the UTC range from the first date's midnight to the one after the last. */
export function rangeOf(dates: string[], zone: string): { from: string; to: string } {
  const iso = (date: string) => new Date(instantOf(date, 0, zone)).toISOString();
  return { from: iso(dates[0]!), to: iso(addDays(dates.at(-1)!, 1)) };
}

/** Returns the date of a later or earlier period. */
export const stepOf = (view: View, date: string, by: number) =>
  view === 'month' ? addMonths(date, by) : addDays(date, view === 'day' ? by : 7 * by);
