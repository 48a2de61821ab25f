/** Every limit of billing, with its reason. Times are milliseconds, sizes bytes. */

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The time of one call to Stripe, and the number of retries after a temporary failure. */
export const STRIPE_TIMEOUT = 10 * SECOND;
export const STRIPE_RETRIES = 1;
/** The pause after Stripe's rate limit, which counts per second. */
export const STRIPE_PAUSE_SECONDS = 5;

/** The size of a webhook; Stripe's events have a few kilobytes. */
export const MAX_WEBHOOK_BYTES = 256 * 1024;
/** How old a signature may be, in seconds: as in Stripe's own libraries. */
export const SIGNATURE_TOLERANCE_SECONDS = 300;
/** Longer than Stripe retries an event (3 days), or lets users resend it (30 days). */
export const KEEP_EVENTS = 35 * DAY;
export const EVENTS_REMOVED_PER_TICK = 2000;

/** Purchases of an organization that are neither paid nor expired. */
export const MAX_OPEN_PURCHASES = 20;

/** When Herald first asks Stripe about a payment without a webhook, and how long it waits before it asks again. */
export const FIRST_CHECK = 15 * MINUTE;
export const NEXT_CHECK = HOUR;
/** A little longer than a checkout page accepts payment (24 hours). */
export const CHECKOUT_LIFE = 25 * HOUR;
/** Longer than the slowest payment takes. Herald then gives up a payment without a webhook. */
export const SLOW_PAYMENT = 30 * DAY;
/** How long after the end of a period Herald asks about the next one. */
export const RENEWAL_LATE = DAY;
/** Purchases, or customers, that one cron tick checks; it starts no check after `MAX_RUN`. */
export const CHECKED_PER_TICK = 20;
export const MAX_RUN = MINUTE;
/** The newest paid invoices that a sync credits, unless they are credited already. */
export const INVOICES_PER_SYNC = 12;
