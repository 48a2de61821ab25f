import { type Clocks, openClocks, positionIn } from './clock.ts';
import { type CalendarEvent, type ExtraStart, isDay, type Series } from './event.ts';
import { Refused } from './refused.ts';
import { takesPlaceIn } from './rules/gaps.ts';
import { lastCounted, newAllowance } from './rules/last-start.ts';
import { type Rule, readRule, type Until } from './rules/rule.ts';
import { listStarts, type Range } from './rules/starts.ts';
import { DAY, SECOND, wallNumber } from './wall.ts';
import { instantOf, UTC, wallOf, type Zone } from './zone.ts';

/** An occurrence by its original start. */
export interface Instance {
  /** The original start as a position: an instant, or for a day its midnight in UTC. */
  id: number;
  /** The original start in local time of the series. */
  wall: number;
  /** The RDATE period that the instance comes from, which gives its length; null if none. */
  period: ExtraStart | null;
}

/** The recurrence set of a series (RFC 5545, 3.8.5): RRULE and RDATE without EXDATE. */
export interface RecurrenceSet {
  /** Returns at most `limit` instances with a wall time in `range`, sorted. */
  list(range: Range, limit: number): { instances: Instance[]; isComplete: boolean };
  isExcluded(id: number): boolean;
}

/** Returns the recurrence set of a master. `lastStart` is the result of `lastStartOf`, if known. */
export function recurrenceSetOf(
  master: CalendarEvent,
  clocks: Clocks,
  lastStart: number | null = null,
): RecurrenceSet {
  const { start } = master;
  const zone = clocks.zoneOf(start);
  const rule = master.rule === null ? null : readRule(master.rule);
  const first = wallNumber(start.wall);
  const end =
    rule === null
      ? first + SECOND
      : endOf(rule, lastStart ?? countedOrFirst(rule, first, start.zone === null ? UTC : zone));
  const takesPlace = rule === null ? () => true : takesPlaceIn(rule, first, zone);
  const isExcluded = exclusion(master, clocks);
  const isBeforeEnd = endCheck(master, rule?.until ?? null);
  const extras = master.rdates.map((extra): Instance => {
    const id = positionIn(start, extra.start, clocks);
    return { id, wall: wallOf(id, zone), period: extra.end || extra.duration ? extra : null };
  });

  const list = (range: Range, limit: number) => {
    const { starts, isComplete } = startsOf(rule, first, { ...range, to: Math.min(range.to, end) }, limit);
    const regular = starts
      .filter(takesPlace)
      .map((wall): Instance => ({ id: instantOf(wall, zone), wall, period: null }))
      .filter(({ id, wall }) => isBeforeEnd(id, wall));
    const inRange = extras.filter(({ wall }) => wall >= range.from && wall < range.to);
    // The last entry for a start wins: an RDATE period, unlike the rule, gives a length.
    const byId = new Map([...regular, ...inRange].map((instance) => [instance.id, instance]));
    const instances = [...byId.values()].filter(({ id }) => !isExcluded(id)).toSorted((a, b) => a.id - b.id);
    return { instances, isComplete };
  };
  return { list, isExcluded };
}

/**
 * Returns the wall time of the last start that COUNT allows, ignoring exceptions; null without COUNT. The result is
 * stored, because finding it takes up to a second of CPU. Throws `Refused` if it takes longer or exceeds the allowance.
 */
export function lastStartOf({ master, zones }: Series, allowance = newAllowance()): number | null {
  if (master === null || master.rule === null) return null;
  const rule = readRule(master.rule);
  if (rule.count === null) return null;
  const zone = openClocks(zones, 'UTC').zoneOf(master.start);
  return lastCounted(rule, wallNumber(master.start.wall), { allowance, zone });
}

function startsOf(rule: Rule | null, first: number, range: Range, limit: number) {
  if (rule) return listStarts(rule, first, range, limit);
  return { starts: first >= range.from && first < range.to ? [first] : [], isComplete: true };
}

/** Returns the last start. A row older than the column `last_start` may have a refused rule: then the first start. */
function countedOrFirst(rule: Rule, first: number, zone: Zone): number | null {
  try {
    return lastCounted(rule, first, { zone });
  } catch (error) {
    if (error instanceof Refused) return first;
    throw error;
  }
}

/** Returns a wall time after all starts that COUNT and UNTIL allow, in any zone. */
function endOf({ until }: Rule, lastStart: number | null): number {
  return Math.min(
    until === null ? Number.POSITIVE_INFINITY : wallNumber(until.wall) + 2 * DAY,
    lastStart === null ? Number.POSITIVE_INFINITY : lastStart + SECOND,
  );
}

function exclusion(master: CalendarEvent, clocks: Clocks): (id: number) => boolean {
  const { start, exdates } = master;
  const zone = clocks.zoneOf(start);
  const ids = new Set(exdates.map((each) => positionIn(start, each, clocks)));
  // An EXDATE that is a day excludes all occurrences on that day.
  const days = new Set(exdates.filter(isDay).map((each) => wallNumber(each.wall)));
  return (id) => ids.has(id) || (days.size > 0 && days.has(Math.floor(wallOf(id, zone) / DAY) * DAY));
}

/**
 * Returns a check that an occurrence starts no later than UNTIL. UNTIL should have DTSTART's type, and be in UTC if
 * DTSTART has a zone. Otherwise, a day includes all of that day in the series' zone; in an all-day series, only the day
 * of UNTIL counts, as written; and a time without a zone, or in UTC for a floating series, is in the series' wall time.
 */
function endCheck({ start }: CalendarEvent, until: Until | null): (id: number, wall: number) => boolean {
  if (until === null) return () => true;
  const isOfDay = until.wall.length === 10;
  if (isDay(start)) return (id) => id <= wallNumber(until.wall.slice(0, 10));
  const end = wallNumber(until.wall) + (isOfDay ? DAY - SECOND : 0);
  return until.isUtc && start.zone !== null ? (id) => id <= end : (_, wall) => wall <= end;
}
