const DAY = 24 * 60 * 60 * 1000;

/** Invitations to events that ended this long ago are not added. */
export const MAX_PAST = 7 * DAY;
/** The most events in one mail. An iTIP message has one (RFC 5546, 1.4); some programs send several. */
export const MAX_SERIES = 20;
/** Minutes before a meeting, as for events created here. */
export const REMINDER_MINUTES = 15;
