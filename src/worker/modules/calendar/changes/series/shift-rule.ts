import { type Rule, readRule } from '../../../../../lib/recurrence/rules/rule.ts';
import { DAY } from '../../../../../lib/recurrence/wall.ts';
import { withParts } from './rule-text.ts';
import { dayOf } from './times.ts';

const WEEK = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

/**
 * Moves the rule of a series from one first start to another (wall times), so that all occurrences move like the first:
 * days of the week or month move too. Null if the rule has parts that cannot be moved. UNTIL stays.
 */
export function shiftRule(text: string, from: number, to: number): string | null {
  const rule = readRule(text);
  const clockStays = from - dayOf(from) === to - dayOf(to);
  if (!clockStays && (rule.byHour ?? rule.byMinute ?? rule.bySecond) !== null) return null;
  const days = (dayOf(to) - dayOf(from)) / DAY;
  if (days === 0) return text;
  const parts = shiftedParts(rule, days, new Date(from), new Date(to));
  return parts && withParts(text, parts);
}

function shiftedParts(rule: Rule, days: number, from: Date, to: Date): Record<string, string> | null {
  const { byDay, byMonthDay, byMonth } = rule;
  if ((rule.byYearDay ?? rule.byWeekNo ?? rule.bySetPos) !== null || (byDay && byMonthDay)) return null;
  const months = byMonth === null ? {} : shiftedMonths(byMonth, from, to);
  const weekdays = byDay === null ? {} : shiftedDays(rule, byDay, days, to);
  const monthDays = byMonthDay === null ? {} : shiftedMonthDays(byMonthDay, to);
  return months && weekdays && monthDays && { ...months, ...weekdays, ...monthDays };
}

function shiftedMonths(byMonth: number[], from: Date, to: Date): Record<string, string> | null {
  if (from.getUTCMonth() === to.getUTCMonth()) return {};
  return byMonth.length === 1 ? { BYMONTH: `${to.getUTCMonth() + 1}` } : null;
}

function shiftedDays(rule: Rule, byDay: string[], days: number, to: Date): Record<string, string> | null {
  if (byDay.some((day) => day.length > 2)) return shiftedOrdinal(rule, byDay, to);
  const shifted = { BYDAY: byDay.map((day) => weekdayAfter(day, days)).join(',') };
  // The start of the week moves too, so that the days of one week stay in one.
  return rule.frequency === 'WEEKLY' && rule.interval > 1
    ? { ...shifted, WKST: weekdayAfter(rule.weekStart, days) }
    : shifted;
}

/** Moves an ordinal weekday, such as the second Thursday or the last one. */
function shiftedOrdinal(rule: Rule, byDay: string[], to: Date): Record<string, string> | null {
  const isInMonth = rule.frequency === 'MONTHLY' || rule.byMonth !== null;
  if (byDay.length > 1 || !isInMonth) return null;
  const [day, length] = [to.getUTCDate(), monthLength(to)];
  const fromStart = Math.ceil(day / 7);
  const fromEnd = Math.ceil((length - day + 1) / 7);
  // Not all months have a fifth.
  const isLast = byDay[0]!.startsWith('-') || fromStart === 5;
  return { BYDAY: `${isLast ? -fromEnd : fromStart}${WEEK[(to.getUTCDay() + 6) % 7]}` };
}

function shiftedMonthDays(byMonthDay: number[], to: Date): Record<string, string> | null {
  const [only, ...others] = byMonthDay;
  if (only === undefined || others.length > 0) return null;
  const day = to.getUTCDate();
  return { BYMONTHDAY: `${only > 0 ? day : day - monthLength(to) - 1}` };
}

function weekdayAfter(day: string, days: number): string {
  return WEEK[(((WEEK.indexOf(day) + days) % 7) + 7) % 7]!;
}

function monthLength(date: Date): number {
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
}
