import type { Patterns } from '../patterns.ts';

/** An hour in a sentence, or a span of hours, in minutes of a day. */
export interface FoundClock {
  index: number;
  end: number;
  first: number;
  last: number | null;
  isDeadline: boolean;
  isReplaced: boolean;
}

const NOON = 12 * 60;
const EVENING =
  /(?:nachmittag|(?<!sonn)abend|middag|avond)(?!\p{L})|dinner|supper|abendessen|dîner|dîne|cen(?:a|ar|amos|are|iamo)(?!\p{L})|avondeten|jant(?:ar|amos)|kolacj/u;
const NOON_SHIFTS: [RegExp, number][] = [
  [/demi|meia|mezz/, 30],
  [/quart/, 15],
];
/** Characters before and after an hour in which a part of the day tells whether it is after noon. */
const PART_REACH = 30;

const TO_NOON = /^ ?(?:to|until|till|-|–|bis|tot|do|hasta|até|ate|fino)? ?$/;

/** Before a number of hours that is a length: "de les duurt twee uur". */
const LENGTH_BEFORE =
  /(?<!\p{L})(?:dure[esz]?|durera|duree|pendant|durante|dura(?:ra)?|durata|duracao|duracion|duurt|duren|duur|dauert|dauer|lasts?|takes?|taking|for|per|trwa|potrwa|zajmie|zajac|prevoir|comptez|calculo|gedurende|bijna|circa|zo'n)[ :]{1,2}(?:(?:about|around|roughly|ca\.?|circa|etwa|environ|unas?|cerca de|ongeveer|aprox\.?|up to|maximum|max\.?|de) )?$/u;

/** "Entre 11h et midi". */
const BETWEEN = /^(?:entre|between|zwischen|tussen|tra|fra|miedzy)/;
const AND_NOON = /^ ?(?:et|and|und|en|e|y|a)? ?$/;

interface Read {
  minutes: number;
  /** Whether "at 3" can be either. */
  isOpen: boolean;
}

/** The hours of a sentence in lower case, in the order of the text. `isTaken` tells what a date covers. */
export function findClocks(
  text: string,
  patterns: Patterns,
  days: readonly { index: number; end: number }[],
): FoundClock[] {
  const found: FoundClock[] = [];
  const add = (match: RegExpExecArray, first: number | null, last: number | null) => {
    const [index, end] = [match.index, match.index + match[0].length];
    if (first === null || days.some((day) => index < day.end && day.index < end)) return;
    if (found.some((other) => index < other.end && other.index < end)) return;
    const before = text.slice(Math.max(0, index - 30), index);
    // A deadline's word may be what was read as the beginning of the time.
    const said = match.groups?.['at'] ?? match.groups?.['from'] ?? '';
    const isDeadline = patterns.deadline.test(before) || patterns.deadline.test(`${before}${said} `);
    found.push({
      index,
      end,
      first,
      last,
      isDeadline,
      isReplaced: patterns.instead.test(before) || patterns.instead.test(`${before}${said} `),
    });
  };
  for (const match of text.matchAll(patterns.noon)) {
    const shift = NOON_SHIFTS.find(([words]) => words.test(match.groups?.['after'] ?? ''))?.[1] ?? 0;
    add(match, NOON + shift, null);
  }
  const masked = withoutDays(text, days);
  const words = [...masked.matchAll(patterns.words)];
  // "9 y media" before "a las 9".
  for (const match of words)
    if (match.groups?.['shift'] ?? match.groups?.['after'])
      add(match, readWords(match, text, patterns), null);
  for (const match of masked.matchAll(patterns.clock)) {
    const span = readClock(match, text, patterns, days);
    if (span) add(match, ...span);
  }
  for (const match of words) add(match, readWords(match, text, patterns), null);
  return withNoonAsEnd(
    found.sort((a, b) => a.index - b.index),
    text,
  );
}

/** "10am to noon" is a span. */
function withNoonAsEnd(clocks: FoundClock[], text: string): FoundClock[] {
  return clocks.filter((clock, place) => {
    const before = clocks[place - 1];
    if (!before || clock.first !== NOON || before.last !== null || before.first >= NOON) return true;
    const gap = text.slice(before.end, clock.index);
    const isBetween = BETWEEN.test(text.slice(before.index, before.end)) && AND_NOON.test(gap);
    if (!isBetween && !TO_NOON.test(gap)) return true;
    before.last = NOON;
    return false;
  });
}

/** The text with days as blanks, so that their numbers are not read as hours. */
function withoutDays(text: string, days: readonly { index: number; end: number }[]): string {
  let masked = '';
  for (const { index, end } of days)
    masked += text.slice(masked.length, index) + '_'.repeat(end - Math.max(index, masked.length));
  return masked + text.slice(masked.length);
}

function readClock(
  match: RegExpExecArray,
  text: string,
  patterns: Patterns,
  days: readonly { index: number; end: number }[],
): [number, number | null] | null {
  const groups = match.groups as Record<string, string | undefined>;
  const isMarked = [groups['firstmark'], groups['lastmark']].some((mark) => mark && mark !== '.');
  const isSpan = groups['lasthour'] !== undefined;
  const isNamed = [groups['at'], groups['firstunit'], groups['lastunit'], isSpan && groups['from']].some(
    Boolean,
  );
  const isAfterDay = days.some(
    (day) => day.end <= match.index && /^[ ,(|]{0,3}$/.test(text.slice(day.end, match.index)),
  );
  if (
    !groups['at'] &&
    (groups['firstunit'] || groups['firstmark']) &&
    LENGTH_BEFORE.test(text.slice(0, match.index))
  )
    return null;
  if (
    patterns.language === 'en' &&
    /^(?:hours|hrs)$/.test(groups['firstunit'] ?? '') &&
    !groups['firstminute']
  )
    return null;
  // "8,30" is an hour in Italy, and a number elsewhere.
  if (groups['firstmark'] === ',' && !groups['at'] && !groups['firstunit']) return null;
  // "Monday at break, 9.35", "I'm free from 4 today".
  const after = text.slice(match.index + match[0].length);
  const isNear =
    groups['firstmark'] === '.' &&
    /[05]$/.test(groups['firstminute'] ?? '') &&
    days.some(
      (day) => day.end <= match.index && /^[^\d.;!?]{0,20}, $/.test(text.slice(day.end, match.index)),
    );
  const isOpening =
    patterns.language === 'en' &&
    Boolean(groups['from']) &&
    /^(?: today| tomorrow| onwards?|[,.?!]|$)/.test(after);
  if (
    !isMarked &&
    !isNamed &&
    !isNear &&
    !isOpening &&
    !(isAfterDay && (groups['lasthour'] || groups['firstmark']))
  )
    return null;
  const first = readOne(groups, 'first', patterns);
  if (first === null) return null;
  const last = groups['lasthour'] === undefined ? null : readOne(groups, 'last', patterns);
  if (last === null && groups['lasthour'] !== undefined) return null;
  const shift = halfDay(text, match, patterns);
  let start = first.minutes;
  if (first.isOpen && last && !last.isOpen && last.minutes > NOON && start + NOON < last.minutes)
    start += NOON;
  else if (first.isOpen) start = inDay(first.minutes, shift);
  if (last === null) return [start, null];
  let end = last.isOpen ? inDay(last.minutes, shift) : last.minutes;
  if (end <= start && end + NOON > start && end + NOON <= 24 * 60) end += NOON;
  return [start, end > start ? end : null];
}

function readOne(
  groups: Record<string, string | undefined>,
  name: string,
  { afternoon, morning, language }: Patterns,
): Read | null {
  const [hour, minute] = [Number(groups[`${name}hour`]), Number(groups[`${name}minute`] ?? 0)];
  const unit = groups[`${name}unit`] ?? '';
  if (hour > 23 || minute > 59) return null;
  const isAfternoon = /^p\.? ?m/.test(unit) || afternoon.test(unit);
  const isMorning = /^a\.? ?m/.test(unit) || morning.test(unit);
  if (isAfternoon && hour < 12) return { minutes: (hour + 12) * 60 + minute, isOpen: false };
  if (isMorning) return { minutes: (hour % 12) * 60 + minute, isOpen: false };
  // Where clocks show 24 hours, 3:30 with its minutes is in the night.
  const isOpen =
    hour > 0 &&
    hour < 12 &&
    !groups[`${name}hour`]!.startsWith('0') &&
    (language === 'en' || !groups[`${name}minute`]);
  return { minutes: hour * 60 + minute, isOpen };
}

function readWords(match: RegExpExecArray, text: string, patterns: Patterns): number | null {
  const { at, shift, number, digits, unit, after, part } = match.groups as Record<string, string | undefined>;
  if (digits !== undefined && !shift && !(after && (at || part))) return null;
  if (!shift && !after && !part && !(at && patterns.isAtClear) && !(unit && (at || patterns.isUnitClear)))
    return null;
  // "From ten to three" is a span.
  if (shift?.endsWith(' to') && !shift.includes('quarter') && !at) return null;
  if (!at && LENGTH_BEFORE.test(text.slice(0, match.index))) return null;
  // "Una hora y media" is a length.
  if (unit && after && !at && !patterns.isUnitClear) return null;
  const hour = Number(digits ?? patterns.numbers.findIndex((each) => each.test(number ?? '')) + 1);
  if (hour > 23) return null;
  const said = shift ?? after;
  const minutes = said ? (patterns.shifts.find(([words]) => words.test(said))?.[1] ?? 0) : 0;
  // Half an hour before three is half past two: the hour that is said decides which half of the day it is.
  const base = inDay(
    hour * 60,
    part ? (patterns.afternoon.test(part) ? 'afternoon' : 'morning') : halfDay(text, match, patterns),
  );
  return (base + minutes + 24 * 60) % (24 * 60);
}

type Half = 'morning' | 'afternoon' | null;

/** The part of the day that the words around an hour name. */
function halfDay(text: string, match: RegExpExecArray, patterns: Patterns): Half {
  const end = match.index + match[0].length;
  const around = text.slice(Math.max(0, match.index - PART_REACH), end + PART_REACH);
  if (patterns.afternoon.test(around) || EVENING.test(around)) return 'afternoon';
  return patterns.morning.test(around) ? 'morning' : null;
}

/** People meet from seven on: without a part of the day, one to six are after noon. */
function inDay(minutes: number, half: Half): number {
  if (minutes >= NOON) return half === 'morning' ? minutes % NOON : minutes;
  if (half === 'morning') return minutes;
  return half === 'afternoon' || minutes < 7 * 60 ? minutes + NOON : minutes;
}
