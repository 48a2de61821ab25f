/** Rows of one range that a step reads. */
export const ROWS_A_PAGE = 300;
/** Ranges that a step reads from at once: most tables of an organization are small. */
export const PAGES_A_STEP = 20;
/** Characters that a step copies. */
export const CHARACTERS_A_STEP = 2_000_000;
/** Changes that a step applies. */
export const CHANGES_A_STEP = 300;
/** Consecutive catch-up rounds that are no shorter than an earlier one: writers are as fast as the move. */
export const ROUNDS = 2;
/** Changes that the last step can apply in a part of the 15 seconds for which calls wait. */
export const CHANGES_FROZEN = 3000;
/** Emails that the last step can index. */
export const EMAILS_FROZEN = 100;
/** Rows that a comparison reads from each side at once. */
export const ROWS_COMPARED = 5000;
/** Rows that a step deletes from a table. */
export const ROWS_DELETED = 1000;
/** Tables that a step empties or makes triggers for at once. */
export const TABLES_A_STEP = 8;
/** How long to wait for running jobs: a longer run then writes to the new database. */
export const DRAIN_MS = 20 * 60_000;
/** The interval of polls while a move waits. */
export const LOOK_MS = 5000;
/** The wait until the clock has passed recently assigned ids. */
export const CLOCK_MS = 30_000;
/** The wait until cron has filled the search index. */
export const FILL_MS = 3 * 60_000;
/** Comparisons that may find a difference before the move fails. */
export const TRIES = 3;
/** The duration of a run. */
export const WORKING_MS = 20_000;
/** Statements that the largest step may run. */
export const STATEMENTS_A_STEP = 200;
export const RETRY_MS = 60_000;
/** Consecutive failed runs, a minute apart, after which the organization stays where it is. */
export const FAILURES = 20;
