import type { Series } from '../recurrence/event.ts';

export type Method =
  | 'REQUEST'
  | 'REPLY'
  | 'CANCEL'
  | 'COUNTER'
  | 'REFRESH'
  | 'ADD'
  | 'DECLINECOUNTER'
  | 'PUBLISH';

/** The message of one mail about one calendar object (RFC 6047). */
export interface ItipMessage {
  method: Method;
  series: Series;
  /** The address in the From header. */
  from: string;
  /** `own`: sent by this organization. `known`: a previous correspondent. */
  sender: 'own' | 'known' | 'unknown';
  /** The receiving server's verdict on the From address. `none`: it recorded none. */
  authentication: 'pass' | 'fail' | 'none';
}

export type Refusal =
  /** The receiving server says that From is forged. */
  | 'authentication_failed'
  | 'other_uid'
  | 'no_organizer'
  /** The components name different organizers. */
  | 'mixed_organizers'
  /** From is neither the organizer nor the SENT-BY of the organizer. */
  | 'not_the_organizer'
  /** From is not an attendee that the reply is for. */
  | 'not_the_attendee'
  /** ADD with a rule. */
  | 'unsupported'
  | 'too_many';

export type Outcome =
  /** The state changed. */
  | { result: 'changed' }
  /** The message, or a newer one, was applied before. */
  | { result: 'unchanged' }
  /** Nothing to store: a request for the event, a declined proposal, or an event that invites nobody. */
  | { result: 'noted' }
  | { result: 'refused'; reason: Refusal };
