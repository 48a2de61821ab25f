import type { CalendarOccurrence, Response } from '../../../../contract/calendar/events.ts';
import type { Occurrence } from '../../../../lib/recurrence/index.ts';
import { titleOf } from '../events/columns.ts';
import type { ListedEvent } from '../events/store.ts';

/** An occurrence and its event. */
export interface Item {
  event: ListedEvent;
  occurrence: Occurrence;
  /** This organization's response to it. Null if it was not invited. */
  response: Response | null;
  /** The answers of attendees to this occurrence alone. */
  answers: CalendarOccurrence['answers'];
  /** Whether attendees are busy during it, so that it can conflict with others. */
  isBusy: boolean;
}

export type Conflict = CalendarOccurrence['conflicts'][number];
/** The maximum number of conflicts of an occurrence that are shown. Nobody needs more. */
const MAX_CONFLICTS = 10;

export function toItem(
  event: ListedEvent,
  occurrence: Occurrence,
  said: { response: Response | null; answers: CalendarOccurrence['answers'] },
): Item {
  const { status, isTransparent } = occurrence.event;
  const isBusy =
    event.isBusy &&
    !occurrence.isAllDay &&
    status !== 'cancelled' &&
    !isTransparent &&
    said.response !== 'declined';
  return { event, occurrence, ...said, isBusy };
}

/** The sort key of a list, and the end of a page: start, event ID, original start. */
export type Position = [start: number, eventId: number, recurrence: number];

export function positionOf({ event, occurrence }: Item): Position {
  const { from, recurrenceId } = occurrence;
  return [from, event.id, recurrenceId === null ? 0 : Date.parse(recurrenceId)];
}

export function comparePositions(a: Position, b: Position): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}

export function sortItems(items: Item[]): Item[] {
  return items
    .map((item) => ({ item, position: positionOf(item) }))
    .toSorted((a, b) => comparePositions(a.position, b.position))
    .map(({ item }) => item);
}

/** Returns the first ten concurrent occurrences in `sorted`. */
export function conflictsOf({ event, occurrence, isBusy }: Item, sorted: Item[]): Conflict[] {
  const conflicts: Conflict[] = [];
  if (!isBusy) return conflicts;
  for (const other of sorted) {
    if (other.occurrence.from >= occurrence.until || conflicts.length === MAX_CONFLICTS) break;
    if (!other.isBusy || other.event.id === event.id || other.occurrence.until <= occurrence.from) continue;
    conflicts.push({ event_id: other.event.id, recurrence_id: other.occurrence.recurrenceId });
  }
  return conflicts;
}

/** Returns whether occurrences that start at `end` or later can be conflicts too. */
export function needsLater({ occurrence, isBusy }: Item, conflicts: Conflict[], end: number): boolean {
  return isBusy && occurrence.until > end && conflicts.length < MAX_CONFLICTS;
}

/** Returns an occurrence as in the API. */
export function toOccurrence(
  { event, occurrence, response, answers }: Item,
  conflicts: Conflict[],
): CalendarOccurrence {
  return {
    event_id: event.id,
    uid: event.uid,
    recurrence_id: occurrence.recurrenceId,
    title: titleOf(occurrence.event),
    start: occurrence.start,
    end: occurrence.end,
    all_day: occurrence.isAllDay,
    timezone: occurrence.event.start.zone,
    status: occurrence.event.status,
    my_response: response,
    source: event.source,
    conference_url: occurrence.event.conference,
    conflicts,
    answers,
  };
}
