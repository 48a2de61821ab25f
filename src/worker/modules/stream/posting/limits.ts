const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Longer than all calls of a run take, with their timeouts. */
export const LEASE = 5 * MINUTE;

/** Delays before the next attempt after calls that publish nothing failed, by the number of failed runs. */
export const RETRY_DELAYS = [10 * SECOND, MINUTE, 5 * MINUTE, 15 * MINUTE, 60 * MINUTE];

/** Delays before each read of a platform after a publishing call of unknown outcome. */
export const READ_DELAYS = [5 * SECOND, 30 * SECOND, 2 * MINUTE];

/** Delays before the next read after a failed one. Then the outcome stays unknown. */
export const FAILED_READ_DELAYS = [10 * SECOND, MINUTE, 5 * MINUTE, 15 * MINUTE, 60 * MINUTE, 60 * MINUTE];

/** Publishing calls of a caption; each after the first follows a definite no. */
export const MAX_PUBLISHING = 20;

/** The wait after a rate limit without a time. */
export const DEFAULT_WAIT = 15 * MINUTE;
