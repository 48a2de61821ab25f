const DAY = 86_400_000;

/** Suggestions of a mail: more is a programme, which nobody enters one by one. */
export const MAX_OF_EMAIL = 20;
/** Different calendar parts that are read of a mail: most mails have one. */
export const MAX_CALENDARS = 5;
/** Characters of a mail that a model is asked about: what it gets. */
export const MAX_ASKED = 24_000;
/** Suggestions of a conversation that a new one is compared with: the newest. */
export const MAX_KNOWN = 500;
/** Events of a conversation whose times are not suggested. */
export const MAX_EVENTS = 50;
/** Attempts against others who change the suggestions of a conversation at the same time. */
export const MAX_ATTEMPTS = 8;

/** A suggestion is deleted when its last time has been over for so long. */
export const KEEP = 7 * DAY;
/** One for a time further away is deleted as if it took place then. */
export const FURTHEST = 366 * DAY;
export const REMOVED_PER_TICK = 500;
