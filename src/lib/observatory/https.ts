import { type Evidence, type Hop, hasBadCertificate, header, hostOf } from './evidence.ts';
import { type Finding, finding, type Result } from './results.ts';

/** 180 days: the Observatory accepts them as six months. */
const SIX_MONTHS_S = 15_552_000;

/** Judges Strict-Transport-Security (RFC 6797) of the last response from https://. */
export function judgeHsts({ url, https, preloadedHosts }: Evidence): Finding {
  const last = https?.at(-1);
  if (!https || !last) return finding('hsts-not-implemented-no-https');
  const host = hostOf(url);
  if (preloadedHosts?.includes(host)) return finding('hsts-preloaded', `${host} is in the preload list`);
  if (hasBadCertificate(https)) return finding('hsts-invalid-cert', `The certificate of ${hostOf(last.url)}`);
  const value = header(last, 'strict-transport-security');
  if (value === null) return finding('hsts-not-implemented', 'Strict-Transport-Security is missing');
  const shown = `Strict-Transport-Security: ${value}`;
  const seconds = maxAge(value);
  if (seconds === null) return finding('hsts-header-invalid', shown);
  return finding(
    seconds < SIX_MONTHS_S
      ? 'hsts-implemented-max-age-less-than-six-months'
      : 'hsts-implemented-max-age-at-least-six-months',
    shown,
  );
}

/** Returns seconds; null if the header has no valid `max-age`, or occurs twice. */
function maxAge(value: string): number | null {
  if (value.includes(',')) return null;
  const directives = value.split(';').map((directive) => directive.trim().toLowerCase());
  const last = directives.findLast((directive) => directive.startsWith('max-age='));
  const digits = /^(?:(\d+)|"(\d+)")$/.exec(last?.slice('max-age='.length) ?? '');
  return digits ? Number(digits[1] ?? digits[2]) : null;
}

/** Judges whether http:// redirects to https://, at once and on the same host. */
export function judgeRedirection({ http, preloadedHosts }: Evidence): Finding {
  if (!http || http.length === 0) return finding('redirection-not-needed-no-http');
  const shown = http.map(({ url, status }) => (status === null ? url : `${status} ${url}`));
  return finding(judgeRoute(http, preloadedHosts ?? []), ...shown);
}

function judgeRoute(hops: Hop[], preloadedHosts: readonly string[]): Result {
  const [first, second] = hops;
  if (hasBadCertificate(hops)) return 'redirection-invalid-cert';
  if (hops.every(({ url }) => preloadedHosts.includes(hostOf(url)))) {
    return 'redirection-all-redirects-preloaded';
  }
  if (!second) return 'redirection-missing';
  if (!isSecure(hops.at(-1)!)) return 'redirection-not-to-https';
  if (!isSecure(second)) return 'redirection-not-to-https-on-initial-redirection';
  if (hostOf(first!.url) !== hostOf(second.url)) return 'redirection-off-host-from-http';
  return 'redirection-to-https';
}

function isSecure({ url }: Hop): boolean {
  return URL.parse(url)?.protocol === 'https:';
}
