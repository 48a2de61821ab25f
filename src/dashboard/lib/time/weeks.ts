/** Weeks and months as a calendar shows them. Dates are `YYYY-MM-DD`. */
import { addDays, addMonths, weekdayOf } from '../zones.ts';

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

/** Returns a number of dates in a row. */
export const daysFrom = (from: string, days: number) =>
  Array.from({ length: days }, (_, day) => addDays(from, day));

export const weekOf = (date: string, weekStart: number) => daysFrom(startOfWeek(date, weekStart), 7);

/** Returns the dates of all weeks that a date's month touches. */
export function monthOf(date: string, weekStart: number): string[] {
  const first = startOfWeek(`${date.slice(0, 8)}01`, weekStart);
  const end = addDays(addMonths(`${date.slice(0, 8)}01`, 1), -1);
  const last = addDays(startOfWeek(end, weekStart), 6);
  const dates = daysFrom(first, 42);
  return dates.slice(0, dates.indexOf(last) + 1);
}

/** Returns the date that a key leads to from another in a month's grid (ARIA); undefined for other keys. */
export function dateByKey(
  date: string,
  { key, shiftKey }: { key: string; shiftKey: boolean },
  weekStart: number,
  isRightToLeft: boolean,
): string | undefined {
  const forward = isRightToLeft ? -1 : 1;
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -forward);
    case 'ArrowRight':
      return addDays(date, forward);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'Home':
      return startOfWeek(date, weekStart);
    case 'End':
      return addDays(startOfWeek(date, weekStart), 6);
    case 'PageUp':
      return addMonths(date, shiftKey ? -12 : -1);
    case 'PageDown':
      return addMonths(date, shiftKey ? 12 : 1);
    default:
      return undefined;
  }
}
