/** Grants that one cron tick books. */
export const WELCOMES_PER_TICK = 100;

/** The largest amount of a booking, hold or alert: the sum of a thousand of them is exact in a JSON number. */
export const MAX_TOKENS = 1_000_000_000_000;
export const MAX_REF = 200;
export const MAX_NAME = 100;
export const MAX_NOTE = 500;

/** The life of a hold: longer than any call of a model may take. */
export const HOLD = 10 * 60_000;
/** How long a hold can still be settled after it expired or was released. */
export const KEEP_RELEASED = 24 * 3_600_000;
/** Holds that one cron tick releases, and as many that it deletes. */
export const HOLDS_PER_TICK = 500;

export const MAX_ALERTS = 20;
/** The delay after which cron writes an alert's mail, which is normally written right after it fires. */
export const MAIL_LATE = 60_000;
export const MAILED_PER_TICK = 50;
