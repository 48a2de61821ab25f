/** What one audit may cost the site, and this service. Times are in milliseconds, sizes in bytes. */
export const SITE_LIMITS = {
  /** Redirects and looks at certificates count too. */
  requests: 40,
  /** From opening the site to the last byte of the last response: an audit is to end within 60 seconds. */
  totalMs: 55_000,
  /** A request for the page, with its body. */
  pageMs: 10_000,
  /** Any other request, unless its purpose needs more. */
  resourceMs: 5_000,
  /** Of one body, as it is after decompression. */
  bodyBytes: 2 * 1024 * 1024,
  /** Of all bodies, which are kept while the audit runs in an isolate with 128 MB. */
  allBodiesBytes: 16 * 1024 * 1024,
  /** Of one chain. */
  redirects: 5,
};
export type SiteLimits = typeof SITE_LIMITS;

/** The contract allows no longer one. */
export const MAX_URL_CHARACTERS = 2000;
