import type { SignPatterns } from '../signs/signs.ts';
import type { FoundClock } from './find-clocks.ts';
import type { FoundDay } from './find-days.ts';

/** An hour and its day. */
export interface Pair {
  clock: FoundClock;
  day: number;
  /** It belongs to a meeting, but does not begin it. */
  isAside: boolean;
}

interface Place {
  clocks: FoundClock[];
  days: FoundDay[];
  /** The day that holds where none is named. */
  carried: number | null;
  text: string;
}

/** Characters before a time in which a word tells what it is. */
const REACH = 40;

/** Each hour with its day: the one that follows directly, else the one before it, else a later one, else the carried. */
export function pair({ clocks, days, carried, text }: Place, { aside }: SignPatterns): Pair[] {
  return assigned(clocks, days, carried, text).flatMap(({ clock, day }) => {
    if (clock.isDeadline || clock.isReplaced || day?.isDeadline || day?.isReplaced) return [];
    if (day && day.last !== null) return [];
    const first = day?.first ?? carried;
    return first === null ? [] : [{ clock, day: first, isAside: aside.test(before(text, clock)) }];
  });
}

/** Of the times of a sentence that moves a meeting the one that it gets. */
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
    onto.test(before(text, clock)) || (found !== undefined && onto.test(before(text, found)));
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

function before(text: string, { index }: { index: number }): string {
  return text.slice(Math.max(0, index - REACH), index);
}
