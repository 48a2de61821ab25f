/** Bounds of the calendar of an organization. */

/** Events that recur or last long, and have not ended: a list reads and expands all of them. */
export const MAX_LONG_EVENTS = 500;
/** Of these, invitations of unknown people that nobody has answered: the rest of the room is for others. */
export const MAX_UNTRUSTED_LONG_EVENTS = 50;
/** Occurrences that one request expands. */
export const MAX_EXPANDED = 5_000;
/** As JSON. A row in D1 holds 2 MB, and JSONB is not longer than JSON. */
export const MAX_EVENT_BYTES = 1_800_000;
/** Events that do not recur, and as many that do, which a calendar program reads at once. */
export const MAX_FEED_EVENTS = 2_000;
/** Of each of the two. Programs give up on much larger calendars. */
export const MAX_FEED_BYTES = 4_000_000;
