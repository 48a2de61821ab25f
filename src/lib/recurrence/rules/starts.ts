import { RRuleTemporal } from 'rrule-temporal';
import { DAY, SECOND, wallText } from '../wall.ts';
import { approach, PERIODS, withWeekday } from './approach.ts';
import { candidates, isEven, type Rule, timesOfDay } from './rule.ts';
import { limitsYearDays, limitYearDays, withoutLimits } from './year-days.ts';

/** A range of wall times, as numbers. `to` is exclusive. */
export interface Range {
  from: number;
  to: number;
}

export interface Starts {
  /** Sorted, without duplicates. */
  starts: number[];
  /** False if there are more than `limit`, or if the rule took too long. */
  isComplete: boolean;
}

/** The number of periods after which the library gives up, about half a second of CPU. */
const MAX_PERIODS = 10_000;
/** The maximum number of candidates in a range requested at once, which is much faster than one by one. */
const MAX_AT_ONCE = 6_000;
/** The maximum number of candidates with BYSETPOS: the library evaluates all from the start on, at 13 µs each. */
const MAX_FOR_POSITIONS = 10_000;
/** The beginning of the library's errors when it reaches its limits. */
const GIVES_UP = 'Maximum ';

/**
 * Returns the wall times in `range` at which a rule that begins at `start` has occurrences. Always includes DTSTART
 * (RFC 5545, 3.8.5.3). Ignores COUNT, and UNTIL, which is an instant.
 */
export function listStarts(rule: Rule, start: number, range: Range, limit: number): Starts {
  if (range.to <= start) return { starts: [], isComplete: true };
  if (isEven(rule)) return listEven(PERIODS[rule.frequency] * rule.interval, start, range, limit);
  const first = start >= range.from ? [start] : [];
  const from = approach(rule, start, range.from);
  const periods = (range.to - from) / (PERIODS[rule.frequency] * rule.interval);
  if (isOfWholePeriods(rule) && periods * generated(rule) > MAX_FOR_POSITIONS)
    return { starts: first, isComplete: false };
  try {
    const found = limitsYearDays(rule)
      ? generateYearDays(rule, start, from, range)
      : generate(withWeekday(rule, start), from, range, limit);
    const starts = [...new Set([...first, ...found])].toSorted((a, b) => a - b);
    return { starts: starts.slice(0, limit), isComplete: starts.length <= limit };
  } catch (error) {
    if (!(error instanceof Error && error.message.startsWith(GIVES_UP))) throw error;
    return { starts: first, isComplete: false };
  }
}

function generate(rule: Rule, start: number, { from, to }: Range, limit: number): number[] {
  const last = Math.ceil(to / SECOND) * SECOND - SECOND;
  const bounds = { dtstart: inUtc(start), until: inUtc(last) };
  const recurrence = new RRuleTemporal({ ...toOptions(rule), ...bounds });
  const days = (to - from) / DAY;
  if (days * timesOfDay(rule, ...timesWithoutParts(rule)) <= MAX_AT_ONCE) {
    const found = recurrence.between(new Date(from), new Date(to - 1), true);
    return found.map(({ epochMilliseconds }) => epochMilliseconds);
  }
  const found: number[] = [];
  recurrence.all(({ epochMilliseconds }) => {
    if (epochMilliseconds >= from && epochMilliseconds < to) found.push(epochMilliseconds);
    return found.length <= limit;
  });
  return found;
}

/** Returns every start of an even rule in a range without the library, which takes microseconds for each. */
function listEven(step: number, start: number, { from, to }: Range, limit: number): Starts {
  const starts: number[] = [];
  for (let at = start + Math.max(0, Math.ceil((from - start) / step)) * step; at < to; at += step) {
    if (starts.length === limit) return { starts, isComplete: false };
    starts.push(at);
  }
  return { starts, isComplete: true };
}

/** Whether ranges have to begin and end with a period. */
function isOfWholePeriods(rule: Rule): boolean {
  return rule.bySetPos !== null || limitsYearDays(rule);
}

/** Returns an upper bound for the times that the library generates in one period. */
function generated(rule: Rule): number {
  return candidates(limitsYearDays(rule) ? withoutLimits(rule) : rule);
}

/** Generates the days of whole years, and then applies the parts that limit them. */
function generateYearDays(rule: Rule, start: number, from: number, { from: first, to }: Range): number[] {
  const beginning = (wall: number, years: number) => Date.UTC(new Date(wall).getUTCFullYear() + years, 0);
  const opening = beginning(from, 0) + (((start % DAY) + DAY) % DAY);
  const years = { from: beginning(first, 0), to: beginning(to, 1) };
  const times = generate(withoutLimits(rule), opening, years, Number.POSITIVE_INFINITY);
  return limitYearDays(rule, times).filter((wall) => wall >= start && wall >= first && wall < to);
}

/** Returns the maximum width of a range that `listStarts` can list at once, or slightly less, in milliseconds. */
export function widestRange(rule: Rule): number {
  const atOnce = (MAX_AT_ONCE / timesOfDay(rule, ...timesWithoutParts(rule))) * DAY;
  if (!isOfWholePeriods(rule)) return atOnce;
  const periods = MAX_FOR_POSITIONS / generated(rule) - 2;
  return Math.min(atOnce, Math.max(1, periods) * PERIODS[rule.frequency] * rule.interval);
}

/** Returns the hours, minutes and seconds per day of a rule without BYHOUR, BYMINUTE and BYSECOND. */
function timesWithoutParts({ frequency }: Rule): [hours: number, minutes: number, seconds: number] {
  if (frequency === 'SECONDLY') return [24, 60, 60];
  if (frequency === 'MINUTELY') return [24, 60, 1];
  return [frequency === 'HOURLY' ? 24 : 1, 1, 1];
}

function toOptions(rule: Rule) {
  return {
    tzid: 'UTC',
    cache: false,
    maxIterations: MAX_PERIODS,
    freq: rule.frequency,
    interval: rule.interval,
    bySecond: rule.bySecond ?? undefined,
    byMinute: rule.byMinute ?? undefined,
    byHour: rule.byHour ?? undefined,
    byDay: rule.byDay ?? undefined,
    byMonthDay: rule.byMonthDay ?? undefined,
    byYearDay: rule.byYearDay ?? undefined,
    byWeekNo: rule.byWeekNo ?? undefined,
    byMonth: rule.byMonth ?? undefined,
    bySetPos: rule.bySetPos ?? undefined,
    wkst: rule.weekStart,
  };
}

/** Returns a time in the form that the library accepts: it has its own implementation of Temporal. */
function inUtc(wall: number): { timeZoneId: string; toString(): string } {
  return { timeZoneId: 'UTC', toString: () => `${wallText(wall)}+00:00[UTC]` };
}
