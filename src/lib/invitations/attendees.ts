import type { Attendee, CalendarEvent } from '../recurrence/event.ts';
import { currentCells } from './current-cells.ts';
import { instanceKey } from './instance-key.ts';
import { MAX_DELEGATIONS } from './limits.ts';
import { believedJournals, mergeCells } from './merge-journals.ts';
import { address, newest } from './register.ts';
import type { Claim, Reply, Version } from './state.ts';

/** Returns the trusted replies by address: only authenticated ones for a person who ever passed authentication. */
export function believedReplies(claim: Claim): Map<string, Reply[]> {
  const byEmail = Map.groupBy(Object.values(claim.replies), ({ email }) => email);
  return new Map(
    [...byEmail].map(([email, replies]) => {
      const verified = replies.filter(({ isVerified }) => isVerified);
      return [email, verified.length > 0 ? verified : replies];
    }),
  );
}

/** Returns the attendees of an event with their replies, and their delegates. */
export function answeredAttendees({ event, zones }: Version, replies: Map<string, Reply[]>): Attendee[] {
  const instance = instanceKey(event, zones);
  const people = new Map(event.attendees.map((each) => [address(each.email), each]));
  let asked = [...people.keys()];
  for (let depth = 0; asked.length > 0 && depth <= MAX_DELEGATIONS; depth++) {
    const delegates: Attendee[] = [];
    for (const email of asked) {
      const reply = replyTo(event, instance, replies.get(email) ?? []);
      const person = people.get(email)!;
      if (!reply) continue;
      people.set(email, {
        ...person,
        status: reply.status,
        delegatedTo: reply.delegatedTo,
        delegatedFrom: [...new Set([...person.delegatedFrom, ...reply.delegatedFrom])],
      });
      if (reply.status === 'delegated') delegates.push(...delegatesOf(person, reply));
    }
    const added = delegates.filter(({ email }) => !people.has(email));
    for (const each of added) people.set(each.email, each);
    asked = [...new Set(added.map(({ email }) => email))];
  }
  return [...people.values()];
}

function delegatesOf(person: Attendee, { delegatedTo }: Reply): Attendee[] {
  return delegatedTo.map((email) => ({
    email,
    name: null,
    status: 'needs_action',
    role: person.role,
    isReplyWanted: person.isReplyWanted,
    delegatedTo: [],
    delegatedFrom: [address(person.email)],
    sentBy: null,
  }));
}

/** Returns the newest reply to the instance, or to the whole series, that is not to an older SEQUENCE of the event. */
export function replyTo(event: CalendarEvent, instance: string, replies: Reply[]): Reply | null {
  return replies
    .filter((each) => each.sequence >= event.sequence)
    .filter((each) => each.instance === '' || each.instance === instance)
    .reduce<Reply | null>(newest, null);
}

/** Returns the addresses of everybody invited to the series or to an instance. */
export function invitedTo(claim: Claim): Set<string> {
  const replies = believedReplies(claim);
  const events = currentCells(mergeCells(believedJournals(claim))).flatMap(({ cell }) => cell.event ?? []);
  return new Set(
    events.flatMap((version) => answeredAttendees(version, replies).map(({ email }) => address(email))),
  );
}
