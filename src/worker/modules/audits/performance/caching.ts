import { getDomain } from 'tldts';
import type { Check } from '../../../../contract/audits/audits.ts';
import { toCheck } from '../checks/check.ts';
import type { SitePage } from '../site/site.ts';
import { answeredOf, type PageResources } from './resources.ts';

const INFO = {
  id: 'cache-lifetime',
  title: 'Browsers may keep stylesheets, scripts and images for at least a week',
  weight: 2,
  source: 'https://developer.chrome.com/docs/lighthouse/performance/uses-long-cache-ttl',
};
const WEEK_S = 7 * 24 * 60 * 60;

/** Checks how long the site's own files stay fresh. Those of other sites are not under its control. */
export function checkCacheLifetime(page: SitePage, resources: PageResources): Check {
  const isOwn = ({ url }: { url: string }) => siteOf(url) === siteOf(page.url);
  const isStatic = ({ kind }: { kind: string }) => kind !== 'other';
  if (!resources.references.some((one) => isStatic(one) && isOwn(one)))
    return toCheck(INFO, { result: 'not_applicable' });
  const files = answeredOf(resources).filter(isOwn);
  if (files.length === 0) {
    return toCheck(INFO, { result: 'not_measured', evidence: ['No file of the page could be fetched'] });
  }
  const evidence = files.flatMap(({ url, resource: { headers } }) => {
    const seconds = lifetime(headers);
    if (seconds >= WEEK_S) return [];
    const header = headers.get('cache-control') ?? headers.get('expires');
    return [`${url}: ${header === null ? 'no Cache-Control' : `${header} (${seconds} s)`}`];
  });
  return toCheck(INFO, { result: evidence.length === 0 ? 'pass' : 'fail', evidence });
}

/** Returns for how many seconds a browser may use a response (RFC 9111, 4.2.1); 0 if nothing says so. */
export function lifetime(headers: Headers): number {
  const control = headers.get('cache-control')?.toLowerCase() ?? '';
  if (/(?:^|[\s,])no-(?:store|cache)\b/.test(control)) return 0;
  const maxAge = /(?:^|[\s,])max-age\s*=\s*"?(\d{1,12})/.exec(control);
  if (maxAge) return Number(maxAge[1]);
  const expires = Date.parse(headers.get('expires') ?? '');
  const date = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(expires) || Number.isNaN(date) ? 0 : Math.max(0, Math.round((expires - date) / 1000));
}

/** Returns the registrable domain; the host itself if it has none, such as an IP address. */
export function siteOf(url: string): string {
  return getDomain(url) ?? new URL(url).hostname;
}
