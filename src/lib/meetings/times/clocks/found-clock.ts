/** An hour in a sentence, or a span of hours, in minutes of the day. */
export interface FoundClock {
  index: number;
  end: number;
  /** The end of the words before its number, such as "to" in "to noon". */
  said: number;
  first: number;
  last: number | null;
  isDeadline: boolean;
  isReplaced: boolean;
}
