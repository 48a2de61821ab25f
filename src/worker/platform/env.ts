/**
 * The Worker's bindings: those of wrangler.toml as `wrangler types` writes them, and the secrets and settings that
 * wrangler.toml must not contain. Encryption keys are `ENCRYPTION_KEY_<n>`; the highest n seals.
 */
export interface Env extends Cloudflare.Env {
  /** A second database for organizations. More are `DB_3` and so on, without a gap. */
  DB_2?: D1Database;
  /** `off` while a database is restored: cron then deletes nothing that people may miss. */
  UPKEEP?: string;
  /** The secret that every call to the sidecar carries. */
  SIDECAR_TOKEN: string;
  /** The addresses of own sidecars, separated by commas. In production the container binding is used unless set. */
  SIDECAR_URL?: string;
  /**
   * "1" lets inboxes and webhooks reach loopback and private addresses, audits reach loopback, and mail travel in clear
   * text. Development only.
   */
  ALLOW_PRIVATE_HOSTS?: string;
  /** This service's own address, as in mails and as registered with other services: `https://herald.example.com`. */
  PUBLIC_URL?: string;
  /**
   * The server for the service's own mail: `smtps://user:password@host:465`. Without it the binding EMAIL sends, if
   * there is a sender; without both there are no links that verify an address or reset a password, and an inbox of the
   * organization sends the rest.
   */
  SYSTEM_SMTP_URL?: string;
  /** The sender of that mail. */
  SYSTEM_MAIL_FROM?: string;
  /** The domains for whose inboxes EMAIL sends: `example.com,example.org`. Default: that of SYSTEM_MAIL_FROM. */
  EMAIL_DOMAINS?: string;
  /** The address notified when a condition needs the operator's action, and when it is over. Without it: nobody. */
  OPERATOR_EMAIL?: string;
  /** The token for `GET /api/health`. Without it: nobody may call it. */
  OPERATOR_TOKEN?: string;
  /** The demo account, as `address password`: the sign-in page offers it with one click. Development only. */
  DEMO_ACCOUNT?: string;
  /** The development mail server, as `domain imap:port smtp:port password`: the dashboard offers it for an inbox. */
  DEVELOPMENT_MAIL?: string;
  /** Who may sign up: `open`, `domains` (SIGN_UP_DOMAINS) or `invited`. Default: `open`, in production `invited`. */
  SIGN_UP?: string;
  /** The domains whose addresses may sign up, without subdomains: `example.com,example.org`. */
  SIGN_UP_DOMAINS?: string;
  /** The free tokens of a verified address, in production once per domain. Default: 0 in production, else 50,000. */
  WELCOME_TOKENS?: string;
  /** Whether users must verify their address before doing anything else: `on` or `off`. Default: on in production. */
  REQUIRE_VERIFIED?: string;
  /** Origins of dashboards, separated by commas. */
  DASHBOARD_ORIGINS?: string;
  /** This service's registration at Google and Microsoft, for sign-in and connected mailboxes. Without it: neither. */
  GOOGLE_CLIENT_ID?: string;
  GOOGLE_CLIENT_SECRET?: string;
  MICROSOFT_CLIENT_ID?: string;
  MICROSOFT_CLIENT_SECRET?: string;
  /** Replacements for their servers, in development and tests. */
  GOOGLE_ACCOUNTS_URL?: string;
  GOOGLE_OAUTH_URL?: string;
  MICROSOFT_LOGIN_URL?: string;
  /** Replacements for their mail servers: `imap.example.com:993,smtp.example.com:465`. */
  GOOGLE_MAIL_SERVERS?: string;
  MICROSOFT_MAIL_SERVERS?: string;
  /** Payment by Stripe. Without it, nothing can be bought. */
  STRIPE_SECRET_KEY?: string;
  STRIPE_WEBHOOK_SECRET?: string;
  /** A replacement for Stripe's server, in development and tests: `http://127.0.0.1:8789`. */
  STRIPE_API_URL?: string;
  /** Names of models, separated by commas, or JSON with each model's context, price and more. */
  AI_WORKERS_MODELS?: string;
  /** Any server with OpenAI's API, or Anthropic's. Without a model of either, the built-in writer writes. */
  AI_OPENAI_BASE_URL?: string;
  AI_OPENAI_API_KEY?: string;
  AI_OPENAI_MODELS?: string;
  AI_ANTHROPIC_BASE_URL?: string;
  AI_ANTHROPIC_API_KEY?: string;
  AI_ANTHROPIC_MODELS?: string;
  /** The default model, as `openai/gpt-5-mini`. Default: the first one. */
  AI_MODEL?: string;
  AI_TIMEOUT_MS?: string;
  AI_FIRST_TOKEN_TIMEOUT_MS?: string;
  AI_MAX_OUTPUT_TOKENS?: string;
  /** Requests per organization and minute. */
  AI_RATE_PER_MINUTE?: string;
  /**
   * Replacements for the servers of the platforms on which captions are posted, in development and tests:
   * `http://127.0.0.1:8790/api/v10`, `http://127.0.0.1:8791`.
   */
  DISCORD_API_URL?: string;
  X_API_URL?: string;
  /** Instagram and Facebook. */
  GRAPH_API_URL?: string;
  /** The API version, by default `v26.0`: each version works for two years. */
  GRAPH_API_VERSION?: string;
  /** A key of the YouTube Data API v3. Without it, organizations use their own, or an automation engine reports. */
  YOUTUBE_API_KEY?: string;
  /** Replacements for YouTube: `http://127.0.0.1:8792/youtube/v3` and `…/feeds/videos.xml`. */
  YOUTUBE_API_URL?: string;
  YOUTUBE_FEED_URL?: string;
  /** Replacements for the servers of Cal.com and Calendly, in development and tests: `http://127.0.0.1:8797/v2`. */
  CAL_COM_API_URL?: string;
  CALENDLY_API_URL?: string;
  /** DNS over HTTPS with JSON responses, for audits. Default: `https://cloudflare-dns.com/dns-query`. */
  DNS_URL?: string;
  /** A key of the PageSpeed Insights API. With it, audits show its measurements. */
  PAGESPEED_API_KEY?: string;
  /** A replacement for Google's server, in development and tests. */
  PAGESPEED_URL?: string;
  /** An organization's limits, as whole numbers (platform/limits.ts has the defaults). */
  LIMIT_MAILS_PER_DAY?: string;
  LIMIT_DATABASE_BYTES?: string;
  LIMIT_OBJECT_BYTES?: string;
  LIMIT_INBOXES?: string;
  LIMIT_AUDITS_PER_DAY?: string;
  LIMIT_UPLOADS?: string;
  LIMIT_UPLOAD_BYTES?: string;
  [encryptionKey: `ENCRYPTION_KEY_${number}`]: string | undefined;
}

/** Parses the domains of a setting such as `example.com, Example.org`, in lower case. */
export const readDomains = (setting = ''): string[] =>
  setting
    .toLowerCase()
    .split(',')
    .map((domain) => domain.trim())
    .filter(Boolean);

/** Origins of dashboards on other hosts that may call with the session cookie. */
export function dashboardOrigins(env: Pick<Env, 'DASHBOARD_ORIGINS'>): string[] {
  return (env.DASHBOARD_ORIGINS ?? '')
    .split(',')
    .map((origin) => origin.trim())
    .filter(Boolean);
}
