import { type Clocks, positionIn } from '../../../../../lib/recurrence/clock.ts';
import type { CalendarEvent, CalendarTime, Series } from '../../../../../lib/recurrence/event.ts';
import { takesPlaceIn } from '../../../../../lib/recurrence/rules/gaps.ts';
import { readRule } from '../../../../../lib/recurrence/rules/rule.ts';
import { listStarts } from '../../../../../lib/recurrence/rules/starts.ts';
import { SECOND, wallNumber } from '../../../../../lib/recurrence/wall.ts';
import { type FoundInstance, idOf, patternAt } from './find-instance.ts';
import { moved, nextSequence } from './revise.ts';
import { untilBefore, withParts } from './rule-text.ts';
import { startingAt } from './times.ts';

/** The maximum number of occurrences before the split that are counted. It exceeds those that a rule may count. */
const MAX_COUNTED = 10_000;

export interface Split {
  before: Series;
  /** The occurrence and all following, with a UID of their own. */
  following: Series;
}

/**
 * Splits a series at an occurrence into two with the same occurrences in total. Returns null if the rule does not give
 * the occurrence, so no series can start with it. Must not be called for the first occurrence, which nothing precedes.
 */
export function splitSeries(
  series: Series,
  instance: FoundInstance,
  uid: string,
  clocks: Clocks,
): Split | null {
  const master = series.master!;
  const passed = countBefore(master, instance, clocks);
  if (passed === null) return null;
  const before = seriesBefore(series, instance, clocks);
  const { count } = readRule(master.rule!);
  const isLater = (time: CalendarTime) => positionIn(master.start, time, clocks) >= instance.id;
  const pattern = patternAt(series, master, instance.id, clocks);
  const following: CalendarEvent = {
    ...master,
    ...startingAt(instance.name, master, clocks),
    rule: count === null ? master.rule : withParts(master.rule!, { COUNT: `${count - passed}` }),
    exdates: master.exdates.filter(isLater),
    rdates: master.rdates.filter((each) => isLater(each.start)),
  };
  const later = series.exceptions.filter((each) => idOf(each, master, clocks) >= instance.id);
  const continued = pattern === master || later.includes(pattern) ? [] : [continuedFrom(pattern, instance)];
  return {
    before,
    following: renamed({ ...series, master: following, exceptions: [...continued, ...later] }, uid),
  };
}

/** Returns the series without the occurrence and all following. */
export function seriesBefore(series: Series, instance: FoundInstance, clocks: Clocks): Series {
  const master = series.master!;
  const isEarlier = (time: CalendarTime) => positionIn(master.start, time, clocks) < instance.id;
  const until = untilBefore({ id: instance.id, wall: wallNumber(instance.name.wall) }, master.start);
  return {
    ...series,
    master: {
      ...master,
      rule: master.rule === null ? null : withParts(master.rule, { COUNT: null, UNTIL: until }),
      exdates: master.exdates.filter(isEarlier),
      rdates: master.rdates.filter((each) => isEarlier(each.start)),
      sequence: nextSequence(series),
    },
    exceptions: series.exceptions.filter((each) => idOf(each, master, clocks) < instance.id),
  };
}

/** Returns whether the occurrence is the first of the series. */
export function isFirst({ master }: Series, { id }: FoundInstance, clocks: Clocks): boolean {
  const starts = [master!.start, ...master!.rdates.map(({ start }) => start)];
  return starts.every((start) => positionIn(master!.start, start, clocks) >= id);
}

/** Counts the rule's earlier occurrences, as COUNT does. Returns null if the rule does not give this occurrence. */
function countBefore(
  { rule, start }: CalendarEvent,
  { name, regular }: FoundInstance,
  clocks: Clocks,
): number | null {
  if (rule === null || regular === null || name.zone !== start.zone) return null;
  const [first, wall] = [wallNumber(start.wall), wallNumber(name.wall)];
  const read = readRule(rule);
  const { starts } = listStarts(read, first, { from: wall, to: wall + SECOND }, 2);
  if (!starts.includes(wall)) return null;
  if (read.count === null) return 0;
  const before = listStarts(read, first, { from: first, to: wall }, MAX_COUNTED).starts;
  return before.filter(takesPlaceIn(read, first, clocks.zoneOf(start))).length;
}

/** Returns `pattern`, an exception for all later occurrences too, with this occurrence as its first. */
function continuedFrom(pattern: CalendarEvent, { name, regular }: FoundInstance): CalendarEvent {
  return { ...pattern, ...regular!, recurrenceId: name };
}

/** Gives the series a new UID and resets the answers of its attendees. */
function renamed(series: Series, uid: string): Series {
  const asNew = (event: CalendarEvent) => ({ ...moved(event, 0), uid });
  return {
    ...series,
    uid,
    master: series.master && asNew(series.master),
    exceptions: series.exceptions.map(asNew),
  };
}
