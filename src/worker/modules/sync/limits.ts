/** Every limit of reading a mailbox, with its reason. Times are milliseconds, sizes bytes. */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Longer than one fetch may take: each fetch renews the lease. */
export const LEASE = 2 * MINUTE;
/** In the quick lane, which cuts fetches off sooner, so that a mailbox waits less after the Worker was killed. */
export const QUICK_LEASE = MINUTE;
/** The content of one fetch, and how many messages the Worker saves at a time; the sidecar holds all of them. */
export const MAX_MESSAGES = 25;
/** In the slow lane, which has the time: each fetch signs in anew. */
export const MAX_SLOW_MESSAGES = 100;
export const MAX_BYTES = 16 * 1024 * 1024;
/** A larger message is set aside: parsing takes several times its size, out of 128 MB. */
export const MAX_MESSAGE_BYTES = 25 * 1024 * 1024;
/** A run ends after this many fetches or this much time; the next run continues. */
export const MAX_FETCHES = 20;
export const MAX_RUN = 20_000;
/** A run in the quick lane stops sooner, to make way for others. The rest of the mailbox is read in the slow lane. */
export const MAX_QUICK_RUN = 8_000;
export const QUICK_FETCH_TIMEOUT = 15_000;
/** A look that takes longer is left to a run, which has a place in a lane. */
export const LOOK_TIMEOUT = 5_000;
/** The statements of saving one message, with room for many attachments and a bounce. */
export const STATEMENTS_OF_MESSAGE = 60;
/** Those of saving many in one batch, with its look-up. */
export const STATEMENTS_OF_BATCH = 120;

/** From a success to the next run: less than the three minutes between two cron ticks. */
export const INTERVAL = 150_000;
/** After failures: 1, 2, 4 … minutes. */
export const FIRST_BACKOFF = MINUTE;
export const MAX_BACKOFF = HOUR;
/** The longest wait when the organization has no room for more mail: somebody may make room at any time. */
export const MAX_ROOM_WAIT = HOUR;
/** The wait when the sidecar is at capacity. */
export const BUSY_WAIT = 20_000;
/** After this much time of refused credentials, Herald stops trying: providers lock accounts out. */
export const MAX_REFUSED_TIME = 3 * DAY;

/** After a new UIDVALIDITY, mail counts as new that arrived this long before everything was read last. */
export const RENUMBERING_MARGIN = 10 * MINUTE;

/** A message that has failed this many runs in a row is set aside, so that the messages after it are read. */
export const MAX_TRIES = 3;
/**
 * A mailbox whose runs have died this many times in a row, without a message to blame, waits as after a failure. The
 * number is larger than the number of runs that it takes to find such a message and set it aside.
 */
export const MAX_DEATHS = 6;
/** The waits before the attempts at a message that was set aside; after the last attempt, Herald gives it up. */
export const RETRY_DELAYS = [10 * MINUTE, HOUR, 6 * HOUR, DAY, DAY];
/** Set-aside messages that one run retries. */
export const MAX_RETRIES = 5;
/** How many set-aside messages the status shows, and up to what number it counts them. */
export const MAX_SHOWN_SET_ASIDE = 20;
export const MAX_COUNTED_SET_ASIDE = 10_000;

/** Sync jobs that one cron tick wakes. */
export const MAX_WOKEN = 500;
