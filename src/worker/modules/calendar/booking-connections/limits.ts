/** Bounds of booking services. Times are milliseconds, sizes bytes. */

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const MAX_CONNECTIONS = 20;
/** The largest that was seen has 12 KB; a booking with 1,000 attendees has 150 KB. */
export const MAX_WEBHOOK_BYTES = 256 * 1024;
/** How exact `last_webhook_at` is, so that a storm of webhooks does not write as often. */
export const HEARD_EVERY = MINUTE;

/** From one pull to the next. Webhooks tell most changes at once. */
export const SYNC_EVERY = 6 * HOUR;
/** Bookings that began earlier are not pulled. */
export const PULLED_PAST = 90 * DAY;
export const CALL_TIMEOUT = 15 * SECOND;
/** Of one answer: a page has up to 50 bookings of Cal.com or 100 events or invitees of Calendly. */
export const MAX_ANSWER_BYTES = 8_000_000;
export const CAL_COM_PAGE = 50;
export const CALENDLY_PAGE = 100;
/** As many as an event can have invitees. */
export const MAX_INVITEE_PAGES = 30;
/** A service that always names a next page does not hold the job for ever. */
export const MAX_PAGES = 1_000;
export const MAX_CURSOR = 4_000;

/** After failures: 1, 2, 4 … minutes. */
export const FIRST_BACKOFF = MINUTE;
export const MAX_BACKOFF = 6 * HOUR;
/** After 429 without a time; and the range of the times that are honoured. */
export const DEFAULT_WAIT = MINUTE;
export const SHORTEST_WAIT = SECOND;
export const LONGEST_WAIT = DAY;

/** A run begins nothing new after this much time. */
export const MAX_RUN = 20 * SECOND;
/** More than a run and the call that it waits for take. */
export const LEASE = 2 * MINUTE;
/** Statements that one booking takes to come into the calendar, and one page to be stored. */
export const STATEMENTS_OF_BOOKING = 25;
export const STATEMENTS_OF_PAGE = 130;
/** Bookings that are read, or deleted, at once. */
export const BATCH = 50;
/** Connections that one cron tick wakes. */
export const MAX_WOKEN = 500;
/** Connections whose secrets one cron tick reseals. */
export const RESEALED_PER_TICK = 50;
/** As JSON: a row of D1 holds 2 MB. */
export const MAX_BOOKING_BYTES = 1_500_000;
