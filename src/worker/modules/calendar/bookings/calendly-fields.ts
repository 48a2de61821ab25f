import { z } from 'zod';
import { moment, optionalWords, person, uid } from './fields.ts';
import type { Change } from './merge-booking.ts';

const Membership = z.object({ user_email: optionalWords, user_name: optionalWords });

/** A scheduled event, in webhooks and in answers. */
export const scheduledEvent = z
  .object({
    uri: uid,
    /** Null: its type has no name any more. */
    name: optionalWords.transform((name) => name ?? ''),
    start_time: moment,
    end_time: moment,
    status: optionalWords,
    location: z.object({ join_url: optionalWords, location: optionalWords }).nullish().catch(null),
    event_memberships: z.array(Membership).max(100).catch([]),
  })
  .refine(({ start_time, end_time }) => start_time <= end_time);

/** Who takes part. */
export const invitee = z.object({
  uri: uid,
  email: optionalWords,
  name: optionalWords,
  status: optionalWords,
  old_invitee: uid.nullish(),
});

/** What is said of a scheduled event at a moment: itself, and some of its invitees. */
export function changesOf(
  scheduled: z.output<typeof scheduledEvent>,
  invitees: (z.output<typeof invitee> & { isGone: boolean })[],
  createdAt: string,
): Change[] {
  const [host] = scheduled.event_memberships;
  const event: Change = {
    uid: scheduled.uri,
    details: {
      createdAt,
      title: scheduled.name,
      start: scheduled.start_time,
      end: scheduled.end_time,
      location: scheduled.location?.join_url ?? scheduled.location?.location ?? null,
      organizer: host ? { email: host.user_email, name: host.user_name } : null,
      attendees: [],
    },
    decision: { createdAt, isAccepted: true },
    isCancelled: scheduled.status === 'canceled',
    invitees: Object.fromEntries(
      invitees.map(({ uri, email, name, isGone }) => [
        uri,
        { person: person.parse({ email, name }), isGone },
      ]),
    ),
  };
  // A reschedule makes a new event, which names the invitee that left the old one.
  const left = invitees.flatMap(({ old_invitee: old }): Change[] => {
    const oldEvent = old ? eventOfInvitee(old) : null;
    return old && oldEvent ? [{ uid: oldEvent, invitees: { [old]: { person: null, isGone: true } } }] : [];
  });
  return [...left, event];
}

/** `…/scheduled_events/EVENT/invitees/INVITEE` lies below the event. */
function eventOfInvitee(uri: string): string | null {
  const [event, rest] = uri.split('/invitees/');
  return event && rest ? event : null;
}
