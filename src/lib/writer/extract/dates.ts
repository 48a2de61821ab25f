import { MAX_DATE_CHARACTERS } from '../limits.ts';
import { foldWords, hasPhrase } from '../text/words.ts';
import { BEFORE_MORNING, LAST, MONTH, NEXT, NO_DATES, PAST, VAGUE, WEEK } from './date-words.ts';
import { type DateContext, type FoundDate, ownDates, wholeDay } from './own-dates.ts';
import { addDays, dayNumber, type WallTime, wallDay } from './wall-clock.ts';

type Chrono = typeof import('chrono-node/en')['casual'];
type ChronoResult = ReturnType<Chrono['parse']>[number];
type ChronoComponents = ChronoResult['start'];

/**
 * The languages that chrono parses well. It adds wrong dates to Chinese text, and does not support Polish or Turkish.
 * Each is loaded when a mail first needs it.
 */
const PARSERS: Record<string, () => Promise<{ casual: Chrono }>> = {
  en: () => import('chrono-node/en'),
  de: () => import('chrono-node/de'),
  fr: () => import('chrono-node/fr'),
  es: () => import('chrono-node/es'),
  it: () => import('chrono-node/it'),
  pt: () => import('chrono-node/pt'),
  nl: () => import('chrono-node/nl'),
  ru: () => import('chrono-node/ru'),
  ja: () => import('chrono-node/ja'),
};

/** An unambiguous time. "From 11 to 13" may be anything. */
const CLEAR_TIME = /\d\s?(?:[ap]\.?m\b|uhr|h\b|heures?|時|uur|час)/i;

export type DateReader = (sentence: string) => FoundDate[];

/** Returns a function that finds the dates in a sentence, in the order of the text. */
export async function dateReader(context: DateContext): Promise<DateReader> {
  const chrono = (await PARSERS[context.language]?.())?.casual;
  return (sentence) => {
    const text = sentence.slice(0, MAX_DATE_CHARACTERS);
    const own = ownDates(text, context);
    const others = chrono ? chronoDates(chrono, text, context) : [];
    // Of two overlapping dates, the longer one is more precise: "Friday, 8 May at 3 pm" and "8 May".
    const all = [...own, ...others].toSorted((a, b) => b.text.length - a.text.length);
    const kept: FoundDate[] = [];
    for (const date of all) if (!kept.some((other) => overlaps(date, other))) kept.push(date);
    return kept.sort((a, b) => a.index - b.index);
  };
}

function overlaps(a: FoundDate, b: FoundDate): boolean {
  return a.index < b.index + b.text.length && b.index < a.index + a.text.length;
}

function chronoDates(chrono: Chrono, text: string, context: DateContext): FoundDate[] {
  const { year, month, day, hour, minute } = context.received;
  // chrono uses the local time zone of the machine: this instant has the reader's wall clock time there.
  const reference = new Date(year, month - 1, day, hour ?? 12, minute);
  const isPast = hasPhrase(foldWords(text), PAST);
  return chrono.parse(text, reference).flatMap((result): FoundDate[] => {
    if (isNoDate(result) || isMorning(result, text) || isInWord(result, text)) return [];
    const found = { index: result.index, text: result.text };
    const folded = foldWords(result.text);
    const hasDigit = /\d/.test(result.text);
    const isRelative = result.start.tags().has('result/relativeDate');
    if (!hasDay(result.start)) return withoutDay(result, found, context);
    const start = wallTimeOf(result.start);
    if (start === null) return [];
    if (isRelative && !hasDigit && hasPhrase(folded, WEEK)) return [{ ...found, ...weekOf(start) }];
    if (isRelative && !hasDigit && hasPhrase(folded, MONTH)) return [{ ...found, ...monthOf(start) }];
    const days = result.start.isCertain('day') ? 0 : shiftOfWeekday(start, folded, isPast, context);
    const end = result.end ? wallTimeOf(result.end) : null;
    return [{ ...found, start: addDays(start, days), end: end && addDays(end, days) }];
  });
}

