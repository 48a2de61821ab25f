const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** The lease: longer than all calls of a run take, with their timeouts. */
export const LEASE = 5 * MINUTE;

/** Delays before the next attempt after calls that publish nothing failed, by the number of failed runs. */
export const RETRY_DELAYS = [10 * SECOND, MINUTE, 5 * MINUTE, 15 * MINUTE, 60 * MINUTE];

/** Delays before each read of a platform after a publishing call of unknown outcome. */
export const READ_DELAYS = [5 * SECOND, 30 * SECOND, 2 * MINUTE];

/** The delays before the next read after a failed one. After the last, the outcome stays unknown. */
export const FAILED_READ_DELAYS = [10 * SECOND, MINUTE, 5 * MINUTE, 15 * MINUTE, 60 * MINUTE, 60 * MINUTE];

/** The maximum number of publishing calls of a caption. Each after the first follows a definite no. */
export const MAX_PUBLISHING = 20;

/** The wait after a rate limit without a time. */
export const DEFAULT_WAIT = 15 * MINUTE;
