/** Every bound of webhooks, with its reason. Times are milliseconds, sizes bytes. */

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const MAX_WEBHOOKS = 20;
/** How long the secret before signs as well. */
export const ROTATION = DAY;
/** Secrets that sign beside the current one: each is a signature of 50 bytes more in a header. */
export const MAX_PREVIOUS_SECRETS = 5;

/** Of one attempt. */
export const ATTEMPT_TIMEOUT = 15 * SECOND;
/** Of an answer, for the log of deliveries. */
export const MAX_ANSWER = 1024;
/** Waits between the attempts: about a day in all. */
export const RETRY_AFTER = [
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
/** Of each wait, at most this much is added by chance, so that what failed together does not come back together. */
export const JITTER = 0.2;
/** The longest that a server's Retry-After is heeded. */
export const MAX_RETRY_AFTER = HOUR;

/** Attempts at once, of one endpoint: a Worker has six connections. */
export const PARALLEL = 6;
/** One run begins no attempt after so long, or after so many. */
export const MAX_RUN = 10 * SECOND;
export const RUN_DELIVERIES = 60;
/** More than a run and its last attempt take. */
export const LEASE = MINUTE;
/** When so many attempts of a run failed and none succeeded, the run ends: the endpoint is down. */
export const FAILURES_OF_A_RUN = 6;
/** The longest that an endpoint that is down is left alone, whatever waits for it. */
export const MAX_PAUSE = 10 * MINUTE;
/** After so long without a success an endpoint is switched off. */
export const FAILING_FOR = 5 * DAY;

/** Events given to the endpoints in one transaction, and transactions a call. */
export const EVENTS_AT_ONCE = 100;
export const TRANSACTIONS = 20;
/** Endpoints woken by one tick. */
export const WOKEN = 500;

export const KEEP_EVENTS = 7 * DAY;
export const KEEP_DELIVERED = 7 * DAY;
/** Of what failed, and of what waits for an endpoint that is switched off. */
export const KEEP_OTHERS = 30 * DAY;
/** Rows of each kind taken away by one tick. */
export const REMOVED_PER_TICK = 2000;
/** Deliveries of a removed endpoint taken away by one run. */
export const REMOVED_PER_RUN = 1000;
/** Endpoints whose secrets one tick seals anew. */
export const RESEALED_PER_TICK = 50;
