/** Limits for booking services. Times are in milliseconds, sizes in bytes. */

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const MAX_CONNECTIONS = 20;
/** The maximum size of a webhook. The largest seen has 12 KB; a booking with 1,000 attendees has 150 KB. */
export const MAX_WEBHOOK_BYTES = 256 * 1024;
/** The precision of `last_webhook_at`, so that a storm of webhooks causes few writes. */
export const HEARD_EVERY = MINUTE;

/** The interval between pulls. Webhooks report most changes at once. */
export const SYNC_EVERY = 6 * HOUR;
/** The maximum age of bookings that are pulled, from their start. */
export const PULLED_PAST = 90 * DAY;
export const CALL_TIMEOUT = 15 * SECOND;
/** The maximum size of a response: a page has up to 50 Cal.com bookings, or 100 Calendly events or invitees. */
export const MAX_ANSWER_BYTES = 8_000_000;
export const CAL_COM_PAGE = 50;
export const CALENDLY_PAGE = 100;
/** The maximum number of pages of invitees: enough for the most invitees that an event can have. */
export const MAX_INVITEE_PAGES = 30;
/** The maximum number of pages of a pull: it ends the job if a service always returns a next page. */
export const MAX_PAGES = 1_000;
export const MAX_CURSOR = 4_000;

/** Backoff after failures: 1, 2, 4 … minutes. */
export const FIRST_BACKOFF = MINUTE;
export const MAX_BACKOFF = 6 * HOUR;
/** The wait after a 429 without a time, and the range that a given time is clamped to. */
export const DEFAULT_WAIT = MINUTE;
export const SHORTEST_WAIT = SECOND;
export const LONGEST_WAIT = DAY;

/** The time after which a run starts nothing new. */
export const MAX_RUN = 20 * SECOND;
/** The lease of a run: longer than a run plus the call that it waits for. */
export const LEASE = 2 * MINUTE;
/** Statements to store one booking in the calendar, and to store one page. */
export const STATEMENTS_OF_BOOKING = 25;
export const STATEMENTS_OF_PAGE = 130;
/** The number of bookings that are read or deleted at once. */
export const BATCH = 50;
/** Connections woken per cron tick. */
export const MAX_WOKEN = 500;
/** Connections whose secrets are resealed per cron tick. */
export const RESEALED_PER_TICK = 50;
/** The maximum size of a booking as JSON: a row of D1 holds 2 MB. */
export const MAX_BOOKING_BYTES = 1_500_000;
