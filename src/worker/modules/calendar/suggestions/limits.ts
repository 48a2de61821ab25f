const DAY = 86_400_000;

/** The maximum number of suggestions of a mail. A mail with more is a programme, which nobody enters one by one. */
export const MAX_OF_EMAIL = 20;
/** The maximum number of different calendar parts that are read of a mail. Most mails have one. */
export const MAX_CALENDARS = 5;
/** The maximum number of characters of a mail that a model gets. */
export const MAX_ASKED = 24_000;
/** The maximum number of suggestions of a conversation, the newest ones, that a new one is compared with. */
export const MAX_KNOWN = 500;
/** The maximum number of events of a conversation that are read, because their times are not suggested. */
export const MAX_EVENTS = 50;
/** Attempts when others change the suggestions of a conversation concurrently. */
export const MAX_ATTEMPTS = 8;

/** The time for which a suggestion is kept after the last of its times has ended. */
export const KEEP = 7 * DAY;
/** The maximum time ahead: a suggestion for a later time is deleted as if it took place then. */
export const FURTHEST = 366 * DAY;
export const REMOVED_PER_TICK = 500;
