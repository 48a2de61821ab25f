import { DAY } from '../../recurrence/wall.ts';
import { instantOf } from '../../recurrence/zone.ts';
import { CERTAIN, ELSEWHERE, MEETING, type Verdict } from '../judge.ts';
import { DAY_REACH } from '../limits.ts';
import type { Patterns } from '../patterns.ts';
import type { SignPatterns } from '../signs/signs.ts';
import { plain } from '../text/plain.ts';
import { LIST } from '../text/sentences.ts';
import { inFigures } from '../words/figures.ts';
import { COUNTERS } from '../words/no-meeting.ts';
import { SOMEBODY } from '../words/somebody.ts';
import { UNLIKELY } from '../words/unlikely.ts';
import { WHOLE_DAY } from '../words/whole-days.ts';
import { findClocks } from './clocks/find-clocks.ts';
import type { FoundClock } from './clocks/found-clock.ts';
import { type FoundDay, findDays } from './days/find-days.ts';
import { declines } from './declines.ts';
import { durationOf } from './lengths.ts';
import { isOwn } from './own.ts';
import { movedPair, namesBoth, type Pair, pair } from './pair.ts';
import { type Evidence, NOTHING, type OfferedTime, type Reading, type ReadingContext } from './reading.ts';
import { isSaidAgain, minutesApart } from './two-zones.ts';
import {
  happensElsewhere,
  isStockTake,
  isTrip,
  type Surroundings,
  takesWholeDay,
  tellingParts,
  wholeDays,
} from './whole-days.ts';
import { zoneAfter, zoneOfAll } from './zones.ts';

const MINUTE = 60_000;
/** Weeks for which the name of a weekday means the date that was mentioned with it. */
const MAX_WEEKS = 4;
/** The most sentences of a mail that may exist only for its time. Longer mail mentions other times too. */
const SHORT = 8;
/** Characters before and after an hour that say what happens then. */
const BEFORE = 50;
const BEHIND = 30;
/** Characters between two hours that are alternatives, which may have days of their own. */
const TOGETHER = 20;
const ASIDE = /\([^()]{0,120}\)/g;
/** Nobody meets at night. */
const EARLIEST = 5 * 60;
/** Words that can be said of anything. */
const MODAL =
  /(?<!\p{L})(?:kann|können|könnten?|can|could|works?|peut|peuvent|pourra|pode|podem|poderia|puede|pueden|podra|podria|puo|possono|potrebbe|kan|kunnen|lukt|moze|moga|tak|wel|will be|dann|then|dan|entao|allora|alors|ist|plaats|stand)(?!\p{L})/gu;
/** The reason for moving a meeting: "because on Thursday I am away". */
const REASON =
  /, (?:because|since|weil|parce que|car|puisque|porque|ya que|perche|poiche|omdat|want|pois|bo|poniewaz) [^,;:]{1,200}$/u;
/** "From 12 October we are here Monday to Friday". */
const SINCE =
  /(?<!\p{L})(?:from|as of|since|ab|seit|vanaf|sinds|od|desde|a partir de|a partir do|dal|à partir du|dès le)(?: (?:the|dem|de|el|le|dia|dnia|il))? $/u;

/** A day that applies to the following sentences. */
interface Carried {
  day: number;
  /** Sentences since it was mentioned. */
  age: number;
  /** Whether it was mentioned in a list item. */
  isOfPoint: boolean;
  /** From zero, the next sentence may have its hour; a sentence with its own hour has none left. */
  score: number;
}

interface Found {
  text: string;
  days: FoundDay[];
  clocks: FoundClock[];
}

/**
 * Reads the sentences in order, each with its verdict from `judge`. `dayBefore` is the day that applies where none is
 * named.
 */
