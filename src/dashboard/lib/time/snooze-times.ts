import { addDays, instantOf, wallOf, weekdayOf } from '../zones.ts';

/** Minutes since midnight. */
export const MORNING = 8 * 60;
const EVENING = 21 * 60;
const LATER = 3 * 60;
const ROUND = 30;

export type SnoozeName = 'later' | 'tomorrow' | 'monday' | 'week';

/** Returns suggested snooze times, soonest first, in the user's time zone, without duplicates. In milliseconds. */
export function snoozeTimes(now: number, zone: string): { name: SnoozeName; at: number }[] {
  const { date, minute } = wallOf(now, zone);
  const later = Math.max(MORNING, Math.ceil((minute + LATER) / ROUND) * ROUND);
  const toMonday = 8 - weekdayOf(date);
  const inDays = (name: SnoozeName, days: number) => ({
    name,
    at: instantOf(addDays(date, days), MORNING, zone),
  });
  return [
    ...(later <= EVENING ? [{ name: 'later' as const, at: instantOf(date, later, zone) }] : []),
    inDays('tomorrow', 1),
    ...(toMonday > 1 && toMonday < 7 ? [inDays('monday', toMonday)] : []),
    inDays('week', 7),
  ];
}
