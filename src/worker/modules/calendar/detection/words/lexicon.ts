/** The words of a language for days and times, as parts of regular expressions over text in lower case. */
export interface Lexicon {
  /** Frequent words that tell the language from the other seven. */
  typical: string;
  /** The first to the 31st of a month, where people write them out. */
  dayNumbers?: string[];
  /** Monday to Sunday. */
  weekdays: string[];
  /** January to December. */
  months: string[];
  /** Days near that of the mail, in days from it. Longer words first. */
  near: [string, number][];
  /** Before or after a day of the week: that of the week after this one, whichever day it is. */
  nextWeek: string;
  /** Before or after a day of the week: the coming one. */
  coming: string;
  /** Before or after a day of the week: a past one. */
  past: string;
  /** One to twelve, in the forms that hours take. */
  numbers: string[];
  /** What stands before an hour. */
  at: string;
  /** What stands before the first hour of two. */
  from: string;
  /** What stands between two hours or two days. */
  to: string;
  /** Before an hour, in minutes: "half past". */
  before: [string, number][];
  /** After an hour, in minutes: "y media". */
  after: [string, number][];
  /** After an hour: "o'clock". */
  unit: string;
  /** Noon, as a time at which people meet. */
  noon: string;
  /** Parts of the day in which hours up to 11 are those after noon, and those before noon. */
  afternoon: string;
  morning: string;
  /** Verbs of a sentence about what is over. */
  over: string;
  /** What begins a clause that says the opposite. */
  but: string;
  /** What says that a time does not suit, or that nothing is certain. */
  not: string;
  /** Before a day or time: it is a deadline. */
  deadline: string;
  /** Before a day or time: another one is taken. */
  instead: string;
  /** Before a day of the week: it comes again every week. */
  every: string;
  /** Half an hour and an hour, as lengths. */
  halfHour: string;
  hour: string;
}
