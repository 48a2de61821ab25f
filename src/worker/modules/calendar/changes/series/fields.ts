import type { Attendee, CalendarEvent } from '../../../../../lib/recurrence/event.ts';

/** A person to invite. The address is in lower case. */
export interface Person {
  email: string;
  name: string | null;
}

/** The content of an event except its times. Undefined fields stay. */
export type Fields = Partial<
  Pick<CalendarEvent, 'summary' | 'description' | 'location' | 'conference' | 'status'>
> & { people?: Person[]; organizer?: CalendarEvent['organizer'] };

/** Returns the event with new texts and people. */
export function withFields(event: CalendarEvent, fields: Fields): CalendarEvent {
  const { people, ...words } = fields;
  const given = Object.fromEntries(Object.entries(words).filter(([, value]) => value !== undefined));
  return {
    ...event,
    ...given,
    attendees: people ? withPeople(event.attendees, event.attendees, people) : event.attendees,
  };
}

/** Returns the exception to a changed series: its own properties stay. */
export function exceptionWithFields(
  exception: CalendarEvent,
  master: CalendarEvent,
  fields: Fields,
): CalendarEvent {
  const { people, organizer, ...words } = fields;
  const followed = Object.entries(words).filter(
    ([name, value]) =>
      value !== undefined && exception[name as keyof typeof words] === master[name as keyof typeof words],
  );
  return {
    ...exception,
    ...Object.fromEntries(followed),
    ...(organizer === undefined ? {} : { organizer }),
    attendees: people ? withPeople(exception.attendees, master.attendees, people) : exception.attendees,
  };
}

/** Returns `current` without the people of `before` who are no longer wanted, and with those who are new. */
function withPeople(current: Attendee[], before: Attendee[], wanted: Person[]): Attendee[] {
  const names = new Map(wanted.map(({ email, name }) => [email, name]));
  const known = new Set(before.map(addressOf));
  const isAsked = new Set(current.map(addressOf));
  const kept = current.filter((each) => names.has(addressOf(each)) || !known.has(addressOf(each)));
  const added = wanted.filter(({ email }) => !known.has(email) && !isAsked.has(email));
  return [
    ...kept.map((each) => ({ ...each, name: names.get(addressOf(each)) ?? each.name })),
    ...added.map(invited),
  ];
}

function addressOf({ email }: Attendee): string {
  return email.trim().toLowerCase();
}

/** Returns a newly invited attendee. */
export function invited({ email, name }: Person): Attendee {
  return {
    email,
    name,
    status: 'needs_action',
    role: 'REQ-PARTICIPANT',
    isReplyWanted: true,
    delegatedTo: [],
    delegatedFrom: [],
    sentBy: null,
  };
}
