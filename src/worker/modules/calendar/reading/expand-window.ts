import { expand, type Occurrence } from '../../../../lib/recurrence/index.ts';
import type { ListedEvent } from '../events/store.ts';
import { MAX_EXPANDED } from '../limits.ts';
import { answersTo, responseTo } from './body.ts';
import { type Item, sortItems, toItem } from './item.ts';

/** The maximum number of concurrent occurrences of one series. More are an error or an attack. */
const MAX_RUNNING = 100;
/**
 * The least limit of the expansion of one event. Zones and moved occurrences make it count instances outside the
 * window.
 */
const LEAST_EXPANDED = 1_000;

interface Window {
  from: number;
  to: number;
  zone: string;
}

/** Returns the occurrences that start in the window, sorted. `isCut` says whether there are more than `limit`. */
export function expandStarts(
  events: ListedEvent[],
  window: Window,
  limit: number,
): { items: Item[]; isCut: boolean } {
  const items: Item[] = [];
  for (const event of events) {
    const most = Math.max(limit - items.length, LEAST_EXPANDED);
    items.push(...expandEvent(event, { ...window, limit: most, startsOnly: true }));
    if (items.length >= limit) return { items: sortItems(items).slice(0, limit), isCut: true };
  }
  return { items: sortItems(items), isCut: false };
}

/** Returns sorted occurrences that began before `at` and are not over then. */
export function expandRunning(events: ListedEvent[], at: number, zone: string): Item[] {
  const items: Item[] = [];
  for (const event of events) {
    items.push(...expandEvent(event, { from: at, to: at, zone, limit: LEAST_EXPANDED }).slice(-MAX_RUNNING));
    if (items.length >= MAX_EXPANDED) break;
  }
  return sortItems(items);
}

function expandEvent(event: ListedEvent, query: Parameters<typeof expand>[1]): Item[] {
  if (!event.series) return [];
  const response = responseTo(event, query.zone);
  const answers = answersTo(event, query.zone);
  const toItems = (each: Occurrence) =>
    toItem(event, each, { response: response(each.recurrenceId), answers: answers(each.recurrenceId) });
  return expand(event.series, { ...query, lastStart: event.lastStart }).occurrences.map(toItems);
}
