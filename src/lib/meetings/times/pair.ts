import type { SignPatterns } from '../signs/signs.ts';
import type { FoundClock } from './clocks/found-clock.ts';
import type { FoundDay } from './days/find-days.ts';

/** An hour and its day. */
export interface Pair {
  clock: FoundClock;
  day: number;
  /** Whether it is of a meeting, but not its start. */
  isAside: boolean;
}

interface Place {
  clocks: FoundClock[];
  days: FoundDay[];
  /** The day that applies where none is named. */
  carried: number | null;
  text: string;
}

/** A place in brackets after an hour. */
const ELSEWHERE =
  /^ ?(?:uhr|uur|h|horas?|am|pm)? ?(?:in|en|à|em|w|te|hora|heure|ora|time|tijd|zeit|czasu) [^)]{2,30}\)/u;
/** Words after an hour at which something ends. */
const ENDS = /^ ?(?:(?:\p{L}{1,6} ){0,3}klaar|fertig|zu ende|vorbei|schluss|afgelopen|finished)(?!\p{L})/u;
/** Characters before a time in which a word describes it. */
const REACH = 40;

/**
 * Pairs each hour with its day: the one directly after it, else the one before it, else a later one, else the carried.
 * `apart` is how many minutes the reader's clock is ahead of the writer's; `isReaders` says whether the reader's zone
 * is named beside an hour.
 */
export function pair(
  { clocks, days, carried, text }: Place,
  { aside }: SignPatterns,
  apart: number,
  isReaders: (clock: FoundClock) => boolean,
): Pair[] {
  return assigned(clocks, days, carried, text).flatMap(({ clock, day }, place) => {
    const next = clocks[place + 1];
    // "At 12 (11 in the Canaries)", for somebody there.
    if (next && isBracketed(next, clock, text) && isReaders(next)) return [];
    if (!isReaders(clock) && isElsewhere(clock, clocks[place - 1], text, apart)) return [];
    if (clock.isDeadline || clock.isReplaced || day?.isDeadline || day?.isReplaced) return [];
    if (day && day.last !== null) return [];
    const first = day?.first ?? carried;
    return first === null
      ? []
      : [{ clock, day: first, isAside: aside.test(before(text, clock)) || ENDS.test(text.slice(clock.end)) }];
  });
}

/** Words before the old date and before the new one: "vom 8.10. um 9 auf den 13.10. um 11". */
const FROM_DATE =
  /(?<!\p{L})(?:vom|von|from|van|vanaf|z|ze|od|desde|ab|da|depuis|del?|du|dell?'|dall?'|dal|do|da|d')(?: (?:dia|dnia|the|el|le))? ?$/u;
const TO_DATE =
  /(?<!\p{L})(?:auf|zum|to|à|bis|until|till|hasta|fino a|tot|do|ate|jusqu'a|jusqu'au|naar|na|au|al|a|para|pour)(?: (?:den|the|el|o|dia|o dia|le|il|dnia))? ?$/u;

/** Whether a sentence names the old and the new time, each with its hour. */
export function namesBoth({ clocks, days, text }: Place): boolean {
  const [old, fresh] = days;
  if (!old || !fresh || days.length > 2 || clocks.length !== 2) return false;
  const [first, second] = clocks;
  return (
    first!.index >= old.end &&
    first!.end <= fresh.index &&
    second!.index >= fresh.end &&
    FROM_DATE.test(before(text, old)) &&
    TO_DATE.test(before(text, fresh))
  );
}

/** Returns the new time in a sentence that reschedules a meeting. */
export function movedPair(place: Place, { onto, aside }: SignPatterns): Pair[] {
  const { text, days, carried } = place;
  const clocks = place.clocks.filter((clock) => !aside.test(before(text, clock)));
  const all = assigned(clocks, days, carried, text)
    .filter(
      ({ clock, day }) =>
        !clock.isReplaced && !day?.isReplaced && !(clock.isDeadline && !onto.test(before(text, clock))),
    )
    .map(({ clock, day }) => ({ clock, found: day, day: day?.first ?? carried }));
  const isNew = ({ clock, found }: (typeof all)[number]) =>
    onto.test(before(text, clock)) ||
    onto.test(withLead(text, clock)) ||
    (found !== undefined && onto.test(before(text, found)));
  const isChoice = all.length > 1 || all.length < clocks.length || days.some((day) => day.isReplaced);
  const last = all.findLast(isNew) ?? (isChoice ? all.at(-1) : undefined);
  const laterDay = days.findLast((day) => !day.isReplaced && clocks.every((clock) => clock.end <= day.index));
  const clock = clocks.at(-1);
  // "Can we move Tuesday at 10 to Thursday?"
  if (clocks.length === 1 && clock && laterDay && onto.test(before(text, laterDay)) && days.length > 1)
    return [{ clock, day: laterDay.first, isAside: false }];
  if (last) return last.day === null ? [] : [{ clock: last.clock, day: last.day, isAside: false }];
  // "Can we move today's call from 10 to 1?"
  const only = all[0];
  if (only && only.day !== null && only.clock.last !== null)
    return [{ clock: { ...only.clock, first: only.clock.last, last: null }, day: only.day, isAside: false }];
  return [];
}

function assigned(
  clocks: FoundClock[],
  days: FoundDay[],
  carried: number | null,
  text: string,
): { clock: FoundClock; day: FoundDay | undefined }[] {
  const taken = new Set<FoundDay>();
  return clocks.map((clock) => {
    const earlier = days.findLast((day) => day.end <= clock.index);
    const after = days.find((day) => day.index >= clock.end);
    const isDirect =
      after &&
      after.index - clock.end < 12 &&
      /^[ ,(]{0,3}(?:\S{1,4} ?)?$/u.test(text.slice(clock.end, after.index));
    const day =
      isDirect && (!earlier || taken.has(earlier))
        ? after
        : (earlier ?? (carried === null || isDirect ? after : undefined) ?? after);
    if (day) taken.add(day);
    return { clock, day };
  });
}

/** Whether it is the same time in another zone than the reader's: "16:00 (12:00 in Santiago)". */
function isElsewhere(
  clock: FoundClock,
  earlier: FoundClock | undefined,
  text: string,
  apart: number,
): boolean {
  return (
    earlier !== undefined &&
    (apart === 0 || clock.first - earlier.first !== apart) &&
    isBracketed(clock, earlier, text) &&
    ELSEWHERE.test(text.slice(clock.end, clock.end + 40))
  );
}

/** Whether an hour is in brackets after another one. */
function isBracketed(clock: FoundClock, earlier: FoundClock, text: string): boolean {
  return /^[^.;!?()\d]{0,24}\($/.test(text.slice(earlier.end, clock.index));
}

/** Returns the text before an hour, including a "na" that was read as part of it: "z 16 na 17:30". */
function withLead(text: string, clock: FoundClock): string {
  return before(text, clock) + (text.startsWith('na ', clock.index) ? 'na ' : '');
}

function before(text: string, { index }: { index: number }): string {
  return text.slice(Math.max(0, index - REACH), index);
}
