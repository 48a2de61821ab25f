/** Every bound on sending, with its reason. */

/** All files of one mail, and so each: what most providers take. */
export const MAX_ATTACHMENT_BYTES = 25 * 1024 * 1024;
/** Of `POST /api/upload-attachment`: the file, and the form around it. */
export const MAX_UPLOAD_BODY_BYTES = MAX_ATTACHMENT_BYTES + 64 * 1024;
/** Of `POST /api/send-email`: JSON may spell a character of the HTML with up to six bytes. */
export const MAX_SEND_BODY_BYTES = 13 * 1024 * 1024;
export const MAX_RECIPIENTS = 100;
/** Uploads of an organization that no mail has yet. */
export const MAX_UNUSED_UPLOADS = 200;
/** After this an upload that no mail has is taken away. */
export const UPLOAD_KEPT_MS = 24 * 60 * 60 * 1000;
export const IDEMPOTENCY_KEPT_MS = 24 * 60 * 60 * 1000;
/** Rows, and objects, that one cron tick takes away. */
export const SWEPT_A_TICK = 200;

/** Ids in References: the first, which is the root, and the last ones. */
export const MAX_CHAIN_IDS = 100;
/** Longer headers are refused by some servers. */
export const MAX_CHAIN_CHARACTERS = 8000;
/** A line has at most 998 characters (RFC 5322 2.1.1), and an id cannot be folded. */
export const MAX_ID_CHARACTERS = 900;
/** Parents that are followed for a chain that no stored message spells out. */
export const MAX_PARENTS = 50;

/** More than two deliveries (the second with another sender) and what is around them ever take. */
export const LEASE_MS = 4 * 60_000;
/** Minutes before the next attempt, by how many there were; the last one goes on. */
export const RETRY_MINUTES = [1, 5, 15, 60, 240];
/** Then a mail has failed. */
export const RETRIED_FOR_MS = 24 * 60 * 60 * 1000;
/** The same for automatic mail, which is worth little when it comes late, and has failed after these. */
export const AUTOMATIC_RETRY_MINUTES = [15, 60];
/** Attempts to file a sent mail in the Sent folder, each twice as late as the one before, from 5 minutes on. */
export const FILING_ATTEMPTS = 9;
export const FIRST_FILING_RETRY_MS = 5 * 60_000;
/** Jobs of a kind that one cron tick wakes. */
export const WOKEN = 1000;
