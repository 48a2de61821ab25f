import { Refused } from '../refused.ts';
import { readWall } from '../wall.ts';

export const FREQUENCIES = [
  'YEARLY',
  'MONTHLY',
  'WEEKLY',
  'DAILY',
  'HOURLY',
  'MINUTELY',
  'SECONDLY',
] as const;
export type Frequency = (typeof FREQUENCIES)[number];
export type Weekday = 'MO' | 'TU' | 'WE' | 'TH' | 'FR' | 'SA' | 'SU';

/** The last time at which an occurrence may start. */
export interface Until {
  /** `2026-12-31T23:59:59` or `2026-12-31`. */
  wall: string;
  isUtc: boolean;
}

/** A recurrence rule (RFC 5545, 3.3.10) within the limits below. Omitted parts are null. */
export interface Rule {
  frequency: Frequency;
  interval: number;
  count: number | null;
  until: Until | null;
  bySecond: number[] | null;
  byMinute: number[] | null;
  byHour: number[] | null;
  /** Such as `MO`, `-1FR`. */
  byDay: string[] | null;
  byMonthDay: number[] | null;
  byYearDay: number[] | null;
  byWeekNo: number[] | null;
  byMonth: number[] | null;
  bySetPos: number[] | null;
  weekStart: Weekday;
}

/** The maximum COUNT. Occurrences are counted from the first, so a larger COUNT could take too long. */
const MAX_COUNT = 10_000;
/** The maximum number of starts in one period. rrule-temporal runs out of memory with many more. */
const MAX_CANDIDATES = 10_000;
const MAX_TEXT = 5_000;
/** The maximum INTERVAL: a thousand years for each frequency. */
const MAX_INTERVAL: Record<Frequency, number> = {
  YEARLY: 1_000,
  MONTHLY: 12_000,
  WEEKLY: 52_000,
  DAILY: 365_000,
  HOURLY: 8_760_000,
  MINUTELY: 525_600_000,
  SECONDLY: 31_536_000_000,
};

const DIGITS = /^\d{1,11}$/;
const NUMBER = /^[+-]?\d{1,3}$/;
const BY_DAY = /^([+-]?\d{1,2})?(MO|TU|WE|TH|FR|SA|SU)$/;

