import type { AttendeeStatus, CalendarEvent, CalendarTime, CustomZone, Series } from '../recurrence/event.ts';
import { answeredAttendees, believedReplies, invitedTo } from './attendees.ts';
import { type CurrentCell, currentCells } from './current-cells.ts';
import { mergeCells } from './merge-journals.ts';
import { address } from './register.ts';
import { type BelievedClaim, believedClaims, isAnswered } from './shown-claim.ts';
import type { Counter, ObjectState, Reply, Tombstone } from './state.ts';

export interface Answer {
  email: string;
  name: string | null;
  /** Null for a reply to the whole series. */
  recurrenceId: CalendarTime | null;
  status: AttendeeStatus;
  isVerified: boolean;
}

export interface Proposal {
  email: string;
  /** Times and texts of the proposal, without its attendees and description. */
  event: CalendarEvent;
  /** The custom zones of its times. */
  zones: CustomZone[];
  isInvited: boolean;
  isVerified: boolean;
}

/** The content of a UID for the calendar. */
export interface Invitation {
  uid: string;
  /** The address in lower case. */
  organizer: string;
  /** With replies of attendees. Cancelled events have the status `cancelled`. Null if only a cancellation is known. */
  series: Series | null;
  isCancelled: boolean;
  /** Whether all of it comes from authenticated senders. */
  isVerified: boolean;
  /** The response of this organization to the whole series. */
  response: AttendeeStatus;
  /** The responses of this organization to instances. */
  responses: Answer[];
  /** Replies of everybody to instances. */
  instanceReplies: Answer[];
  /** Replies of uninvited people. They are not added to the event. */
  uninvited: Answer[];
  /** Proposals of other times, which change nothing. Those for an older version of the event are left out. */
  proposals: Proposal[];
  /** Other addresses that claim to organize the same UID. Their messages do not change the event. */
  otherOrganizers: string[];
  /** False for an unanswered invitation from a stranger, or an event without reminders and conflicts. */
  reminds: boolean;
  conflicts: boolean;
  inFeed: boolean;
}

/** Interprets the state; null without an invitation or cancellation. */
export function readInvitation(state: ObjectState): Invitation | null {
  const [first, ...others] = believedClaims(state);
  if (!first) return null;
  return readClaim(
    state.uid,
    first,
    others.map(({ organizer }) => organizer),
  );
}

function readClaim(
  uid: string,
  { organizer, claim, journals }: BelievedClaim,
  otherOrganizers: string[],
): Invitation {
  const cells = currentCells(mergeCells(journals));
  const replies = believedReplies(claim);
  const series = seriesOf(uid, cells, replies);
  const isCancelled = cells.every((cell) => cell.isCancelled);
  const invited = invitedTo(claim);
  const all = [...replies.values()].flat();
  const sequence = cells.find(({ key }) => key === '')?.rank.sequence ?? 0;
  const current = all.filter((each) => each.sequence >= sequence);
  const own = current.filter(({ isOwn }) => isOwn);
  const isTrusted = isAnswered(claim) || journals.some(({ isKnown, isOwn }) => isKnown || isOwn);
  return {
    uid,
    organizer,
    series,
    isCancelled,
    isVerified: journals.every(({ isVerified }) => isVerified),
    response: own.find(({ instance }) => instance === '')?.status ?? 'needs_action',
    responses: own.filter(({ instance }) => instance !== '').map(answerOf),
    instanceReplies: current
      .filter(({ email, instance }) => instance !== '' && invited.has(email))
      .map(answerOf),
    uninvited: all.filter(({ email }) => email !== organizer && !invited.has(email)).map(answerOf),
    proposals: Object.values(claim.counters)
      .filter((each) => each.sequence >= sequence)
      .map((counter) => proposalOf(counter, invited)),
    otherOrganizers,
    reminds: isTrusted && !isCancelled,
    conflicts: isTrusted && !isCancelled,
    inFeed: isTrusted,
  };
}

function answerOf({ email, name, recurrenceId, status, isVerified }: Reply): Answer {
  return { email, name, recurrenceId, status, isVerified };
}

function proposalOf({ email, event, zones, isVerified }: Counter, invited: Set<string>): Proposal {
  return { email, event, zones, isInvited: invited.has(address(email)), isVerified };
}

function seriesOf(uid: string, cells: CurrentCell[], replies: Map<string, Reply[]>): Series | null {
  const master = cells.find(({ key }) => key === '')?.cell.event?.event ?? null;
  const events = cells.flatMap((cell) => eventOf(cell, master, replies) ?? []);
  if (events.length === 0) return null;
  const zones = cells.flatMap(({ cell }) => [cell.event, cell.cancel].flatMap((each) => each?.zones ?? []));
  return {
    uid,
    master: events.find(({ recurrenceId }) => recurrenceId === null) ?? null,
    exceptions: events.filter(({ recurrenceId }) => recurrenceId !== null),
    zones: [...new Map(zones.map((zone) => [zone.name, zone])).values()],
  };
}

function eventOf(
  { cell, isCancelled }: CurrentCell,
  master: CalendarEvent | null,
  replies: Map<string, Reply[]>,
): CalendarEvent | null {
  if (cell.event) {
    const event = { ...cell.event.event, attendees: answeredAttendees(cell.event, replies) };
    return isCancelled ? { ...event, status: 'cancelled' } : event;
  }
  return master && cell.cancel ? cancelledInstance(master, cell.cancel) : null;
}

/** Returns an instance of which only the cancellation is known: as in the series, at its original start. */
function cancelledInstance(
  master: CalendarEvent,
  { recurrenceId, isThisAndFuture, sequence, stamp }: Tombstone,
) {
  if (recurrenceId === null) return null;
  const nothing = { end: null, duration: null, rule: null, exdates: [], rdates: [], attendees: [] };
  const rank = { sequence, stamp: stamp || null };
  const event: CalendarEvent = {
    ...master,
    ...nothing,
    ...rank,
    recurrenceId,
    isThisAndFuture,
    start: recurrenceId,
    status: 'cancelled',
  };
  return event;
}
