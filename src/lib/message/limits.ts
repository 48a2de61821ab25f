/** The limits of a message. */

/**
 * The size of a raw message: the limit of the sidecar and of most providers. Parsing needs several times its size, of
 * 128 MB in all.
 */
export const MAX_RAW_BYTES = 25 * 1024 * 1024;
/** The size of text in the row. The body object has longer texts in full. */
export const MAX_ROW_TEXT_BYTES = 16 * 1024;
/** The size of compressed HTML in the row: D1 returns blobs as lists of numbers, which is slow for large ones. */
export const MAX_ROW_HTML_BYTES = 3 * 1024;
/** The length of HTML that is shown. Longer HTML is only in the raw message; the text is that of its beginning. */
export const MAX_HTML_CHARACTERS = 2_000_000;
/** The depth of nested tags: the parser's time is quadratic in it. Real mail has up to 64. */
export const MAX_HTML_DEPTH = 1000;
/**
 * Tags in HTML that is converted to text, whose parser reports no depth and keeps a tree in memory. Real mail: 1,401.
 */
export const MAX_HTML_TAGS = 50_000;
export const MAX_TEXT_CHARACTERS = 2_000_000;
/** Lines: the parser uses 0.3 KB for each. 25 MB of attachments in base64 have 345,000. */
export const MAX_LINES = 500_000;
/** Lines shorter than base64 lines, as in a message of nothing but line breaks. Real mail: 3,477 in all. */
export const MAX_SHORT_LINES = 200_000;
export const SHORT_LINE_BYTES = 40;
/** Lines that may begin a part, as the parser uses 2 KB for each. Real mail, with a patch in it: 1,228. */
export const MAX_PART_LINES = 20_000;
/**
 * Header lines of all parts together: parsing an address list can take a hundred times its size. Real mail: 15 KB.
 */
export const MAX_HEADER_BYTES = 256 * 1024;
/** The depth of enclosed messages that are read: each level is another copy in memory. Deeper ones stay attachments. */
export const MAX_ENCLOSED_DEPTH = 2;
/** Attachments stored separately. The raw message has all of them. */
export const MAX_ATTACHMENTS = 200;
/** Calendars read from a message. Real mail has two: the same invitation as a part and as a file. */
export const MAX_CALENDARS = 5;
/** Recipients of each kind in the row. */
export const MAX_RECIPIENTS = 200;
/** Ids read from a header, and from a chain of references: the first, which is the root, and the last 199. */
export const MAX_REFERENCES = 200;
/** The limit of a header line in RFC 5322. A longer Message-ID is ignored. */
export const MAX_MESSAGE_ID_CHARACTERS = 998;
export const MAX_SUBJECT_CHARACTERS = 998;
/** The length of a name next to an address. */
export const MAX_NAME_CHARACTERS = 300;
/** How far ahead of its arrival a Date header may be. */
export const MAX_CLOCK_SKEW_MS = 10 * 60 * 1000;
/** Concurrent writes to R2 for one message (a Worker has six connections). */
export const PARALLEL_PUTS = 6;
