/** Every bound on a message, with its reason. */

/** A raw message: what the sidecar brings and most providers accept; parsing one needs several times its size of 128 MB. */
export const MAX_RAW_BYTES = 25 * 1024 * 1024;
/** Text in the row. Longer texts are whole in the body object. */
export const MAX_ROW_TEXT_BYTES = 16 * 1024;
/** Compressed HTML in the row: D1 hands blobs over as lists of numbers, which large ones make slow. */
export const MAX_ROW_HTML_BYTES = 3 * 1024;
/** HTML beyond this is not cleaned and shown, only kept in the raw message; the text is made from its beginning. */
export const MAX_HTML_CHARACTERS = 2_000_000;
/** Open tags within each other: the parser's time grows with their square. Real mail has been seen with 64. */
export const MAX_HTML_DEPTH = 1000;
/** Tags for the text of HTML, as its parser tells no depth, and so that the tree fits in memory. Real mail: 1,401. */
export const MAX_HTML_TAGS = 50_000;
export const MAX_TEXT_CHARACTERS = 2_000_000;
/** Lines: the parser keeps 0.3 KB for each. 25 MB of attachments in base64 are 345,000. */
export const MAX_LINES = 500_000;
/** Lines shorter than those of base64, which is what a message of nothing but line breaks has. Real mail: 3,477 in all. */
export const MAX_SHORT_LINES = 200_000;
export const SHORT_LINE_BYTES = 40;
/** Lines that may begin a part, as the parser keeps 2 KB for each. Real mail, with a patch in it: 1,228. */
export const MAX_PART_LINES = 20_000;
/** Header lines of all parts together: address lists can take a hundred times their size to read. Real mail: 15 KB. */
export const MAX_HEADER_BYTES = 256 * 1024;
/** Messages enclosed in enclosed messages that are read too: each is one more copy in memory. Others are attachments. */
export const MAX_ENCLOSED_DEPTH = 2;
/** Attachments kept one by one. The raw message has them all. */
export const MAX_ATTACHMENTS = 200;
/** Recipients kept in the row, of each kind. */
export const MAX_RECIPIENTS = 200;
/** Ids of a header, and of a thread's chain, that are looked at: the first, which is the root, and the last 199. */
export const MAX_REFERENCES = 200;
/** A header line's limit in RFC 5322; a longer Message-ID is none. */
export const MAX_MESSAGE_ID_CHARACTERS = 998;
export const MAX_SUBJECT_CHARACTERS = 998;
/** A name beside an address. */
export const MAX_NAME_CHARACTERS = 300;
/** How far ahead of its arrival a Date header may be. */
export const MAX_CLOCK_SKEW_MS = 10 * 60 * 1000;
/** R2 writes under way at once for one message (a Worker has six connections). */
export const PARALLEL_PUTS = 6;
