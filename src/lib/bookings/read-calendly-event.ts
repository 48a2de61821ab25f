import type { Bookings } from './booking.ts';
import { changesOf, invitee, scheduledEvent } from './calendly-fields.ts';
import { mergeChanges } from './merge-booking.ts';

/**
 * Reads a scheduled event of Calendly's API v2 with its invitees as of `readAt` (ISO 8601 in UTC). Null if it is
 * malformed.
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
