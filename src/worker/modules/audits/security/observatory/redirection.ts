import { type Evidence, type Hop, hasBadCertificate, hostOf } from './evidence.ts';
import { type Finding, finding, type Result } from './results.ts';

/** Whether http:// leads to https://, at once and on the same host. */
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
