/** The limits of the auto-responder. */

/** Emails that one step of a run checks: bounds the cost of a run that sends no reply. */
export const CHECKED_PER_STEP = 500;
/** Steps of a run. The run of the next cron tick continues. */
export const STEPS = 20;
/** The time after which a run starts no further reply: a queue consumer has 15 minutes. */
export const RUN_MS = 5 * 60_000;
/** The age up to which mail gets a reply: older mail was copied, imported or delayed. */
export const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000;
/** How far before the activation an email may be dated and still count as later, as senders' clocks are wrong. */
export const CLOCK_SLACK_MS = 60 * 60 * 1000;
/** How long a claim on a reply lasts: longer than a delivery takes. */
export const CLAIM_MS = 5 * 60_000;
/** The time after which an unsent reply is given up: nobody expects it any more. */
export const GIVEN_UP_MS = 6 * 60 * 60 * 1000;
/** Abandoned replies that one cron tick resumes. */
export const MAX_RESUMED = 100;
/** The maximum length of the sender's name, and of the subject, in a reply, in characters. */
export const MAX_NAME_CHARACTERS = 60;
export const MAX_SUBJECT_CHARACTERS = 300;
/** The statements that one reply may need. A run with fewer left stops, and the next one continues. */
export const STATEMENTS_OF_REPLY = 100;
