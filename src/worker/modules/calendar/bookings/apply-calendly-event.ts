import { z } from 'zod';
import type { Bookings } from './booking.ts';
import { moment, optionalWords, person, uid, words } from './fields.ts';
import { type Applied, type Change, mergeChanges } from './merge-booking.ts';

const Membership = z.object({ user_email: optionalWords, user_name: optionalWords });

const Body = z.object({
  event: z.enum(['invitee.created', 'invitee.canceled']),
  created_at: moment,
  payload: z.object({
    uri: uid,
    email: optionalWords,
    name: optionalWords,
    old_invitee: uid.nullish(),
    scheduled_event: z
      .object({
        uri: uid,
        name: words,
        start_time: moment,
        end_time: moment,
        status: optionalWords,
        location: z.object({ join_url: optionalWords, location: optionalWords }).nullish().catch(null),
        event_memberships: z.array(Membership).max(100).catch([]),
      })
      .refine(({ start_time, end_time }) => start_time <= end_time),
  }),
});

/**
 * Takes the body of a Calendly webhook into the bookings of its connection, which are Calendly's scheduled events, by
 * URI. Of `state`, only those that the event names matter (`calendlyUids`). Other bodies change nothing.
 */
export function applyCalendlyEvent(state: Bookings, body: unknown): Applied {
  const read = Body.safeParse(body);
  return read.success ? mergeChanges(state, changesOf(read.data)) : { state, outcome: 'unknown' };
}

/** The URIs of the scheduled events that a body is about. */
export function calendlyUids(body: unknown): string[] {
  const read = Body.safeParse(body);
  return read.success ? changesOf(read.data).map((change) => change.uid) : [];
}

function changesOf({ event, created_at, payload }: z.output<typeof Body>): Change[] {
  const { scheduled_event: scheduled, old_invitee: old } = payload;
  const changes: Change[] = [];
  // A reschedule makes a new event, which names the invitee that left the old one.
  const oldEvent = old ? eventOfInvitee(old) : null;
  if (old && oldEvent) changes.push({ uid: oldEvent, invitees: { [old]: { person: null, isGone: true } } });
  const [host] = scheduled.event_memberships;
  changes.push({
    uid: scheduled.uri,
    details: {
      createdAt: created_at,
      title: scheduled.name,
      start: scheduled.start_time,
      end: scheduled.end_time,
      location: scheduled.location?.join_url ?? scheduled.location?.location ?? null,
      organizer: host ? { email: host.user_email, name: host.user_name } : null,
      attendees: [],
    },
    decision: { createdAt: created_at, isAccepted: true },
    isCancelled: scheduled.status === 'canceled',
    invitees: {
      [payload.uri]: {
        person: person.parse({ email: payload.email, name: payload.name }),
        isGone: event === 'invitee.canceled',
      },
    },
  });
  return changes;
}

/** `…/scheduled_events/EVENT/invitees/INVITEE` lies below the event. */
function eventOfInvitee(uri: string): string | null {
  const [event, invitee] = uri.split('/invitees/');
  return event && invitee ? event : null;
}
