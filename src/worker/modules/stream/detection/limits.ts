/** Limits of polling: frequency, amount and units. An API call costs one unit. */

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** The interval of cron. */
export const POLL_EVERY = 3 * MINUTE;
/** Cron is not punctual: this much early still counts as due. */
export const JITTER = 90 * SECOND;
/** Every fifth poll asks for the list of uploads, because the feed may lag. */
export const LIST_EVERY = 5 * POLL_EVERY;
export const COUNT_EVERY = HOUR;
/** While a stream is live. */
export const COUNT_EVERY_LIVE = 15 * MINUTE;

/** A scheduled stream is requested at every poll from this long before its start to this long after. */
export const NEAR = 15 * MINUTE;
/** From this long before its start, a scheduled stream is requested at every second poll: some begin early. */
export const EARLY = HOUR;
export const EARLY_EVERY = 2 * POLL_EVERY;
/** Later, it is late: requested at every second poll for an hour, and then every 15 minutes. */
export const LATE_OFTEN = HOUR;
export const LATE_OFTEN_EVERY = 2 * POLL_EVERY;
export const LATE = 12 * HOUR;
export const LATE_EVERY = 15 * MINUTE;
/** Without units left for early and late streams, these replace half of the list requests. */
export const GIVING_WAY_EVERY = 2 * LIST_EVERY;
/** Other scheduled streams. */
export const FAR_EVERY = 2 * HOUR;
/** Far streams and missing videos, when few units are left. */
export const FAR_SELDOM = 6 * HOUR;
/** Missing videos that are still listed. */
export const LOST_EVERY = 15 * MINUTE;

/**
 * Units of a channel per day beside the 120 for its list (96) and subscribers (24): for new and scheduled videos and
 * failing feeds. So 24 hours without streams cost at most 150, with two requests about a start when none are left.
 */
export const SPARE_PER_DAY = 28;
/** Reserved for scheduled streams: failing feeds and missing videos leave this many. */
export const KEPT_FOR_STARTS = 18;
/** Units that each poll of a live stream adds, so that ten hours (200 polls) cost at most 150 + 200 + 200. */
export const SPARE_PER_LIVE_POLL = 1;

/** Consecutive successful responses without a live video that mean it has ended. */
export const MISSES_TO_END = 2;
/** A stream never seen live gets captions of its end within this time. */
export const MISSED_WITHIN = 24 * HOUR;

/** The units of an API key per day, as granted to a new project. */
export const DAILY_UNITS = 10_000;
/** Of these, lists leave this many for unforeseen streams. */
export const UNITS_KEPT = 300;
/** IDs per call of videos.list and channels.list. */
export const IDS_PER_CALL = 50;

/** Channels polled per tick. */
export const CHANNELS_PER_TICK = 300;
/** Statements of a channel's poll without news, of a key that no other channel uses, and of each report. */
export const STATEMENTS_PER_CHANNEL = 2;
export const STATEMENTS_PER_KEY = 2;
export const STATEMENTS_PER_REPORT = 12;
/** Statements reserved for the reports of one more channel. */
export const STATEMENTS_KEPT = 40;
/** Channels without news stored at once. */
export const STORED_AT_ONCE = 50;
/** Feeds read at once. */
export const FEEDS_AT_ONCE = 4;
/** Calls without a response after which a tick stops. */
export const SILENT_CALLS = 4;
/** A rejected key is retried after this time. */
export const REJECTED_FOR = 15 * MINUTE;
/** How long rows of unused keys are kept. */
export const KEY_KEPT = 7 * 24 * HOUR;
/** Rows of unused keys deleted per tick. */
export const KEYS_PER_TICK = 300;

/** Limits of one tick, in milliseconds. Tests use shorter ones. */
export interface TickLimits {
  /** The timeout of one call. */
  timeoutMs: number;
  /** The time after which no further feed is read. */
  feedsMs: number;
  /** A longer poll counts as dead. */
  leaseMs: number;
}
export const TICK: TickLimits = { timeoutMs: 10 * SECOND, feedsMs: 60 * SECOND, leaseMs: 5 * MINUTE };
/** Look-ups of channels per organization and day with the deployment's key. */
export const LOOKUPS_PER_DAY = 30;
