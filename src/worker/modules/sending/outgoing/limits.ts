/** The limits of sending. */

/** The total size of the files of one email, and so of each file: most providers accept this much. */
export const MAX_ATTACHMENT_BYTES = 25 * 1024 * 1024;
/** The body of `POST /api/upload-attachment`: the file and its form. */
export const MAX_UPLOAD_BODY_BYTES = MAX_ATTACHMENT_BYTES + 64 * 1024;
/** The body of `POST /api/send-email`: JSON may escape a character of the HTML with up to six bytes. */
export const MAX_SEND_BODY_BYTES = 13 * 1024 * 1024;
export const MAX_RECIPIENTS = 100;
/** Unused uploads per organization. */
export const MAX_UNUSED_UPLOADS = 200;
/** How long an unused upload is kept. */
export const UPLOAD_KEPT_MS = 24 * 60 * 60 * 1000;
export const IDEMPOTENCY_KEPT_MS = 24 * 60 * 60 * 1000;
/** Rows and objects that one cron tick deletes. */
export const SWEPT_A_TICK = 200;

/** Ids in References: the first, which is the root, and the last ones. */
export const MAX_CHAIN_IDS = 100;
/** The length of References. Some servers refuse longer headers. */
export const MAX_CHAIN_CHARACTERS = 8000;
/** The length of an id: a line has at most 998 characters (RFC 5322 2.1.1), and an id cannot be folded. */
export const MAX_ID_CHARACTERS = 900;
/** Ancestors read for a chain that no stored message has in its headers. */
export const MAX_PARENTS = 50;

/** The lease, longer than an attempt takes with two deliveries (the second with another sender). */
export const LEASE_MS = 4 * 60_000;
/** Minutes before the next attempt, by the number of attempts; the last value repeats. */
export const RETRY_MINUTES = [1, 5, 15, 60, 240];
/** How long an email is retried before it fails. */
export const RETRIED_FOR_MS = 24 * 60 * 60 * 1000;
/** Minutes before the retries of automatic mail, which then fails: a late automatic reply is of little use. */
export const AUTOMATIC_RETRY_MINUTES = [15, 60];
/** Attempts to copy an email to the Sent folder. The first retry is after 5 minutes, and the wait doubles each time. */
export const FILING_ATTEMPTS = 9;
export const FIRST_FILING_RETRY_MS = 5 * 60_000;
/** The wait if the sidecar is at capacity, which does not count as an attempt. */
export const BUSY_WAIT_MS = 20_000;
/** Jobs of a kind that one cron tick wakes. */
export const WOKEN = 1000;
