/** Every limit of webhooks, with its reason. Times are milliseconds, sizes bytes. */

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const MAX_WEBHOOKS = 20;
/** How long a previous secret still signs. */
export const ROTATION = DAY;
/** Previous secrets that still sign: each adds a signature of 50 bytes to a header. */
export const MAX_PREVIOUS_SECRETS = 5;

/** The time of one attempt. */
export const ATTEMPT_TIMEOUT = 15 * SECOND;
/** The part of a response that the delivery log stores. */
export const MAX_ANSWER = 1024;
/** Waits between the attempts: about a day in total. */
export const RETRY_DELAYS = [
  5 * SECOND,
  30 * SECOND,
  2 * MINUTE,
  10 * MINUTE,
  30 * MINUTE,
  HOUR,
  3 * HOUR,
  6 * HOUR,
  12 * HOUR,
];
/** The largest random share added to a wait, so that deliveries that fail together are not retried together. */
export const JITTER = 0.2;
/** The longest wait that a server's Retry-After can cause. */
export const MAX_RETRY_AFTER = HOUR;

/** Concurrent attempts of one endpoint: a Worker has six connections. */
export const PARALLEL = 6;
/** A run starts no attempt after this much time, or this many attempts. */
export const MAX_RUN = 10 * SECOND;
export const MAX_RUN_DELIVERIES = 60;
/**
 * More than a run takes. The four jobs of a batch share four calls at once: with 24 attempts that all time out, the last
 * ends after 90 seconds.
 */
export const LEASE = 2 * MINUTE;
/** After this many failed attempts and no successful one, the run ends: the endpoint is down. */
export const MAX_RUN_FAILURES = 6;
/** The longest pause of an endpoint that is down, whatever is due for it. */
export const MAX_PAUSE = 10 * MINUTE;
/** After this much time without a success, Herald switches the endpoint off. */
export const MAX_FAILING_TIME = 5 * DAY;

/** Events per transaction, and transactions per call. */
export const EVENTS_AT_ONCE = 100;
export const TRANSACTIONS = 20;
/** Endpoints that one cron tick wakes. */
export const MAX_WOKEN = 500;

export const KEEP_EVENTS = 7 * DAY;
export const KEEP_DELIVERED = 7 * DAY;
/** The retention of failed deliveries, and of those pending for an endpoint that is switched off. */
export const KEEP_OTHERS = 30 * DAY;
/** Rows of each kind that one cron tick deletes. */
export const REMOVED_PER_TICK = 2000;
/** Deliveries of a deleted endpoint that one run deletes. */
export const REMOVED_PER_RUN = 1000;
/** Secrets that one cron tick reseals. */
export const RESEALED_PER_TICK = 50;
