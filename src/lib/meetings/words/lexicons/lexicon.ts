/** The words of a language for days and times, as parts of regular expressions over lower-case text. */
export interface Lexicon {
  /** Frequent words that distinguish the language from the other seven. */
  typical: string;
  /** Written-out days of the month, 1 to 31, where people use them. */
  dayNumbers?: string[];
  /** Monday to Sunday. */
  weekdays: string[];
  /** January to December. */
  months: string[];
  /** Days close to that of the mail, in days from it. Longer words first. */
  near: [string, number][];
  /** Before or after a weekday: that of next week, whichever day today is. */
  nextWeek: string;
  /** Before or after a weekday: the coming one. */
  coming: string;
  /** Before or after a weekday: a past one. */
  past: string;
  /** One to twelve, in the forms used for hours. */
  numbers: string[];
  /** Words before an hour. */
  at: string;
  /** Words before the first of two hours. */
  from: string;
  /** Words between two hours or two days. */
  to: string;
  /** Before an hour, in minutes: "half past". */
  before: [string, number][];
  /** After an hour, in minutes: "y media". */
  after: [string, number][];
  /** After an hour: "o'clock". */
  unit: string;
  /** Noon, as a time at which people meet. */
  noon: string;
  /** Parts of the day that put hours up to 11 into the afternoon, and those for the morning. */
  afternoon: string;
  morning: string;
  /** Verbs of a sentence about the past. */
  over: string;
  /** Words that start a contrasting clause. */
  but: string;
  /** Words that decline a time, or say that nothing is certain. */
  not: string;
  /** Before a day or time: a deadline. */
  deadline: string;
  /** Before a day or time that another one replaces. */
  instead: string;
  /** Before a weekday: it recurs every week. */
  every: string;
  /** Half an hour and an hour, as lengths. */
  halfHour: string;
  hour: string;
}
