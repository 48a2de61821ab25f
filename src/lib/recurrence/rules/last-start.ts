import { Refused } from '../refused.ts';
import { DAY } from '../wall.ts';
import { cached, UTC, type Zone } from '../zone.ts';
import { PERIODS } from './approach.ts';
import { isWithinDays, takesPlaceIn } from './gaps.ts';
import { isEven, type Rule } from './rule.ts';
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

/** Years after which a count ignores what zones skip: measuring a year of a zone takes a millisecond. */
const GAPS_FOR = 50 * 366 * DAY;
/** The cost of one start of an even rule, as a number of others. */
const EVEN_COST = 0.02;
/** More times than a zone skips while 10,000 are counted. */
const MAX_SKIPPED = 10_000;

const known = new WeakMap<Zone, Map<string, number>>();

/**
 * Returns the last start that COUNT allows for a rule that begins at `start`, in local time of `zone`; null without COUNT.
 * Throws `Refused` if finding it takes more than a second of CPU or exceeds the allowance.
 */
export function lastCounted(
  rule: Rule,
  start: number,
  { allowance = newAllowance(), zone = UTC }: { allowance?: Allowance; zone?: Zone } = {},
): number | null {
  const { count, interval, frequency } = rule;
  if (count === null) return null;
  const takesPlace = takesPlaceIn(rule, start, zone);
  const step = PERIODS[frequency] * interval;
  if (isEven(rule) && (zone === UTC || !isWithinDays(frequency))) return start + (count - 1) * step;
  if (isEven(rule)) return countEven({ start, step, count, takesPlace }, allowance);
  // Reading a calendar requests the same value several times.
  const ofZone = known.get(zone) ?? new Map<string, number>();
  known.set(zone, ofZone);
  return cached(ofZone, JSON.stringify([rule, start]), () =>
    findLast(rule, { count, start, takesPlace }, allowance),
  );
}

function countEven(
  {
    start,
    step,
    count,
    takesPlace,
  }: { start: number; step: number; count: number; takesPlace: (wall: number) => boolean },
  allowance: Allowance,
): number {
  if (allowance.left <= 0) throw new Refused(TOO_MANY);
  allowance.left -= count * EVEN_COST;
  let [last, left] = [start, count - 1];
  while (left > 0 && last + step < start + GAPS_FOR) {
    last += step;
    if (takesPlace(last)) left--;
  }
  return last + left * step;
}

function findLast(
  rule: Rule,
  { count, start, takesPlace }: { count: number; start: number; takesPlace: (wall: number) => boolean },
  allowance: Allowance,
): number {
  const endless: Rule = { ...rule, count: null, until: null };
  const widest = widestRange(endless);
  const horizon = Math.max(start + HORIZON, Date.UTC(2300, 0));
  const skipped = isWithinDays(rule.frequency) ? MAX_SKIPPED : 0;
  let [last, found, from, width] = [start, 0, start, Math.min(widthOf(rule, count), widest)];
  for (let ranges = 0; ranges < MAX_RANGES && from < horizon; ranges++) {
    if (allowance.left <= 0) throw new Refused(TOO_MANY);
    const to = Math.min(from + width, horizon);
    const { starts, isComplete } = listStarts(endless, start, { from, to }, count - found + skipped);
    allowance.left -= starts.length + (RANGE_COST * width) / widest;
    const taken = starts.filter(takesPlace).slice(0, count - found);
    found += taken.length;
    last = taken.at(-1) ?? last;
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
