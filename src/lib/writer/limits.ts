/** The limits of the built-in writer. */

/** Characters read of a mail's text. All but one in ten thousand mails are shorter; the rest repeat and quote. */
export const MAX_TEXT_CHARACTERS = 64 * 1024;
/** Characters read of a subject: the header line's limit in RFC 5322. */
export const MAX_SUBJECT_CHARACTERS = 998;
/** Characters of a subject that Herald writes: the limit of the auto-responder. */
export const MAX_REPLY_SUBJECT_CHARACTERS = 300;
/** Characters of a name in a greeting or a signature. */
export const MAX_NAME_CHARACTERS = 60;
/** Words of a person's name. Longer ones are companies, sentences or advertisements. */
export const MAX_NAME_WORDS = 6;

/** Characters examined for the language. The detector itself reads 350 bytes of them. */
export const LANGUAGE_SAMPLE_CHARACTERS = 2000;
/** The number of letters below which short words shared by several languages would decide. */
export const MIN_LETTERS = 20;
/** The number of letters for a script with one language: a few Korean characters are Korean. */
export const MIN_SCRIPT_LETTERS = 4;

/** Sentences read per mail: about 10,000 words, more than a person writes. */
export const MAX_SENTENCES = 600;
/** Characters of a sentence that rules read. A longer one is a list or a log. */
export const MAX_SENTENCE_CHARACTERS = 1000;

/** Emails read per thread: the first, which introduces the topic, and the last ones. */
export const MAX_THREAD_EMAILS = 100;
/** Characters read of all emails of a thread, newest first. */
export const MAX_THREAD_CHARACTERS = 512 * 1024;
/** Sentences compared with each other in a summary. */
export const MAX_THREAD_SENTENCES = 2000;
/** Points of a summary: as many as a reader grasps at a glance. */
export const MAX_POINTS = 7;
/** Characters of one point. */
export const MAX_POINT_CHARACTERS = 300;
/** Characters of the summary: the best sentences of three emails. */
export const MAX_SUMMARY_CHARACTERS = 1200;
/** Emails that a summary quotes: the start, what happened, and the current state. */
export const MAX_SUMMARY_EMAILS = 3;

/**
 * Characters of a sentence in which chrono looks for dates. Its expressions take quadratic time for some texts: 300
 * characters of the worst take three milliseconds.
 */
export const MAX_DATE_CHARACTERS = 300;
/** Sentences of a mail in which chrono looks for dates, counting only those that could contain one. */
export const MAX_DATE_SENTENCES = 60;
/** Results of an extraction. */
export const MAX_ACTION_ITEMS = 20;
export const MAX_DATES = 30;
export const MAX_PEOPLE = 50;
/** Lines of a signature that may contain a name. */
export const SIGNATURE_LINES = 4;

/** Characters of a search query. */
export const MAX_QUERY_CHARACTERS = 500;
/** Characters that `GET /api/emails` accepts as `search`. */
export const MAX_SEARCH_CHARACTERS = 200;

/** Characters of the title of a stream or channel in a caption: YouTube's own limit. */
export const MAX_TITLE_CHARACTERS = 100;
/** Pieces of advice in an audit summary. */
export const MAX_ADVICE = 3;
