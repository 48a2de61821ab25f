/** Rows of one range that a step reads. */
export const ROWS_A_PAGE = 300;
/** Ranges that a step reads from at once: most tables of an organization are small. */
export const PAGES_A_STEP = 20;
/** What a step copies, in characters. */
export const CHARACTERS_A_STEP = 2_000_000;
/** Changes that a step applies. */
export const CHANGES_A_STEP = 300;
/** Rounds of catching up, one after another, that are no shorter than one before: writers are as quick as the move. */
export const ROUNDS = 2;
/** Changes that the last step applies in a part of the 15 seconds for which calls wait. */
export const CHANGES_FROZEN = 3000;
/** Emails that it indexes. */
export const EMAILS_FROZEN = 100;
/** Rows that a comparison reads from each side at once. */
export const ROWS_COMPARED = 5000;
/** Rows that a step deletes from a table. */
export const ROWS_DELETED = 1000;
/** Tables that a step empties or makes triggers for at once. */
export const TABLES_A_STEP = 8;
/** Jobs that run are waited for as long as this: a longer run writes to where its rows are then. */
export const DRAIN_MS = 20 * 60_000;
/** Between looks at what a move waits for. */
export const LOOK_MS = 5000;
/** Until the clock has passed ids that have just been given. */
export const CLOCK_MS = 30_000;
/** Until cron has filled the search index. */
export const FILL_MS = 3 * 60_000;
/** Comparisons that may find a difference. */
export const TRIES = 3;
/** A run works for this long. */
export const WORKING_MS = 20_000;
/** Statements that the largest step may run. */
export const STATEMENTS_A_STEP = 200;
export const RETRY_MS = 60_000;
/** Runs that may fail one after another, each a minute after the last one, before the organization stays where it is. */
export const FAILURES = 20;
