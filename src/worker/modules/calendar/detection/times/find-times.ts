import { DAY } from '../../recurrence/wall.ts';
import { instantOf, type Zone } from '../../recurrence/zone.ts';
import { CERTAIN, ELSEWHERE, MEETING, type Verdict } from '../judge.ts';
import { DAY_REACH } from '../limits.ts';
import type { Patterns } from '../patterns.ts';
import { plain } from '../text/plain.ts';
import { HOLIDAY, KEEP_FREE, WHOLE_DAY } from '../words/no-meeting.ts';
import { UNLIKELY } from '../words/unlikely.ts';
import { declines } from './declines.ts';
import { type FoundClock, findClocks } from './find-clocks.ts';
import { type DayContext, type FoundDay, findDays } from './find-days.ts';
import { durationOf } from './lengths.ts';
import { movedPair, namesBoth, type Pair, pair } from './pair.ts';
import { zoneAfter } from './zones.ts';

const MINUTE = 60_000;
/** Nobody meets at night. */
const EARLIEST = 5 * 60;
/** What can be said of anything. */
const MODAL =
  /(?<!\p{L})(?:kann|können|könnten?|can|could|works?|peut|peuvent|pourra|pode|podem|poderia|puede|pueden|podra|podria|puo|possono|potrebbe|kan|kunnen|lukt|moze|moga|tak|wel|will be|dann|then|dan|entao|allora|alors|ist|plaats|stand)(?!\p{L})/gu;
/** "From 12 October we are here Monday to Friday". */
const SINCE =
  /(?<!\p{L})(?:from|as of|since|ab|seit|vanaf|sinds|od|desde|a partir de|a partir do|dal|à partir du|dès le)(?: (?:the|dem|de|el|le|dia|dnia|il))? $/u;
const AND = /^,? ?(?:and|und|et|y|e|en|i|oraz|&|\+) (?:op |am |le |el |il |w |na |no )?$/;

