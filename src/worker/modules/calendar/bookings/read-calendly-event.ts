import type { Bookings } from './booking.ts';
import { changesOf, invitee, scheduledEvent } from './calendly-fields.ts';
import { mergeChanges } from './merge-booking.ts';

/**
 * Bookings as a scheduled event of Calendly's API v2 and its invitees tell them, at `readAt` (ISO 8601 in UTC). Null: it
 * cannot be read.
 */
export function readCalendlyEvent(event: unknown, invitees: unknown[], readAt: string): Bookings | null {
  const scheduled = scheduledEvent.safeParse(event);
  if (!scheduled.success) return null;
  const people = invitees.flatMap((each) => {
    const { data } = invitee.safeParse(each);
    return data ? [{ ...data, isGone: data.status === 'canceled' }] : [];
  });
  return mergeChanges({}, changesOf(scheduled.data, people, readAt)).state;
}
