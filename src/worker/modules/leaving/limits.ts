/** Longer than an invocation, which runs for at most 15 minutes: work that was in progress has ended by then. */
export const QUIET_MS = 20 * 60_000;
/** The pause after a failed run. */
export const RETRY_MS = 10 * 60_000;
/** The pause while nothing is deleted, because UPKEEP is off or the bucket may belong to another installation. */
export const STOPPED_MS = 60 * 60_000;
