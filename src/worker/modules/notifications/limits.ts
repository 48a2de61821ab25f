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

/** Notifications of one run: they are one value of at most 2 MB. */
export const MAX_NOTIFICATIONS_A_RUN = 1_000;
/** After this many runs that died, their events are skipped. */
export const MAX_TELL_ATTEMPTS = 5;

/** The time of one push. */
export const PUSH_TIMEOUT = 10 * SECOND;
/** The part of a push service's answer that is read. */
export const MAX_PUSH_ANSWER = 1024;
/** Pushes of one run, and its time: then the next run goes on. */
export const MAX_PUSHES_A_RUN = 20;
export const MAX_PUSH_RUN = 15 * SECOND;
/** More than a run takes. */
export const PUSH_LEASE = MINUTE;
/** Waits after failures; then what waits is not pushed. */
export const PUSH_RETRY_DELAYS = [10 * SECOND, MINUTE, 10 * MINUTE, HOUR];
/** The longest wait that a push service's Retry-After can cause. */
export const MAX_RETRY_AFTER = HOUR;
/** How long a push service keeps a push for a device that is off, in seconds. What is older is not pushed. */
export const PUSH_TTL_S = 24 * 3600;

/** What one digest lists; it counts the rest. */
export const MAX_IN_DIGEST = 50;
export const DIGEST_LEASE = MINUTE;
/** Notifications of a user who leaves that one call deletes. */
export const FORGOTTEN_AT_ONCE = 500;
