import { type Clocks, positionIn } from './clock.ts';
import { type CalendarEvent, type ExtraStart, isDay } from './event.ts';
import { Refused } from './refused.ts';
import { lastCounted } from './rules/last-start.ts';
import { type Rule, readRule, type Until } from './rules/rule.ts';
import { listStarts, type Range } from './rules/starts.ts';
import { DAY, SECOND, wallNumber } from './wall.ts';
import { instantOf, wallOf } from './zone.ts';

/** An occurrence by its original start. */
export interface Instance {
  /** The original start as a position: an instant, or the midnight of a day in UTC. */
  id: number;
  /** The original start in local time of the series. */
  wall: number;
  /** The period of RDATE that it comes from and that says how long it lasts, or null. */
  period: ExtraStart | null;
}

/** The recurrence set of a series (RFC 5545, 3.8.5): RRULE and RDATE without EXDATE. */
export interface RecurrenceSet {
  /** Sorted instances with a wall time in `range`, at most `limit`. */
  list(range: Range, limit: number): { instances: Instance[]; isComplete: boolean };
  isExcluded(id: number): boolean;
}

/** `lastStart` is the last that COUNT allows, if it is known (`lastStartOf`). */
export function recurrenceSetOf(
  master: CalendarEvent,
  clocks: Clocks,
  lastStart: number | null = null,
): RecurrenceSet {
  const { start } = master;
  const zone = clocks.zoneOf(start);
  const rule = master.rule === null ? null : readRule(master.rule);
  const first = wallNumber(start.wall);
  const end = rule === null ? first + SECOND : endOf(rule, lastStart ?? countedOrFirst(rule, first));
  const isExcluded = exclusion(master, clocks);
  const isBeforeEnd = endCheck(master, rule?.until ?? null);
  const extras = master.rdates.map((extra): Instance => {
    const id = positionIn(start, extra.start, clocks);
    return { id, wall: wallOf(id, zone), period: extra.end || extra.duration ? extra : null };
  });

  const list = (range: Range, limit: number) => {
    const { starts, isComplete } = startsOf(rule, first, { ...range, to: Math.min(range.to, end) }, limit);
    const regular = starts
      .map((wall): Instance => ({ id: instantOf(wall, zone), wall, period: null }))
      .filter(({ id, wall }) => isBeforeEnd(id, wall));
    const inRange = extras.filter(({ wall }) => wall >= range.from && wall < range.to);
    // Of two at one time the later counts: a period says more than a rule.
    const byId = new Map([...regular, ...inRange].map((instance) => [instance.id, instance]));
    const instances = [...byId.values()].filter(({ id }) => !isExcluded(id)).toSorted((a, b) => a.id - b.id);
    return { instances, isComplete };
  };
  return { list, isExcluded };
}

function startsOf(rule: Rule | null, first: number, range: Range, limit: number) {
  if (rule) return listStarts(rule, first, range, limit);
  return { starts: first >= range.from && first < range.to ? [first] : [], isComplete: true };
}

/** In a row that is older than `last_start`, a rule may stand that would be refused: its first start is shown. */
function countedOrFirst(rule: Rule, first: number): number | null {
  try {
    return lastCounted(rule, first);
  } catch (error) {
    if (error instanceof Refused) return first;
    throw error;
  }
}

/** A wall time after all starts that COUNT and, in any zone, UNTIL allow. */
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
  // A day excludes all of a series that occurs several times on it.
  const days = new Set(exdates.filter(isDay).map((each) => wallNumber(each.wall)));
  return (id) => ids.has(id) || (days.size > 0 && days.has(Math.floor(wallOf(id, zone) / DAY) * DAY));
}

/**
 * Whether an occurrence starts no later than UNTIL. UNTIL should be of DTSTART's type, in UTC if that has a zone. Where
 * it is not: a day ends with the last second of that day by the clock of the series; for a series of days, only the day of
 * UNTIL counts, as written; a time without a zone is by the clock of the series; and for floating times, so is one in UTC.
 */
function endCheck({ start }: CalendarEvent, until: Until | null): (id: number, wall: number) => boolean {
  if (until === null) return () => true;
  const isOfDay = until.wall.length === 10;
  if (isDay(start)) return (id) => id <= wallNumber(until.wall.slice(0, 10));
  const end = wallNumber(until.wall) + (isOfDay ? DAY - SECOND : 0);
  return until.isUtc && start.zone !== null ? (id) => id <= end : (_, wall) => wall <= end;
}
