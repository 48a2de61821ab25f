const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** More than all calls of a run take, with their timeouts. */
export const LEASE = 5 * MINUTE;

/** Waits before the next attempt after calls failed that publish nothing, by the number of failed runs. */
export const RETRY_DELAYS = [10 * SECOND, MINUTE, 5 * MINUTE, 15 * MINUTE, 60 * MINUTE];

/** Waits before each reading of a platform, after a publishing call of unknown outcome. */
export const READ_DELAYS = [5 * SECOND, 30 * SECOND, 2 * MINUTE];

/** Waits before the next reading after one that failed. Then the outcome stays unknown. */
export const FAILED_READ_DELAYS = [10 * SECOND, MINUTE, 5 * MINUTE, 15 * MINUTE, 60 * MINUTE, 60 * MINUTE];

/** Publishing calls of a caption, each but the first after a definite no. */
export const MAX_PUBLISHING = 20;

/** The wait of an account whose platform limits it and does not say how long. */
export const DEFAULT_WAIT = 15 * MINUTE;
