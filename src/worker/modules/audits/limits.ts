/** Every limit of audits, with its reason. Times are milliseconds. */

const SECOND = 1000;
const MINUTE = 60 * SECOND;
export const DAY = 24 * 60 * MINUTE;

/** The requests of an audit take a minute at most, and its summary 25 seconds. */
export const AUDIT_TIME = 90 * SECOND;
/** More than an audit takes, with what it writes. */
export const LEASE = 100 * SECOND;
/** Waits after the runs that failed for no reason of the site. After the last, the audit has failed. */
export const RETRY_DELAYS = [10 * SECOND, MINUTE];
/** Audits that one cron tick wakes. */
export const WOKEN_PER_TICK = 200;

/** How long the engine has for an audit before it is asked again. */
export const ENGINE_PATIENCE = 30 * MINUTE;
/** How often the engine is asked. */
export const ENGINE_REQUESTS = 3;
/** How often the engine may have Herald analyze a site for one audit: three tries for each request, and one by hand. */
export const ENGINE_ANALYSES = 10;

export const MAX_SCHEDULES = 20;
/** Schedules that one cron tick starts: 25 take about 300 of the 1,000 statements of an invocation. */
export const SCHEDULES_PER_TICK = 25;
