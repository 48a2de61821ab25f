/** Limits of calendar input. Each is checked before a library sees the text. */

/** A calendar of 500 events with 1,000 bytes each has half of it. */
export const MAX_BYTES = 1_000_000;
export const MAX_EVENTS = 500;
/** A calendar, an event, an alarm and its parts are four levels. */
export const MAX_NESTING = 5;
export const MAX_ATTENDEES = 1_000;
/** EXDATE and RDATE together. Equal to the most occurrences that one query returns. */
export const MAX_DATES = 5_000;
/** Name and parameters of one line. ical.js takes quadratic time for them. */
export const MAX_PARAMETERS = 10_000;
export const MAX_UID = 1_000;
/** Browsers open no longer URLs. */
export const MAX_LINK = 2_000;
/** Ten years: no meeting lasts longer, and ical.js never ends on a duration of many weeks. */
export const MAX_DAYS = 3_660;
/** A zone's whole history has fewer. */
export const MAX_OBSERVANCES = 200;
export const MAX_OBSERVANCE_RULES = 20;
/** Birthdays without a year are stored in 1604. */
export const FIRST_YEAR = 1600;
export const LAST_YEAR = 2999;
/** A series of flights has some; each costs a tenth of a millisecond a year, a custom one some milliseconds. */
export const MAX_ZONES = 10;
export const MAX_CUSTOM_ZONES = 3;
export const MAX_ZONED_YEARS = 100;
/** In one calendar. Each that is not an IANA name costs some milliseconds. */
export const MAX_ZONE_NAMES = 200;
