/** Every bound of the auto-responder, with its reason. */

/** Emails that one step of a run looks at: the cost of a run that finds none to answer. */
export const LOOKED_AT = 500;
/** Steps of a run; the next tick goes on. */
export const STEPS = 20;
/** A run begins no further reply after this: a queue's consumer has 15 minutes. */
export const RUN_MS = 5 * 60_000;
/** Older mail is not answered: it was copied or imported, or lay somewhere. */
export const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000;
/** How much earlier than the switch an email may be dated and still count as later: senders' clocks are wrong. */
export const CLOCK_SLACK_MS = 60 * 60 * 1000;
/** How long a reply that was begun stays with who began it: longer than handing it to a mail server takes. */
export const CLAIM_MS = 5 * 60_000;
/** So long after it was to be sent, a reply that could not even be begun is given up: nobody waits for it any more. */
export const GIVEN_UP_MS = 6 * 60 * 60 * 1000;
/** Replies taken up again by one tick. */
export const TAKEN_UP = 100;
/** Of a name or subject from outside, in a reply. */
export const MAX_NAME_CHARACTERS = 60;
export const MAX_SUBJECT_CHARACTERS = 300;
