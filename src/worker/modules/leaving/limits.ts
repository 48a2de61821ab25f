/** An invocation runs for 15 minutes at most: what was under way before has ended by then. */
export const QUIET_MS = 20 * 60_000;
/** Between runs that fail. */
export const RETRY_MS = 10 * 60_000;
/** While nothing is deleted, because UPKEEP is off or the bucket may be another's. */
export const STOPPED_MS = 60 * 60_000;
