const DAY = 24 * 60 * 60 * 1000;

/** The maximum time since the end of an event: an invitation to an event that ended earlier is not added. */
export const MAX_PAST = 7 * DAY;
/** The maximum number of events in one mail. An iTIP message has one (RFC 5546, 1.4); some programs send several. */
export const MAX_SERIES = 20;
/** The number of minutes before a meeting at which members are reminded, as for events created here. */
export const REMINDER_MINUTES = 15;
