/** The date or time of an event as written in iCalendar (RFC 5545, 3.3.4 and 3.3.5). */
export interface CalendarTime {
  /** The local time, `2026-03-29T02:30:00`, or a whole day, `2026-03-29`. */
  wall: string;
  /** `UTC`, an IANA name, or the name of one of the series' custom zones. Null for a day or a floating time. */
  zone: string | null;
}

/** A length: whole days of local time, then exact seconds (RFC 5545, 3.3.6). Neither is negative. */
export interface Span {
  days: number;
  seconds: number;
}

/** An additional occurrence (RDATE). A period has its own end or length. */
export interface ExtraStart {
  start: CalendarTime;
  end: CalendarTime | null;
  duration: Span | null;
}

/** A rule of a zone that changes its offset at each onset (STANDARD or DAYLIGHT in a VTIMEZONE). */
export interface Observance {
  isDaylight: boolean;
  /** The first onset, in local time before the change: `2026-03-29T02:00:00`. */
  start: string;
  /** Seconds east of UTC before and after an onset. */
  offsetFrom: number;
  offsetTo: number;
  /** RRULE, or null. */
  rule: string | null;
  /** Further onsets (RDATE), in local time before the change. */
  extraStarts: string[];
}

/** A time zone defined only in its own calendar. */
export interface CustomZone {
  name: string;
  observances: Observance[];
}

export type AttendeeStatus = 'needs_action' | 'accepted' | 'declined' | 'tentative' | 'delegated';

export interface Organizer {
  email: string;
  name: string | null;
  /** The person who acts for the organizer (SENT-BY). */
  sentBy: string | null;
}

export interface Attendee {
  email: string;
  name: string | null;
  status: AttendeeStatus;
  /** The ROLE in iCalendar's term, such as `CHAIR`. */
  role: string;
  isReplyWanted: boolean;
  delegatedTo: string[];
  delegatedFrom: string[];
  sentBy: string | null;
}

/** One VEVENT: an event, a series, or (with a recurrence id) the exception to one. */
export interface CalendarEvent {
  uid: string;
  /** For an exception: the original start of the occurrence that it replaces. */
  recurrenceId: CalendarTime | null;
  /** Whether the exception applies to all later occurrences too (RANGE=THISANDFUTURE). */
  isThisAndFuture: boolean;
  start: CalendarTime;
  /** At most one of the two is set. With neither, an all-day event lasts a day and a timed one has no length. */
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
  /** Only http: or https:. */
  url: string | null;
  conference: string | null;
  /** Whether its attendees stay available during it. */
  isTransparent: boolean;
}

/** All components with one UID. */
export interface Series {
  uid: string;
  /** Null if only exceptions are known, as when someone is invited to one occurrence of a series. */
  master: CalendarEvent | null;
  exceptions: CalendarEvent[];
  /** The zones that its times name and that are not IANA zones. */
  zones: CustomZone[];
}

/** Whether it is a whole day. */
export function isDay(time: CalendarTime): boolean {
  return time.wall.length === 10;
}
