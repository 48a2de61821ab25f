import { DAY } from '../../../recurrence/wall.ts';

/** Finds the date with the number and weekday, from two weeks ago to two months ahead. */
export function withNumber(weekday: number, number: number, today: number): number | null {
  for (let days = -14; days <= 62; days++) {
    const date = new Date(today + days * DAY);
    if (date.getUTCDate() === number && (date.getUTCDay() + 6) % 7 === weekday) return date.getTime();
  }
  return null;
}

/** Finds the next date with a day number, from today. */
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

/** Returns midnight of a date, or null if it does not exist, such as 31 April. */
export function dayOf(year: number, month: number, day: number): number | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year > 1970 && year < 2200;
  return exists ? date.getTime() : null;
}

/** Returns the date without a year that is closest to the mail. */
export function nearest(month: number, day: number, today: number): number | null {
  const year = new Date(today).getUTCFullYear();
  const days = [year - 1, year, year + 1].flatMap((each) => dayOf(each, month, day) ?? []);
  return days.toSorted((a, b) => Math.abs(a - today) - Math.abs(b - today))[0] ?? null;
}

/** Returns the weekday `weekday` (0 is Monday) in the week that many days later. */
export function inWeek(weekday: number, days: number, today: number): number {
  const ofToday = (Math.round(today / DAY) + 3) % 7;
  return today + (days - (days % 7) - ofToday + weekday) * DAY;
}
