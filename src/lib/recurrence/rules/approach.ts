import { DAY, SECOND } from '../wall.ts';
import type { Frequency, Rule, Weekday } from './rule.ts';

/** How long a period lasts at least, in milliseconds of wall time. */
export const PERIODS: Record<Frequency, number> = {
  YEARLY: 365 * DAY,
  MONTHLY: 28 * DAY,
  WEEKLY: 7 * DAY,
  DAILY: DAY,
  HOURLY: 3600 * SECOND,
  MINUTELY: 60 * SECOND,
  SECONDLY: SECOND,
};
const WEEKDAYS: Weekday[] = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/**
 * A later start from which a rule without COUNT has the same occurrences from `from` on, so that a series of many years costs
 * what a new one does.
 */
export function approach(rule: Rule, start: number, from: number): number {
  if (from <= start) return start;
  if (rule.frequency === 'YEARLY') return approachByYears(start, from, rule.interval);
  if (rule.frequency === 'MONTHLY')
    return approachByYears(start, from, rule.interval / commonDivisor(rule.interval, 12));
  const step = PERIODS[rule.frequency] * rule.interval;
  // One step more than needed: the first period is cut off at the start, which matters for BYSETPOS.
  return start + Math.max(0, Math.floor((from - start) / step) - 1) * step;
}

/** The same day and time a multiple of `step` years later: of 29 February, in a leap year. */
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

/** The rule with what it takes from the weekday of its start (BYWEEKNO without BYDAY), which another start may not have. */
export function withWeekday(rule: Rule, start: number): Rule {
  if (rule.byWeekNo === null || rule.byDay !== null) return rule;
  return { ...rule, byDay: [WEEKDAYS[new Date(start).getUTCDay()]!] };
}
