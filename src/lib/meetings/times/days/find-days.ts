import { DAY } from '../../../recurrence/wall.ts';
import { edged, type Patterns } from '../../patterns.ts';
import { dayOf, inWeek, nearest, nextNumbered, withNumber } from './calendar-days.ts';
import { findLater, type Later } from './find-later.ts';
import { findRoman } from './roman.ts';

/** One or more days in a sentence, as wall numbers. */
export interface FoundDay {
  index: number;
  end: number;
  first: number;
  /** The last of several days, inclusive. */
  last: number | null;
  /** Whether it has a number, unlike the name of a weekday or a word such as "tomorrow". */
  isExact: boolean;
  /** Whether it is a span of weekdays, which recurs weekly. */
  isWeekly: boolean;
  /** Whether it is only the name of a weekday. */
  isName?: boolean;
  /** Whether the date includes the name of its weekday. */
  hasName?: boolean;
  isDeadline: boolean;
  isReplaced: boolean;
}

export interface DayContext {
  /** The day of the mail in the reader's time zone, as a wall number. */
  today: number;
  /** Whether 03/04 is March 4. */
  isMonthFirst: boolean;
}

/** Words between a weekday and the week that it is in. */
const BESIDE = /^,? ?(?:on |of |am |der |den |el |le |il |op |na |no |w |we |da |de |del |della |a )?$/;

type Raw = Pick<FoundDay, 'index' | 'end' | 'first' | 'last' | 'isExact' | 'isName' | 'hasName'> & {
  isWeekly?: boolean;
  /** Whether it is a weekday with a number, without a month. */
  isNumbered?: boolean;
  /** A number after a weekday that fits no month near the mail, and its end in the text. */
  unplaced?: { number: number; end: number };
};

const ISO = edged('(\\d{4})([-/])(\\d{2})\\2(\\d{2})(?:t(?=\\d))?');
const FULL = edged(
  '(\\d{1,2})([./-]) ?(\\d{1,2})\\2(?: ?(?=\\d{4})|(?=\\d{2}(?![\\d:.]\\d)))(\\d{4}|\\d{2})(?:r(?=\\.))?',
);
/** 26.11. and 12/4: only after a weekday, or a word such as "on". */
const SHORT = edged('(\\d{1,2})([./-])(\\d{1,2})(?![.:/-]?\\d)\\.?');
const BEFORE_SHORT =
  /(?:^|[^\p{L}])(?:on|until|by|am|dem|den|der|vom|zum|ab|bis|le|du|au|el|del|al|il|dal|op|or|and|dia|dnia|do|od|w|data:?|até|entro|em|na|no)\.? $/u;
/** "On the 14th at 10": the next day with that number. */
const NUMBERED =
  /(?<![\p{L}\d])(?:the (\d{1,2})(?:st|nd|rd|th)|(?:am|den|der) (\d{1,2})\.(?= (?:um|von|ab|gegen|zwischen|oder)(?!\p{L}))|(?:le|el|el dia|il|l'|op|op de|de|dia|no dia) ?(\d{1,2})e?(?! ?h(?!\p{L}))(?! (?:de |di )?(?:ene|jan|gen|feb|fev|mar|abr|apr|avr|mai|may|mag|jun|giu|jui|jul|lug|ago|aug|aou|sep|set|oct|okt|ott|out|nov|dic|dez|dec))(?=,? (?:[\p{L}']{1,14} ){0,6}(?:à|pour|per le|a las|a partir|alle|dalle|tra|om|tussen|vers|sobre|entre|às|pelas|das|de \d{1,2} ?h)(?!\p{L}))|(?:le|il) (\d{1,2})(?=,|$)|dia (\d{1,2})(?=[,.;:!?)]|$| (?:na|no|em|en|para|pra|com|con|\(?(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|segunda|terca|quarta|quinta|sexta)(?!\p{L})))(?![.,:]\d)|(?<!\d\.)(\d{1,2})(?:\.(?= o (?:godz|\d))|-?(?:ego|go|tego)))(?![\p{L}\d])/gu;
