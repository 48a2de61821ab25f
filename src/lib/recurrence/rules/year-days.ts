import { DAY } from '../wall.ts';
import { WEEKDAYS } from './approach.ts';
import type { Rule } from './rule.ts';

/**
 * Whether other parts limit the days of BYYEARDAY, as BYDAY does (RFC 5545, 3.3.10, note 2). The library adds their days
 * instead.
 */
export function limitsYearDays({ frequency, byYearDay, byMonthDay, byWeekNo, byDay }: Rule): boolean {
  return (
    frequency === 'YEARLY' &&
    byYearDay !== null &&
    [byMonthDay, byWeekNo, byDay].some((each) => each !== null)
  );
}

/** Returns the rule whose days the other parts limit. */
export function withoutLimits(rule: Rule): Rule {
  return { ...rule, byMonthDay: null, byWeekNo: null, byDay: null, bySetPos: null };
}

/** Applies to the times of whole years what `withoutLimits` removes. */
export function limitYearDays(rule: Rule, times: number[]): number[] {
  const limited = times.filter((wall) => {
    const date = new Date(wall);
    const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
    const ofMonth = { from: Date.UTC(year, month), to: Date.UTC(year, month + 1) };
    const ofYear = { from: Date.UTC(year, 0), to: Date.UTC(year + 1, 0) };
    const isOfMonth = rule.byMonth !== null;
    return (
      isAmong(rule.byMonthDay, placeIn(ofMonth, wall, DAY)) &&
      isAmong(rule.byWeekNo, weekOf(wall, WEEKDAYS.indexOf(rule.weekStart))) &&
      (rule.byDay?.some((day) => isOn(day, date, placeIn(isOfMonth ? ofMonth : ofYear, wall, 7 * DAY))) ??
        true)
    );
  });
  const positions = rule.bySetPos;
  if (!positions) return limited;
  const years = Map.groupBy(limited, (wall) => new Date(wall).getUTCFullYear()).values();
  return [...years].flatMap((year) => positions.flatMap((each) => year.at(each > 0 ? each - 1 : each) ?? []));
}

/** A place counted from 1 at the beginning, and from -1 at the end. */
interface Place {
  fromStart: number;
  fromEnd: number;
}

function placeIn({ from, to }: { from: number; to: number }, wall: number, step: number): Place {
  return {
    fromStart: Math.floor((wall - from) / step) + 1,
    fromEnd: -Math.floor((to - 1 - wall) / step) - 1,
  };
}

/** Returns the number of the week: the first one has at least four days of its year. */
function weekOf(wall: number, weekStart: number): Place {
  const date = new Date(wall);
  const middle = wall + (3 - ((date.getUTCDay() - weekStart + 7) % 7)) * DAY;
  const year = new Date(middle).getUTCFullYear();
  return placeIn({ from: Date.UTC(year, 0), to: Date.UTC(year + 1, 0) }, middle, 7 * DAY);
}

function isAmong(numbers: number[] | null, { fromStart, fromEnd }: Place): boolean {
  return numbers === null || numbers.includes(fromStart) || numbers.includes(fromEnd);
}

/** Whether a date is a day of BYDAY: a weekday, or the nth one, which `week` counts. */
function isOn(day: string, date: Date, week: Place): boolean {
  const ordinal = Number(day.slice(0, -2));
  return WEEKDAYS[date.getUTCDay()] === day.slice(-2) && (ordinal === 0 || isAmong([ordinal], week));
}
