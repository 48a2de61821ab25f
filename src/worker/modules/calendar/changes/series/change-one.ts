import type { Clocks } from '../../../../../lib/recurrence/clock.ts';
import type { CalendarEvent, Series } from '../../../../../lib/recurrence/event.ts';
import { recurrenceSetOf } from '../../../../../lib/recurrence/recurrence-set.ts';
import { type Fields, withFields } from './fields.ts';
import { type FoundInstance, idOf } from './find-instance.ts';
import { moved, nextSequence } from './revise.ts';
import { areSameTimes, type Times } from './times.ts';

/** Makes one occurrence an exception with new fields and times (null keeps its times). */
export function changeOne(
  series: Series,
  instance: FoundInstance,
  { times, fields }: { times: Times | null; fields: Fields },
  clocks: Clocks,
): Series {
  const exception: CalendarEvent = {
    ...withFields(instance.event, fields),
    recurrenceId: instance.name,
    isThisAndFuture: false,
    rule: null,
    exdates: [],
    rdates: [],
    ...(times ?? instance.times),
  };
  const isMoved = times !== null && !areSameTimes(times, instance.times, clocks);
  const isOther = isMoved || exception.status !== instance.event.status;
  return {
    ...series,
    exceptions: [
      ...withoutException(series, instance, clocks),
      isOther ? moved(exception, nextSequence(series)) : exception,
    ],
  };
}

/** Removes one occurrence. Returns null if no occurrence remains. */
export function removeOne(series: Series, instance: FoundInstance, clocks: Clocks): Series | null {
  const master = series.master!;
  const next: Series = {
    ...series,
    master: { ...master, exdates: [...master.exdates, instance.name] },
    exceptions: withoutException(series, instance, clocks),
  };
  return isEmpty(next, clocks) ? null : next;
}

function withoutException(series: Series, { id }: FoundInstance, clocks: Clocks): CalendarEvent[] {
  return series.exceptions.filter(
    (each) => each.isThisAndFuture || idOf(each, series.master!, clocks) !== id,
  );
}

function isEmpty({ master, exceptions }: Series, clocks: Clocks): boolean {
  if (!master) return exceptions.length === 0;
  const set = recurrenceSetOf(master, clocks);
  if (exceptions.some((each) => !each.isThisAndFuture && !set.isExcluded(idOf(each, master, clocks)))) {
    return false;
  }
  const all = { from: Number.NEGATIVE_INFINITY, to: FAR };
  const { instances, isComplete } = set.list(all, master.exdates.length + 1);
  return isComplete && instances.length === 0;
}

const FAR = Date.UTC(3000, 0);
