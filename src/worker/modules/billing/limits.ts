/** Every bound of billing, with its reason. Times are milliseconds, sizes bytes. */

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Of one call to Stripe, and how often it is made again when it failed by chance. */
export const STRIPE_TIMEOUT = 10 * SECOND;
export const STRIPE_RETRIES = 1;
/** How long to leave Stripe alone when it is asked too often: it counts by seconds. */
export const STRIPE_PAUSE_SECONDS = 5;

/** Of a webhook; Stripe's events are a few kilobytes. */
export const MAX_WEBHOOK_BYTES = 256 * 1024;
/** How old a signature may be, in seconds: that of Stripe's own libraries. */
export const SIGNATURE_TOLERANCE_SECONDS = 300;
/** Longer than Stripe sends an event again (3 days), or lets it be sent by hand (30 days). */
export const KEEP_EVENTS = 35 * DAY;
export const EVENTS_REMOVED_PER_TICK = 2000;

/** Purchases of an organization that are neither paid nor expired. */
export const MAX_OPEN_PURCHASES = 20;

/** When Stripe is asked for the first time about a payment of which no webhook came, and then again. */
export const FIRST_CHECK = 15 * MINUTE;
export const NEXT_CHECK = HOUR;
/** For so long a checkout page can be paid on (24 hours), and a little. */
export const CHECKOUT_LIFE = 25 * HOUR;
/** A payment that takes days is made or refused well within this; one that nobody told about is given up. */
export const SLOW_PAYMENT = 30 * DAY;
/** After the end of a period without word of the next one. */
export const RENEWAL_LATE = DAY;
/** Purchases, and customers, that one tick asks about; it begins no other after so long. */
export const CHECKED_PER_TICK = 20;
export const MAX_RUN = MINUTE;
/** Of the newest paid invoices, those that are not credited yet are. */
export const INVOICES_PER_SYNC = 12;