/** Between a date without a year and its hour: "22.10 o 14", "22/10 às 14h". */
const AFTER_SHORT =
  /^,? (?:o|um|om|at|alle|all'|a las?|as|às|à|ore|h|godz\.?|vers|rond|gegen|ab|von|van|w godz\.?|dalle|das|entre|tussen|zwischen|od|na godz(?:\.|ine)) ?(?:\d|\p{L}{3})|^ b\.?r\./u;
/** 9-11 may be hours. */
const DATE_HOUR = /^,? (?:\p{L}{1,6}\.? )?(?:\d{1,2}(?:[:.hu]| ?u)|de \d{1,2} a \d)/u;
const UNIT = /^ ?(?:uur|u|uhr|h|am|pm|horas|ore|heures)(?!\p{L})/u;
/** "17.10 bis 17.20 Uhr". */
const TO_HOUR = /^ ?(?:bis|-|–|to|tot|alle|do) ?\d{1,2}[.:]\d{2} ?(?:uhr|uur|u|h|am|pm)(?!\p{L})/u;
const BETWEEN_DAYS = /^[ ,]{0,2}(?:\p{L}{1,6} ){0,3}$|^ ?[-–] ?$/u;
const PLURAL =
  /(?:tag|woch)s$|days$|(?:segunda|terca|quarta|quinta|sexta)s(?:-feiras)?$|(?:as|aos) (?:sabado|domingo)s$|(?:poniedzial|wtor|czwart|piat)ki(?:(?:,| i) (?:srody|soboty|niedziele))?$|(?<!\p{L})w (?:srody|soboty)$/u;
const NEAR_SHORT = /^[ ,(]{0,2}$/;
/** Between a date and its day of the week: "the 14th, on Wednesday". */
const ON = /^,? (?:we?|on|am|le|el|op|na|no) $/;
/** Between two parts of one date: "Thursday, the 3rd of December". */
const JOIN =
  /^[ ,(|.]{0,3}(?:(?:b?\.?r\.|der|den|dem|the|le|el|il|l['’]|o|dia|dnia|w dniu|op|am|em)[ ,(]{0,2})?$/u;

/** Finds the days in a lower-case sentence, in the order of the text. */
export function findDays(text: string, patterns: Patterns, context: DayContext): FoundDay[] {
  const found: Raw[] = [];
  const add = (raw: Raw | null) => {
    if (!raw) return;
    const other = found.find((each) => raw.index < each.end && each.index < raw.end);
    // "Thursday 4 February" is one date, starting at its first word.
    if (other) {
      other.index = Math.min(other.index, raw.index);
      other.hasName ||= Boolean(raw.isName || raw.isNumbered);
    } else found.push(raw);
  };
  const { today } = context;
  for (const match of text.matchAll(ISO)) {
    add(exact(match, dayOf(Number(match[1]), Number(match[3]), Number(match[4]))));
  }
  for (const match of text.matchAll(FULL)) {
    const year = Number(match[4]) + (match[4]!.length === 2 ? 2000 : 0);
    const [day, month] = inOrder(match, context);
    add(exact(match, dayOf(year, month, day)));
  }
  for (const pattern of [patterns.dayMonth, patterns.monthDay]) {
    for (const match of text.matchAll(pattern)) add(named(match, patterns, today));
  }
  if (patterns.language === 'pl') for (const { match, day } of findRoman(text, today)) add(exact(match, day));
  for (const match of text.matchAll(patterns.weekday)) {
    const raw = weekdayOf(match, patterns, today);
    const before = text.slice(Math.max(0, match.index - 30), match.index);
    // "Mittwochs", "on Mondays", "every Monday", "los martes".
    raw.isWeekly = !raw.isExact && (PLURAL.test(before + match[0]) || patterns.every.test(before));
    add(raw);
  }
  for (const match of text.matchAll(NUMBERED)) {
    add(exact(match, nextNumbered(Number(match.slice(1).find(Boolean)), today)));
  }
  for (const match of text.matchAll(patterns.near)) {
    const days = patterns.nearDays.find(([word]) => word.test(match[0]))?.[1] ?? 0;
    add({ ...placeOf(match), first: today + days * DAY, last: null, isExact: false });
  }
  for (const match of text.matchAll(SHORT)) {
    const before = text.slice(Math.max(0, match.index - 12), match.index);
    const isNear = found.some(
      ({ end }) => end <= match.index && NEAR_SHORT.test(text.slice(end, Math.min(match.index, end + 4))),
    );
    const after = text.slice(match.index + match[0].length, match.index + match[0].length + 20);
    const isBeforeName = found.some(
      ({ index, isName }) => isName && /^ \($/.test(text.slice(match.index + match[0].length, index)),
    );
    if (TO_HOUR.test(after)) continue;
    if (!isNear && !isBeforeName && !BEFORE_SHORT.test(before) && !AFTER_SHORT.test(after)) continue;
    if (!isDate(match, after)) continue;
    const [day, month] = inOrder(match, context);
    add(exact(match, nearest(month, day, today)));
  }
  found.push(...withLater(found, findLater(text, patterns.language), text, today));
  found.sort((a, b) => a.index - b.index);
  withMonths(found, text);
  const days = withSameDay(joined(found, text, patterns));
  return days.map((day, place) => {
    const before = text.slice(Math.max(days[place - 1]?.end ?? 0, day.index - 40), day.index);
    return {
      ...day,
      isDeadline: day.last === null && patterns.deadline.test(before),
      isReplaced: patterns.instead.test(before),
    };
  });
}

/** Whether two numbers are a day and a month: 22-10, but not "9-11 uur". */
function isDate(match: RegExpExecArray, after: string): boolean {
  const [first, second] = [match[1]!, match[3]!];
  if (match[2] !== '-') return true;
  if (UNIT.test(after) || Number(second) > 12) return false;
  return Number(first) >= Number(second) || second.startsWith('0') || DATE_HOUR.test(after);
}

/** Moves weekdays to the week named beside them; any other "in three days" is a day itself. */
function withLater(found: Raw[], laters: Later[], text: string, today: number): Raw[] {
  return laters.flatMap(({ index, end, days, isWeeks, isAfter }) => {
    if (found.some((raw) => index < raw.end && raw.index < end)) return [];
    const before = found.find((raw) => raw.end <= index && BESIDE.test(text.slice(raw.end, index)));
    const after = found.find((raw) => raw.index >= end && BESIDE.test(text.slice(end, raw.index)));
    const day = [before, after].find((raw) => raw && !raw.isExact);
    if (!day) return isWeeks ? [] : [{ index, end, first: today + days * DAY, last: null, isExact: false }];
    const weekday = (Math.round(day.first / DAY) + 3) % 7;
    const isNext = day.isName && !(isAfter && (day === before || text.slice(index, end).endsWith('on')));
    day.first = isNext ? inWeek(weekday, days, today) : day.first + days * DAY;
    // "A fortnight today, on Tuesday".
    if (!day.isName) day.isExact = true;
    [day.index, day.end] = [Math.min(day.index, index), Math.max(day.end, end)];
    return [];
  });
}

/** Gives a weekday with a number the month of the date after it: "Du vendredi 19 au lundi 22 mars". */
function withMonths(found: Raw[], text: string): void {
  for (const [place, raw] of [...found.entries()].toReversed()) {
    const next = found[place + 1];
    if (!(raw.isNumbered || raw.unplaced) || !next?.isExact) continue;
    // "Mercredi 13 janvier" is one date.
    if (raw.unplaced && next.index < raw.unplaced.end) {
      next.index = raw.index;
      found.splice(place, 1);
      continue;
    }
    const [day, end] = [new Date(raw.first), new Date(next.first)];
    const number = raw.unplaced?.number ?? day.getUTCDate();
    const last = raw.unplaced?.end ?? raw.end;
    if (number >= end.getUTCDate() || !BETWEEN_DAYS.test(text.slice(last, next.index))) continue;
    const first = dayOf(end.getUTCFullYear(), end.getUTCMonth() + 1, number);
    if (first !== null && new Date(first).getUTCDay() === day.getUTCDay())
      Object.assign(raw, { first, end: last, isExact: true, isName: false });
  }
}

/** Gives the name of a weekday the date mentioned with it before: "Wednesday the 15th … on Wednesday". */
function withSameDay<Day extends Omit<FoundDay, 'isDeadline' | 'isReplaced'>>(days: Day[]): Day[] {
  return days.map((day, place) => {
    const same = days
      .slice(0, place)
      .find(
        (each) => each.isExact && each.last === null && isSameWeekday(each, day) && each.first > day.first,
      );
    return day.isName && same ? { ...day, first: same.first } : day;
  });
}

/** Between two days. */
const AND = /^,? (?:and|und|et|y|e|en|i|oraz) $/u;

/** Joins the parts of one date, and two dates with "to" between them to a span. */
function joined(
  found: Raw[],
  text: string,
  patterns: Patterns,
): Omit<FoundDay, 'isDeadline' | 'isReplaced'>[] {
  const days: Omit<FoundDay, 'isDeadline' | 'isReplaced'>[] = [];
  for (const raw of found) {
    const before = days.at(-1);
    const gap = before && raw.index - before.end < 14 ? text.slice(before.end, raw.index) : null;
    const isJoined =
      gap !== null &&
      (JOIN.test(gap) ||
        (ON.test(gap) && before!.isExact && raw.isName === true && isSameWeekday(before!, raw)));
    if (before && isJoined && !(before.isExact && raw.isExact)) {
      before.hasName ||= before.isName || raw.isName;
      if (raw.isExact)
        Object.assign(before, {
          first: raw.first,
          last: raw.last,
          isExact: true,
          isName: false,
          isWeekly: false,
        });
      before.end = raw.end;
    } else if (before?.isName && gap !== null && AND.test(gap) && raw.isExact && isSameWeekday(before, raw)) {
      // "Thursday and Friday, 20 and 21 May".
      Object.assign(before, raw, { index: before.index });
    } else if (before && gap !== null && patterns.between.test(gap) && before.last === null) {
      // "Mon-Thu" after a date only names its weekdays.
      if (!before.isExact && !raw.isExact) before.isWeekly = true;
      else if (raw.first > before.first) before.last = raw.last ?? raw.first;
      before.end = raw.end;
    } else if (!(before && tellsDays(before, raw))) days.push({ ...raw, isWeekly: raw.isWeekly ?? false });
  }
  return days;
}

/** Whether it names the weekday of one of several days before it: "12 and 13 May, Wednesday and Thursday". */
function tellsDays({ first, last, isExact }: Pick<Raw, 'first' | 'last' | 'isExact'>, raw: Raw): boolean {
  if (!isExact || last === null || !raw.isName) return false;
  return (raw.first - first + 700 * DAY) % (7 * DAY) <= last - first;
}

function isSameWeekday(day: Pick<Raw, 'first'>, other: Pick<Raw, 'first'>): boolean {
  return (day.first - other.first) % (7 * DAY) === 0;
}

function placeOf(match: RegExpExecArray): { index: number; end: number } {
  return { index: match.index, end: match.index + match[0].length };
}

function exact(match: RegExpExecArray, first: number | null): Raw | null {
  return first === null ? null : { ...placeOf(match), first, last: null, isExact: true };
}

/** "13-15 January 2027", and "January 13-15". */
function named(match: RegExpExecArray, patterns: Patterns, today: number): Raw | null {
  const { first, last, month, year } = match.groups as Record<string, string | undefined>;
  const number = patterns.months.findIndex((each) => each.test(month ?? '')) + 1;
  const day = (value: string) =>
    year ? dayOf(Number(year), number, Number(value)) : nearest(number, Number(value), today);
  const start = first ? day(/^\d/.test(first) ? first : wordNumber(first, patterns)) : null;
  const end = last ? day(last) : null;
  if (start === null) return null;
  return { ...placeOf(match), first: start, last: end !== null && end > start ? end : null, isExact: true };
}

/** Returns the number of a written-out day; outside English the only one is "primero". */
function wordNumber(word: string, { dayNumbers }: Patterns): string {
  return String(Math.max(1, dayNumbers.findIndex((each) => each.test(word)) + 1));
}

/** "Thursday", "next Thursday" and "Thursday 3". */
function weekdayOf(match: RegExpExecArray, patterns: Patterns, today: number): Raw {
  const { day, number, ...words } = match.groups as Record<string, string | undefined>;
  const weekday = patterns.weekdays.findIndex((each) => each.test(day ?? ''));
  const place = placeOf(match);
  let unplaced: Raw['unplaced'];
  if (number !== undefined) {
    const numbered = withNumber(weekday, Number(number), today);
    if (numbered !== null)
      return { ...place, first: numbered, last: null, isExact: true, isNumbered: true, hasName: true };
    unplaced = { number: Number(number), end: place.end };
    place.end -= match[0].length - match[0].lastIndexOf(day!) - day!.length;
  }
  const ofToday = (Math.round(today / DAY) + 3) % 7;
  const later = ((weekday - ofToday + 6) % 7) + 1;
  const modifiers = `${words['before'] ?? ''} ${words['after'] ?? ''}`;
  let first = today + later * DAY;
  if (patterns.past.test(modifiers)) first -= 7 * DAY;
  else if (patterns.nextWeek.test(modifiers)) first = today + (7 - ofToday + weekday) * DAY;
  return { ...place, first, last: null, isExact: false, isName: true, ...(unplaced && { unplaced }) };
}

function inOrder(match: RegExpExecArray, { isMonthFirst }: DayContext): [day: number, month: number] {
  const [first, second] = [Number(match[1]), Number(match[3])];
  const isSwapped = match[2] !== '.' && (second > 12 || (isMonthFirst && first <= 12));
  return isSwapped ? [second, first] : [first, second];
}
