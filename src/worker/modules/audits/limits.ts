/** Every limit of audits, with its reason. Times are milliseconds. */

const SECOND = 1000;
const MINUTE = 60 * SECOND;
export const DAY = 24 * 60 * MINUTE;

/** The maximum duration: the requests of an audit take a minute at most, and its summary 25 seconds. */
export const AUDIT_TIME = 90 * SECOND;
/** Longer than an audit and its writes. */
export const LEASE = 100 * SECOND;
/** Waits after runs that failed for a reason other than the site. After the last, the audit has failed. */
export const RETRY_DELAYS = [10 * SECOND, MINUTE];
/** Audits that one cron tick wakes. */
export const WOKEN_PER_TICK = 200;

/** How long the engine has for an audit before it is asked again. */
export const ENGINE_PATIENCE = 30 * MINUTE;
/** How many times the engine is asked. */
export const ENGINE_REQUESTS = 3;
/** Analyses of a site for one audit by the engine: three tries for each request, and one by hand. */
export const ENGINE_ANALYSES = 10;

export const MAX_SCHEDULES = 20;
/** Schedules that one cron tick starts: 25 take about 300 of the 1,000 statements of an invocation. */
export const SCHEDULES_PER_TICK = 25;
