import type { Check } from '../../../../contract/audits/audits.ts';
import { toCheck } from '../checks/check.ts';
import type { SitePage } from '../site/site.ts';
import { siteOf } from './caching.ts';
import type { PageResources } from './resources.ts';

const INFO = {
  id: 'third-parties',
  title: 'The page loads files from at most ten other sites (does not count)',
  weight: 0,
  source: 'https://web.dev/articles/third-party-javascript',
};
/** The limit; our own, as no standard names one. */
const MAX_SITES = 10;

/** Checks from how many other sites the markup loads files. */
export function checkThirdParties({ url }: SitePage, { references }: PageResources): Check {
  const own = siteOf(url);
  const counts = new Map<string, number>();
  for (const reference of references) {
    const site = siteOf(reference.url);
    if (site !== own) counts.set(site, (counts.get(site) ?? 0) + 1);
  }
  if (counts.size === 0)
    return toCheck(INFO, { result: 'pass', evidence: ['It loads from its own site only'] });
  const evidence = [...counts].map(([site, count]) => `${site}: ${count} ${count === 1 ? 'file' : 'files'}`);
  return toCheck(INFO, { result: counts.size <= MAX_SITES ? 'pass' : 'fail', evidence });
}
