import { z } from 'zod';
import { moment, optionalWords, person, uid } from './fields.ts';
import type { Change } from './merge-booking.ts';

const Membership = z.object({ user_email: optionalWords, user_name: optionalWords });

/** A scheduled event, in webhooks and in responses. */
export const scheduledEvent = z
  .object({
    uri: uid,
    /** Empty if its event type no longer has a name. */
    name: optionalWords.transform((name) => name ?? ''),
    start_time: moment,
    end_time: moment,
    status: optionalWords,
    location: z.object({ join_url: optionalWords, location: optionalWords }).nullish().catch(null),
    event_memberships: z.array(Membership).max(100).catch([]),
  })
  .refine(({ start_time, end_time }) => start_time <= end_time);

/** A participant. */
export const invitee = z.object({
  uri: uid,
  email: optionalWords,
  name: optionalWords,
  status: optionalWords,
  old_invitee: uid.nullish(),
});

/** Returns the changes in a scheduled event and some of its invitees, reported at `createdAt`. */
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
  // A reschedule creates a new event that names the invitee who left the old one.
  const left = invitees.flatMap(({ old_invitee: old }): Change[] => {
    const oldEvent = old ? eventOfInvitee(old) : null;
    return old && oldEvent ? [{ uid: oldEvent, invitees: { [old]: { person: null, isGone: true } } }] : [];
  });
  return [...left, event];
}

/** Returns the event's URI from an invitee's, `…/scheduled_events/EVENT/invitees/INVITEE`. */
function eventOfInvitee(uri: string): string | null {
  const [event, rest] = uri.split('/invitees/');
  return event && rest ? event : null;
}
