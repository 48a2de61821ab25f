import { addDays, instantOf, wallOf, weekdayOf } from '../../lib/zones.ts';

/** Minutes since midnight: the end of a working day. */
export const EVENING = 17 * 60;
const FRIDAY = 5;

export type DueName = 'today' | 'tomorrow' | 'friday' | 'week';

/** Returns common due times, soonest first, in the user's time zone, without duplicates or past times. */
export function dueTimes(now: number, zone: string): { name: DueName; at: number }[] {
  const { date, minute } = wallOf(now, zone);
  const inDays = (name: DueName, days: number) => ({
    name,
    at: instantOf(addDays(date, days), EVENING, zone),
  });
  const toFriday = FRIDAY - weekdayOf(date);
  return [
    ...(minute < EVENING ? [inDays('today', 0)] : []),
    inDays('tomorrow', 1),
    ...(toFriday > 1 ? [inDays('friday', toFriday)] : []),
    inDays('week', 7),
  ];
}

/** Returns the due time on a day (`YYYY-MM-DD`), in milliseconds. */
export const dueOn = (date: string, zone: string) => instantOf(date, EVENING, zone);
