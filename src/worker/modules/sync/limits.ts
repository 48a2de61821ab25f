/** The limits of reading a mailbox. Times are milliseconds, sizes bytes. */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The lease, longer than one fetch may take: each fetch renews it. */
export const LEASE = 2 * MINUTE;
/**
 * The lease in the quick lane. It is shorter, because fetches end sooner there, so that a mailbox waits less after a
 * Worker has died.
 */
export const QUICK_LEASE = MINUTE;
/** The maximum number of messages of a fetch, and of a batch of saves. The sidecar holds all of them in memory. */
export const MAX_MESSAGES = 25;
/** The maximum number of messages of a fetch in the slow lane, which has more time. Each fetch signs in anew. */
export const MAX_SLOW_MESSAGES = 100;
export const MAX_BYTES = 16 * 1024 * 1024;
/** The size above which a message is set aside: parsing takes several times its size, out of 128 MB. */
export const MAX_MESSAGE_BYTES = 25 * 1024 * 1024;
/** The number of fetches, and the time, after which a run ends; the next run continues. */
export const MAX_FETCHES = 20;
export const MAX_RUN = 20_000;
/** The time after which a run in the quick lane makes way for others. The slow lane reads the rest of the mailbox. */
export const MAX_QUICK_RUN = 8_000;
export const QUICK_FETCH_TIMEOUT = 15_000;
/** The timeout of a look for new mail. A slower mailbox is read by its job, which waits for a place in a lane. */
export const LOOK_TIMEOUT = 5_000;
/** The statements for saving one message, with room for many attachments and a bounce. */
export const STATEMENTS_OF_MESSAGE = 60;
/** The statements for saving many messages in one batch, including the look-up. */
export const STATEMENTS_OF_BATCH = 120;

/** The time between a success and the next run: less than the three minutes between two cron ticks. */
export const INTERVAL = 150_000;
/** The base of the backoff after failures: 1, 2, 4 … minutes. */
export const FIRST_BACKOFF = MINUTE;
export const MAX_BACKOFF = HOUR;
/** The longest wait if the organization has no room for more mail: somebody may make room at any time. */
export const MAX_ROOM_WAIT = HOUR;
/** The wait if the sidecar is at capacity. */
export const BUSY_WAIT = 20_000;
/** The time for which credentials may be refused until Herald stops trying, because providers lock accounts. */
export const MAX_REFUSED_TIME = 3 * DAY;

/**
 * The margin after a new UIDVALIDITY: mail counts as new if it arrived at most this long before the last complete read.
 */
export const RENUMBERING_MARGIN = 10 * MINUTE;

/** Consecutive failed runs after which a message is set aside, so that the messages after it are read. */
export const MAX_TRIES = 3;
/**
 * The number of consecutive deaths of runs, without a message to blame, after which a mailbox waits as after a failure.
 * Larger than the number of runs that it takes to identify such a message and set it aside.
 */
export const MAX_DEATHS = 6;
/** The waits before retries of a message that was set aside; after the last one, Herald gives up. */
export const RETRY_DELAYS = [10 * MINUTE, HOUR, 6 * HOUR, DAY, DAY];
/** The maximum number of set-aside messages that one run retries. */
export const MAX_RETRIES = 5;
/** The number of set-aside messages that the status shows, and up to which it counts them. */
export const MAX_SHOWN_SET_ASIDE = 20;
export const MAX_COUNTED_SET_ASIDE = 10_000;

/**
 * The time for which the sidecar watches a mailbox after each fetch: two cron ticks, so that one of them may be lost.
 */
export const WATCH = 6 * MINUTE;

/**
 * The time within which all inboxes are read after the start of a sidecar. Repeated starts ask no server more often.
 */
export const START_WAIT = MINUTE;

/** The maximum number of sync jobs, in one database, that a cron tick or the start of a sidecar wakes. */
export const MAX_WOKEN = 500;
