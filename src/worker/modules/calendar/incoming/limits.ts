const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** The maximum age of mail that is read: the first sync of a mailbox brings years of mail. */
export const MAX_MAIL_AGE = 60 * DAY;

/** New emails that one step checks for the next one to read. */
export const CHECKED_PER_STEP = 100;
/** The time after which a run starts no further email: a queue consumer has 15 minutes. */
export const READING_RUN = 4 * MINUTE;
/** The lease of a run: longer than one email takes, including a model that looks for meetings. */
export const READING_LEASE = 5 * MINUTE;
/** Statements for one email: changes of `MAX_SERIES` events, or a model that looks for meetings. */
export const STATEMENTS_OF_EMAIL = 300;
/** Consecutive failed runs after which an email is skipped, so that the next ones are read. */
export const READING_TRIES = 5;
/** Backoff after failures: 1, 2, 4 … minutes, half an hour in total. */
export const READING_BACKOFF = MINUTE;
/** Organizations woken per cron tick. */
export const READINGS_PER_TICK = 1000;
