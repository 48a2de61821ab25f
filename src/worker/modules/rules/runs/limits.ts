/** The limits of the run of rules. */

/** New emails per step: their conditions are evaluated together. */
export const EMAILS_PER_STEP = 50;
/** The time after which a run starts no further email: a queue consumer has 15 minutes. */
export const RUN_MS = 4 * 60_000;
/** The lease, longer than a step takes. Renewed for each email that matches. */
export const LEASE_MS = 2 * 60_000;
/** The maximum number of statements of one rule with all actions, or of the conditions of 100 rules. */
export const STATEMENTS_OF_RULE = 200;
/** The age up to which mail is processed: older mail was copied, imported or delayed. */
export const MAX_AGE_MS = 7 * 24 * 60 * 60_000;
/** The base of the backoff after failures: 1, 2, 4 … minutes. The auto-responder and the AI wait for the rules. */
export const BACKOFF_MS = 60_000;
/** The number of consecutive failed runs after which an email is skipped, so that it does not block the next ones. */
export const TRIES = 4;
/** The number of steps without effect, because rules or mail had just changed, after which a run gives up. */
export const STALE_STEPS = 20;
/** Organizations that one cron tick wakes. */
export const WOKEN_PER_TICK = 1_000;
/** The retention of the log. */
export const LOG_KEPT_MS = 90 * 24 * 60 * 60_000;
export const LOG_REMOVED_PER_TICK = 1_000;
/**
 * Conditions per statement: D1 allows 100 KB and 100 parameters, and a condition on words has up to 11 KB and two
 * parameters.
 */
export const CONDITIONS_PER_STATEMENT = 6;
