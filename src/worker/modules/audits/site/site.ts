import type { FetchLine } from '../../../../contract/audits/audits.ts';
import type { Hop } from '../../../../lib/observatory/index.ts';
import type { PageDocument } from '../page/document.ts';

/** The purpose of a request, as shown in `results.fetches`. */
export type Purpose =
  | 'page'
  | 'http'
  | 'robots'
  | 'sitemap'
  | 'linked_page'
  | 'manifest'
  | 'icon'
  | 'image'
  | 'stylesheet'
  | 'script'
  | 'cors'
  | 'exposed_file'
  | 'security_txt'
  | 'dns'
  | 'pagespeed'
  | 'certificate';

export interface FetchOptions {
  method?: 'GET' | 'HEAD' | 'OPTIONS';
  headers?: Record<string, string>;
  /** Maximum bytes of the body; 2 MB at most, which is the default. 0: the body is not read. */
  maxBytes?: number;
  /** Default 2; 5 at most. */
  maxRedirects?: number;
  /** Default 5 s; never beyond the deadline of the audit. */
  timeoutMs?: number;
  /** Whether it is an API that the deployment names, not a site that a user names: no guard, and no redirects. */
  isService?: boolean;
}

/** The responses to a request and its redirects. Fetching never throws: a failure is in `error`. */
export interface Resource {
  /** The requested URL. */
  url: string;
  /** The URL that responded, or failed to. */
  finalUrl: string;
  hops: Hop[];
  /** The status; null without a response. */
  status: number | null;
  headers: Headers;
  body: Uint8Array<ArrayBuffer>;
  /** Whether the body is complete: neither cut at `maxBytes`, nor broken off. */
  isWhole: boolean;
  /** Milliseconds to the headers of the last response. */
  ms: number;
  /** Why there is no response, or no further redirect was followed. `NO_REQUESTS_LEFT`: the audit has made 40. */
  error: {
    code:
      | 'URL_NOT_ALLOWED'
      | 'ADDRESS_NOT_ALLOWED'
      | 'TOO_MANY_REDIRECTS'
      | 'TIMED_OUT'
      | 'UNREACHABLE'
      | 'BAD_RESPONSE'
      | 'CERTIFICATE_INVALID'
      | 'NO_REQUESTS_LEFT';
    message: string;
  } | null;
}

/** The certificate of a server, as seen by the sidecar. */
export interface Certificate {
  isValid: boolean;
  /** Why it is not valid: `CERT_HAS_EXPIRED`, `DEPTH_ZERO_SELF_SIGNED_CERT`, `ERR_TLS_CERT_ALTNAME_INVALID` … */
  problem: string | null;
  subject: string;
  issuer: string;
  /** Milliseconds since 1970. */
  validFrom: number;
  validTo: number;
  names: string[];
  /** The TLS version, such as `TLSv1.3`. */
  protocol: string;
}

/** A site during one audit: its page, and the requests that the audit may still make. */
export interface Site {
  /** The user's URL, normalized. */
  url: string;
  /** The URL of the page, after redirects. */
  finalUrl: string;
  /** The responses from `url` to the page. */
  hops: readonly Hop[];
  page: SitePage;
  /** The certificate; null for http://, or if the sidecar was unavailable. */
  certificate: Certificate | null;
  /** Makes a request, or returns the stored response: GET of a URL is made once. */
  fetch(url: string, purpose: Purpose, options?: FetchOptions): Promise<Resource>;
  requestsLeft(): number;
  /** The requests so far, in the order in which they were claimed. */
  fetches: readonly FetchLine[];
}

export interface SitePage {
  url: string;
  status: number;
  headers: Headers;
  /** Whether the response is HTML. Only a security audit judges another one, whose `document` is empty. */
  isHtml: boolean;
  /** The text decoded by its charset; cut at 2 MB. Empty if the response is not HTML. */
  html: string;
  document: PageDocument;
  bytes: number;
  isWhole: boolean;
  /** Milliseconds to the headers of the response. */
  ms: number;
  /** Whether scripts build the page: there is hardly any text, and there are scripts. */
  isClientRendered: boolean;
}
