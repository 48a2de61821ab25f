import type { Attendee, CalendarEvent, Series } from '../../../../lib/ical/index.ts';

/**
 * Builds a REPLY (RFC 5546, 3.2.3): one attendee's response, and the fields that identify and describe the event.
 * `inbox` sends it, also for an attendee invited by another address, such as an alias.
 */
export function writeReply(
  { uid, zones }: Pick<Series, 'uid' | 'zones'>,
  components: CalendarEvent[],
  attendee: Attendee,
  {
    status,
    stamp,
    inbox,
  }: { status: Attendee['status']; stamp: string; inbox: { email: string; name: string } },
): Series {
  const isSame = attendee.email.toLowerCase() === inbox.email.toLowerCase();
  const answer: Attendee = {
    ...attendee,
    name: attendee.name ?? inbox.name,
    status,
    isReplyWanted: false,
    delegatedTo: [],
    sentBy: isSame ? null : inbox.email,
  };
  const answered = components.map(
    (event): CalendarEvent => ({
      ...event,
      stamp,
      exdates: [],
      rdates: [],
      attendees: [answer],
      status: 'confirmed',
      description: null,
      location: null,
      url: null,
      conference: null,
    }),
  );
  return {
    uid,
    zones,
    master: answered.find(({ recurrenceId }) => recurrenceId === null) ?? null,
    exceptions: answered.filter(({ recurrenceId }) => recurrenceId !== null),
  };
}
