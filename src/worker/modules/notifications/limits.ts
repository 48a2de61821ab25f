/** Every limit of notifications, with its reason. Times are milliseconds. */

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Characters of what a notification is about: the subject of a mail may be much longer. */
export const MAX_TEXT = 200;

/** Events that one run makes notifications of. */
export const EVENTS_A_RUN = 100;
/** The lease of a run: it reads, asks for presence, and writes one batch. */
export const TELL_LEASE = MINUTE;
/** Jobs of a kind that one cron tick wakes. */
export const MAX_WOKEN = 500;

/** Old notifications of all members that one tick deletes. */
export const REMOVED_PER_TICK = 2000;
/** The notifications beyond the number kept are deleted whenever a member's id is divisible by this: not each time. */
export const TRIMMED_EACH = 64;
