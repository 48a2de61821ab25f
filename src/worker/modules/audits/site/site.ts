import type { FetchLine } from '../../../../contract/audits/audits.ts';
import type { PageDocument } from '../page/document.ts';
import type { Hop } from '../security/observatory/index.ts';

/** What a request is for: `results.fetches` says it. */
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
  /** Of the body; 2 MB at most, which is the default. 0: the body is not read. */
  maxBytes?: number;
  /** Default 2; 5 at most. */
  maxRedirects?: number;
  /** Default 5 s; never beyond the deadline of the audit. */
  timeoutMs?: number;
  /** An API that the deployment names, not a site that a user names: no guard, and no redirects. */
  isService?: boolean;
}

/** The responses to a request and its redirects. It never throws: what went wrong is `error`. */
export interface Resource {
  /** As asked for. */
  url: string;
  /** The URL that answered, or would not. */
  finalUrl: string;
  hops: Hop[];
  /** Null without a response. */
  status: number | null;
  headers: Headers;
  body: Uint8Array<ArrayBuffer>;
  /** False: the body was cut at `maxBytes`, or broke off. */
  isWhole: boolean;
  /** To the headers of the last response. */
  ms: number;
  /** Why there is no response, or no more redirect was followed. `NO_REQUESTS_LEFT`: the audit has made 40. */
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

/** The certificate of a server, as the sidecar saw it. */
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
  /** `TLSv1.3`. */
  protocol: string;
}

/** A site during one audit: its page, and the requests that the audit may still make. */
export interface Site {
  /** As the user gave it, normalized. */
  url: string;
  /** Of the page, after redirects. */
  finalUrl: string;
  /** The responses from `url` to the page. */
  hops: readonly Hop[];
  page: SitePage;
  /** Null for http://, or if the sidecar could not be asked. */
  certificate: Certificate | null;
  /** Makes a request, or answers what the same one answered before: GET of a URL is made once. */
  fetch(url: string, purpose: Purpose, options?: FetchOptions): Promise<Resource>;
  requestsLeft(): number;
  /** The requests so far, in the order in which they were asked for. */
  fetches: readonly FetchLine[];
}

export interface SitePage {
  url: string;
  status: number;
  headers: Headers;
  /** Decoded by its charset; cut at 2 MB. */
  html: string;
  document: PageDocument;
  bytes: number;
  isWhole: boolean;
  /** To the headers of the response. */
  ms: number;
  /** Scripts build the page: there is hardly any text, and there are scripts. */
  isClientRendered: boolean;
}
