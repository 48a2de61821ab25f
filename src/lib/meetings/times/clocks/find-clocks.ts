import type { Patterns } from '../../patterns.ts';
import type { FoundClock } from './found-clock.ts';
import { halfDay, inDay, NOON } from './half-day.ts';
import { joinedSpans } from './spans.ts';

const NOON_SHIFTS: [RegExp, number][] = [
  [/demi|meia|mezz/, 30],
  [/quart/, 15],
];
/** "Release 4.12", "v 2.10", "chapter 3.15". */
const VERSION =
  /(?<!\p{L})(?:release|versi(?:on|one|e)|versao|wersj[aie]|v\.?|chapter|section|kapitel|abschnitt|chapitre|capitulo|capitolo|hoofdstuk|paragraaf|rozdzial|pkt\.?|art\.?|punkt|point|punto|ponto) ?$/u;
/** Words before a number of hours that is a length: "de les duurt twee uur". */
const LENGTH_BEFORE =
  /(?<!\p{L})(?:neemt|nemen|nimmt|dure[esz]?|durera|czas trwania|pendant|durante|dura(?:ra)?|durata|duracao|duracion|duurt|duren|duur|dauert?|lasts?|takes?|taking|allow|figure|reckon|budget|for|per|trwa|potrwa|zajmie|zajac|prevoir|comptez|calculo|gedurende|bijna|circa|zo'n|tarda(?:ra|n|ran|remos)?|demora(?:ra|m)?|levara?|ficara)(?: (?:prevue|previste?|prevista|estimee?|stimata|estimada|geschatzte?|verwachte|przewidywany))?[ :]{1,3}(?:(?:about|around|roughly|ca\.?|circa|etwa|environ|unas?|cerca(?: de)?|ongeveer|aprox\.?|up to|maximum|max\.?|de) )?$/u;

/** "14 heures au total". */
const IN_ALL =
  /^ (?:au total|en total|en tout|in totale|insgesamt|in total|in all|in totaal|lacznie|w sumie|no total|ao todo)(?!\p{L})/u;
/** "Entre las nueve y las once": hours, not a number of them. */
const ARTICLE = /(?:las?|le|as|dalle|das|od|miedzy)$/u;

/** "After 5 pm" says when somebody can be reached. */
const AFTER =
  /(?<!\p{L})(?:after|nach|apres|despues de las?|dopo le|dopo l'|depois d[ae]s?|po)(?: about| ca\.?)? $/u;
const DUTCH_AFTER = /(?<!\p{L})na $/u;
/** An hour after a day, which is masked by underscores. */
const AFTER_DAY = /_,? $/;

/** From this hour on, "… and a half" is a time of day, not a length. */
const LONG = 7;

/** "Could we make it 11?" */
const MAKE_IT = /(?<!\p{L})make it $/u;

interface Place {
  index: number;
  end: number;
}

interface Read {
  minutes: number;
  /** Whether it can be am or pm, such as "at 3". */
  isOpen: boolean;
}

/** Finds the hours in a lower-case sentence, in the order of the text. `days` are the places of dates. */
export function findClocks(text: string, patterns: Patterns, days: readonly Place[]): FoundClock[] {
  const found: FoundClock[] = [];
  const add = (match: RegExpExecArray, first: number | null, last: number | null, index = match.index) => {
    const end = match.index + match[0].length;
    if (first === null || days.some((day) => index < day.end && day.index < end)) return;
    if (found.some((other) => index < other.end && other.index < end)) return;
    const before = text.slice(Math.max(0, index - 30), index);
    // The word of a deadline may have been read as the start of the time.
    const said = match.groups?.['at'] ?? match.groups?.['from'] ?? '';
    const lead = `${before}${said} `;
    const isDeadline =
      patterns.deadline.test(before) ||
      patterns.deadline.test(lead) ||
      (days.length === 0 && (AFTER.test(lead) || (patterns.language === 'nl' && DUTCH_AFTER.test(lead))));
    found.push({
      index,
      end,
      said: index + said.length,
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
  const masked = withoutDays(
    text,
    [...days, ...found].sort((a, b) => a.index - b.index),
  );
  for (const match of masked.matchAll(patterns.wordSpan)) {
    const span = readWordSpan(match, text, patterns);
    if (span) add(match, ...span);
  }
  const words = [...masked.matchAll(patterns.words)];
  // "9 y media" before "a las 9".
  for (const match of words) {
    if (!(match.groups?.['shift'] ?? match.groups?.['after'])) continue;
    const end = readWords(match, text, patterns, days);
    const from = FROM_HOUR.exec(text.slice(0, match.index));
    const start = from && inDay(Number(from[1]) * 60, null);
    if (from && start !== null && end !== null && start < end) add(match, start, end, from.index);
    else add(match, end, null);
  }
  for (const match of masked.matchAll(patterns.clock)) {
    // "Between 10 and noon".
    const end = match.index + match[0].length;
    const isToNoon = found.some(({ first, index }) => first === NOON && index >= end && index <= end + 6);
    const span = readClock(
      match,
      text,
      patterns,
      days,
      (isToNoon && match.groups?.['from'] !== undefined) ||
        isAlternative(match, text, found) ||
        MAKE_IT.test(text.slice(0, match.index)),
    );
    if (span) add(match, ...span);
  }
  for (const match of words) add(match, readWords(match, text, patterns, days), null);
  return joinedSpans(
    found.sort((a, b) => a.index - b.index),
    text,
  );
}

/** Masks the days of a text, so that their numbers are not read as hours. */
function withoutDays(text: string, days: readonly Place[]): string {
  let masked = '';
  for (const { index, end } of days)
    masked += text.slice(masked.length, index) + '_'.repeat(end - Math.max(index, masked.length));
  return masked + text.slice(masked.length);
}

function readClock(
  match: RegExpExecArray,
  text: string,
  patterns: Patterns,
  days: readonly Place[],
  isClear: boolean,
): [number, number | null] | null {
  const groups = match.groups as Record<string, string | undefined>;
  const isMarked = [groups['firstmark'], groups['lastmark']].some((mark) => mark && mark !== '.');
  const isSpan = groups['lasthour'] !== undefined;
  const isNamed = [groups['at'], groups['firstunit'], groups['lastunit'], isSpan && groups['from']].some(
    Boolean,
  );
  const isHalfDay = /^[ap]\.? ?m/.test(groups['firstunit'] ?? '');
  if (!isNamed && VERSION.test(text.slice(0, match.index))) return null;
  if (!groups['at'] && groups['firstunit'] && IN_ALL.test(text.slice(match.index + match[0].length)))
    return null;
  const isAfterDay = followsDay(match, text, days);
  if (
    !groups['at'] &&
    !isHalfDay &&
    !isSpan &&
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
  // "Monday at break, 9.35", "Sunday meet 9.45", "I'm free from 4 today".
  const after = text.slice(match.index + match[0].length);
  const isNear =
    groups['firstmark'] === '.' &&
    /[05]$/.test(groups['firstminute'] ?? '') &&
    days.some(
      (day) =>
        day.end <= match.index &&
        /^(?:[^\d.;!?]{0,20}[,:]| (?!for |voor |für )\p{L}{2,11}) $/u.test(text.slice(day.end, match.index)),
    );
  // "7.15 Thursday", where "8.10" is no date.
  const isBeforeDay =
    patterns.language === 'en' &&
    days.some(
      (day) =>
        day.index >= match.index + match[0].length &&
        /^ (?:on )?$/.test(text.slice(match.index + match[0].length, day.index)),
    );
  const isStart =
    groups['firstmark'] === '.' &&
    (match.index === 0
      ? /^ (?:at|outside|bij|voor de|op|beim|bei|im|am|vor) /.test(after)
      : /^ (?:start|sharp|prompt|stipt)(?!\p{L})/u.test(after));
  const isOpening =
    patterns.language === 'en' &&
    Boolean(groups['from']) &&
    /^(?: today| tomorrow| onwards?|[,.?!]|$)/.test(after);
  if (
    !isMarked &&
    !isNamed &&
    !isNear &&
    !isOpening &&
    !isStart &&
    !isClear &&
    !(isAfterDay && (groups['lasthour'] || groups['firstmark'])) &&
    !(isBeforeDay && groups['firstmark'])
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
  // "6-14" starts in the morning, and so does "between 10 and 12".
  else if (first.isOpen && !(last && !last.isOpen && start < last.minutes && start + NOON >= last.minutes))
    start = inDay(first.minutes, shift);
  if (last === null) return [start, null];
  let end = last.isOpen ? inDay(last.minutes, shift) : last.minutes;
  if (end <= start && end + NOON > start && end + NOON <= 24 * 60) end += NOON;
  return [start, end > start ? end : null];
}

/** "Von 10", before "bis halb elf". */
const FROM_HOUR =
  /(?<!\p{L})(?:von|zwischen|van|tussen|from|between) (\d{1,2}) (?:uhr |uur )?(?:bis|und|tot|en|to|and) $/u;
const OR = /^,? (?:or|or else|oder|of|ou|o|lub|albo) $/;
const OR_NEXT = /^(?:, |,? (?:or|or else|oder|of|ou|o|lub|albo) )$/;

/** "9.30 or 2", "9.30, 11.15". */
function isAlternative(match: RegExpExecArray, text: string, earlier: readonly FoundClock[]): boolean {
  return earlier.some(
    ({ end }) =>
      end <= match.index && (match.groups?.['firstminute'] ? OR_NEXT : OR).test(text.slice(end, match.index)),
  );
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
  // With 24-hour clocks, 3:30 with its minutes is at night.
  const isOpen =
    hour > 0 &&
    hour < 12 &&
    !groups[`${name}hour`]!.startsWith('0') &&
    (language === 'en' || !groups[`${name}minute`]);
  return { minutes: hour * 60 + minute, isOpen };
}

function followsDay({ index }: RegExpExecArray, text: string, days: readonly Place[]): boolean {
  return days.some((day) => day.end <= index && /^[ ,(|]{0,3}$/.test(text.slice(day.end, index)));
}

function readWords(
  match: RegExpExecArray,
  text: string,
  patterns: Patterns,
  days: readonly Place[],
): number | null {
  const { at, shift, number, digits, unit, after, part } = match.groups as Record<string, string | undefined>;
  if (digits !== undefined && !shift && !(after && (at || part))) return null;
  const isHour = at || patterns.isUnitClear || followsDay(match, text, days);
  if (!shift && !after && !part && !(at && patterns.isAtClear) && !(unit && isHour)) return null;
  // "From ten to three" is a span.
  if (
    shift?.endsWith(' to') &&
    !shift.includes('quarter') &&
    !at &&
    (/\d/.test(shift) || !AFTER_DAY.test(match.input.slice(0, match.index)))
  )
    return null;
  // "We bellen een uur".
  if (patterns.language === 'nl' && number === 'een' && unit && !at && !shift && !part) return null;
  if (!at && LENGTH_BEFORE.test(text.slice(0, match.index))) return null;
  // "Een uur" is a length too.
  if (number === 'een' && !at) return null;
  const hour = Number(digits ?? patterns.numbers.findIndex((each) => each.test(number ?? '')) + 1);
  // "Una hora y media" is a length.
  if (unit && after && !isHour && hour < LONG) return null;
  if (hour > 23) return null;
  const minutes = shiftOf(shift ?? after, patterns);
  // "Sechs Uhr dreißig" is the form of timetables and authorities.
  if (unit && after && patterns.isUnitClear) return hour * 60 + minutes;
  // Half an hour before three is half past two: the spoken hour decides the half of the day.
  const half = part
    ? patterns.afternoon.test(part)
      ? 'afternoon'
      : 'morning'
    : halfDay(text, match, patterns);
  const base = hour === 12 && minutes < 0 && half === 'morning' ? NOON : inDay(hour * 60, half);
  return (base + minutes + 24 * 60) % (24 * 60);
}

/** Reads a span in words, such as "between nine and eleven". */
function readWordSpan(match: RegExpExecArray, text: string, patterns: Patterns): [number, number] | null {
  const groups = match.groups as Record<string, string | undefined>;
  const { from = '', unit, lastunit, part } = groups;
  // "Ten to seven" is an hour.
  if (!from && (/ to /.test(match[0]) || !AFTER_DAY.test(match.input.slice(0, match.index)))) return null;
  const rest = text.slice(match.index + match[0].length);
  const isClear =
    ARTICLE.test(from) ||
    unit !== undefined ||
    part !== undefined ||
    (patterns.isUnitClear && lastunit !== undefined) ||
    (lastunit === undefined && /^(?:$|[.,;:!?)]| \p{L}{1,3}(?!\p{L}))/u.test(rest));
  if (!isClear || LENGTH_BEFORE.test(text.slice(0, match.index))) return null;
  const half = part
    ? patterns.afternoon.test(part)
      ? 'afternoon'
      : 'morning'
    : halfDay(text, match, patterns);
  const read = (name: string) => {
    const hour = patterns.numbers.findIndex((each) => each.test(groups[name] ?? '')) + 1;
    const shift = groups[`${name}shift`] ?? groups[`${name}after`];
    return inDay(hour * 60, hour === 12 ? null : half) + shiftOf(shift, patterns);
  };
  const [first, last] = [read('first'), read('last')];
  if (last > first) return [first, last];
  return last + NOON > first && last < NOON ? [first, last + NOON] : null;
}

function shiftOf(said: string | undefined, { shifts }: Patterns): number {
  return said ? (shifts.find(([words]) => words.test(said))?.[1] ?? 0) : 0;
}
