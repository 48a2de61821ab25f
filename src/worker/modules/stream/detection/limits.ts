/** Polls of channels: how often, how much, and for how many units. A call of the API costs one unit. */

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Cron's interval. */
export const POLL_EVERY = 3 * MINUTE;
/** Cron is not punctual: what is due within this time counts as due. */
export const JITTER = 90 * SECOND;
/** Every fifth poll asks for the list of uploads, because the feed may lag. */
export const LIST_EVERY = 5 * POLL_EVERY;
export const COUNT_EVERY = HOUR;
/** While a stream is live. */
export const COUNT_EVERY_LIVE = 15 * MINUTE;

/** A scheduled stream is asked for at every poll from this long before its start to this long after. */
export const NEAR = 15 * MINUTE;
/** After that it is late: for an hour it is asked for at every second poll, and then every 15 minutes. */
export const LATE_OFTEN = HOUR;
export const LATE_OFTEN_EVERY = 2 * POLL_EVERY;
export const LATE = 12 * HOUR;
export const LATE_EVERY = 15 * MINUTE;
/** When no units are left for that, the list of uploads gives way to it half of the time. */
export const GIVING_WAY_EVERY = 2 * LIST_EVERY;
/** Other scheduled streams. */
export const FAR_EVERY = 2 * HOUR;
/** The same, and missing videos, when few units are left. */
export const FAR_SELDOM = 6 * HOUR;
/** Missing videos that are listed. */
export const LOST_EVERY = 15 * MINUTE;

/**
 * Units of a channel a day beside the 120 for its list (96) and subscribers (24): for new and scheduled videos and for
 * a feed that fails. So a day without streams costs at most 150.
 */
export const SPARE_PER_DAY = 24;
/** Kept for scheduled streams: a feed that fails and missing videos leave this much. */
export const KEPT_FOR_STARTS = 12;
/** What each poll of a live stream adds, so that ten hours (200 polls) cost at most 150 + 200 + 200. */
export const SPARE_PER_LIVE_POLL = 1;

/** Good answers in a row without a live video: then it has ended. */
export const MISSES_TO_END = 2;
/** A stream that was never seen live gets captions of its end within this time. */
export const MISSED_WITHIN = 24 * HOUR;

/** The units of an API key a day, as the platform grants them to a new project. */
export const DAILY_UNITS = 10_000;
/** Of these, lists leave so many for streams that nobody foresaw. */
export const UNITS_KEPT = 300;
/** Ids that videos.list and channels.list take. */
export const IDS_PER_CALL = 50;
/** Videos of a channel that are remembered. More than the feed (15) and the list (30) name together. */
export const MAX_WATCHED = 60;
export const LISTED = 30;
export const FED = 15;

/** Channels that one tick polls. */
export const CHANNELS_PER_TICK = 300;
/** Statements of a channel's poll without news, of a key that no other channel uses, and of each report. */
export const STATEMENTS_PER_CHANNEL = 2;
export const STATEMENTS_PER_KEY = 2;
export const STATEMENTS_PER_REPORT = 12;
/** Statements that the reports of one more channel may take. */
export const STATEMENTS_KEPT = 40;
/** Channels without news that are stored at once. */
export const STORED_AT_ONCE = 50;
/** Feeds that are read at once. */
export const FEEDS_AT_ONCE = 4;
/** After so many calls without an answer in one tick, the others are not made. */
export const SILENT_CALLS = 4;
/** A key that was refused is tried again after this time. */
export const REJECTED_FOR = 15 * MINUTE;
/** Rows of keys that nobody uses any more. */
export const KEY_KEPT = 7 * 24 * HOUR;
/** Of these, one tick deletes so many. */
export const KEYS_PER_TICK = 300;

/** Bounds of one tick, in milliseconds. Tests have shorter ones. */
export interface TickLimits {
  /** Of one call. */
  timeoutMs: number;
  /** After it no further feed is asked. */
  feedsMs: number;
  /** A poll that takes longer counts as dead. */
  leaseMs: number;
}
export const TICK: TickLimits = { timeoutMs: 10 * SECOND, feedsMs: 60 * SECOND, leaseMs: 5 * MINUTE };
/** Bytes of one answer. */
export const MAX_ANSWER = 1_000_000;
/** Look-ups of channels that an organization may make a day with the deployment's key. */
export const LOOKUPS_PER_DAY = 30;
