/** Every bound of what the operator is told, with its reason. */

/** What D1 keeps in one database. */
export const DATABASE_ROOM = 10e9;
/** Time to add a database, or to move organizations, while everything works. */
export const FILLING = 0.8;
/** Writes fail soon. */
export const FULL = 0.95;
/** Cron comes every three minutes: three in a row are missing. */
export const TICK_LATE_MS = 10 * 60_000;
/** A wake-up that was lost is made up for by the next tick; a job that waits longer waits for something else. */
export const OVERDUE_MS = 15 * 60_000;
/** Fewer jobs that fail may be those of one mailbox, which concern its owner. */
export const FAILING_JOBS = 3;
/** An answer that takes longer counts as none. */
export const ANSWER_MS = 10_000;
