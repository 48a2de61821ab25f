/** All limits of operator reports, with their reasons. */

/** The maximum size of a D1 database. */
export const DATABASE_ROOM = 10e9;
/** The share at which to add a database, or to move organizations, while everything still works. */
export const FILLING = 0.8;
/** The share at which writes will fail soon. */
export const FULL = 0.95;
/** Cron runs every three minutes: three runs in a row are missing. */
export const TICK_LATE_MS = 10 * 60_000;
/** The next tick makes up for a lost wake-up; a job that waits longer has another reason. */
export const OVERDUE_MS = 15 * 60_000;
/** Fewer failing jobs may belong to one mailbox, which concerns its owner. */
export const FAILING_JOBS = 3;
/** A response that takes longer counts as none. */
export const ANSWER_MS = 10_000;