export function findTimes(
  sentences: readonly string[],
  verdicts: readonly Verdict[],
  context: ReadingContext,
  dayBefore: number | null = null,
): Reading {
  const reading: Reading = structuredClone(NOTHING);
  const { signs, language } = context.patterns;
  let lastClock: FoundClock | undefined;
  /** The dates that were mentioned with their weekday, by weekday. */
  const dated = new Map<number, number>();
  const texts = sentences.map((sentence) =>
    withoutAsides(inFigures(plain(sentence), language), context.patterns),
  );
  let carried: Carried | null =
    dayBefore === null ? null : { day: dayBefore, age: 0, score: -1, isOfPoint: false };
  const zoned = { ...context, zone: zoneOfAll(texts, context.writer) ?? context.zone };
  const isShort = sentences.length <= SHORT;
  const durations = texts.map((text) => durationOf(text, context.patterns));
  for (const [index, sentence] of sentences.entries()) {
    const { score, isNamed, isMoved, isRefused } = verdicts[index]!;
    const { people, event, others } = signs;
    const whole = texts[index]!;
    const isAddressed = people.test(whole) || event.test(whole.replace(MODAL, ''));
    const isUnlikely =
      !context.isNote && (UNLIKELY[language]!.test(whole) || (others.test(whole) && !people.test(whole)));
    const isOfSomebody =
      SOMEBODY.test(sentence) && !isMoved && !people.test(whole) && !sentence.endsWith('?');
    const found: OfferedTime[] = [];
    const isPoint = LIST.test(sentence);
    // A day in one list item does not apply to the others.
    if (isPoint && carried?.isOfPoint) carried = null;
    const clauses = isMoved ? [whole.replace(REASON, '')] : clausesOf(whole, context.patterns);
    for (const [place, text] of clauses.entries()) {
      // "The table was for Saturday at eight, but we are not coming after all": the part after may have no time.
      const isCancelled =
        !isMoved &&
        (signs.cancelled.test(text) ||
          clauses.slice(place + 1).some((each) => signs.cancelled.test(each) && !/\d/.test(each)));
      const isLikely = !isRefused && !isCancelled && !isOfSomebody;
      const { days, clocks } = look(text, context, dated);
      for (const day of days) if (day.hasName && day.last === null) dated.set(weekdayOf(day), day.first);
      // "Can we move Thursdays meeting to Friday?"
      const usable = days.filter((day) => !day.isWeekly || (isMoved && day.last === null));
      const isWeekly =
        !isMoved &&
        days.some((day) => day.isWeekly) &&
        days.every((day) => !day.isExact || SINCE.test(text.slice(0, day.index)));
      // "Both full days, one is not enough to see it all".
      const telling = tellingParts(text).join(', ');
      const about = clocks.length === 0 && WHOLE_DAY.test(telling) && /\d/.test(telling) ? telling : text;
      const isDeclined = !isMoved && declines(about, { clocks, days }, context.patterns);
      if (isDeclined) {
        reading.declined.days.push(...usable.map(({ first }) => first));
        reading.declined.clocks.push(...clocks.map(({ first }) => first));
      }
      if (days.length === 0 && !isDeclined && (isMoved || COUNTERS.test(text)))
        reading.countered.push(...clocks.filter((clock) => !clock.isReplaced).map(({ first }) => first));
      const again = isMoved && clocks.length > 0 ? null : sameHour({ text, days, clocks }, lastClock, signs);
      if (again) clocks.push(again);
      lastClock = clocks.at(-1) ?? lastClock;
      const around: Surroundings = { text, before: texts[index - 1] ?? '', next: texts[index + 1] ?? '' };
      const isStock = clocks.length === 0 && isStockTake(around);
      const isCertain =
        !isUnlikely &&
        (clocks.length > 0
          ? clocks.every(({ first }) => first >= EARLIEST) &&
            (usable.some((day) => !day.isName || isAddressed) ||
              (usable.length === 0 && carried !== null && carried.age === 0 && carried.score >= 0))
          : takesWholeDay(around, signs) || isTrip(usable, text));
      const isAfterthought =
        usable.length === 0 &&
        carried !== null &&
        carried.score < 0 &&
        reading.offered.length > 0 &&
        !isMoved &&
        !isPoint &&
        addsNothing(text, signs);
      if (
        isLikely &&
        !isAfterthought &&
        (score >=
          neededScore(
            isCertain,
            clocks.length > 0,
            isShort || isPoint || usable.some((day) => day.isExact),
          ) ||
          isStock) &&
        !isWeekly &&
        !isDeclined
      ) {
        const named = {
          clocks,
          days: usable,
          carried: carried?.day ?? (signs.meet.test(text) ? dayBefore : null),
          text,
        };
        const isReaders = ({ end }: FoundClock) => {
          const zone = zoneAfter(text, end, null);
          return zone !== null && zone.offsetAt(context.today) === context.zone.offsetAt(context.today);
        };
        const isFromTo = !isMoved && namesBoth(named);
        // "From Tuesday 7am to Wednesday 5pm the car park is painted": no meeting takes so long.
        if (
          isFromTo &&
          usable.every((day) => day.isName) &&
          !signs.meet.test(text) &&
          !signs.event.test(text)
        )
          continue;
        const pairs =
          isMoved || isFromTo
            ? movedPair(named, signs)
            : pair(named, signs, minutesApart(context), isReaders);
        const evidence: Omit<Evidence, 'near'> = {
          sentences: [sentence, sentences[index - 1] ?? '', sentences[index + 1] ?? ''],
          place: index / sentences.length,
          count: sentences.length,
          score,
          clocks: scatteredOf(clocks),
          hasDay: days.length > 0,
        };
        const times = pairs.map((each) => ({
          ...timeOf(each, usable, text, zoned),
          sentence,
          evidence: {
            ...evidence,
            near: text.slice(Math.max(0, each.clock.index - BEFORE), each.clock.end + BEHIND),
          },
        }));
        found.push(...times.filter((_, place) => !isSaidAgain(times, pairs, place, text, context)));
        reading.days.push(...usable.filter((day) => !day.isDeadline).map(({ first }) => first));
        reading.clocks.push(...clocks.filter((clock) => !clock.isDeadline).map(({ first }) => first));
        if (
          clocks.length === 0 &&
          !signs.own.test(text) &&
          !(usable.every(({ last }) => last === null) && happensElsewhere(text, signs.other) && !isStock)
        )
          for (const [start, end] of wholeDays(usable, around, isNamed))
            found.push({
              start,
              end,
              isAllDay: true,
              isAside: false,
              isNamed: false,
              sentence,
              evidence: { ...evidence, near: text },
            });
      }
      const last = usable.findLast((day) => !day.isDeadline);
      // A day on which something else happens does not apply to the hours that follow.
      if (last)
        carried =
          score <= ELSEWHERE && !signs.cancelled.test(text) && !signs.own.test(whole)
            ? null
            : {
                day: last.first,
                age: -1,
                isOfPoint: isPoint && !sentence.endsWith(':'),
                score:
                  clocks.length > 0 || isUnlikely || isRefused || isDeclined
                    ? -1
                    : score - (last.isName ? MEETING : 0),
              };
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

/**
 * Returns the score needed: what a subject such as "Registration" subtracts must not exclude named whole days.
 * `isTold`: the mail is short, or gives the day as a date or in a list.
 */
function neededScore(isCertain: boolean, hasClock: boolean, isTold: boolean): number {
  if (!isCertain || (hasClock && !isTold)) return MEETING;
  return hasClock ? CERTAIN : CERTAIN - 2;
}

/** Counts the hours that are no alternatives: those of "at 9, 10.30 or 2 pm" count as one. */
function scatteredOf(clocks: readonly FoundClock[]): number {
  return clocks.filter(({ index }, place) => place === 0 || index - clocks[place - 1]!.end > TOGETHER).length;
}

/** Whether an hour after the time of the meeting is no new one: "The pizzas at noon are on me". */
function addsNothing(text: string, { meet }: SignPatterns): boolean {
  return !/^[\p{P}\d]/u.test(text) && !meet.test(text) && !text.endsWith('?');
}

/** Replaces a weekday by its date: "I arrive on Wednesday 9 December. Shall we have dinner on Wednesday?" */
function datedDay(day: FoundDay, dated: ReadonlyMap<number, number>): FoundDay {
  const date = day.isName && !day.isWeekly ? dated.get(weekdayOf(day)) : undefined;
  const isMeant = date !== undefined && date > day.first && date <= day.first + MAX_WEEKS * 7 * DAY;
  return isMeant ? { ...day, first: date } : day;
}

const weekdayOf = ({ first }: FoundDay) => (first / DAY) % 7;

function look(text: string, context: ReadingContext, dated: ReadonlyMap<number, number>): Found {
  const days = findDays(text, context.patterns, context).map((day) => datedDay(day, dated));
  const clocks = findClocks(text, context.patterns, days);
  return {
    text,
    days,
    clocks: clocks.filter(
      (clock) =>
        !isOwn(clock, text, context.patterns) &&
        !isPhoneHour(clock, text) &&
        (clock.first >= EARLIEST || context.patterns.signs.meet.test(text)),
    ),
  };
}

/** "On 03 555 01 20 (between 9 and 12)" gives the hours of a phone line. */
const PHONE = /\d(?:[ ./-]?\d){6} ?\((?:\p{L}{1,10} ){0,3}$/u;

function isPhoneHour({ index, first, last }: FoundClock, text: string): boolean {
  return last !== null && first < last && PHONE.test(text.slice(Math.max(0, index - 40), index));
}

/** Returns the same hour for a day without one: "Monday at 3, or Tuesday at the same time". */
function sameHour(
  { text, days, clocks }: Found,
  earlier: FoundClock | undefined,
  signs: SignPatterns,
): FoundClock | null {
  const last = clocks.at(-1);
  const clock = last ?? earlier;
  const said = signs.sameHour.exec(text);
  if (!clock || !said) return null;
  const isOther = days.some((day) => last && day.index >= last.end && day.end <= said.index);
  if (last && (!isOther || last.end > said.index)) return null;
  return { ...clock, index: text.length, end: text.length, isDeadline: false, isReplaced: false };
}

/** Masks the writer's asides beside a time: "Thursday at 2 pm (I have a class until half past one)". */
function withoutAsides(text: string, { not, signs }: Patterns): string {
  return text.replace(ASIDE, (aside) =>
    not.test(aside) || signs.own.test(aside) || signs.cancelled.test(aside)
      ? ' '.repeat(aside.length)
      : aside,
  );
}

/** Splits a sentence at "but". */
function clausesOf(text: string, { but }: Patterns): string[] {
  const cuts = [...text.matchAll(but)].map(({ index }) => index);
  return [0, ...cuts].map((from, place) => text.slice(from, cuts[place]));
}

function timeOf(
  { clock, day, isAside }: Pair,
  days: FoundDay[],
  text: string,
  context: ReadingContext,
): Omit<OfferedTime, 'sentence' | 'evidence'> {
  const zone = zoneAfter(text, clock.end, context.writer) ?? context.zone;
  const start = instantOf(day + clock.first * MINUTE, zone);
  const end = clock.last === null ? null : instantOf(day + clock.last * MINUTE, zone);
  const isNamed = days.some(({ isName, first }) => isName && first === day);
  return { start, end, isAllDay: false, isAside, isNamed };
}
