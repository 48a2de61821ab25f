import { type Clocks, openClocks, positionIn, positionOf } from './clock.ts';
import type { CalendarEvent, Series } from './event.ts';
import { longestOf } from './length.ts';
import { readRule } from './rules/rule.ts';
import { DAY, wallNumber } from './wall.ts';

/** The maximum difference between UTC and a day or a floating time in any zone, plus a change of the offset. */
const SLACK = (26 / 24) * DAY;

/**
 * Returns a range of instants that includes all occurrences, whatever the zone of the user. `to` is null if the series
 * has no end. `lastStart` is the result of `lastStartOf`.
 */
export function spanOf(series: Series, lastStart: number | null): { from: number; to: number | null } {
  const clocks = openClocks(series.zones, 'UTC');
  const { master, exceptions } = series;
  const events = master ? [master, ...exceptions] : exceptions;
  const starts = events.map(({ start }) => positionOf(start, clocks));
  const ends = events.map((event, i) => starts[i]! + longestOf(event, clocks));
  const extra = master ? extrasOf(master, clocks) : { starts: [], ends: [] };
  const shifts = master ? shiftsOf(master, exceptions, clocks) : [];
  const from = Math.min(...starts, ...extra.starts) + Math.min(0, ...shifts) - SLACK;
  const last = master ? lastOf(master, lastStart, clocks) : Number.NEGATIVE_INFINITY;
  if (last === null) return { from, to: null };
  const longest = Math.max(...events.map((event) => longestOf(event, clocks)));
  const to = Math.max(...ends, ...extra.ends, last + longest + Math.max(0, ...shifts)) + SLACK;
  return { from, to };
}

function extrasOf({ start, rdates }: CalendarEvent, clocks: Clocks) {
  const starts = rdates.map((extra) => positionIn(start, extra.start, clocks));
  return { starts, ends: rdates.map((extra, i) => starts[i]! + longestOf(extra, clocks)) };
}

/** Returns how much later occurrences are because of THISANDFUTURE exceptions, in milliseconds. */
function shiftsOf(master: CalendarEvent, exceptions: CalendarEvent[], clocks: Clocks): number[] {
  return exceptions
    .filter(({ isThisAndFuture }) => isThisAndFuture)
    .map(
      ({ start, recurrenceId }) =>
        positionOf(start, clocks) - positionIn(master.start, recurrenceId ?? start, clocks),
    );
}

/** Returns an upper bound for the starts of the rule; null if it has no end. */
function lastOf(master: CalendarEvent, lastStart: number | null, clocks: Clocks): number | null {
  if (master.rule === null) return positionOf(master.start, clocks);
  const { until } = readRule(master.rule);
  if (until !== null) return wallNumber(until.wall) + 2 * DAY;
  return lastStart === null ? null : lastStart + 2 * DAY;
}

/** Whether there can be more than one occurrence. */
export function recurs({ master, exceptions }: Series): boolean {
  if (master === null) return true;
  return master.rule !== null || master.rdates.length > 0 || exceptions.length > 0;
}
