/**
 * The Worker's bindings: those of wrangler.toml as `wrangler types` writes them, and the secrets and
 * settings that wrangler.toml must not hold. Encryption keys are `ENCRYPTION_KEY_<n>`; the highest n seals.
 */
export interface Env extends Cloudflare.Env {
  /** A second database for organizations. More are `DB_3` and so on, without a gap. */
  DB_2?: D1Database;
  /** `off` while a database is restored: cron then deletes nothing that people may miss. */
  UPKEEP?: string;
  /** Shared with the sidecar; each call carries it. */
  SIDECAR_TOKEN: string;
  /** Where the sidecar listens, in development. In production the container binding is used instead. */
  SIDECAR_URL?: string;
  /**
   * "1" lets inboxes and webhooks reach loopback and private addresses, audits reach loopback, and mail travel in clear
   * text. Development only.
   */
  ALLOW_PRIVATE_HOSTS?: string;
  /** Where this service is reached, as it stands in mails and is told to other services: `https://herald.example.com`. */
  PUBLIC_URL?: string;
  /**
   * The server for mail of the service itself: `smtps://user:password@host:465`. Without it the binding EMAIL sends, if there is a
   * sender; without both there are no links that verify an address or reset a password, and an inbox of the organization
   * sends the rest.
   */
  SYSTEM_SMTP_URL?: string;
  /** The sender of that mail. */
  SYSTEM_MAIL_FROM?: string;
  /** `example.com,example.org`: the domains that the binding EMAIL sends for inboxes of. That of SYSTEM_MAIL_FROM unless set. */
  EMAIL_DOMAINS?: string;
  /** Who is told when something needs a hand, and when it is over. Without: nobody. */
  OPERATOR_EMAIL?: string;
  /** What opens `GET /api/health`. Without: nothing does. */
  OPERATOR_TOKEN?: string;
  /** The demo account, as `address password`: the sign-in page offers it with one click. Development only. */
  DEMO_ACCOUNT?: string;
  /** Who may sign up: `open`, `domains` (those of SIGN_UP_DOMAINS) or `invited`, unless set so in production, `open` elsewhere. */
  SIGN_UP?: string;
  /** `example.com,example.org`: whoever has an address at one of these, not below them. */
  SIGN_UP_DOMAINS?: string;
  /** The free tokens of a verified address, in production once a domain. In production 0 unless set, elsewhere 50,000. */
  WELCOME_TOKENS?: string;
  /** `on` or `off`: whether who has not verified their address may do no more than that. On in production unless set. */
  REQUIRE_VERIFIED?: string;
  /** Origins of dashboards, separated by commas. */
  DASHBOARD_ORIGINS?: string;
  /** This service as registered at Google and at Microsoft, for signing in and for connected mailboxes. Without: neither. */
  GOOGLE_CLIENT_ID?: string;
  GOOGLE_CLIENT_SECRET?: string;
  MICROSOFT_CLIENT_ID?: string;
  MICROSOFT_CLIENT_SECRET?: string;
  /** Other servers than theirs, for development and tests. */
  GOOGLE_ACCOUNTS_URL?: string;
  GOOGLE_OAUTH_URL?: string;
  MICROSOFT_LOGIN_URL?: string;
  /** Other mail servers than theirs: `imap.example.com:993,smtp.example.com:465`. */
  GOOGLE_MAIL_SERVERS?: string;
  MICROSOFT_MAIL_SERVERS?: string;
  /** Payment by Stripe. Without: nothing can be bought. */
  STRIPE_SECRET_KEY?: string;
  STRIPE_WEBHOOK_SECRET?: string;
  /** Another server than Stripe's, for development and tests: `http://127.0.0.1:8789`. */
  STRIPE_API_URL?: string;
  /** Names of models with commas between them, or JSON with the context, the price and more of each. */
  AI_WORKERS_MODELS?: string;
  /** Any server with OpenAI's API, or Anthropic's. Without models of one of them, the built-in writer writes. */
  AI_OPENAI_BASE_URL?: string;
  AI_OPENAI_API_KEY?: string;
  AI_OPENAI_MODELS?: string;
  AI_ANTHROPIC_BASE_URL?: string;
  AI_ANTHROPIC_API_KEY?: string;
  AI_ANTHROPIC_MODELS?: string;
  /** The default model, as `openai/gpt-5-mini`. Otherwise it is the first one. */
  AI_MODEL?: string;
  AI_TIMEOUT_MS?: string;
  AI_FIRST_TOKEN_TIMEOUT_MS?: string;
  AI_MAX_OUTPUT_TOKENS?: string;
  /** Requests of an organization in a minute. */
  AI_RATE_PER_MINUTE?: string;
  /**
   * Other servers than those of the platforms that captions are posted on, for development and tests:
   * `http://127.0.0.1:8790/api/v10`, `http://127.0.0.1:8791`.
   */
  DISCORD_API_URL?: string;
  X_API_URL?: string;
  /** Instagram and Facebook. */
  GRAPH_API_URL?: string;
  /** `v26.0` unless set: each version works for two years. */
  GRAPH_API_VERSION?: string;
  /** A key of the YouTube Data API v3. Without: organizations bring their own, or an automation engine reports streams. */
  YOUTUBE_API_KEY?: string;
  /** Other servers than YouTube's, for development and tests: `http://127.0.0.1:8792/youtube/v3` and `…/feeds/videos.xml`. */
  YOUTUBE_API_URL?: string;
  YOUTUBE_FEED_URL?: string;
  /** Other servers than those of Cal.com and Calendly, for development and tests: `http://127.0.0.1:8797/v2`. */
  CAL_COM_API_URL?: string;
  CALENDLY_API_URL?: string;
  /** DNS over HTTPS with JSON answers, for audits. `https://cloudflare-dns.com/dns-query` unless set. */
  DNS_URL?: string;
  /** A key of the PageSpeed Insights API, whose measurements audits then show. */
  PAGESPEED_API_KEY?: string;
  /** Another server than Google's, for development and tests. */
  PAGESPEED_URL?: string;
  /** What an organization may use, as whole numbers (platform/limits.ts has those that hold unless they are set). */
  LIMIT_MAILS_PER_DAY?: string;
  LIMIT_DATABASE_BYTES?: string;
  LIMIT_OBJECT_BYTES?: string;
  LIMIT_INBOXES?: string;
  LIMIT_AUDITS_PER_DAY?: string;
  LIMIT_UPLOADS?: string;
  LIMIT_UPLOAD_BYTES?: string;
  [encryptionKey: `ENCRYPTION_KEY_${number}`]: string | undefined;
}

/** The domains of a setting such as `example.com, Example.org`, in lower case. */
export const readDomains = (setting = ''): string[] =>
  setting
    .toLowerCase()
    .split(',')
    .map((domain) => domain.trim())
    .filter(Boolean);
