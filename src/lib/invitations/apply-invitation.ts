import type { CalendarEvent } from '../recurrence/event.ts';
import { applyAnswer } from './apply-answer.ts';
import { applyFromOrganizer } from './apply-from-organizer.ts';
import { MAX_CLAIMS, MAX_LENGTH } from './limits.ts';
import type { ItipMessage, Outcome, Refusal } from './message.ts';
import { address, withEntry } from './register.ts';
import { shownOrganizer } from './shown-claim.ts';
import type { Claim, ObjectState } from './state.ts';

/**
 * Applies a message to the state of its UID (iTIP, RFC 5546; by mail, RFC 6047). Null is the state of an unknown UID.
 * Idempotent and independent of the order of messages unless one is refused with `too_many` or names no organizer.
 * `readInvitation` interprets the state.
 */
export function applyInvitation(
  state: ObjectState | null,
  message: ItipMessage,
): { state: ObjectState | null; outcome: Outcome } {
  const next = nextState(state ?? { uid: message.series.uid, claims: {} }, message);
  if (next === null) return { state, outcome: { result: 'noted' } };
  if (typeof next === 'string') return { state, outcome: { result: 'refused', reason: next } };
  const [before, after] = [JSON.stringify(state), JSON.stringify(next)];
  if (before === after) return { state, outcome: { result: 'unchanged' } };
  if (after.length > MAX_LENGTH) return { state, outcome: { result: 'refused', reason: 'too_many' } };
  return { state: next, outcome: { result: 'changed' } };
}

function nextState(state: ObjectState, message: ItipMessage): ObjectState | Refusal | null {
  if (message.series.uid !== state.uid) return 'other_uid';
  if (message.authentication === 'fail' && message.sender !== 'own') return 'authentication_failed';
  const organizer = organizerOf(message, state);
  if (message.method === 'PUBLISH' || message.method === 'REFRESH' || message.method === 'DECLINECOUNTER') {
    return null;
  }
  if (typeof organizer === 'string') return organizer;
  const known = state.claims[organizer.address];
  if (!known && Object.keys(state.claims).length >= MAX_CLAIMS) return 'too_many';
  const claim = applyToClaim(known ?? { journals: {}, replies: {}, counters: {} }, message, organizer);
  if (typeof claim === 'string') return claim;
  return { ...state, claims: withEntry(state.claims, organizer.address, claim) };
}

function applyToClaim(claim: Claim, message: ItipMessage, organizer: { address: string; sentBy: string[] }) {
  switch (message.method) {
    case 'REPLY':
    case 'COUNTER':
      return applyAnswer(claim, message);
    default:
      return applyFromOrganizer(claim, message, organizer);
  }
}

/**
 * Returns the single organizer of all components, with their SENT-BY addresses. If they name none, it is the known one:
 * of an answer that of the event as shown, of a cancellation its sender.
 */
function organizerOf(
  message: ItipMessage,
  state: ObjectState,
): { address: string; sentBy: string[] } | Refusal {
  const { series } = message;
  const components: CalendarEvent[] = [...(series.master ? [series.master] : []), ...series.exceptions];
  const organizers = components.flatMap(({ organizer }) => organizer ?? []);
  const [first, ...others] = new Set(organizers.map(({ email }) => address(email)));
  if (first === undefined) {
    const known = knownOrganizer(message, state);
    return known === null ? 'no_organizer' : { address: known, sentBy: [] };
  }
  if (others.length > 0) return 'mixed_organizers';
  const sentBy = organizers.flatMap((each) => (each.sentBy === null ? [] : address(each.sentBy)));
  return { address: first, sentBy: [...new Set(sentBy)] };
}

function knownOrganizer({ method, from }: ItipMessage, state: ObjectState): string | null {
  if (method === 'REPLY' || method === 'COUNTER') return shownOrganizer(state);
  return method === 'CANCEL' && state.claims[address(from)] ? address(from) : null;
}
