/** Lays out occurrences: blocks side by side in the columns of days, bars in lanes across several days. */
import { addDays, daysBetween, wallOf } from '../../../lib/zones.ts';

const DAY = 1440;
const DAY_MS = 86_400_000;
/** The minimum height of a block, so that its title is readable. */
export const LEAST_MINUTES = 25;
/** How much later a block begins that may cover another one, whose first line stays visible. */
const COVER_MINUTES = 30;
/** How far it is indented, as a share of the day's width. */
const INDENT = 0.2;

interface Timed {
  start: string;
  end: string;
  all_day: boolean;
}

export interface Span {
  /** The first and the last date of the occurrence. */
  first: string;
  last: string;
  /** The start on the first date. */
  startMinute: number;
  /** The end on the last date: up to 1440. */
  endMinute: number;
  /** Whether it is all-day or at least 24 hours long, and therefore a bar across days. */
  isBar: boolean;
}

/** Returns the dates of an occurrence, and its times on them, in a time zone. */
export function spanOf({ start, end, all_day }: Timed, zone: string): Span {
  if (all_day) {
    const first = start.slice(0, 10);
    const last = addDays(end.slice(0, 10), -1);
    return { first, last: last < first ? first : last, startMinute: 0, endMinute: DAY, isBar: true };
  }
  const from = wallOf(start, zone);
  const to = wallOf(end, zone);
  const isMidnight = to.minute === 0 && to.date > from.date;
  return {
    first: from.date,
    last: isMidnight ? addDays(to.date, -1) : to.date < from.date ? from.date : to.date,
    startMinute: from.minute,
    endMinute: isMidnight ? DAY : to.minute,
    isBar: Date.parse(end) - Date.parse(start) >= DAY_MS,
  };
}

export interface Segment<T> {
  item: T;
  /** The index of the date. */
  day: number;
  /** Minutes of the day. */
  top: number;
  bottom: number;
  /** 0 is the first part of an occurrence that spans midnight. */
  part: number;
  isLast: boolean;
  /** Its edges as shares of the day's width. */
  left: number;
  right: number;
  /** Blocks of a higher layer cover it. */
  layer: number;
  /** The minute from which others cover it. */
  seenTo: number;
}

/**
 * Returns the blocks of timed occurrences on some dates. Overlapping ones are side by side, or cover what has begun long
 * before.
 */
export function blocksOf<T extends Timed>(items: T[], dates: string[], zone: string): Segment<T>[] {
  const days: Segment<T>[][] = dates.map(() => []);
  for (const item of items) {
    const span = spanOf(item, zone);
    if (span.isBar) continue;
    const parts = daysBetween(span.first, span.last);
    for (let part = 0; part <= parts; part++) {
      const day = dates.indexOf(addDays(span.first, part));
      if (day < 0) continue;
      const top = part === 0 ? Math.min(span.startMinute, DAY - LEAST_MINUTES) : 0;
      const bottom = Math.max(part === parts ? span.endMinute : DAY, top + LEAST_MINUTES);
      days[day]!.push({
        item,
        day,
        top,
        bottom,
        part,
        isLast: part === parts,
        left: 0,
        right: 1,
        layer: 0,
        seenTo: bottom,
      });
    }
  }
  return days.flatMap(sideBySide);
}

const overlaps = (a: Segment<unknown>, b: Segment<unknown>) => a.top < b.bottom && b.top < a.bottom;

/** Puts each block into the first free column. Blocks that overlap, even through others, share the width. */
function sideBySide<T>(blocks: Segment<T>[]): Segment<T>[] {
  const sorted = blocks.toSorted((a, b) => a.top - b.top || b.bottom - a.bottom);
  let group: Segment<T>[] = [];
  let end = 0;
  for (const block of sorted) {
    if (block.top >= end) {
      spread(group);
      group = [];
    }
    const used = new Set(group.filter((other) => overlaps(block, other)).map(({ layer }) => layer));
    while (used.has(block.layer)) block.layer++;
    group.push(block);
    end = Math.max(group.length === 1 ? 0 : end, block.bottom);
  }
  spread(group);
  return sorted;
}

/** Divides the width among the columns of a group, then widens blocks to what is free, or may cover or be covered. */
function spread(group: Segment<unknown>[]): void {
  const columns = Math.max(0, ...group.map(({ layer }) => layer + 1));
  for (const block of group.toSorted((a, b) => a.layer - b.layer)) {
    const others = group.filter((other) => other !== block && overlaps(block, other));
    const before = others.filter(({ layer }) => layer < block.layer);
    const after = others.filter(({ layer }) => layer > block.layer);
    const mayCover = before.every(({ top }) => block.top - top >= COVER_MINUTES);
    const isCovered = after.length > 0 && after.every(({ top }) => top - block.top >= COVER_MINUTES);
    block.left = mayCover
      ? Math.max(0, ...before.map(({ left }) => left + Math.min(INDENT, 1 / columns)))
      : block.layer / columns;
    block.right = isCovered ? 1 : Math.min(columns, ...after.map(({ layer }) => layer)) / columns;
  }
  for (const block of group)
    for (const { layer, left, top } of group)
      if (layer > block.layer && left < block.right && block.top < top && top < block.seenTo)
        block.seenTo = top;
}

export interface Bar<T> {
  item: T;
  /** Indexes of the first and last date among the shown ones. */
  from: number;
  to: number;
  lane: number;
  /** Whether it begins before the first date, or ends after the last. */
  isCutBefore: boolean;
  isCutAfter: boolean;
}

/** Lays out bars in lanes, longer ones first. `which` excludes occurrences that are not bars here. */
export function barsOf<T extends Timed>(
  items: T[],
  dates: string[],
  zone: string,
  which: (span: Span) => boolean = ({ isBar }) => isBar,
): Bar<T>[] {
  const bars: (Bar<T> & { start: number })[] = [];
  for (const item of items) {
    const span = spanOf(item, zone);
    const from = daysBetween(dates[0]!, span.first);
    const to = daysBetween(dates[0]!, span.last);
    if (!which(span) || to < 0 || from >= dates.length) continue;
    const shown = { from: Math.max(0, from), to: Math.min(dates.length - 1, to) };
    const isCut = { isCutBefore: from < 0, isCutAfter: to >= dates.length };
    bars.push({ item, ...shown, lane: 0, ...isCut, start: span.isBar ? -1 : span.startMinute });
  }
  bars.sort((a, b) => a.from - b.from || b.to - b.from - (a.to - a.from) || a.start - b.start);
  const lanes: boolean[][] = [];
  return bars.map(({ start: _, ...bar }) => {
    const days = Array.from({ length: bar.to - bar.from + 1 }, (_, day) => bar.from + day);
    while (days.some((day) => lanes[bar.lane]?.[day])) bar.lane++;
    lanes[bar.lane] ??= [];
    for (const day of days) lanes[bar.lane]![day] = true;
    return bar;
  });
}
