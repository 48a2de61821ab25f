/** Limits of an organization's calendar. */

/** The maximum number of events that recur or are long, and have not ended: a list reads and expands all of them. */
export const MAX_LONG_EVENTS = 500;
/**
 * The maximum number of unanswered invitations from strangers among these events, so that they leave room for others.
 */
export const MAX_UNTRUSTED_LONG_EVENTS = 50;
/** The maximum number of occurrences that a request expands. */
export const MAX_EXPANDED = 5_000;
/** The maximum size of an event as JSON. A row in D1 holds 2 MB, and JSONB is not longer than JSON. */
export const MAX_EVENT_BYTES = 1_800_000;
/** The maximum number of non-recurring events, and of recurring ones, that a calendar app reads at once. */
export const MAX_FEED_EVENTS = 2_000;
/** The maximum size, in bytes, of each of these two kinds. Clients give up on much larger calendars. */
export const MAX_FEED_BYTES = 4_000_000;
