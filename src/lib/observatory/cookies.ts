import { type Cookie, CookieJar } from 'tough-cookie';
import { type Evidence, finalChain, finalResponse, headerValues } from './evidence.ts';
import { judgeHsts } from './https.ts';
import { type Finding, finding, RESULTS, type Result } from './results.ts';

/** Maximum cookies to judge: browsers keep 50 to 180 of a site. */
const MAX_COOKIES = 500;
/** Maximum length of name and value: browsers ignore longer cookies. */
const MAX_COOKIE_CHARACTERS = 8_192;
/** Cookies that a load balancer sets without any attribute; the site cannot change them. */
const NOT_OF_THE_SITE = new Set(['heroku-session-affinity']);
const SAME_SITE = new Set(['strict', 'lax', 'none']);

/** The faults, worst last: one cookie with a worse fault decides the result. */
const FAULTS: Result[] = [
  'cookies-without-secure-flag-but-protected-by-hsts',
  'cookies-without-secure-flag',
  'cookies-session-without-secure-flag-but-protected-by-hsts',
  'cookies-samesite-flag-invalid',
  'cookies-anticsrf-without-samesite-flag',
  'cookies-session-without-httponly-flag',
  'cookies-session-without-secure-flag',
];

/**
 * Judges the attributes of the cookies that a browser keeps (RFC 6265bis) from the whole redirect chain and from
 * robots.txt. Cookies of foreign domains and public suffixes are dropped, and those that break the rule of their
 * `__Host-` or `__Secure-` prefix.
 */
export function judgeCookies(evidence: Evidence): Finding {
  const { cookies, invalidSameSite } = readCookies(evidence);
  if (cookies.length === 0) return finding('cookies-not-found');
  const hasHsts = RESULTS[judgeHsts(evidence).result].pass;
  const faults = new Map<Result, string[]>();
  if (invalidSameSite.length > 0) faults.set('cookies-samesite-flag-invalid', invalidSameSite);
  for (const cookie of cookies) {
    for (const fault of faultsOf(cookie, hasHsts)) {
      if (!faults.has(fault)) faults.set(fault, []);
      faults.get(fault)!.push(`Set-Cookie: ${cookie.key}`);
    }
  }
  const worst = FAULTS.findLast((fault) => faults.has(fault));
  if (worst) return { result: worst, evidence: faults.get(worst)! };
  const without = cookies.filter((cookie) => !cookie.sameSite);
  return without.length > 0
    ? finding(
        'cookies-secure-with-httponly-sessions',
        ...without.map(({ key }) => `Set-Cookie: ${key}, without SameSite`),
      )
    : finding(
        'cookies-secure-with-httponly-sessions-and-samesite',
        ...cookies.map(({ key }) => `Set-Cookie: ${key}`),
      );
}

function faultsOf(cookie: Cookie, hasHsts: boolean): Result[] {
  const name = cookie.key.toLowerCase();
  const isSession = name.includes('sess') || name.includes('login');
  const faults: Result[] = [];
  if (!cookie.secure) {
    faults.push(
      hasHsts ? 'cookies-without-secure-flag-but-protected-by-hsts' : 'cookies-without-secure-flag',
    );
    if (cookie.sameSite === 'none') faults.push('cookies-samesite-flag-invalid');
  }
  if (isSession && !cookie.secure) {
    faults.push(
      hasHsts
        ? 'cookies-session-without-secure-flag-but-protected-by-hsts'
        : 'cookies-session-without-secure-flag',
    );
  }
  if (isSession && !cookie.httpOnly) faults.push('cookies-session-without-httponly-flag');
  if (name.includes('csrf') && !cookie.sameSite) faults.push('cookies-anticsrf-without-samesite-flag');
  return faults;
}

function readCookies(evidence: Evidence): { cookies: Cookie[]; invalidSameSite: string[] } {
  const jar = new CookieJar();
  const robots = evidence.robots ? [evidence.robots] : [];
  const lines = [...finalChain(evidence), ...robots].flatMap((hop) =>
    headerValues(hop, 'set-cookie').map((line) => ({ url: hop.url, line })),
  );
  for (const { url, line } of lines.slice(0, MAX_COOKIES)) {
    jar.setCookieSync(line.slice(0, MAX_COOKIE_CHARACTERS), url, { ignoreError: true });
  }
  const cookies: Cookie[] = [];
  jar.store.getAllCookies((_, all) => cookies.push(...(all ?? [])));
  return {
    cookies: cookies.filter(({ key }) => key !== '' && !NOT_OF_THE_SITE.has(key)),
    invalidSameSite: headerValues(finalResponse(evidence), 'set-cookie').flatMap(invalidSameSite),
  };
}

/** Returns the cookie's name and its wrong attribute, without its value, which may be a secret. */
function invalidSameSite(line: string): string[] {
  const [pair = '', ...attributes] = line.split(';');
  const wrong = attributes.find((attribute) => {
    const [name, value] = attribute.split('=');
    return name?.trim().toLowerCase() === 'samesite' && !SAME_SITE.has(value?.trim().toLowerCase() ?? '');
  });
  return wrong === undefined ? [] : [`Set-Cookie: ${pair.split('=')[0]?.trim()};${wrong}`];
}
