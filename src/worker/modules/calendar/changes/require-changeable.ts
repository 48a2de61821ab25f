import { DomainError, notFound } from '../../../../lib/errors.ts';
import type { CalendarEvent, Series } from '../../../../lib/ical/index.ts';
import type { StoredEvent } from '../events/event.ts';
import { eventsOf } from './series/index.ts';

/** A series whose master is known, not only single occurrences. */
export type WholeSeries = Series & { master: CalendarEvent };

/** Returns the event if it is visible to users. Throws `not_found`. */
export function requireShown(event: StoredEvent | null): StoredEvent {
  if (!event?.isShown) throw notFound('event');
  return event;
}

/**
 * Returns the series of an event organized here. Throws NOT_THE_ORGANIZER, BOOKED_ELSEWHERE, ONLY_OCCURRENCES
 * (`refused`).
 */
export function requireChangeable(event: StoredEvent): WholeSeries {
  if (event.source === 'booking') {
    const detail = 'It was booked at another service. Change or cancel it there.';
    throw new DomainError('refused', 'BOOKED_ELSEWHERE', detail);
  }
  if (event.source === 'invitation' || isOfSomebodyElse(event)) {
    const detail = 'Only its organizer can change it. POST /api/calendar/events/{id}/respond answers it.';
    throw new DomainError('refused', 'NOT_THE_ORGANIZER', detail);
  }
  const { series } = event;
  if (!series?.master) {
    const detail =
      'Only single occurrences of this series are known. Delete it, and import the series as a whole.';
    throw new DomainError('refused', 'ONLY_OCCURRENCES', detail);
  }
  return { ...series, master: series.master };
}

/** Returns whether the event is an imported meeting that no inbox of this organization organizes. */
function isOfSomebodyElse({ series, inboxId }: StoredEvent): boolean {
  if (inboxId !== null || !series) return false;
  return eventsOf(series).some(({ organizer, attendees }) => organizer !== null && attendees.length > 0);
}
