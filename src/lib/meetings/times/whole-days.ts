import { DAY } from '../../recurrence/wall.ts';
import type { SignPatterns } from '../signs/signs.ts';
import { PART } from '../text/sentences.ts';
import {
  ASKS_FOR_DAY,
  AWAY_DAYS,
  FREE_DAYS,
  JOINTLY,
  KEEP_FREE,
  STOCK_TAKE,
  TAKES_THE_DAY,
  TRIP,
  WHOLE_DAY,
} from '../words/whole-days.ts';
import type { FoundDay } from './days/find-days.ts';

const AND = /^,? ?(?:and|und|et|y|e|en|i|oraz|&|\+) (?:op |am |le |el |il |w |na |no )?$/;
/** "Between 10 and 13 December" says when something can be done. */
const BETWEEN =
  /(?<!\p{L})(?:between|zwischen|entre|tussen|miedzy|pomiedzy|tra|fra)(?: (?:the|dem|den|le|el|los dias|os dias|il|de|dniem|dia|o dia|i giorni))? $/u;

/** A sentence with days, and its neighbours. */
export interface Surroundings {
  text: string;
  before: string;
  next: string;
}

/** "We are off to the Lakes, Friday 16 to Sunday 18 October." */
export function isTrip(days: FoundDay[], text: string): boolean {
  return days.some((day) => day.last !== null) && TRIP.test(text) && !AWAY_DAYS.test(text);
}

/** Whether it is a meeting that takes the whole day, according to its sentence or the next one. */
export function takesWholeDay(
  { text, before, next }: Surroundings,
  { event, meet, other }: SignPatterns,
): boolean {
  const near = WHOLE_DAY.test(text) ? text : next;
  if (!WHOLE_DAY.test(near) || (near === next && /\d/.test(next)) || happensElsewhere(text, other))
    return false;
  if (ASKS_FOR_DAY.test(near) || TAKES_THE_DAY.test(near) || JOINTLY.test(text)) return true;
  return event.test(before) || event.test(text) || (near === next && meet.test(near));
}

/** Whether something else happens. A closed shop does not count: "Stock-take on Wednesday, shop shut to customers". */
export function happensElsewhere(text: string, other: RegExp): boolean {
  const parts = text.split(PART);
  const telling = tellingParts(text);
  const first = parts.findIndex((part) => telling.includes(part));
  return parts
    .slice(first)
    .some((part) => other.test(part) && (telling.includes(part) || !AWAY_DAYS.test(part)));
}

/** Returns the whole days of a meeting: several days, or a single one that the text says it takes wholly. */
export function wholeDays(
  days: FoundDay[],
  place: Surroundings,
  isNamed: boolean,
): [number, number | null][] {
  const isWhole =
    WHOLE_DAY.test(place.text) ||
    ASKS_FOR_DAY.test(place.text) ||
    (WHOLE_DAY.test(place.next) && !/\d/.test(place.next));
  if (isStockTake(place))
    return together(days, place.text)
      .filter((day) => !day.isDeadline && !day.isReplaced)
      .map(spanOf);
  if (isAway(place.text) || (!WHOLE_DAY.test(place.text) && isWhole && isAway(place.next))) return [];
  return together(days, place.text)
    .filter((day) => !BETWEEN.test(place.text.slice(Math.max(0, day.index - 30), day.index)))
    .filter((day) => !day.isDeadline && !day.isReplaced && (isWhole || (isNamed && day.last !== null)))
    .map(spanOf);
}

const spanOf = ({ first, last }: FoundDay): [number, number | null] => [
  first,
  last === null ? null : last + DAY,
];

/** Whether it is a stock-take that takes the whole day, for which a shop is closed. */
export function isStockTake({ text, next }: Surroundings): boolean {
  return STOCK_TAKE.test(text) && (WHOLE_DAY.test(text) || WHOLE_DAY.test(next));
}

/** Whether somebody is away. "That day the shop is closed" beside the meeting is a separate part. */
function isAway(text: string): boolean {
  const said = text.replace(KEEP_FREE, '');
  return FREE_DAYS.test(said) || tellingParts(said).some((part) => AWAY_DAYS.test(part));
}

/** Returns the parts of a sentence that name a day, or all if none does. */
export function tellingParts(text: string): string[] {
  const parts = text.split(PART);
  const telling = parts.filter((part) => /\d/.test(part) || WHOLE_DAY.test(part));
  return telling.length > 0 ? telling : parts;
}

/** Joins consecutive days to a span: "Saturday 15 and Sunday 16 May". */
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
