/** The input of the security tests. The fetcher of an audit gathers it; nothing here fetches. */
export interface Evidence {
  /** The audited URL. Only its host counts: the Observatory judges sites, not pages. */
  url: string;
  /** The responses from http:// on the site's host to the last redirect; null if nothing responds there. */
  http: Hop[] | null;
  /** The same from https://. Responses behind a bad certificate are judged too, if available. */
  https: Hop[] | null;
  /** The page of the last response; null if that is not HTML. */
  page: Page | null;
  /** The response to GET /robots.txt; only its cookies count. */
  robots: Hop | null;
  /** The response to a preflight (OPTIONS) request from another origin to the last URL of `https`, or of `http`. */
  cors: { origin: string; response: Hop } | null;
  /** The hosts of all hops that browsers' HSTS preload lists contain; null if no list was consulted. */
  preloadedHosts: readonly string[] | null;
}

export interface Hop {
  url: string;
  /** The status; null if there is no response behind a bad certificate. */
  status: number | null;
  /** The headers in the order of the response; a name may occur more than once. */
  headers: readonly (readonly [name: string, value: string])[];
  /** Whether the certificate is valid; null if it was not checked, or for http://. */
  certificateOk: boolean | null;
}

/** The elements of a page that the tests judge; `readPage` reads them. */
export interface Page {
  /** The first `<base href>` with http or https. */
  base: string | null;
  /** Contents of `<meta http-equiv="content-security-policy">`. */
  policies: string[];
  /** Content of the last `<meta name="referrer">`. */
  referrer: string | null;
  scripts: { src: string | null; integrity: string | null }[];
}

/** Maximum length of a value, which is then cut: browsers refuse responses with longer headers. */
const MAX_HEADER_CHARACTERS = 65_536;

const NO_RESPONSE: Hop = { url: '', status: null, headers: [], certificateOk: null };

/** Returns the response that most tests judge: the last one from https://, else the last one from http://. */
export function finalResponse({ http, https }: Evidence): Hop {
  return answered(https) ?? answered(http) ?? NO_RESPONSE;
}

/** Returns the hops that led to the final response. */
export function finalChain({ http, https }: Evidence): Hop[] {
  return (answered(https) ? https : http) ?? [];
}

/** Whether the final response was reached from https://. */
export function isHttps({ https }: Evidence): boolean {
  return answered(https) !== null;
}

export function hasBadCertificate(hops: Hop[]): boolean {
  return hops.some((hop) => hop.certificateOk === false);
}

/** Returns the values of a header, joined with ", " (RFC 9110, 5.3); null if there is none. */
export function header({ headers }: Hop, name: string): string | null {
  const values = headerValues({ headers }, name);
  return values.length === 0 ? null : values.join(', ').slice(0, MAX_HEADER_CHARACTERS);
}

/** Returns the values of a header that may not be joined, such as Set-Cookie. */
export function headerValues({ headers }: Pick<Hop, 'headers'>, name: string): string[] {
  return headers.flatMap(([key, value]) => (key.toLowerCase() === name ? [value.trim()] : []));
}

/** Returns the host of a URL in lower case; '' if the URL cannot be parsed. */
export function hostOf(url: string): string {
  return URL.parse(url)?.hostname ?? '';
}

function answered(hops: Hop[] | null): Hop | null {
  const last = hops?.at(-1);
  return last && last.status !== null ? last : null;
}
