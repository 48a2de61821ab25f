import { DAY } from '../../recurrence/wall.ts';

/** The day of the month that falls on the day of the week, from two weeks ago to two months ahead. */
export function withNumber(weekday: number, number: number, today: number): number | null {
  for (let days = -14; days <= 62; days++) {
    const date = new Date(today + days * DAY);
    if (date.getUTCDate() === number && (date.getUTCDay() + 6) % 7 === weekday) return date.getTime();
  }
  return null;
}

/** The first day of the month with a number from today on. */
export function nextNumbered(number: number, today: number): number | null {
  const date = new Date(today);
  const months = [0, 1, 2].map((later) =>
    dayOf(
      date.getUTCFullYear() + Math.floor((date.getUTCMonth() + later) / 12),
      ((date.getUTCMonth() + later) % 12) + 1,
      number,
    ),
  );
  return months.find((day) => day !== null && day >= today) ?? null;
}

/** Midnight of a day of the calendar, or null if there is none such as 31 April. */
export function dayOf(year: number, month: number, day: number): number | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year > 1970 && year < 2200;
  return exists ? date.getTime() : null;
}

/** The day without a year that is nearest to the mail. */
export function nearest(month: number, day: number, today: number): number | null {
  const year = new Date(today).getUTCFullYear();
  const days = [year - 1, year, year + 1].flatMap((each) => dayOf(each, month, day) ?? []);
  return days.toSorted((a, b) => Math.abs(a - today) - Math.abs(b - today))[0] ?? null;
}

/** The day of the week `weekday` (0 is Monday) in the week that is so many days later. */
export function inWeek(weekday: number, days: number, today: number): number {
  const ofToday = (Math.round(today / DAY) + 3) % 7;
  return today + (days - (days % 7) - ofToday + weekday) * DAY;
}
