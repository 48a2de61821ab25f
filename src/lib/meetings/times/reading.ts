import type { Zone } from '../../recurrence/zone.ts';
import type { judge } from '../judge.ts';
import type { Patterns } from '../patterns.ts';
import type { DayContext } from './days/find-days.ts';

/** A time that a text offers, as instants, or as wall numbers for whole days. */
export interface OfferedTime {
  start: number;
  /** The end; for whole days, the day after the last one. */
  end: number | null;
  isAllDay: boolean;
  /** Whether it is of a meeting, but not its start: "doors open at 7". */
  isAside: boolean;
  /** Whether its day is only the name of a weekday. */
  isNamed: boolean;
  /** The sentence that contains it. */
  sentence: string;
  /** Null if more than its sentence supports it: a reply accepts it, or the subject is nothing else. */
  evidence: Evidence | null;
}

/** The position of a time in a text, and what rules found there: the evidence for a meeting. */
export interface Evidence {
  /** The sentence before it, its own and the one after it. */
  sentences: readonly [string, string, string];
  /** The text directly before and after its hour. */
  near: string;
  /** The position of the sentence, from 0 (first) to 1. */
  place: number;
  /** The number of sentences in the text. */
  count: number;
  /** The score of the sentence from `judge`. */
  score: number;
  /** Hours in its part of the sentence that are no alternatives. */
  clocks: number;
  /** Whether that part names a day. */
  hasDay: boolean;
}

/** The times in a text. */
export interface Reading {
  offered: OfferedTime[];
  /** Days without an hour and hours without a day, which may refer to a quoted time. */
  days: number[];
  clocks: number[];
  /** Declined days and hours. */
  declined: { days: number[]; clocks: number[] };
  /** Hours without a day that replace others: "could we say eleven instead?" */
  countered: number[];
}

export const NOTHING: Reading = {
  offered: [],
  days: [],
  clocks: [],
  declined: { days: [], clocks: [] },
  countered: [],
};

export interface ReadingContext extends DayContext {
  patterns: Patterns;
  /** The reader's time zone. */
  zone: Zone;
  /** The writer's time zone; null if unknown. */
  writer: Zone | null;
  /** Whether it is a forwarder's note: agreements with others are then for the reader. */
  isNote: boolean;
  /** Judges which sentences have times of meetings. */
  verdictsOf: typeof judge;
}
