import { z } from 'zod';
import type { Bookings } from './booking.ts';
import { attendees, moment, optionalWords, person, uid, words } from './fields.ts';
import { type Change, mergeChanges } from './merge-booking.ts';

const Booking = z
  .object({
    uid,
    title: words,
    status: words,
    start: moment,
    end: moment,
    location: optionalWords,
    hosts: z.array(person).max(100).catch([]),
    attendees,
    rescheduledFromUid: uid.nullish(),
    rescheduledToUid: uid.nullish(),
  })
  .refine(({ start, end }) => start <= end);

const ENDS = ['cancelled', 'rejected'];

/**
 * Reads a booking of Cal.com's API v2 as of `readAt` (ISO 8601 in UTC): itself and the one that it replaced. Null if it
 * is malformed.
 */
export function readCalComBooking(item: unknown, readAt: string): Bookings | null {
  const read = Booking.safeParse(item);
  if (!read.success) return null;
  const { uid: own, rescheduledFromUid: from, rescheduledToUid: to, ...booking } = read.data;
  const changes: Change[] = [];
  if (from && from !== own) changes.push({ uid: from, isReplaced: true });
  changes.push({
    uid: own,
    details: {
      createdAt: readAt,
      title: booking.title,
      start: booking.start,
      end: booking.end,
      location: booking.location,
      organizer: booking.hosts[0] ?? null,
      attendees: booking.attendees,
    },
    decision: { createdAt: readAt, isAccepted: booking.status === 'accepted' },
    isCancelled: ENDS.includes(booking.status),
    isReplaced: Boolean(to && to !== own),
  });
  return mergeChanges({}, changes).state;
}
