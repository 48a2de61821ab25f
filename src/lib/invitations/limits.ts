/** Limits of the state of one UID. A message that exceeds them is refused and changes nothing. */

/** More than one organizer is an error or an attack. */
export const MAX_CLAIMS = 5;
/** Verified or not: the organizer, and assistants. */
export const MAX_JOURNALS = 12;
export const MAX_AGENTS = 10;
/** Enough for 19 years of exceptions to a weekly series. */
export const MAX_CELLS = 1_000;
export const MAX_REPLIES = 3_000;
/** Replies of people who are not invited, or not yet. */
export const MAX_UNINVITED = 100;
export const MAX_COUNTERS = 50;
/** As JSON. A row in D1 holds 2 MB, and a character has up to three bytes. */
export const MAX_LENGTH = 500_000;
/** Delegates may delegate too. */
export const MAX_DELEGATIONS = 5;
