import { foldWords, hasPhrase, phrases } from '../text/words.ts';
import { BEFORE_DAY, NEAR_DAYS } from './date-words.ts';
import { addDays, nearestDay, type WallTime, wallDay } from './wall-clock.ts';

/** A date found in a text. */
export interface FoundDate {
  /** The position in the text. */
  index: number;
  text: string;
  /** Null if the text has no certain day. */
  start: WallTime | null;
  end: WallTime | null;
}

export interface DateContext {
  /** ISO 639-1. */
  language: string;
  /** The reader's wall clock time when the mail arrived. */
  received: WallTime;
  /** Whether 03/04 is March 4. */
  isMonthFirst: boolean;
}

const ISO =
  /(?<![\d.-])(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::\d{2})?(Z|[+-]\d{2}:?\d{2})?)?(?![\d-])/g;
const YEAR_FIRST = /(?<![\d./-])(\d{4})([./])\s?(\d{1,2})\2\s?(\d{1,2})(?![\d/])/g;
const NUMERIC = /(?<![\d./-])(\d{1,2})([./-])\s?(\d{1,2})\2\s?(\d{4}|\d{2})(?![\d/-])/g;
const DAY_MONTH = /(?<![\d./,:-])(\d{1,2})(?:\.(\d{1,2})\.|\/(\d{1,2}))(?![\d/.])/g;
const CJK = /(?:(\d{4})\s?[年년]\s?)?(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日号號일]/g;
const NAMED =
  /(?<![\d./,:-])(?:(\d{1,2})(?:\.|er|º)?\s?(?:-|–|al|a|au|bis|tot|to|do|til|till|по|e|et)\s?)?(\d{1,2})(?:\.|st|nd|rd|th|er|º|ª)?\s(?:de\s|of\s)?(\p{L}{3,12})(?!\p{L})(?:\.?,?\s(?:de\s)?(\d{4})(?!\d))?/gu;
/** A time directly after a date, with at most one word in between. */
const TIME = /^,?\s?(?:\p{L}{1,4}\.?\s)?(\d{1,2})[:h](\d{2})(?!\d)/u;
const CJK_TIME =
  /^\s?(上午|下午|晚上|午前|午後|오전|오후)?\s?(\d{1,2})\s?(?:[点點時时시]|:(\d{2}))(?:\s?(\d{1,2})[分분])?/;
const AFTERNOON = /[下後晚]|오후/;
const YEAR_FIRST_LANGUAGES = new Set(['ja', 'ko', 'zh', 'hu', 'lt']);
/** The number of characters after a date to search for its time. */
const TIME_CHARACTERS = 20;
const LEAST_YEAR = 100;

const MONTHS = new Map<string, Map<string, number>>();

/**
 * Finds numeric dates, dates with month names, and words for days around today in languages that chrono does not
 * support. A date without a year is the nearest one. In dates such as 03/04 the day is first, except in English by the
 * rule of `DateContext`; a number above 12 decides. Without a year it counts only after a word such as "on" or "by", or
 * before a time.
 */
export function ownDates(text: string, context: DateContext): FoundDate[] {
  const found: FoundDate[] = [];
  const add = (index: number, match: string, start: WallTime | null, end: WallTime | null = null) => {
    if (
      start === null ||
      found.some((other) => index < other.index + other.text.length && other.index < index + match.length)
    )
      return;
    found.push(end === null ? withTime(text, index, match, start) : { index, text: match, start, end });
  };
  for (const match of text.matchAll(ISO)) {
    const start = wallDay(Number(match[1]), Number(match[2]), Number(match[3]));
    add(
      match.index,
      match[0],
      start && match[4] ? { ...start, ...clock(match[4], match[5]!), offset: offsetOf(match[6]) } : start,
    );
  }
  for (const match of text.matchAll(CJK)) {
    const [month, day] = [Number(match[2]), Number(match[3])];
    add(
      match.index,
      match[0],
      match[1] ? wallDay(Number(match[1]), month, day) : nearestDay(month, day, context.received),
    );
  }
  for (const match of text.matchAll(YEAR_FIRST)) {
    // 2019.2.1 is a version in languages where the year is not first.
    const isVersion = match[2] === '.' && !YEAR_FIRST_LANGUAGES.has(context.language) && match[0].length < 10;
    if (isVersion) continue;
    add(match.index, match[0], wallDay(Number(match[1]), Number(match[3]), Number(match[4])));
  }
  for (const match of text.matchAll(NUMERIC)) add(match.index, match[0], numeric(match, context));
  for (const match of text.matchAll(NAMED)) {
    const month = monthsOf(context.language).get(match[3]!.toLowerCase());
    if (month === undefined) continue;
    const day = (value: string) =>
      match[4]
        ? wallDay(Number(match[4]), month, Number(value))
        : nearestDay(month, Number(value), context.received);
    const last = day(match[2]!);
    const first = match[1] ? day(match[1]) : null;
    if (first && last) add(match.index, match[0], first, last);
    else add(match.index, match[0], last);
  }
  for (const match of text.matchAll(DAY_MONTH)) {
    const before = foldWords(text.slice(Math.max(0, match.index - 20), match.index));
    const hasTime = TIME.test(
      text.slice(match.index + match[0].length, match.index + match[0].length + TIME_CHARACTERS),
    );
    if (!hasTime && !BEFORE_DAY.some((word) => before.endsWith(word))) continue;
    const [day, month] = dayAndMonth(
      Number(match[1]),
      Number(match[2] ?? match[3]),
      context,
      match[2] === undefined,
    );
    add(match.index, match[0], nearestDay(month, day, context.received));
  }
  const lower = text.toLowerCase();
  for (const [word, days] of NEAR_DAYS[context.language] ?? []) {
    const index = lower.indexOf(word);
    const isWhole = hasPhrase(
      foldWords(text.slice(Math.max(0, index - 1), index + word.length + 1)),
      phrases(word),
    );
    if (index >= 0 && isWhole)
      add(index, text.slice(index, index + word.length), addDays(wholeDay(context.received), days));
  }
  return found;
}

