import { z } from 'zod';
import type { Bookings } from './booking.ts';
import { attendees, moment, optionalWords, person, uid, words } from './fields.ts';
import { type Applied, type Change, mergeChanges } from './merge-booking.ts';

/** The host's decision by trigger. Payment events say ACCEPTED even for bookings that nobody has accepted yet. */
const TRIGGERS = {
  BOOKING_CREATED: 'accepted',
  BOOKING_RESCHEDULED: 'accepted',
  BOOKING_REQUESTED: 'pending',
  BOOKING_CANCELLED: 'cancelled',
  BOOKING_REJECTED: 'cancelled',
  BOOKING_PAID: null,
  BOOKING_PAYMENT_INITIATED: null,
} as const;

const Body = z.object({
  triggerEvent: z.enum(Object.keys(TRIGGERS) as (keyof typeof TRIGGERS)[]),
  createdAt: moment,
  payload: z
    .object({
      uid: uid.nullish(),
      title: words,
      startTime: moment,
      endTime: moment,
      location: optionalWords,
      metadata: z.object({ videoCallUrl: optionalWords }).nullish().catch(null),
      videoCallData: z.object({ url: optionalWords }).nullish().catch(null),
      status: optionalWords,
      organizer: person.nullish().catch(null),
      attendees,
      rescheduleUid: uid.nullish(),
    })
    .refine(({ startTime, endTime }) => startTime <= endTime),
});

/**
 * Merges the body of a Cal.com webhook into the bookings of its connection. `state` needs only the bookings that the
 * event names. Unknown bodies and triggers change nothing.
 */
export function applyCalComEvent(state: Bookings, body: unknown): Applied {
  const read = Body.safeParse(body);
  if (!read.success) return { state, outcome: 'unknown' };
  const changes = changesOf(read.data);
  const { state: next, outcome } = mergeChanges(state, changes);
  // An event about a single seat may not name its booking.
  return { state: next, outcome: read.data.payload.uid ? outcome : 'incomplete' };
}

function changesOf({ triggerEvent, createdAt, payload }: z.output<typeof Body>): Change[] {
  const changes: Change[] = [];
  const trigger = TRIGGERS[triggerEvent];
  // Whatever the trigger, a rescheduled booking is over. Seats may also move within one booking.
  if (payload.rescheduleUid && payload.rescheduleUid !== payload.uid) {
    changes.push({ uid: payload.rescheduleUid, isReplaced: true });
  }
  if (!payload.uid) return changes;
  const isAccepted = trigger === 'accepted' && payload.status?.toUpperCase() !== 'PENDING';
  changes.push({
    uid: payload.uid,
    details: {
      createdAt,
      title: payload.title,
      start: payload.startTime,
      end: payload.endTime,
      // The location of a video call is only the name of its service.
      location: payload.metadata?.videoCallUrl ?? payload.videoCallData?.url ?? payload.location,
      organizer: payload.organizer ?? null,
      attendees: payload.attendees,
    },
    decision: trigger === 'accepted' || trigger === 'pending' ? { createdAt, isAccepted } : null,
    isCancelled: trigger === 'cancelled',
  });
  return changes;
}
