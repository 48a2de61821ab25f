import type { AlertPeriod } from '../../../../contract/tokens.ts';
import { dayOf, startOfDay, startOfMonth, startOfWeek } from '../days.ts';

/** A current period, with its start in milliseconds, in ISO 8601, and as a day. */
export interface Period {
  period: AlertPeriod;
  start: number;
  startIso: string;
  firstDay: string;
}

/** Returns the day, the week and the month of `now`, in UTC. */
export function periodsAt(now: number): Period[] {
  const starts = { day: startOfDay(now), week: startOfWeek(now), month: startOfMonth(now) };
  return (Object.keys(starts) as AlertPeriod[]).map((period) => {
    const start = starts[period];
    return { period, start, startIso: new Date(start).toISOString(), firstDay: dayOf(start) };
  });
}