/** A time that words offer, as instants; of whole days, as wall numbers. */
export interface OfferedTime {
  start: number;
  /** Of whole days the day after the last one. */
  end: number | null;
  isAllDay: boolean;
  /** It belongs to a meeting, but does not begin it: "doors open at 7". */
  isAside: boolean;
  /** Its day is only the name of a day of the week. */
  isNamed: boolean;
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

interface Found {
  text: string;
  days: FoundDay[];
  clocks: FoundClock[];
}

/**
 * Reads the sentences one after another, each with what `judge` says of it. `dayBefore` is a day that holds where none
 * is named.
 */
export function findTimes(
  sentences: readonly string[],
  verdicts: readonly Verdict[],
  context: ReadingContext,
  dayBefore: number | null = null,
): Reading {
  const reading: Reading = { offered: [], days: [], clocks: [] };
  const { signs, language } = context.patterns;
  let lastClock: FoundClock | undefined;
  const texts = sentences.map(plain);
  let carried = dayBefore === null ? null : { day: dayBefore, age: 0 };
  const durations = texts.map((text) => durationOf(text, context.patterns));
  for (const [index, sentence] of sentences.entries()) {
    const { score, isNamed, isCancelled, isMoved, isRefused } = verdicts[index]!;
    const isLikely = !isRefused && (!isCancelled || isMoved);
    const { people, event, others } = signs;
    const whole = texts[index]!;
    const isAddressed = people.test(whole) || event.test(whole.replace(MODAL, ''));
    const isUnlikely = UNLIKELY[language]!.test(whole) || (others.test(whole) && !people.test(whole));
    const found: OfferedTime[] = [];
    for (const text of isMoved ? [texts[index]!] : clausesOf(texts[index]!, context.patterns)) {
      const { days, clocks } = look(text, context);
      const usable = days.filter((day) => !day.isWeekly);
      const isWeekly =
        days.some((day) => day.isWeekly) &&
        days.every((day) => !day.isExact || SINCE.test(text.slice(0, day.index)));
      const isDeclined = !isMoved && declines(text, clocks, context.patterns);
      if (clocks.length === 0 && lastClock && signs.sameHour.test(text))
        clocks.push({
          ...lastClock,
          index: text.length,
          end: text.length,
          isDeadline: false,
          isReplaced: false,
        });
      lastClock = clocks.at(-1) ?? lastClock;
      const isCertain =
        !isUnlikely &&
        clocks.every(({ first }) => first >= EARLIEST) &&
        clocks.length > 0 &&
        usable.some((day) => !day.isName || isAddressed);
      if (isLikely && score >= (isCertain ? CERTAIN : MEETING) && !isWeekly && !isDeclined) {
        const place = { clocks, days: usable, carried: carried?.day ?? null, text };
        const isFromTo = !isMoved && namesBoth(place);
        // "From Tuesday 7am to Wednesday 5pm the car park is painted": no meeting takes so long.
        if (
          isFromTo &&
          usable.every((day) => day.isName) &&
          !signs.meet.test(text) &&
          !signs.event.test(text)
        )
          continue;
        const pairs = isMoved || isFromTo ? movedPair(place, signs) : pair(place, signs);
        found.push(...pairs.map((each) => timeOf(each, usable, text, sentence, context)));
        reading.days.push(...usable.filter((day) => !day.isDeadline).map(({ first }) => first));
        reading.clocks.push(...clocks.filter((clock) => !clock.isDeadline).map(({ first }) => first));
        if (clocks.length === 0)
          found.push(...wholeDays(together(usable, text), texts.slice(index, index + 2), sentence, isNamed));
      }
      const last = usable.findLast((day) => !day.isDeadline);
      // A day on which something else happens says nothing about the hours that follow.
      if (last) carried = score <= ELSEWHERE && !isCancelled ? null : { day: last.first, age: -1 };
    }
    reading.offered.push(...found);
    if (carried && ++carried.age >= DAY_REACH) carried = null;
    const length = durations.slice(index, index + 3).find((minutes) => minutes !== null);
    for (const time of found)
      if (length && !time.isAllDay && time.end === null) time.end = time.start + length * MINUTE;
  }
  if (reading.offered.some(({ isAside }) => !isAside))
    reading.offered = reading.offered.filter(({ isAside }) => !isAside);
  return reading;
}

function look(text: string, context: ReadingContext): Found {
  const days = findDays(text, context.patterns, context);
  return { text, days, clocks: findClocks(text, context.patterns, days) };
}

/** The parts of a sentence before and after "but". */
function clausesOf(text: string, { but }: Patterns): string[] {
  const cuts = [...text.matchAll(but)].map(({ index }) => index);
  return [0, ...cuts].map((from, place) => text.slice(from, cuts[place]));
}

function timeOf(
  { clock, day, isAside }: Pair,
  days: FoundDay[],
  text: string,
  sentence: string,
  context: ReadingContext,
): OfferedTime {
  const zone = zoneAfter(text, clock.end) ?? context.zone;
  const start = instantOf(day + clock.first * MINUTE, zone);
  const end = clock.last === null ? null : instantOf(day + clock.last * MINUTE, zone);
  const isNamed = days.some(({ isName, first }) => isName && first === day);
  return { start, end, isAllDay: false, isAside, isNamed, sentence };
}

/** "Saturday 15 and Sunday 16 May" is one span of days. */
function together(days: FoundDay[], text: string): FoundDay[] {
  const spans: FoundDay[] = [];
  for (const day of days) {
    const before = spans.at(-1);
    const isNext = before && day.last === null && day.first === (before.last ?? before.first) + DAY;
    if (isNext && AND.test(text.slice(before.end, day.index)))
      spans[spans.length - 1] = { ...before, last: day.first, end: day.end };
    else spans.push(day);
  }
  return spans;
}

/** Several days are a meeting; of a single one, the text must say that it takes the whole day. */
function wholeDays(
  days: FoundDay[],
  [text, next]: string[],
  sentence: string,
  isNamed: boolean,
): OfferedTime[] {
  const near = `${text} ${next ?? ''}`.replace(KEEP_FREE, '');
  if (HOLIDAY.test(near)) return [];
  const isWhole = WHOLE_DAY.test(near);
  return days
    .filter((day) => !day.isDeadline && !day.isReplaced && (isWhole || (isNamed && day.last !== null)))
    .map((day) => ({
      start: day.first,
      end: day.last === null ? null : day.last + DAY,
      isAllDay: true,
      isAside: false,
      isNamed: false,
      sentence,
    }));
}
