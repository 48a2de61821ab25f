/** The day or time of an event, as iCalendar (RFC 5545, 3.3.4 and 3.3.5) writes it. */
export interface CalendarTime {
  /** `2026-03-29T02:30:00`: what a clock on the wall shows; or `2026-03-29`: a whole day. */
  wall: string;
  /** `UTC`, an IANA name, or the name of one of the series' custom zones. Null: a day, or a time in any zone (floating). */
  zone: string | null;
}

/** A length: whole days on the wall clock, then exact seconds (RFC 5545, 3.3.6). Neither is negative. */
export interface Span {
  days: number;
  seconds: number;
}

/** An additional occurrence (RDATE). A period brings its own end or length. */
export interface ExtraStart {
  start: CalendarTime;
  end: CalendarTime | null;
  duration: Span | null;
}

/** A rule of a zone: from its onsets on, clocks show another offset (STANDARD or DAYLIGHT in a VTIMEZONE). */
export interface Observance {
  isDaylight: boolean;
  /** The first onset, by the clock before the change: `2026-03-29T02:00:00`. */
  start: string;
  /** Seconds east of UTC before and after an onset. */
  offsetFrom: number;
  offsetTo: number;
  /** RRULE, or null. */
  rule: string | null;
  /** Further onsets (RDATE), by the clock before the change. */
  extraStarts: string[];
}

/** A zone that only its own calendar describes. */
export interface CustomZone {
  name: string;
  observances: Observance[];
}

export type AttendeeStatus = 'needs_action' | 'accepted' | 'declined' | 'tentative' | 'delegated';

export interface Organizer {
  email: string;
  name: string | null;
  /** Who acts for the organizer. */
  sentBy: string | null;
}

export interface Attendee {
  email: string;
  name: string | null;
  status: AttendeeStatus;
  /** The ROLE in iCalendar's own word, such as `CHAIR`. */
  role: string;
  isReplyWanted: boolean;
  delegatedTo: string[];
  delegatedFrom: string[];
  sentBy: string | null;
}

/** One VEVENT: an event, a series, or (with a recurrence id) the exception to one. */
export interface CalendarEvent {
  uid: string;
  /** Of an exception: the original start of the occurrence that it replaces. */
  recurrenceId: CalendarTime | null;
  /** The exception holds for all later occurrences too (RANGE=THISANDFUTURE). */
  isThisAndFuture: boolean;
  start: CalendarTime;
  /** At most one of the two is set. With neither, a day lasts a day and a time no time. */
  end: CalendarTime | null;
  duration: Span | null;
  /** The RRULE, in capitals, or null. */
  rule: string | null;
  exdates: CalendarTime[];
  rdates: ExtraStart[];
  status: 'confirmed' | 'tentative' | 'cancelled';
  sequence: number;
  /** DTSTAMP as ISO 8601 in UTC. */
  stamp: string | null;
  organizer: Organizer | null;
  attendees: Attendee[];
  summary: string | null;
  description: string | null;
  location: string | null;
  /** Both with http: or https: only. */
  url: string | null;
  conference: string | null;
  /** The event does not make its people busy. */
  isTransparent: boolean;
}

/** All of one UID. */
export interface Series {
  uid: string;
  /** Null: only exceptions are known, as when someone is invited to one occurrence of a series. */
  master: CalendarEvent | null;
  exceptions: CalendarEvent[];
  /** The zones that its times name and that are no IANA zones. */
  zones: CustomZone[];
}

/** Whether it is a day as a whole. */
export function isDay(time: CalendarTime): boolean {
  return time.wall.length === 10;
}
