const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** Older mail is not read: the first fill of a mailbox brings years of it. */
export const MAX_MAIL_AGE = 60 * DAY;
/** An invitation to what was over this long ago is not entered. */
export const MAX_PAST = 7 * DAY;
/** Events that one mail may be about. A message of iTIP has one (RFC 5546, 1.4); some programs send several. */
export const MAX_SERIES = 20;
/** Minutes before a meeting, as for events that are written here. */
export const REMINDER_MINUTES = 15;

/** New emails that one step looks through for the next one to read. */
export const CHECKED_PER_STEP = 100;
/** A run begins no email after this time: a queue consumer has 15 minutes. */
export const READING_RUN = 4 * MINUTE;
/** Longer than one email takes, with a model that looks for meetings in it. */
export const READING_LEASE = 5 * MINUTE;
/** The statements of one email: of the changes of `MAX_SERIES` events, or of a model that looks for meetings. */
export const STATEMENTS_OF_EMAIL = 300;
/** An email that has failed in this many runs in a row is left out, so that the next ones are read. */
export const READING_TRIES = 5;
/** After failures: 1, 2, 4 … minutes, half an hour in all. */
export const READING_BACKOFF = MINUTE;
/** Organizations that one cron tick wakes. */
export const READINGS_PER_TICK = 1000;
