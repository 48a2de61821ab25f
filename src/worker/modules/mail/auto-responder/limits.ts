/** Every bound of the auto-responder, with its reason. */

/** Emails that one step of a run checks: the cost of a run that answers none. */
export const CHECKED_PER_STEP = 500;
/** Steps of a run; the run of the next cron tick continues. */
export const STEPS = 20;
/** A run starts no reply after this time: a queue consumer has 15 minutes. */
export const RUN_MS = 5 * 60_000;
/** Older mail is not answered: it was copied, imported or delayed. */
export const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000;
/** An email may be dated this much before the switch and still count as later, as senders' clocks are wrong. */
export const CLOCK_SLACK_MS = 60 * 60 * 1000;
/** How long a claim on a reply holds: longer than a delivery takes. */
export const CLAIM_MS = 5 * 60_000;
/** A reply that could not be sent for this long is given up: nobody expects it any more. */
export const GIVEN_UP_MS = 6 * 60 * 60 * 1000;
/** Abandoned replies that one cron tick resumes. */
export const MAX_RESUMED = 100;
/** Characters of the sender's name, and of the subject, in a reply. */
export const MAX_NAME_CHARACTERS = 60;
export const MAX_SUBJECT_CHARACTERS = 300;
/** The statements of one reply, written by the AI or sent. A run leaves the rest to the next one. */
export const STATEMENTS_OF_REPLY = 100;
