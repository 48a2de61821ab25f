/** Limits of an organization's calendar. */

/** Events that recur or are long, and have not ended: a list reads and expands all of them. */
export const MAX_LONG_EVENTS = 500;
/** Of these, unanswered invitations from strangers, so that they leave room for others. */
export const MAX_UNTRUSTED_LONG_EVENTS = 50;
/** Occurrences expanded per request. */
export const MAX_EXPANDED = 5_000;
/** As JSON. A row in D1 holds 2 MB, and JSONB is not longer than JSON. */
export const MAX_EVENT_BYTES = 1_800_000;
/** Non-recurring events, and as many recurring ones, that a calendar app reads at once. */
export const MAX_FEED_EVENTS = 2_000;
/** Bytes of each of the two kinds. Clients give up on much larger calendars. */
export const MAX_FEED_BYTES = 4_000_000;
