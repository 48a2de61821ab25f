import type { Zone } from '../../recurrence/zone.ts';
import type { judge } from '../judge.ts';
import type { Patterns } from '../patterns.ts';
import type { DayContext } from './find-days.ts';

/** A time that words offer, as instants; of whole days, as wall numbers. */
export interface OfferedTime {
  start: number;
  /** Of whole days the day after the last one. */
  end: number | null;
  isAllDay: boolean;
  /** It belongs to a meeting, but does not begin it: "doors open at 7". */
  isAside: boolean;
  /** Its day is only the name of a day of the week. */
  isNamed: boolean;
  /** The sentence it stands in. */
  sentence: string;
  /** Null if more than its sentence speaks for it: an answer takes it, or it is all that the subject says. */
  standing: Standing | null;
}

/** Where in a text a time stands, and what the rules found there. */
export interface Standing {
  /** Its sentence, the one before it and the one after it. */
  sentences: readonly [string, string, string];
  /** What stands directly before and after its hour. */
  near: string;
  /** Of the sentence, from 0, the first one, to 1. */
  place: number;
  /** Sentences of the text. */
  count: number;
  /** What `judge` gives the sentence. */
  score: number;
  /** Hours in its part of the sentence that are no choice. */
  clocks: number;
  /** That part names a day. */
  hasDay: boolean;
}

/** What a text says about times. */
export interface Reading {
  offered: OfferedTime[];
  /** The days and the hours that it names without the other, which may point to a time in a quotation. */
  days: number[];
  clocks: number[];
  /** Those that do not suit. */
  declined: { days: number[]; clocks: number[] };
  /** Hours without a day that take the place of other ones: "could we say eleven instead?" */
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
  /** Of the reader. */
  zone: Zone;
  /** Of whoever writes; null if it is not known. */
  writer: Zone | null;
  /** It is what somebody wrote who passes a mail on: what was agreed with others is for the reader. */
  isNote: boolean;
  /** What tells which sentences have times of meetings. */
  verdictsOf: typeof judge;
}
