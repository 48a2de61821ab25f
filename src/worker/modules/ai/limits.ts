const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;

/** Tokens of an answer, unless AI_MAX_OUTPUT_TOKENS says otherwise. A reply of a page has about 700. */
export const MAX_OUTPUT_TOKENS = 2_000;
/** Until the whole answer is there, unless AI_TIMEOUT_MS says otherwise. */
export const TIMEOUT = 60 * SECOND;
/** Until the first piece of an answer, unless AI_FIRST_TOKEN_TIMEOUT_MS says otherwise: local models load for a while. */
export const FIRST_TOKEN_TIMEOUT = 30 * SECOND;
/** Calls of an organization in a minute, unless AI_RATE_PER_MINUTE says otherwise. */
export const RATE_PER_MINUTE = 60;

/** Bytes of one response of a model server. A token takes about 200 bytes of a stream, with its envelope. */
export const MAX_RESPONSE_BYTES = 4 * 1024 * 1024;
/** The longest Retry-After that a call waits for itself; the client waits for a longer one. */
export const LONGEST_WAIT = 5 * SECOND;
/** Pause before the second attempt after a failure of the server. */
export const PAUSE = 500;
/** What a client is asked to wait when no model says anything better. */
export const RETRY_AFTER_SECONDS = 30;
/** The longest Retry-After that is passed on, in seconds. */
export const MAX_RETRY_AFTER_SECONDS = 3600;

/** A model that failed this often in a row is not called for a while. */
export const FAILURES_TO_OPEN = 3;
export const OPEN_FOR = 30 * SECOND;

/** Bytes of a prompt per token: English has about four, Chinese three. */
export const BYTES_PER_TOKEN = 3;
/** Tokens that the protocol and the schema add to a prompt. */
export const OVERHEAD_TOKENS = 200;
/** The context of a model whose configuration does not say. */
export const CONTEXT_TOKENS = 32_768;

/** How long an answer is repeated for its Idempotency-Key. */
export const KEEP_REQUESTS = DAY;
/** After this time a request without an answer has died: two models may take two attempts of a minute each. */
export const REQUEST_LEASE = 10 * 60 * SECOND;
export const REQUESTS_REMOVED_PER_TICK = 500;

/** Characters of a mail that a model gets. */
export const MAX_MAIL_CHARACTERS = 24_000;
/** Emails of a thread that a summary covers: the newest. */
export const MAX_THREAD_EMAILS = 40;

/** Keys that one cron tick seals anew. */
export const RESEALED_PER_TICK = 50;

/** New emails that one step of the automatic analysis looks through for the next one to analyze. */
export const CHECKED_PER_STEP = 100;
/** Older mail is not analyzed automatically: it was copied, imported or delayed. */
export const MAX_ANALYZED_AGE = 7 * DAY;
/** A run of the automatic analysis begins no email after this time: a queue consumer has 15 minutes. */
export const ANALYSIS_RUN = 4 * 60 * SECOND;
/** Longer than an analysis, or a reply, by two models with two attempts each. The lease is renewed before each. */
export const ANALYSIS_LEASE = 5 * 60 * SECOND;
/** The statements of one email, with a reply. */
export const STATEMENTS_OF_EMAIL = 150;
/** An email whose analysis has failed in this many runs in a row is left out, so that the next ones are analyzed. */
export const ANALYSIS_TRIES = 8;
/** After failures: 3, 6, 12 … minutes, until eight runs have failed in three and a half hours. */
export const ANALYSIS_BACKOFF = 3 * 60 * SECOND;
export const MAX_ANALYSIS_BACKOFF = 60 * 60 * SECOND;
/** The wait when nothing was tried, because no tokens are left. */
export const ANALYSIS_POSTPONED = 3 * 60 * SECOND;
/** Organizations that one cron tick wakes. */
export const ANALYSES_PER_TICK = 1000;
/** The part of AI_RATE_PER_MINUTE that Herald itself may use: the rest is kept for people. */
export const OWN_SHARE = 0.5;
/** For an answer about a new email that another module asks for. Its work on further mail waits meanwhile. */
export const NEW_EMAIL_TIMEOUT = 30 * SECOND;