/** Reads a date without a day. "This morning" is the day of the mail; "at 3 pm" has no known day; drops others. */
function withoutDay(
  result: ChronoResult,
  found: { index: number; text: string },
  context: DateContext,
): FoundDate[] {
  const isToday = [...result.start.tags()].some((tag) => tag.startsWith('casualReference/'));
  if (isToday) return [{ ...found, start: wholeDay(context.received), end: null }];
  return CLEAR_TIME.test(result.text) ? [{ ...found, start: null, end: null }] : [];
}

/** Returns whether it is part of a word, like "mattina" in "domattina". Chinese and Japanese words have no spaces. */
function isInWord({ index }: ChronoResult, text: string): boolean {
  return /[\p{sc=Latin}\p{sc=Cyrillic}]/u.test(text.charAt(index - 1));
}

/** Returns whether it is a time of day, as in "la mañana", "am Morgen"; "mañana", "morgen" alone mean tomorrow. */
function isMorning(result: ChronoResult, text: string): boolean {
  if (!/^(?:mañana|morgen)$/i.test(result.text)) return false;
  return hasPhrase(foldWords(text.slice(0, result.index)).slice(-8), BEFORE_MORNING);
}

/** Returns whether it is not a date, or a number whose order and meaning `ownDates` decides. */
function isNoDate({ text, start, end }: ChronoResult): boolean {
  const folded = foldWords(text);
  if (NO_DATES.includes(folded) || !/\p{L}/u.test(text)) return true;
  // "5 minutes ago", "for a week", "a few days ago".
  if (start.tags().has('result/relativeDateAndTime')) return true;
  if (start.tags().has('result/relativeDate') && (folded.startsWith(' for ') || hasPhrase(folded, VAGUE)))
    return true;
  // "Monday to Friday" are opening days.
  if (end?.isCertain('weekday') && !end.isCertain('day') && end.get('weekday') !== start.get('weekday'))
    return true;
  // A whole month, "in May", may be in any year.
  return start.isCertain('month') && !start.isCertain('day') && !start.isCertain('weekday');
}

/** Returns whether there is a day; false for a time alone, such as "at 3 pm". */
function hasDay(components: ChronoComponents): boolean {
  return components.isCertain('day') || components.isCertain('weekday');
}

function wallTimeOf(components: ChronoComponents): WallTime | null {
  const time = wallDay(components.get('year') ?? 0, components.get('month') ?? 0, components.get('day') ?? 0);
  if (time === null) return null;
  if (!components.isCertain('hour')) return time;
  return {
    ...time,
    hour: components.get('hour') ?? 0,
    minute: components.get('minute') ?? 0,
    // Certain only if the text has a time zone.
    offset: components.isCertain('timezoneOffset') ? components.get('timezoneOffset') : null,
  };
}

/**
 * Days to add to the day of the week nearest to the mail. "Friday" is the coming one, and on a Friday the next; in a
 * sentence about the past it is the one before. "Last" and "next" are chrono's: the Friday of the week before or after.
 */
function shiftOfWeekday(start: WallTime, folded: string, isPast: boolean, { received }: DateContext): number {
  if (hasPhrase(folded, LAST) || hasPhrase(folded, NEXT)) return 0;
  const difference = dayNumber(start) - dayNumber(received);
  if (isPast) return difference >= 0 ? -7 : 0;
  return difference <= 0 ? 7 : 0;
}

/** Returns Monday and Sunday of the week. */
function weekOf(time: WallTime): { start: WallTime; end: WallTime } {
  const monday = addDays(wholeDay(time), -((dayNumber(time) + 3) % 7));
  return { start: monday, end: addDays(monday, 6) };
}

function monthOf(time: WallTime): { start: WallTime; end: WallTime } {
  const first = { ...wholeDay(time), day: 1 };
  const next = { ...addDays(first, 31), day: 1 };
  return { start: first, end: addDays(next, -1) };
}
