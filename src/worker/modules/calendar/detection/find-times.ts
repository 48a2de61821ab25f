import { DAY } from '../recurrence/wall.ts';
import { instantOf, type Zone } from '../recurrence/zone.ts';
import { type FoundClock, findClocks } from './find-clocks.ts';
import { type DayContext, type FoundDay, findDays } from './find-days.ts';
import { DAY_REACH } from './limits.ts';
import type { Patterns } from './patterns.ts';
import { CANCELLED, HARMLESS_NOT, HOLIDAY, MOVED, OTHER, WHOLE_DAY } from './words/no-meeting.ts';
import { zoneAfter } from './zones.ts';

const MINUTE = 60_000;

/** A time that words offer, as instants; of whole days, as wall numbers. */
export interface OfferedTime {
  start: number;
  /** Of whole days the day after the last one. */
  end: number | null;
  isAllDay: boolean;
  /** The sentence it stands in. */
  sentence: string;
}

/** What a text says about times. */
export interface Reading {
  offered: OfferedTime[];
  /** The days and the hours that it names without the other, which may point to a time in a quotation. */
  days: number[];
  clocks: number[];
}

export interface ReadingContext extends DayContext {
  patterns: Patterns;
  zone: Zone;
}

interface Clause {
  text: string;
  sentence: string;
}

/** Reads the sentences one after another. `dayBefore` is a day that holds where none is named. */
export function findTimes(
  sentences: readonly string[],
  context: ReadingContext,
  dayBefore: number | null = null,
): Reading {
  const reading: Reading = { offered: [], days: [], clocks: [] };
  let carried = dayBefore === null ? null : { day: dayBefore, age: 0 };
  const durations = sentences.map((sentence) => durationOf(sentence.toLowerCase(), context.patterns));
  for (const [place, sentence] of sentences.entries()) {
    const found: OfferedTime[] = [];
    const isOther = isNoMeeting(sentence.toLowerCase(), context.patterns);
    for (const clause of clausesOf(sentence, context.patterns)) {
      const text = clause.text.toLowerCase();
      const days = findDays(text, context.patterns, context);
      const clocks = findClocks(text, context.patterns, days);
      const isDeclined = isOther || context.patterns.not.test(text.replace(HARMLESS_NOT, ''));
      const usable = days.filter((day) => !day.isWeekly);
      const pairs = pair(clocks, usable, carried?.day ?? null, text);
      const isWeekly = days.some((day) => day.isWeekly) && !days.some((day) => day.isExact);
      if (!isWeekly && (!isDeclined || MOVED.test(text))) {
        found.push(...pairs.flatMap((each) => timeOf(each, text, clause, context) ?? []));
        reading.days.push(...usable.filter((day) => !day.isDeadline).map(({ first }) => first));
        reading.clocks.push(...clocks.filter((clock) => !clock.isDeadline).map(({ first }) => first));
        if (clocks.length === 0) found.push(...wholeDays(usable, sentences.slice(place, place + 2), clause));
      }
      const last = usable.findLast((day) => !day.isDeadline);
      if (last) carried = { day: last.first, age: -1 };
    }
    reading.offered.push(...(MOVED.test(sentence.toLowerCase()) ? found.slice(-1) : found));
    if (carried && ++carried.age >= DAY_REACH) carried = null;
    const length = durations.slice(place, place + 3).find((minutes) => minutes !== null);
    for (const time of found)
      if (length && !time.isAllDay && time.end === null) time.end = time.start + length * MINUTE;
  }
  return reading;
}

function isNoMeeting(text: string, { over }: Patterns): boolean {
  return CANCELLED.test(text) || ((OTHER.test(text) || over.test(text)) && !MOVED.test(text));
}

/** The parts of a sentence before and after "but". */
function clausesOf(sentence: string, { but }: Patterns): Clause[] {
  const cuts = [...sentence.toLowerCase().matchAll(but)].map(({ index }) => index);
  // Some letters have another length in lower case.
  if (sentence.toLowerCase().length !== sentence.length) return [{ text: sentence, sentence }];
  return [0, ...cuts].map((from, place) => ({ text: sentence.slice(from, cuts[place]), sentence }));
}

interface Pair {
  clock: FoundClock;
  day: number;
}

/** Each hour with its day: the one that follows directly, else the one before it, else a later one, else the carried. */
function pair(clocks: FoundClock[], days: FoundDay[], carried: number | null, text: string): Pair[] {
  const taken = new Set<FoundDay>();
  return clocks.flatMap((clock): Pair[] => {
    const before = days.findLast((day) => day.end <= clock.index);
    const after = days.find((day) => day.index >= clock.end);
    const isDirect =
      after &&
      after.index - clock.end < 12 &&
      /^[ ,(]{0,3}(?:\S{1,4} ?)?$/u.test(text.slice(clock.end, after.index));
    const day = isDirect && (!before || taken.has(before)) ? after : (before ?? after);
    if (clock.isDeadline || clock.isReplaced || day?.isDeadline || day?.isReplaced) return [];
    if (day) taken.add(day);
    if (day && day.last !== null) return [];
    const first = day?.first ?? carried;
    return first === null ? [] : [{ clock, day: first }];
  });
}

function timeOf(
  { clock, day }: Pair,
  text: string,
  { sentence }: Clause,
  context: ReadingContext,
): OfferedTime | null {
  const zone = zoneAfter(text, clock.end) ?? context.zone;
  const start = instantOf(day + clock.first * MINUTE, zone);
  const end = clock.last === null ? null : instantOf(day + clock.last * MINUTE, zone);
  return { start, end, isAllDay: false, sentence };
}

/** Several days are a meeting; of a single one, the text must say that it takes the whole day. */
function wholeDays(days: FoundDay[], [sentence, next]: string[], clause: Clause): OfferedTime[] {
  const near = `${sentence} ${next ?? ''}`.toLowerCase();
  if (HOLIDAY.test(near)) return [];
  const isWhole = WHOLE_DAY.test(near);
  return days
    .filter((day) => !day.isDeadline && !day.isReplaced && (day.last !== null || isWhole))
    .map((day) => ({
      start: day.first,
      end: day.last === null ? null : day.last + DAY,
      isAllDay: true,
      sentence: clause.sentence,
    }));
}

/** Minutes that a sentence gives as a length, or null. */
function durationOf(text: string, { halfHour, hour }: Patterns): number | null {
  const minutes = /(?<![\d:.,])(\d{1,3}) ?(?:min|minuten|minutes|minutos|minuti|minut)(?!\p{L})/u.exec(text);
  if (minutes) return Number(minutes[1]) || null;
  if (halfHour.test(text)) return 30;
  return hour.test(text) ? 60 : null;
}
