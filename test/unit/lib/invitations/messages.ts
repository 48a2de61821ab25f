import type { ObjectState } from '../../../../src/lib/invitations/index.ts';
import {
  applyInvitation,
  type Invitation,
  type ItipMessage,
  type Method,
  readInvitation,
} from '../../../../src/lib/invitations/index.ts';
import type { Attendee, CalendarEvent, CalendarTime, Series } from '../../../../src/lib/recurrence/event.ts';

export const UID = 'weekly@company.test';
export const BOSS = 'boss@company.test';
export const ANN = 'ann@us.test';
export const BEN = 'ben@us.test';
export const EVE = 'eve@else.test';
export const SECRETARY = 'secretary@company.test';

/** One component of a message. Hours are those of 7 September 2026 in UTC, days are of September. */
export interface Part {
  sequence?: number;
  /** The minute of DTSTAMP. */
  stamp?: number;
  /** The day and hour of the start. */
  at?: [day: number, hour: number];
  /** The original start: a day of September at 10:00 UTC, or a time. */
  instance?: number | CalendarTime;
  future?: boolean;
  rule?: string | null;
  status?: CalendarEvent['status'];
  organizer?: string | null;
  sentBy?: string;
  attendees?: Attendee[];
  summary?: string;
}

export function utc(day: number, hour: number): CalendarTime {
  return { wall: `2026-09-${`${day}`.padStart(2, '0')}T${`${hour}`.padStart(2, '0')}:00:00`, zone: 'UTC' };
}

export function person(email: string, more: Partial<Attendee> = {}): Attendee {
  return {
    email,
    name: null,
    status: 'needs_action',
    role: 'REQ-PARTICIPANT',
    isReplyWanted: true,
    delegatedTo: [],
    delegatedFrom: [],
    sentBy: null,
    ...more,
  };
}

export function component(part: Part): CalendarEvent {
  const { sequence = 0, stamp = 0, instance, organizer = BOSS } = part;
  const recurrenceId = typeof instance === 'number' ? utc(instance, 10) : (instance ?? null);
  return {
    uid: UID,
    recurrenceId,
    isThisAndFuture: part.future ?? false,
    start: part.at ? utc(...part.at) : (recurrenceId ?? utc(7, 10)),
    end: null,
    duration: { days: 0, seconds: 3600 },
    rule: part.rule ?? null,
    exdates: [],
    rdates: [],
    status: part.status ?? 'confirmed',
    sequence,
    stamp: `2026-09-01T08:${`${stamp}`.padStart(2, '0')}:00.000Z`,
    organizer: organizer === null ? null : { email: organizer, name: null, sentBy: part.sentBy ?? null },
    attendees: part.attendees ?? [person(ANN), person(BEN)],
    summary: part.summary ?? 'Weekly',
    description: null,
    location: null,
    url: null,
    conference: null,
    isTransparent: false,
  };
}

export type Envelope = Partial<Omit<ItipMessage, 'series' | 'method'>>;

export function message(method: Method, parts: Part[], envelope: Envelope = {}): ItipMessage {
  const events = parts.map(component);
  const series: Series = {
    uid: UID,
    master: events.find(({ recurrenceId }) => recurrenceId === null) ?? null,
    exceptions: events.filter(({ recurrenceId }) => recurrenceId !== null),
    zones: [],
  };
  return { method, series, from: BOSS, sender: 'known', authentication: 'pass', ...envelope };
}

export const request = (part: Part = {}, envelope?: Envelope) => message('REQUEST', [part], envelope);
/** Returns a request for the series, every Monday at 10:00 UTC from 7 September on, with exceptions. */
export const series = (part: Part = {}, exceptions: Part[] = [], envelope?: Envelope) =>
  message('REQUEST', [{ rule: 'FREQ=WEEKLY', ...part }, ...exceptions], envelope);
export const cancel = (part: Part = {}, envelope?: Envelope) => message('CANCEL', [part], envelope);
export const reply = (email: string, more: Partial<Attendee>, part: Part = {}, envelope?: Envelope) =>
  message('REPLY', [{ ...part, attendees: [person(email, more)] }], { from: email, ...envelope });
export const counter = (email: string, part: Part, envelope?: Envelope) =>
  message('COUNTER', [{ ...part, attendees: [person(email)] }], { from: email, ...envelope });

export function applyAll(messages: ItipMessage[]): ObjectState | null {
  return messages.reduce<ObjectState | null>((state, each) => applyInvitation(state, each).state, null);
}

/** A summary of an invitation. Times are without `2026-09-` and `:00:00`. */
export interface Summary {
  start: string | null;
  summary: string | null;
  cancelled: boolean;
  exceptions: Record<string, string>;
  attendees: Record<string, string>;
  organizer: string;
  verified: boolean;
  response: string;
  uninvited: string[];
  proposals: string[];
  others: string[];
  trusted: boolean;
}

const short = ({ wall }: CalendarTime) => wall.slice(8, 13);

export function summarize(state: ObjectState | null): Summary | null {
  const invitation: Invitation | null = state && readInvitation(state);
  if (!invitation) return null;
  const { series: shown } = invitation;
  const people = (shown?.master ?? shown?.exceptions[0])?.attendees ?? [];
  return {
    start: shown?.master ? short(shown.master.start) : null,
    summary: shown?.master?.summary ?? null,
    cancelled: invitation.isCancelled,
    exceptions: Object.fromEntries(
      (shown?.exceptions ?? []).map((each) => [
        `${short(each.recurrenceId!)}${each.isThisAndFuture ? '+' : ''}`,
        each.status === 'cancelled' ? 'cancelled' : short(each.start),
      ]),
    ),
    attendees: Object.fromEntries(people.map(({ email, status }) => [email, status])),
    organizer: invitation.organizer,
    verified: invitation.isVerified,
    response: invitation.response,
    uninvited: invitation.uninvited.map(({ email, status }) => `${email} ${status}`),
    proposals: invitation.proposals.map(
      ({ email, event, isInvited }) => `${email} ${short(event.start)}${isInvited ? '' : ' (uninvited)'}`,
    ),
    others: invitation.otherOrganizers,
    trusted: invitation.inFeed,
  };
}
