import type { Series } from '../event.ts';
import { Refused } from '../refused.ts';
import { DAY, wallNumber } from '../wall.ts';
import { cached } from '../zone.ts';
import { PERIODS } from './approach.ts';
import { type Rule, readRule } from './rule.ts';
import { listStarts, widestRange } from './starts.ts';

const TOO_MANY =
  'The calendar has too many recurrence rules whose end takes long to find (COUNT). Import this one by itself.';

/** The time span that is searched for the last start. A series with a COUNT beyond it ends there. */
const HORIZON = 300 * 366 * DAY;
/** The maximum number of ranges that are searched for the last start. */
const MAX_RANGES = 30;
/** The cost of searching the widest range without finding a start, as a number of starts. */
const RANGE_COST = 400;
/** The maximum number of starts counted while reading one calendar: about four seconds of CPU. */
const COUNTED_AT_ONCE = 40_000;

/** The remaining budget, in starts. */
export interface Allowance {
  left: number;
}

export const newAllowance = (): Allowance => ({ left: COUNTED_AT_ONCE });

const known = new Map<string, number>();

/**
 * Returns the wall time of the last start that COUNT allows, ignoring exceptions; null without COUNT. The result is
 * stored, because finding it takes up to a second of CPU. Throws `Refused` if it takes longer or exceeds the allowance.
 */
export function lastStartOf({ master }: Series, allowance = newAllowance()): number | null {
  if (master === null || master.rule === null) return null;
  return lastCounted(readRule(master.rule), wallNumber(master.start.wall), allowance);
}

/** Returns the last start of a rule that begins at `start`. */
export function lastCounted(rule: Rule, start: number, allowance = newAllowance()): number | null {
  const { count, interval, frequency } = rule;
  if (count === null) return null;
  if (isEven(rule)) return start + (count - 1) * PERIODS[frequency] * interval;
  // Reading a calendar requests the same value several times.
  return cached(known, JSON.stringify([rule, start]), () => findLast(rule, count, start, allowance));
}

function findLast(rule: Rule, count: number, start: number, allowance: Allowance): number {
  const endless: Rule = { ...rule, count: null, until: null };
  const widest = widestRange(endless);
  const horizon = Math.max(start + HORIZON, Date.UTC(2300, 0));
  let [last, found, from, width] = [start, 0, start, Math.min(widthOf(rule, count), widest)];
  for (let ranges = 0; ranges < MAX_RANGES && from < horizon; ranges++) {
    if (allowance.left <= 0) throw new Refused(TOO_MANY);
    const to = Math.min(from + width, horizon);
    const { starts, isComplete } = listStarts(endless, start, { from, to }, count - found);
    allowance.left -= starts.length + (RANGE_COST * width) / widest;
    found += starts.length;
    last = starts.at(-1) ?? last;
    if (found === count) return last;
    if (!isComplete) break;
    from = to;
    width = Math.min(2 * width, widest);
  }
  if (from >= horizon) return last;
  throw new Refused('The end of the recurrence rule takes too long to find (COUNT).');
}

/** Estimates the width of a range with `count` starts: one start per period, or for WEEKLY one per weekday of BYDAY. */
function widthOf({ frequency, interval, byDay }: Rule, count: number): number {
  const each = frequency === 'WEEKLY' ? (byDay?.length ?? 1) : 1;
  return Math.ceil(count / each) * PERIODS[frequency] * interval;
}

/** Whether all occurrences are equally far apart. */
function isEven({ frequency, ...rule }: Rule): boolean {
  const parts = [
    rule.bySecond,
    rule.byMinute,
    rule.byHour,
    rule.byDay,
    rule.byMonthDay,
    rule.byYearDay,
    rule.byWeekNo,
    rule.byMonth,
  ];
  return frequency !== 'YEARLY' && frequency !== 'MONTHLY' && parts.every((each) => each === null);
}
