import type { CalendarEvent, Series } from '../../../../lib/ical/index.ts';
import { openClocks } from '../../../../lib/recurrence/clock.ts';
import { recurrenceIds } from '../../../../lib/recurrence/index.ts';
import { findInstance } from '../changes/series/index.ts';

/**
 * Returns the components that a reply is for: the occurrence with this `recurrence_id`, as its own component; else the
 * series, or all known of it. Empty if there is no such occurrence or it is cancelled. `zone` (IANA) is the user's.
 */
export function findComponents(
  series: Series,
  recurrenceId: string | undefined,
  zone: string,
): CalendarEvent[] {
  const { master, exceptions, zones } = series;
  const live = exceptions.filter(({ status }) => status !== 'cancelled');
  if (recurrenceId === undefined) {
    const isLive = master !== null && master.status !== 'cancelled';
    return isLive ? [master, ...live] : live;
  }
  if (!master) {
    return live.filter((each) => recurrenceIds(each, [each.recurrenceId!], zones, zone)[0] === recurrenceId);
  }
  const found = findInstance(series, recurrenceId, openClocks(zones, zone));
  if (!found) return [];
  const { event, name, times } = found;
  const nothing = { rule: null, exdates: [], rdates: [], isThisAndFuture: false };
  return [{ ...event, ...times, ...nothing, recurrenceId: name }];
}
