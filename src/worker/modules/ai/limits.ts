const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;

/** The maximum number of tokens of an answer, unless AI_MAX_OUTPUT_TOKENS is set. A reply of one page has about 700. */
export const MAX_OUTPUT_TOKENS = 2_000;
/** The timeout for the whole answer, unless AI_TIMEOUT_MS is set. */
export const TIMEOUT = 60 * SECOND;
/** The timeout for the first piece of an answer, unless AI_FIRST_TOKEN_TIMEOUT_MS is set. Local models load slowly. */
export const FIRST_TOKEN_TIMEOUT = 30 * SECOND;
/** The maximum number of calls of an organization per minute, unless AI_RATE_PER_MINUTE is set. */
export const RATE_PER_MINUTE = 60;

/**
 * The maximum size of a response of a model server, in bytes. A token takes about 200 bytes of a stream, with its
 * envelope.
 */
export const MAX_RESPONSE_BYTES = 4 * 1024 * 1024;
/** The longest Retry-After that a call waits for; for a longer one, the client must wait. */
export const LONGEST_WAIT = 5 * SECOND;
/** The pause before the second attempt after a failure of the server. */
export const PAUSE = 500;
/** The default Retry-After for clients, in seconds. */
export const RETRY_AFTER_SECONDS = 30;
/** The longest Retry-After passed on, in seconds. */
export const MAX_RETRY_AFTER_SECONDS = 3600;

/** The number of consecutive failures after which a model is not called for a while. */
export const FAILURES_TO_OPEN = 3;
export const OPEN_FOR = 30 * SECOND;

/** The number of bytes per token of a prompt: English has about four, Chinese three. */
export const BYTES_PER_TOKEN = 3;
/** The number of tokens that the protocol and the schema add to a prompt. */
export const OVERHEAD_TOKENS = 200;
/** The context, in tokens, of a model whose configuration does not specify it. */
export const CONTEXT_TOKENS = 32_768;

/** The time for which an answer is stored for its Idempotency-Key. */
export const KEEP_REQUESTS = DAY;
/** The time after which an unanswered request counts as dead: two models may take two attempts of a minute each. */
export const REQUEST_LEASE = 10 * 60 * SECOND;
export const REQUESTS_REMOVED_PER_TICK = 500;

/** The maximum number of characters of a mail in the prompt. */
export const MAX_MAIL_CHARACTERS = 24_000;
/** The maximum number of emails of a thread, the newest, that a summary covers. */
export const MAX_THREAD_EMAILS = 40;

/** Keys that one cron tick reseals. */
export const RESEALED_PER_TICK = 50;

/** The number of new emails that one step of the automatic analysis checks to find the next one to analyze. */
export const CHECKED_PER_STEP = 100;
/** The maximum age of mail that is analyzed automatically: older mail was copied, imported or delayed. */
export const MAX_ANALYZED_AGE = 7 * DAY;
/** The time after which a run of the automatic analysis starts no further email: a queue consumer has 15 minutes. */
export const ANALYSIS_RUN = 4 * 60 * SECOND;
/**
 * The lease, longer than an analysis or a reply by two models with two attempts each. It is renewed before each of
 * these.
 */
export const ANALYSIS_LEASE = 5 * 60 * SECOND;
/** The number of statements that one email may need, including a reply. */
export const STATEMENTS_OF_EMAIL = 150;
/** The number of consecutive failed runs after which an email is skipped, so that the next ones are analyzed. */
export const ANALYSIS_TRIES = 8;
/** The base of the backoff after failures: 3, 6, 12 … minutes, until eight runs fail in three and a half hours. */
export const ANALYSIS_BACKOFF = 3 * 60 * SECOND;
export const MAX_ANALYSIS_BACKOFF = 60 * 60 * SECOND;
/** The wait if nothing was tried because no tokens are left. */
export const ANALYSIS_POSTPONED = 3 * 60 * SECOND;
/** The number of organizations that one cron tick wakes. */
export const ANALYSES_PER_TICK = 1000;
/** The share of AI_RATE_PER_MINUTE that Herald itself may use: the rest is reserved for people. */
export const OWN_SHARE = 0.5;
/** The timeout for an answer about a new email for another module, which processes no other mail meanwhile. */
export const NEW_EMAIL_TIMEOUT = 30 * SECOND;
