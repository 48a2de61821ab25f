/** Bounds of the calendar of an organization. */

/** Events that recur or last long, and have not ended: a list reads and expands all of them. */
export const MAX_LONG_EVENTS = 500;
/** Of these, invitations of unknown people that nobody has answered: the rest of the room is for others. */
export const MAX_UNTRUSTED_LONG_EVENTS = 50;
/** Occurrences that one request expands. */
export const MAX_EXPANDED = 5_000;
/** As JSON. A row in D1 holds 2 MB, and JSONB is not longer than JSON. */
export const MAX_EVENT_BYTES = 1_800_000;
