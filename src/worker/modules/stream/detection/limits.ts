/** Limits of polling: frequency, amount and units. An API call costs one unit. */

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** The interval of cron. */
export const POLL_EVERY = 3 * MINUTE;
/** The time by which a poll may be early and still counts as due, because cron is not punctual. */
export const JITTER = 90 * SECOND;
/** The interval of requests for the list of uploads: every fifth poll, because the feed may lag. */
export const LIST_EVERY = 5 * POLL_EVERY;
export const COUNT_EVERY = HOUR;
/** The interval of requests for the number of subscribers while a stream is live. */
export const COUNT_EVERY_LIVE = 15 * MINUTE;

/** The time before and after its start within which a scheduled stream is requested at every poll. */
export const NEAR = 15 * MINUTE;
/** The time before its start from which a scheduled stream is requested at every second poll, as some begin early. */
export const EARLY = HOUR;
export const EARLY_EVERY = 2 * POLL_EVERY;
/** The time after its start up to which a late stream is requested at every second poll, and then every 15 minutes. */
export const LATE_OFTEN = HOUR;
export const LATE_OFTEN_EVERY = 2 * POLL_EVERY;
export const LATE = 12 * HOUR;
export const LATE_EVERY = 15 * MINUTE;
/**
 * The interval of requests for early and late streams when no units are left. These replace half of the requests for
 * the list.
 */
export const GIVING_WAY_EVERY = 2 * LIST_EVERY;
/** The interval of requests for other scheduled streams. */
export const FAR_EVERY = 2 * HOUR;
/** The interval of requests for far streams and missing videos when few units are left. */
export const FAR_SELDOM = 6 * HOUR;
/** The interval of requests for missing videos that are still listed. */
export const LOST_EVERY = 15 * MINUTE;

/**
 * The number of units of a channel per day besides the 120 for its list (96) and subscribers (24): for new and
 * scheduled videos and failing feeds. So 24 hours without streams cost at most 150, with two requests about a start
 * when none are left.
 */
export const SPARE_PER_DAY = 28;
/** The number of spare units that failing feeds and missing videos leave for scheduled streams. */
export const KEPT_FOR_STARTS = 18;
/**
 * The number of units that each poll of a live stream adds, so that ten hours (200 polls) cost at most 150 + 200 + 200.
 */
export const SPARE_PER_LIVE_POLL = 1;

/** The number of consecutive successful responses without a live video after which it has ended. */
export const MISSES_TO_END = 2;
/** The maximum time since the end of a stream that was never seen live within which captions of its end are written. */
export const MISSED_WITHIN = 24 * HOUR;

/** The units of an API key per day, as granted to a new project. */
export const DAILY_UNITS = 10_000;
/** The number of units of a key that lists leave for unforeseen streams. */
export const UNITS_KEPT = 300;
/** The maximum number of IDs per call of videos.list and channels.list. */
export const IDS_PER_CALL = 50;

/** The maximum number of channels polled per tick. */
export const CHANNELS_PER_TICK = 300;
/** Statements of a channel's poll without news, of a key that no other channel uses, and of each report. */
export const STATEMENTS_PER_CHANNEL = 2;
export const STATEMENTS_PER_KEY = 2;
export const STATEMENTS_PER_REPORT = 12;
/** The number of statements reserved for the reports of one more channel. */
export const STATEMENTS_KEPT = 40;
/** The number of channels without news that are stored at once. */
export const STORED_AT_ONCE = 50;
/** The number of feeds that are read at once. */
export const FEEDS_AT_ONCE = 4;
/** The number of calls without a response after which a tick stops. */
export const SILENT_CALLS = 4;
/** The time after which a rejected key is tried again. */
export const REJECTED_FOR = 15 * MINUTE;
/** The time for which rows of unused keys are kept. */
export const KEY_KEPT = 7 * 24 * HOUR;
/** The maximum number of rows of unused keys deleted per tick. */
export const KEYS_PER_TICK = 300;

/** Limits of one tick, in milliseconds. Tests use shorter ones. */
export interface TickLimits {
  /** The timeout of one call. */
  timeoutMs: number;
  /** The time after which no further feed is read. */
  feedsMs: number;
  /** The lease of a poll. A poll that takes longer counts as dead. */
  leaseMs: number;
}
export const TICK: TickLimits = { timeoutMs: 10 * SECOND, feedsMs: 60 * SECOND, leaseMs: 5 * MINUTE };
/** The maximum number of look-ups of channels per organization and day with the deployment's key. */
export const LOOKUPS_PER_DAY = 30;
