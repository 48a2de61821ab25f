import type { Scope } from '../../../../../contract/calendar/events.ts';
import { DomainError } from '../../../../../lib/errors.ts';
import type { Clocks } from '../../../../../lib/recurrence/clock.ts';
import type { CalendarTime, Series } from '../../../../../lib/recurrence/event.ts';
import { changeAll } from './change-all.ts';
import { changeOne } from './change-one.ts';
import type { Fields } from './fields.ts';
import type { FoundInstance } from './find-instance.ts';
import { isFirst, splitSeries } from './split.ts';
import type { Times } from './times.ts';

/** The change to the occurrences that a request targets. */
export interface SeriesChange {
  /** The new times. Null keeps the times of the occurrences. */
  times: Times | null;
  /** Whether the request gives the start, not only the length or the zone. */
  hasStart: boolean;
  /** The new rule. Null ends the recurrence; if undefined, the rule stays or moves with the times. */
  rule?: string | null | undefined;
  fields: Fields;
}

export interface ChangedSeries {
  series: Series;
  /** The occurrence and all following, if they become an event of their own. */
  following: Series | null;
}

/**
 * Changes one occurrence, one and all following, or all. `instance` is null only for all; `uid` is for occurrences that
 * become an event of their own. Throws RECURRENCE_NEEDED, NOT_OF_THE_RULE (`refused`).
 */
export function changeSeries(
  series: Series,
  { scope, instance }: { scope: Scope; instance: FoundInstance | null },
  change: SeriesChange,
  uid: string,
  clocks: Clocks,
): ChangedSeries {
  if (scope === 'one' && instance) {
    return { series: changeOne(series, instance, change, clocks), following: null };
  }
  if (scope === 'all' || !instance || isFirst(series, instance, clocks)) {
    return { series: changeEvery(series, instance, change, clocks), following: null };
  }
  const split = splitSeries(series, instance, uid, clocks);
  if (!split) throw notOfTheRule();
  return { series: split.before, following: changeEvery(split.following, instance, change, clocks) };
}

function changeEvery(
  series: Series,
  instance: FoundInstance | null,
  { times, hasStart, rule, fields }: SeriesChange,
  clocks: Clocks,
): Series {
  const from = instance ? startOf(instance, hasStart) : series.master!.start;
  const moves = times && { id: instance?.id ?? null, from, to: times };
  const changed = changeAll(
    series,
    { times: moves, ...(rule === undefined ? {} : { rule }), fields },
    clocks,
  );
  if (changed !== 'RULE_NEEDED') return changed;
  const detail = 'The days of its rule cannot be moved along. Send `recurrence` too.';
  throw new DomainError('refused', 'RECURRENCE_NEEDED', detail);
}

/**
 * Returns the start of the occurrence before the change. If the request gives a start, this is the regular one, even if
 * the occurrence was moved.
 */
function startOf({ times, regular }: FoundInstance, hasStart: boolean): CalendarTime {
  return (hasStart && regular ? regular : times).start;
}

function notOfTheRule(): DomainError {
  const detail =
    'No series can begin with this occurrence, which its rule does not give. Choose the one after it.';
  return new DomainError('refused', 'NOT_OF_THE_RULE', detail);
}
