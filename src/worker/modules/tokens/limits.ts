/** What everyone with a verified address gets once. */
export const WELCOME_TOKENS = 50_000;
/** How many of these a run books. */
export const WELCOMES_PER_TICK = 100;

/** The largest amount in one booking, hold or alert: sums of a thousand of them are exact in a JSON number. */
export const MAX_TOKENS = 1_000_000_000_000;
export const MAX_REF = 200;
export const MAX_NAME = 100;
export const MAX_NOTE = 500;

/** How long a hold stands: longer than any call of a model may take. */
export const HOLD = 10 * 60_000;
/** How long it can still be settled after it expired or was released. */
export const KEEP_RELEASED = 24 * 3_600_000;
/** How many holds a tick frees, and how many it takes away. */
export const HOLDS_PER_TICK = 500;

export const MAX_ALERTS = 20;
/** A mail of an alert is written right after it fired; the tick takes up what was lost since then. */
export const MAIL_LATE = 60_000;
export const MAILED_PER_TICK = 50;
