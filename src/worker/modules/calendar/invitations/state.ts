import type { AttendeeStatus, CalendarEvent, CalendarTime, CustomZone } from '../ical/event.ts';

/**
 * What is known of one UID. It is JSON, and a merge of versions: each register keeps the highest that it was given, so
 * that any order and any repetition of messages ends in the same state.
 */
export interface ObjectState {
  uid: string;
  /** By the address of the organizer. Who names another organizer for the same UID makes another claim. */
  claims: Record<string, Claim>;
}

export interface Claim {
  /** What was said in the organizer's name, by who said it. */
  journals: Record<string, Journal>;
  replies: Record<string, Reply>;
  counters: Record<string, Counter>;
}

export interface Journal {
  /** Who wrote for the organizer (SENT-BY), or null: the organizer. */
  agent: string | null;
  isVerified: boolean;
  isKnown: boolean;
  isOwn: boolean;
  /** Whom the writer names as SENT-BY. Sorted. */
  agents: string[];
  /** The oldest DTSTAMP. */
  since: string;
  /** By `instanceKey`. The series itself is ''. */
  cells: Record<string, Cell>;
}

/** The series or one instance of it. It is cancelled if `cancel` is not older than `event`. */
export interface Cell {
  event: Version | null;
  cancel: Tombstone | null;
}

export interface Rank {
  /** The SEQUENCE of the series in the message that it came with, if higher than its own. */
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
  /** Those of `recurrenceId`. */
  zones: CustomZone[];
}

/** The answer of one person, for the series or an instance. */
export interface Reply extends Rank {
  email: string;
  name: string | null;
  /** What it is for, by `instanceKey`. The series as a whole is ''. */
  instance: string;
  recurrenceId: CalendarTime | null;
  status: AttendeeStatus;
  delegatedTo: string[];
  delegatedFrom: string[];
  isVerified: boolean;
  isOwn: boolean;
}

/** Another time that one person proposes. */
export interface Counter extends Version {
  email: string;
  isVerified: boolean;
}
