/** Every bound of the run of rules, with its reason. */

/** New emails that one step looks at: their conditions are evaluated together. */
export const EMAILS_PER_STEP = 50;
/** A run begins no email after this time: a queue consumer has 15 minutes. */
export const RUN_MS = 4 * 60_000;
/** Longer than a step takes. The lease is renewed for each email that matches. */
export const LEASE_MS = 2 * 60_000;
/** The statements of one rule with all actions, or of the conditions of 100 rules. */
export const STATEMENTS_OF_RULE = 200;
/** Older mail is left alone: it was copied, imported or delayed. */
export const MAX_AGE_MS = 7 * 24 * 60 * 60_000;
/** After failures: 1, 2, 4 … minutes. The auto-responder and the AI wait for the rules. */
export const BACKOFF_MS = 60_000;
/** An email on which this many runs in a row have failed is left out, so that the next ones are not held up. */
export const TRIES = 4;
/** A run gives up after this many steps that did nothing, because rules or mail had just changed. */
export const STALE_STEPS = 20;
/** Organizations that one cron tick wakes. */
export const WOKEN_PER_TICK = 1_000;
/** How long the log is kept. */
export const LOG_KEPT_MS = 90 * 24 * 60 * 60_000;
export const LOG_REMOVED_PER_TICK = 1_000;
/**
 * Conditions in one statement: D1 takes 100 KB and 100 parameters, and a condition on words has up to 11 KB and two
 * parameters.
 */
export const CONDITIONS_PER_STATEMENT = 6;
