import { addDays, instantOf, wallOf, weekdayOf } from '../../lib/zones.ts';

/** Minutes since midnight: the end of a working day. */
const EVENING = 17 * 60;
const FRIDAY = 5;

export type DueName = 'today' | 'tomorrow' | 'friday' | 'week';

/** Times at which something is usually due, soonest first, in the time zone of who asks; none twice, none in the past. */
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

/** When something is due on a day (`YYYY-MM-DD`), in milliseconds. */
export const dueOn = (date: string, zone: string) => instantOf(date, EVENING, zone);
