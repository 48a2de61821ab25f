/** The shape of the mails on which the detection of meetings is measured, and what they are judged by. */

/** A time that a careful assistant would suggest for the calendar. */
export interface ExpectedTime {
  /** ISO with the offset of the reader's zone (`2026-11-26T14:30:00+01:00`), or a date when `all_day`. */
  start: string;
  /** Null if the mail does not say; when `all_day` the day after the last one, as in iCalendar. */
  end: string | null;
  all_day: boolean;
}

/**
 * A mail and the times in it that are on offer or agreed, lie ahead and are for the reader. A time that is named
 * twice, in two zones or in two parts of the mail, counts once. Parts of the day without an hour ("Tuesday
 * afternoon") and availability without a proposal are no times.
 */
export interface DetectionMail {
  /** What it shows, unique: `de: a move from Tuesday to Thursday gives Thursday`. */
  name: string;
  /** When it was sent, with the sender's offset: `2026-11-23T09:12:00+01:00`. */
  sentAt: string;
  /** The zone of the user who reads it, which times without a zone mean. */
  timezone: string;
  from: string;
  subject: string;
  /** The plain text, with greetings, signatures and quoted earlier mail. */
  text: string;
  /** HTML, for mails with JSON-LD or links. */
  html?: string;
  /** A text/calendar part. */
  calendar?: string;
  /** The mail carries the marks of bulk mail (List-Unsubscribe, Precedence); absent means it does not. */
  isBulk?: boolean;
  /** In the order in which the mail names them; empty for a mail without a meeting. */
  expected: ExpectedTime[];
}

/** A time on the clock; start and end are ISO with an offset. */
export const at = (start: string, end: string | null = null): ExpectedTime => ({
  start,
  end,
  all_day: false,
});

/** A whole day, or the days up to `after`, which is no longer part of it. */
export const days = (start: string, after: string | null = null): ExpectedTime => ({
  start,
  end: after,
  all_day: true,
});

/** The text with the line ends that mail and iCalendar use. */
export const crlf = (text: string): string => text.replaceAll('\n', '\r\n');
