import { type Clocks, positionIn } from '../../../../../lib/recurrence/clock.ts';
import {
  type CalendarEvent,
  type CalendarTime,
  isDay,
  type Series,
} from '../../../../../lib/recurrence/event.ts';
import { recurs } from '../../../../../lib/recurrence/index.ts';
import { type Instance, recurrenceSetOf } from '../../../../../lib/recurrence/recurrence-set.ts';
import { DAY, SECOND, wallNumber } from '../../../../../lib/recurrence/wall.ts';
import { dayOf, startingAt, type Times, timeAt, timeLike, timesOf } from './times.ts';

/** An occurrence of a series that is neither deleted nor cancelled. */
export interface FoundInstance {
  /** The original start: an instant, or midnight UTC of a day. */
  id: number;
  /** The original start as written in RECURRENCE-ID and EXDATE. */
  name: CalendarTime;
  /** The exception for only this occurrence. */
  exception: CalendarEvent | null;
  /** The component that describes the occurrence: the master or an exception. */
  event: CalendarEvent;
  times: Times;
  /** The times that the occurrence has without an exception of its own, or null if the series lacks the occurrence. */
  regular: Times | null;
}

const ID = /^(\d{4}-\d\d-\d\d)(T\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d))?$/;

/** Finds the occurrence with a `recurrence_id` from `expand`. Null if it is missing, deleted or cancelled. */
export function findInstance(series: Series, recurrenceId: string, clocks: Clocks): FoundInstance | null {
  const { master } = series;
  const [, day, time] = ID.exec(recurrenceId) ?? [];
  if (!master || !day || !recurs(series) || isDay(master.start) !== (time === undefined)) return null;
  const id = Date.parse(recurrenceId);
  const set = recurrenceSetOf(master, clocks);
  if (Number.isNaN(id) || set.isExcluded(id)) return null;
  const named = series.exceptions.filter((each) => idOf(each, master, clocks) === id);
  const exception = named.find((each) => !each.isThisAndFuture) ?? null;
  if (exception?.status === 'cancelled') return null;
  const instance = wallsAt(id, master, clocks)
    .flatMap((wall) => set.list({ from: wall, to: wall + SECOND }, 2).instances)
    .find((each) => each.id === id);
  if (!instance) {
    const [event = null] = exception ? [exception] : named;
    if (!event || event.status === 'cancelled') return null;
    const name = event.recurrenceId ?? event.start;
    return { id, name, exception, event, times: timesOf(event), regular: null };
  }
  const pattern = patternAt(series, master, id, clocks);
  if (!exception && pattern.status === 'cancelled') return null;
  const regular = regularTimes(instance, pattern, master, clocks);
  return {
    id,
    name: nameOf(instance, master, clocks),
    exception,
    event: exception ?? pattern,
    times: exception ? timesOf(exception) : regular,
    regular,
  };
}

/** Returns the original start of the occurrence that an exception replaces. */
export function idOf({ recurrenceId, start }: CalendarEvent, master: CalendarEvent, clocks: Clocks): number {
  return positionIn(master.start, recurrenceId ?? start, clocks);
}

/**
 * Returns the wall times by which a series may name the instant. A wall time that DST skips is not shown by any clock.
 */
function wallsAt(id: number, { start }: CalendarEvent, clocks: Clocks): number[] {
  const zone = clocks.zoneOf(start);
  return [...new Set([0, -DAY, DAY].map((distance) => id + zone.offsetAt(id + distance)))];
}

/** Returns the component that describes an occurrence without an exception of its own. */
export function patternAt(series: Series, master: CalendarEvent, id: number, clocks: Clocks): CalendarEvent {
  const [latest] = series.exceptions
    .filter(({ isThisAndFuture }) => isThisAndFuture)
    .map((event) => ({ event, from: idOf(event, master, clocks) }))
    .filter(({ from }) => from <= id)
    .toSorted((a, b) => b.from - a.from);
  return latest?.event ?? master;
}

function nameOf({ id, wall }: Instance, { start }: CalendarEvent, clocks: Clocks): CalendarTime {
  const name = timeLike(wall, start);
  return positionIn(start, name, clocks) === id ? name : timeAt(id, start.zone, clocks);
}

function regularTimes(
  instance: Instance,
  pattern: CalendarEvent,
  master: CalendarEvent,
  clocks: Clocks,
): Times {
  const name = nameOf(instance, master, clocks);
  if (instance.period && pattern === master) return { ...instance.period, start: name };
  if (pattern === master) return startingAt(name, master, clocks);
  const first = idOf(pattern, master, clocks);
  const shift = wallNumber(pattern.start.wall) - (first + clocks.zoneOf(master.start).offsetAt(first));
  const wall = instance.wall + shift;
  return startingAt(
    timeLike(isDay(pattern.start) ? dayOf(wall) : wall, pattern.start),
    instance.period ? { ...instance.period } : pattern,
    clocks,
  );
}
