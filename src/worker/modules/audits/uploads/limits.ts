/** The limits of uploads, with their reasons. Callers' limits are in the contract, others in platform/limits.ts. */

const DAY_MS = 24 * 60 * 60 * 1000;

/** An upload that is not complete is deleted after this time, with its parts. */
export const OPEN_FOR_MS = DAY_MS;
/** A file is deleted this long after its upload was completed. */
export const KEPT_MS = 30 * DAY_MS;
/** How long a part may take to arrive: 10 MB at 280 kbit/s. */
export const PART_ARRIVAL_MS = 5 * 60_000;
/** Uploads that one cron tick frees: each takes two calls of R2. */
export const FREED_A_TICK = 50;