/** The parts that are lists of numbers, with their ranges. Negative numbers, if allowed, count from the end. */
const NUMBERS = {
  BYSECOND: { least: 0, most: 59, isSigned: false },
  BYMINUTE: { least: 0, most: 59, isSigned: false },
  BYHOUR: { least: 0, most: 23, isSigned: false },
  BYMONTHDAY: { least: 1, most: 31, isSigned: true },
  BYYEARDAY: { least: 1, most: 366, isSigned: true },
  BYWEEKNO: { least: 1, most: 53, isSigned: true },
  BYMONTH: { least: 1, most: 12, isSigned: false },
  BYSETPOS: { least: 1, most: 366, isSigned: true },
} as const;
const OTHERS = ['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'BYDAY', 'WKST', 'RSCALE', 'SKIP'];

/** Parses an RRULE. Throws `Refused` for rules that RFC 5545 forbids or that would take too long to expand. */
export function readRule(text: string): Rule {
  const parts = splitParts(text);
  const frequency = FREQUENCIES.find((each) => each === parts.get('FREQ'));
  if (!frequency) throw new Refused('The recurrence rule does not say how often the event repeats (FREQ).');
  // RFC 7529: the default calendar is the Gregorian one, and days that a month does not have are omitted.
  if ((parts.get('RSCALE') ?? 'GREGORIAN') !== 'GREGORIAN') {
    throw new Refused('The recurrence rule uses a calendar other than the Gregorian one.');
  }
  if ((parts.get('SKIP') ?? 'OMIT') !== 'OMIT') {
    throw new Refused('The recurrence rule moves days that a month does not have (SKIP).');
  }
  const rule: Rule = {
    frequency,
    interval: readWhole(parts, 'INTERVAL', MAX_INTERVAL[frequency]) ?? 1,
    count: readWhole(parts, 'COUNT', MAX_COUNT),
    until: readUntil(parts.get('UNTIL')),
    bySecond: readNumbers(parts, 'BYSECOND'),
    byMinute: readNumbers(parts, 'BYMINUTE'),
    byHour: readNumbers(parts, 'BYHOUR'),
    byDay: readDays(parts.get('BYDAY')),
    byMonthDay: readNumbers(parts, 'BYMONTHDAY'),
    byYearDay: readNumbers(parts, 'BYYEARDAY'),
    byWeekNo: readNumbers(parts, 'BYWEEKNO'),
    byMonth: readNumbers(parts, 'BYMONTH'),
    bySetPos: readNumbers(parts, 'BYSETPOS'),
    weekStart: (readMatching(parts, 'WKST', /^(?:MO|TU|WE|TH|FR|SA|SU)$/) ?? 'MO') as Weekday,
  };
  checkCombination(rule);
  if (candidates(rule) > MAX_CANDIDATES) {
    throw new Refused(`The recurrence rule names more than ${MAX_CANDIDATES} times in each of its periods.`);
  }
  return rule;
}

function splitParts(text: string): Map<string, string> {
  if (text.length > MAX_TEXT) throw new Refused('The recurrence rule is too long.');
  const parts = new Map<string, string>();
  for (const part of text.toUpperCase().split(';')) {
    const [name = '', value = ''] = part.trim().split('=', 2);
    if (name === '' || name.startsWith('X-')) continue;
    if (!OTHERS.includes(name) && !(name in NUMBERS)) {
      throw new Refused(`The recurrence rule has an unknown part, ${name.slice(0, 30)}.`);
    }
    if (parts.has(name)) throw new Refused(`The recurrence rule has ${name} twice.`);
    parts.set(name, value);
  }
  return parts;
}

function wrong(name: string): Refused {
  return new Refused(`The recurrence rule has a wrong value of ${name}.`);
}

function readMatching(parts: Map<string, string>, name: string, pattern: RegExp): string | null {
  const value = parts.get(name);
  if (value === undefined) return null;
  if (!pattern.test(value)) throw wrong(name);
  return value;
}

function readWhole(parts: Map<string, string>, name: string, most: number): number | null {
  const value = readMatching(parts, name, DIGITS);
  if (value === null) return null;
  const whole = Number(value);
  if (whole < 1) throw wrong(name);
  if (whole > most) throw new Refused(`The recurrence rule has a ${name} of more than ${most}.`);
  return whole;
}

function readUntil(value: string | undefined): Until | null {
  if (value === undefined) return null;
  const isUtc = value.endsWith('Z') && value.includes('T');
  const wall = readWall(isUtc ? value.slice(0, -1) : value);
  if (wall === null) throw wrong('UNTIL');
  return { wall, isUtc };
}

function readNumbers(parts: Map<string, string>, name: keyof typeof NUMBERS): number[] | null {
  const value = parts.get(name);
  if (value === undefined) return null;
  const { least, most, isSigned } = NUMBERS[name];
  const numbers = value.split(',').map((each) => {
    const number = NUMBER.test(each) ? Number(each) : Number.NaN;
    const size = isSigned ? Math.abs(number) : number;
    if (!(size >= least && size <= most)) throw wrong(name);
    return number;
  });
  return [...new Set(numbers)].toSorted((a, b) => a - b);
}

function readDays(value: string | undefined): string[] | null {
  if (value === undefined) return null;
  const days = value.split(',').map((each) => {
    const [, ordinal = '', day] = BY_DAY.exec(each) ?? [];
    const size = Math.abs(Number(ordinal));
    if (!day || (ordinal !== '' && (size < 1 || size > 53))) throw wrong('BYDAY');
    return ordinal === '' ? day : `${Number(ordinal)}${day}`;
  });
  return [...new Set(days)];
}

/** Refuses combinations that RFC 5545 forbids ("MUST NOT"): programs that accept them disagree on their meaning. */
function checkCombination(rule: Rule): void {
  const { frequency, byDay, byMonthDay, byYearDay, byWeekNo, bySetPos } = rule;
  const forbid = (isThere: boolean, what: string) => {
    if (isThere) throw new Refused(`The recurrence rule is not valid: ${what}.`);
  };
  const hasOrdinals = byDay?.some((day) => day.length > 2) ?? false;
  forbid(hasOrdinals && frequency !== 'MONTHLY' && frequency !== 'YEARLY', `numbered days in ${frequency}`);
  forbid(hasOrdinals && byWeekNo !== null, 'numbered days together with BYWEEKNO');
  forbid(byWeekNo !== null && frequency !== 'YEARLY', `BYWEEKNO in ${frequency}`);
  forbid(byMonthDay !== null && frequency === 'WEEKLY', 'BYMONTHDAY in WEEKLY');
  forbid(
    byYearDay !== null && ['MONTHLY', 'WEEKLY', 'DAILY'].includes(frequency),
    `BYYEARDAY in ${frequency}`,
  );
  const others = [
    rule.bySecond,
    rule.byMinute,
    rule.byHour,
    byDay,
    byMonthDay,
    byYearDay,
    byWeekNo,
    rule.byMonth,
  ];
  forbid(bySetPos !== null && others.every((each) => each === null), 'BYSETPOS alone');
}

/** Returns an upper bound for the starts in one period: the product of all parts. A weekday counts once per week. */
export function candidates(rule: Rule): number {
  const { frequency, byDay } = rule;
  const weeks =
    frequency === 'YEARLY' && !rule.byWeekNo && !rule.byMonth
      ? 53
      : frequency === 'MONTHLY' || rule.byMonth
        ? 5
        : 1;
  const days = byDay?.reduce((sum, day) => sum + (day.length > 2 ? 1 : weeks), 0) ?? 1;
  const lists = [rule.byMonthDay, rule.byYearDay, rule.byWeekNo, rule.byMonth];
  return lists.reduce((product, list) => product * (list?.length ?? 1), days * timesOfDay(rule, 1, 1, 1));
}

/** Returns the product of the lengths of the time parts, with the given defaults for omitted parts. */
export function timesOfDay(rule: Rule, hours: number, minutes: number, seconds: number): number {
  const { byHour, byMinute, bySecond } = rule;
  return (byHour?.length ?? hours) * (byMinute?.length ?? minutes) * (bySecond?.length ?? seconds);
}

/** Whether all occurrences are equally far apart. */
export function isEven({ frequency, ...rule }: Rule): boolean {
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
