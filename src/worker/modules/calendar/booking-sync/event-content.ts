import { attendeesOf, type Booking, type BookingStatus, statusOf } from '../../../../lib/bookings/index.ts';
import { sha256 } from '../../../../lib/hash.ts';
import type { Attendee, CalendarEvent, Series } from '../../../../lib/ical/index.ts';
import type { EventContent, StoredEvent } from '../events/event.ts';

const MAX_ATTENDEES = 1_000;
const MAX_NAME = 100;
const MAX_EMAIL = 320;
/** The maximum length of a text that was certainly not truncated when it was received. */
const WHOLE = 499;
const REMINDER_MINUTES = 15;
const EMAIL = /^[^\s@"<>\p{Cc}]{1,200}@[^\s@"<>\p{Cc}]{1,200}$/u;

const STATUSES: Record<BookingStatus, CalendarEvent['status']> = {
  accepted: 'confirmed',
  pending: 'tentative',
  cancelled: 'cancelled',
  rescheduled: 'cancelled',
};

/** Returns the UID of a booking's event: stable, and not guessable by outsiders. */
export function eventUid({ token }: { token: string }, uid: string): string {
  return `${sha256(`${token}/${uid}`).slice(0, 40)}@herald`;
}

/**
 * Returns the content that a booking gives to `event`. Null if too little is known to show; `keep` if the event is up
 * to date.
 */
export function contentOf(
  connectionId: number,
  eventUid: string,
  booking: Booking,
  event: StoredEvent | null,
): EventContent | 'keep' | null {
  const series = seriesOf(eventUid, booking);
  if (!series) return null;
  const isOwn = event?.source === 'booking' && event.connectionId === connectionId;
  if (isOwn && event.series && withoutStamp(event.series) === withoutStamp(series)) return 'keep';
  return {
    source: 'booking',
    series,
    state: null,
    myResponse: null,
    isBusy: true,
    inFeed: true,
    isVerified: null,
    reminderMinutes: isOwn ? event.reminderMinutes : REMINDER_MINUTES,
    inboxId: null,
    emailId: isOwn ? event.emailId : null,
    taskId: isOwn ? event.taskId : null,
    connectionId,
  };
}

/** Serializes a series without its stamp: a new stamp alone is not a change. */
function withoutStamp({ master, ...rest }: Series): string {
  return JSON.stringify({ master: { ...master, stamp: null }, ...rest });
}

function seriesOf(uid: string, booking: Booking): Series | null {
  const { details } = booking;
  if (!details) return null;
  const { email, name } = details.organizer ?? { email: null, name: null };
  const master: CalendarEvent = {
    uid,
    recurrenceId: null,
    isThisAndFuture: false,
    start: timeOf(details.start),
    end: timeOf(details.end),
    duration: null,
    rule: null,
    exdates: [],
    rdates: [],
    status: STATUSES[statusOf(booking)],
    sequence: 0,
    stamp: details.createdAt,
    organizer: isEmail(email) ? { email, name: cut(name), sentBy: null } : null,
    attendees: attendeesOf(booking)
      .flatMap((person): Attendee[] =>
        isEmail(person.email) ? [{ ...ATTENDEE, email: person.email, name: cut(person.name) }] : [],
      )
      .slice(0, MAX_ATTENDEES),
    summary: details.title,
    description: null,
    ...placeOf(details.location),
    url: null,
    isTransparent: false,
  };
  return { uid, master, exceptions: [], zones: [] };
}

const ATTENDEE = {
  // Whoever books attends.
  status: 'accepted' as const,
  role: 'REQ-PARTICIPANT',
  isReplyWanted: false,
  delegatedTo: [],
  delegatedFrom: [],
  sentBy: null,
};

function isEmail(text: string | null): text is string {
  return text !== null && text.length <= MAX_EMAIL && EMAIL.test(text);
}

function cut(name: string | null): string | null {
  return name?.trim().slice(0, MAX_NAME) || null;
}

/** Converts a moment to a UTC wall-clock time, such as `2026-10-01T10:00:00`. */
function timeOf(moment: string): CalendarEvent['start'] {
  return { wall: moment.slice(0, 19), zone: 'UTC' };
}

/**
 * Returns the location and the conference link of an event. A URL in the location of the booking is the conference
 * link.
 */
function placeOf(location: string | null): Pick<CalendarEvent, 'location' | 'conference'> {
  const text = location?.trim() ?? '';
  // Cal.com's name for a service whose call has no URL yet.
  if (text === '' || text.startsWith('integrations:')) return { location: null, conference: null };
  const address = text.length <= WHOLE ? /https?:\/\/[^\s<>"]+/i.exec(text)?.[0] : undefined;
  const conference = (address && URL.parse(address)?.href) ?? null;
  return { location: text === address ? null : text, conference: conference || null };
}
