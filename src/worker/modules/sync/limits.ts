/** Every bound of reading a mailbox, with its reason. Times are milliseconds, sizes bytes. */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Longer than one fetch may take, which is how often the lease is renewed. */
export const LEASE = 2 * MINUTE;
/** What one call brings: the Worker takes in one message at a time, the sidecar holds them all. */
export const MAX_MESSAGES = 25;
export const MAX_BYTES = 16 * 1024 * 1024;
/** A larger message is set aside: parsing takes several times its size of 128 MB. */
export const MAX_MESSAGE_BYTES = 25 * 1024 * 1024;
/** One run ends after so many fetches, or in so much time; what is left is the next run's. */
export const MAX_FETCHES = 20;
export const MAX_RUN = 20_000;

/** From one success to the next run: less than the three minutes between two ticks. */
export const INTERVAL = 150_000;
/** After failures: 1, 2, 4 … minutes. */
export const FIRST_BACKOFF = MINUTE;
export const MAX_BACKOFF = HOUR;
/** The wait when the sidecar has no place free. */
export const BUSY_WAIT = 20_000;
/** Refused for so long, an inbox is not tried any more by itself: providers lock accounts out. */
export const REFUSED_FOR = 3 * DAY;

/** A message that breaks this many runs in a row is set aside, so that the others come. */
export const TRIES = 3;
/**
 * When a mailbox has broken off so many runs without telling at which message, it waits as after a failure. More than
 * one message takes that is found and set aside.
 */
export const DEATHS = 6;
/** When a message that was set aside is tried again, by attempts so far; after the last it is given up. */
export const RETRY_AFTER = [10 * MINUTE, HOUR, 6 * HOUR, DAY, DAY];
/** Messages set aside that one run tries again. */
export const MAX_RETRIES = 5;
/** What the status shows of them, and how far it counts. */
export const SHOWN_SET_ASIDE = 20;
export const COUNTED_SET_ASIDE = 10_000;

/** Sync jobs woken by one tick. */
export const WOKEN = 500;
