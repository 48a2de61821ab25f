import type { AttendeeStatus, CalendarEvent, CalendarTime, CustomZone } from '../recurrence/event.ts';

/**
 * The merged state of one UID, as JSON: each register keeps the highest version, so that messages can come repeatedly
 * and in any order.
 */
export interface ObjectState {
  uid: string;
  /** By the organizer's address. A message with another organizer for the same UID makes another claim. */
  claims: Record<string, Claim>;
}

export interface Claim {
  /** Messages in the organizer's name, by sender. */
  journals: Record<string, Journal>;
  replies: Record<string, Reply>;
  counters: Record<string, Counter>;
}

export interface Journal {
  /** The SENT-BY that wrote for the organizer, or null for the organizer. */
  agent: string | null;
  isVerified: boolean;
  isKnown: boolean;
  isOwn: boolean;
  /** The SENT-BY addresses that the writer names, sorted. */
  agents: string[];
  /** The oldest DTSTAMP. */
  since: string;
  /** By `instanceKey`. The series itself is ''. */
  cells: Record<string, Cell>;
}

/** The series or one instance of it. Cancelled if `cancel` is not older than `event`. */
export interface Cell {
  event: Version | null;
  cancel: Tombstone | null;
}

export interface Rank {
  /** The SEQUENCE of the series in the same message, if higher than its own. */
  epoch: number;
  sequence: number;
  /** DTSTAMP, or '' if there is none. */
  stamp: string;
}

export interface Version extends Rank {
  event: CalendarEvent;
  zones: CustomZone[];
}

export interface Tombstone extends Rank {
  recurrenceId: CalendarTime | null;
  isThisAndFuture: boolean;
  /** The custom zones of `recurrenceId`. */
  zones: CustomZone[];
}

/** One person's reply to the series or an instance. */
export interface Reply extends Rank {
  email: string;
  name: string | null;
  /** The `instanceKey` of its target; '' for the whole series. */
  instance: string;
  recurrenceId: CalendarTime | null;
  status: AttendeeStatus;
  delegatedTo: string[];
  delegatedFrom: string[];
  isVerified: boolean;
  isOwn: boolean;
}

/** One person's proposal of another time. */
export interface Counter extends Version {
  email: string;
  isVerified: boolean;
}
