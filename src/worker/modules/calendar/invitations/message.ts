import type { Series } from '../ical/event.ts';

export type Method =
  | 'REQUEST'
  | 'REPLY'
  | 'CANCEL'
  | 'COUNTER'
  | 'REFRESH'
  | 'ADD'
  | 'DECLINECOUNTER'
  | 'PUBLISH';

/** What one mail says of one calendar object (RFC 6047). */
export interface ItipMessage {
  method: Method;
  series: Series;
  /** The address in the From header. */
  from: string;
  /** `own`: this organization sent it itself. `known`: there was correspondence before. */
  sender: 'own' | 'known' | 'unknown';
  /** What the receiving server recorded of the address in From. `none`: it recorded nothing. */
  authentication: 'pass' | 'fail' | 'none';
}

export type Refusal =
  /** The server says that From is forged. */
  | 'authentication_failed'
  | 'other_uid'
  | 'no_organizer'
  /** The components name different organizers. */
  | 'mixed_organizers'
  /** From is neither the organizer nor the SENT-BY of the organizer. */
  | 'not_the_organizer'
  /** From is none of the attendees that the answer is for. */
  | 'not_the_attendee'
  /** ADD with a rule. */
  | 'unsupported'
  | 'too_many';

export type Outcome =
  /** The state is another one than before. */
  | { result: 'changed' }
  /** It came before, or something newer did. */
  | { result: 'unchanged' }
  /** Nothing to keep: a wish to get the event again, a refusal of a proposal, or an event that invites nobody. */
  | { result: 'noted' }
  | { result: 'refused'; reason: Refusal };
