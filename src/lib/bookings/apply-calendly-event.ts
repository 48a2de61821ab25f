import { z } from 'zod';
import type { Bookings } from './booking.ts';
import { changesOf, invitee, scheduledEvent } from './calendly-fields.ts';
import { moment } from './fields.ts';
import { type Applied, mergeChanges } from './merge-booking.ts';

const Body = z.object({
  event: z.enum(['invitee.created', 'invitee.canceled']),
  created_at: moment,
  payload: invitee.extend({ scheduled_event: scheduledEvent }),
});

/**
 * Merges the body of a Calendly webhook into the bookings of its connection, which are Calendly's scheduled events by
 * URI. `state` needs only those that the event names. Other bodies change nothing.
 */
export function applyCalendlyEvent(state: Bookings, body: unknown): Applied {
  const read = Body.safeParse(body);
  if (!read.success) return { state, outcome: 'unknown' };
  const { event, created_at, payload } = read.data;
  const person = { ...payload, isGone: event === 'invitee.canceled' };
  return mergeChanges(state, changesOf(payload.scheduled_event, [person], created_at));
}
