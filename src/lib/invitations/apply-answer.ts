import type { Attendee, CalendarEvent } from '../recurrence/event.ts';
import { invitedTo } from './attendees.ts';
import { instanceKey } from './instance-key.ts';
import { MAX_COUNTERS, MAX_REPLIES, MAX_UNINVITED } from './limits.ts';
import type { ItipMessage, Refusal } from './message.ts';
import { address, newest, withEntry } from './register.ts';
import type { Claim, Counter, Reply } from './state.ts';

/**
 * Applies a REPLY or COUNTER, each only for the attendee who wrote it. Whether they are invited is checked when the
 * state is read, because the invitation may arrive after the reply.
 */
export function applyAnswer(claim: Claim, message: ItipMessage): Claim | Refusal {
  const { series, method } = message;
  const from = address(message.from);
  let next = claim;
  for (const event of [...(series.master ? [series.master] : []), ...series.exceptions]) {
    const attendee = event.attendees.find(({ email }) => address(email) === from);
    if (!attendee) return 'not_the_attendee';
    next = method === 'REPLY' ? addReply(next, message, event, attendee) : addCounter(next, message, event);
  }
  return isTooMuch(next, claim) ? 'too_many' : next;
}

function rankOf({ sequence, stamp }: CalendarEvent) {
  return { epoch: sequence, sequence, stamp: stamp ?? '' };
}

function keyOf(message: ItipMessage, event: CalendarEvent) {
  const isVerified = message.sender === 'own' || message.authentication === 'pass';
  const instance = instanceKey(event, message.series.zones);
  return {
    key: `${address(message.from)} ${isVerified ? 'verified' : 'unverified'} ${instance}`,
    instance,
    isVerified,
  };
}

function addReply(claim: Claim, message: ItipMessage, event: CalendarEvent, attendee: Attendee): Claim {
  const { key, instance, isVerified } = keyOf(message, event);
  const reply: Reply = {
    ...rankOf(event),
    email: address(message.from),
    name: attendee.name,
    instance,
    recurrenceId: event.recurrenceId,
    status: attendee.status,
    delegatedTo: attendee.delegatedTo.map(address),
    delegatedFrom: attendee.delegatedFrom.map(address),
    isVerified,
    isOwn: message.sender === 'own',
  };
  return { ...claim, replies: withEntry(claim.replies, key, newest(claim.replies[key] ?? null, reply)!) };
}

/** Stores a proposal without its description and attendees. */
function addCounter(claim: Claim, message: ItipMessage, event: CalendarEvent): Claim {
  const { key, isVerified } = keyOf(message, event);
  const counter: Counter = {
    ...rankOf(event),
    email: address(message.from),
    event: { ...event, description: null, attendees: [] },
    zones: message.series.zones,
    isVerified,
  };
  return {
    ...claim,
    counters: withEntry(claim.counters, key, newest(claim.counters[key] ?? null, counter)!),
  };
}

/** Whether a limit is exceeded. Uninvited people have a lower one, so that they cannot use up that of the invited. */
function isTooMuch(next: Claim, before: Claim): boolean {
  const grew = Object.keys(next.replies).length > Object.keys(before.replies).length;
  if (Object.keys(next.counters).length > MAX_COUNTERS) return true;
  if (!grew) return false;
  const invited = invitedTo(next);
  const uninvited = Object.values(next.replies).filter(({ email }) => !invited.has(email)).length;
  return Object.keys(next.replies).length > MAX_REPLIES || uninvited > MAX_UNINVITED;
}