export function wholeDay(time: WallTime): WallTime {
  return { ...time, hour: null, minute: 0, offset: null };
}

function numeric(match: RegExpMatchArray, context: DateContext): WallTime | null {
  const [, first, separator, second, year] = match as unknown as [string, string, string, string, string];
  // A two-digit year requires two digits for the others: 1.2.26 is a version or a chapter.
  if (year.length === 2 && (first.length !== 2 || second.length !== 2)) return null;
  const [day, month] = dayAndMonth(Number(first), Number(second), context, separator !== '.');
  return wallDay(Number(year) + (Number(year) < LEAST_YEAR ? 2000 : 0), month, day);
}

/** Returns day and month: day first, unless the context is month first and the separator allows it. */
function dayAndMonth(
  first: number,
  second: number,
  context: DateContext,
  mayBeMonthFirst: boolean,
): [number, number] {
  const isMonthFirst = second > 12 || (mayBeMonthFirst && context.isMonthFirst && first <= 12);
  return isMonthFirst ? [second, first] : [first, second];
}

/** Returns the date with the time that follows it, if any. */
function withTime(text: string, index: number, match: string, start: WallTime): FoundDate {
  const rest = text.slice(index + match.length, index + match.length + TIME_CHARACTERS);
  const western = start.hour === null ? TIME.exec(rest) : null;
  const eastern = start.hour === null && !western ? CJK_TIME.exec(rest) : null;
  const time = western ?? eastern;
  if (!time) return { index, text: match, start, end: null };
  const read = western
    ? clock(western[1]!, western[2]!)
    : clock(eastern![2]!, eastern![3] ?? eastern![4] ?? '0', AFTERNOON.test(eastern![1] ?? ''));
  if (read === null) return { index, text: match, start, end: null };
  return { index, text: match + time[0], start: { ...start, ...read }, end: null };
}

function clock(hour: string, minute: string, isAfternoon = false): { hour: number; minute: number } | null {
  const hours = Number(hour) + (isAfternoon && Number(hour) < 12 ? 12 : 0);
  return hours <= 23 && Number(minute) <= 59 ? { hour: hours, minute: Number(minute) } : null;
}

/** Returns minutes east of UTC, or null without a zone. */
function offsetOf(zone: string | undefined): number | null {
  if (zone === undefined) return null;
  if (zone === 'Z') return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2));
  return zone.startsWith('-') ? -minutes : minutes;
}

/** Returns the month names of a language, in lower case, including their forms after a day. */
function monthsOf(language: string): Map<string, number> {
  const known = MONTHS.get(language);
  if (known) return known;
  const names = new Map<string, number>();
  const formats: Intl.DateTimeFormatOptions[] = [
    { month: 'long' },
    { month: 'long', day: 'numeric' },
    { month: 'short', day: 'numeric' },
  ];
  for (const options of formats) {
    const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
    for (let month = 1; month <= 12; month++) {
      const part = format.formatToParts(Date.UTC(2026, month - 1, 15)).find(({ type }) => type === 'month');
      const name = part?.value.toLowerCase().replace(/\.$/, '') ?? '';
      if (name.length >= 3) names.set(name, month);
    }
  }
  MONTHS.set(language, names);
  return names;
}
