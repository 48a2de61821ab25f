/** The limits of one audit, to protect the site and this service. Times are in milliseconds, sizes in bytes. */
export const SITE_LIMITS = {
  /** Maximum requests, including redirects and certificate checks. */
  requests: 40,
  /**
   * The time from opening the site to the last byte of the last response. The summary has 25 seconds more, and both fit
   * into `AUDIT_TIME`.
   */
  totalMs: 55_000,
  /** The time of a request for the page, with its body. */
  pageMs: 10_000,
  /** The time of any other request, unless its purpose needs more. */
  resourceMs: 5_000,
  /** Maximum bytes of one body, after decompression. */
  bodyBytes: 2 * 1024 * 1024,
  /** Maximum bytes of all bodies, which are kept while the audit runs in an isolate with 128 MB. */
  allBodiesBytes: 16 * 1024 * 1024,
  /** Maximum redirects of one chain. */
  redirects: 5,
};
export type SiteLimits = typeof SITE_LIMITS;

/** The maximum length of a URL in the contract. */
export const MAX_URL_CHARACTERS = 2000;
