import { DAY, SECOND } from '../wall.ts';
import type { Frequency, Rule, Weekday } from './rule.ts';

/** The minimum length of a period, in milliseconds of wall time. */
export const PERIODS: Record<Frequency, number> = {
  YEARLY: 365 * DAY,
  MONTHLY: 28 * DAY,
  WEEKLY: 7 * DAY,
  DAILY: DAY,
  HOURLY: 3600 * SECOND,
  MINUTELY: 60 * SECOND,
  SECONDLY: SECOND,
};
export const WEEKDAYS: Weekday[] = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/**
 * Returns a later start with which a rule without COUNT has the same occurrences from `from` on, so that an old series
 * takes no longer to expand than a new one.
 */
export function approach(rule: Rule, start: number, from: number): number {
  if (from <= start) return start;
  if (rule.frequency === 'YEARLY') return approachByYears(start, from, rule.interval);
  if (rule.frequency === 'MONTHLY')
    return approachByYears(start, from, rule.interval / commonDivisor(rule.interval, 12));
  const step = PERIODS[rule.frequency] * rule.interval;
  // One step earlier than needed: the start cuts off the first period, which matters for BYSETPOS.
  return start + Math.max(0, Math.floor((from - start) / step) - 1) * step;
}

/** Returns the same date and time a multiple of `step` years later; for 29 February, in a leap year. */
function approachByYears(start: number, from: number, step: number): number {
  const date = new Date(start);
  const year = date.getUTCFullYear();
  const steps = Math.floor((new Date(from).getUTCFullYear() - year) / step) - 1;
  for (let each = steps; each > 0; each--) {
    const moved = new Date(start);
    moved.setUTCFullYear(year + each * step);
    if (moved.getUTCDate() === date.getUTCDate()) return moved.getTime();
  }
  return start;
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}

/** Adds the weekday that BYWEEKNO without BYDAY takes from the start, because `approach` may change the weekday. */
export function withWeekday(rule: Rule, start: number): Rule {
  if (rule.byWeekNo === null || rule.byDay !== null) return rule;
  return { ...rule, byDay: [WEEKDAYS[new Date(start).getUTCDay()]!] };
}
