import type { CalendarEvent, Series } from '../ical/event.ts';
import { PERIODS } from './approach.ts';
import { type Clocks, openClocks, positionIn, positionOf } from './clock.ts';
import { longestOf } from './length.ts';
import { recurrenceSetOf } from './recurrence-set.ts';
import { type Rule, readRule } from './rule.ts';
import { DAY, wallNumber } from './wall.ts';

/** How far a day or a floating time in any zone is from the same in UTC, and a change of clocks. */
const SLACK = (26 / 24) * DAY;
/** Each costs up to half a millisecond. */
const MAX_INSTANCES = 1_000;
const MONTH = 31 * DAY;
const FAR = Date.UTC(3000, 0);

/**
 * A range of instants that has all occurrences, whoever looks at them. `to` is null if the series has no end, or if
 * finding it would take too long.
 */
export function spanOf(series: Series): { from: number; to: number | null } {
  const clocks = openClocks(series.zones, 'UTC');
  const { master, exceptions } = series;
  const events = master ? [master, ...exceptions] : exceptions;
  const starts = events.map(({ start }) => positionOf(start, clocks));
  const ends = events.map((event, i) => starts[i]! + longestOf(event, clocks));
  const extra = master ? extrasOf(master, clocks) : { starts: [], ends: [] };
  const shifts = master ? shiftsOf(master, exceptions, clocks) : [];
  const from = Math.min(...starts, ...extra.starts) + Math.min(0, ...shifts) - SLACK;
  const last = master ? lastOf(master, clocks) : Number.NEGATIVE_INFINITY;
  if (last === null) return { from, to: null };
  const longest = Math.max(...events.map((event) => longestOf(event, clocks)));
  const to = Math.max(...ends, ...extra.ends, last + longest + Math.max(0, ...shifts)) + SLACK;
  return { from, to };
}

function extrasOf({ start, rdates }: CalendarEvent, clocks: Clocks) {
  const starts = rdates.map((extra) => positionIn(start, extra.start, clocks));
  return { starts, ends: rdates.map((extra, i) => starts[i]! + longestOf(extra, clocks)) };
}

/** How much later occurrences take place because of THISANDFUTURE. */
function shiftsOf(master: CalendarEvent, exceptions: CalendarEvent[], clocks: Clocks): number[] {
  return exceptions
    .filter(({ isThisAndFuture }) => isThisAndFuture)
    .map(
      ({ start, recurrenceId }) =>
        positionOf(start, clocks) - positionIn(master.start, recurrenceId ?? start, clocks),
    );
}

/** No instance of the rule starts later; null if it has no end, or one that takes long to find. */
function lastOf(master: CalendarEvent, clocks: Clocks): number | null {
  const first = wallNumber(master.start.wall);
  if (master.rule === null) return positionOf(master.start, clocks);
  const rule = readRule(master.rule);
  const { until, count } = rule;
  if (until !== null) return wallNumber(until.wall) + 2 * DAY;
  if (count === null) return null;
  const periods = longestPeriods(rule, first, count);
  if (periods !== null) return Math.min(first + periods * rule.interval, FAR) + 2 * DAY;
  if (count > MAX_INSTANCES) return null;
  const { instances, isComplete } = recurrenceSetOf({ ...master, rdates: [], exdates: [] }, clocks).list(
    { from: first, to: FAR },
    MAX_INSTANCES,
  );
  return isComplete ? (instances.at(-1)?.id ?? positionOf(master.start, clocks)) : null;
}

/** How long `count` instances take at most, at an interval of 1, of a rule that has some in each of its periods; else null. */
function longestPeriods(rule: Rule, first: number, count: number): number | null {
  const { frequency, byDay, byMonthDay } = rule;
  const others = [rule.bySecond, rule.byMinute, rule.byHour, rule.byYearDay, rule.byWeekNo, rule.byMonth];
  if ([...others, rule.bySetPos].some((each) => each !== null) || (byDay && byMonthDay)) return null;
  if (byDay !== null && frequency === 'WEEKLY') return (Math.ceil(count / byDay.length) + 1) * PERIODS.WEEKLY;
  const isInEach = byDay === null && byMonthDay === null;
  if (frequency === 'MONTHLY') {
    const days = byMonthDay ?? (byDay ? [] : [new Date(first).getUTCDate()]);
    const hasAll = days.some((day) => Math.abs(day) <= 28) || byDay?.some((day) => !/^-?5/.test(day));
    return hasAll ? (count + 1) * MONTH : null;
  }
  if (!isInEach) return null;
  if (frequency === 'YEARLY') return isLeapDay(first) ? null : count * 366 * DAY;
  return count * PERIODS[frequency];
}

function isLeapDay(wall: number): boolean {
  const date = new Date(wall);
  return date.getUTCMonth() === 1 && date.getUTCDate() === 29;
}

/** Whether the end of a series is counted, which takes up to half a second. */
export function isCostly({ master }: Series): boolean {
  if (!master?.rule) return false;
  const rule = readRule(master.rule);
  const { until, count } = rule;
  if (until !== null || count === null || count > MAX_INSTANCES) return false;
  return longestPeriods(rule, wallNumber(master.start.wall), count) === null;
}

/** Whether there can be more than one occurrence. */
export function recurs({ master, exceptions }: Series): boolean {
  if (master === null) return true;
  return master.rule !== null || master.rdates.length > 0 || exceptions.length > 0;
}
