import type { Check } from '../../../../contract/audits/audits.ts';
import { toCheck } from '../checks/check.ts';
import type { PageElement } from '../page/document.ts';
import { baseUrl } from '../page/elements.ts';
import type { SitePage } from '../site/site.ts';
import { isStylesheet } from './blocking.ts';
import { siteOf } from './caching.ts';

const INFO = {
  id: 'third-parties',
  title: 'The page loads files from at most ten other sites (does not count)',
  weight: 0,
  source: 'https://web.dev/articles/third-party-javascript',
};
/** Ours: no standard names a number. */
const MAX_SITES = 10;
const LOADED_BY_SRC = new Set(['script', 'img', 'iframe', 'video', 'audio', 'source', 'embed']);

/** From how many other sites the markup loads files. */
export function checkThirdParties(page: SitePage): Check {
  const base = baseUrl(page.document, page.url);
  const own = siteOf(page.url);
  const counts = new Map<string, number>();
  for (const element of page.document.elements) {
    const url = URL.parse(sourceOf(element) ?? 'about:blank', base);
    if (url?.protocol !== 'https:' && url?.protocol !== 'http:') continue;
    const site = siteOf(url.href);
    if (site !== own) counts.set(site, (counts.get(site) ?? 0) + 1);
  }
  if (counts.size === 0)
    return toCheck(INFO, { result: 'pass', evidence: ['It loads from its own site only'] });
  const evidence = [...counts].map(([site, count]) => `${site}: ${count} ${count === 1 ? 'file' : 'files'}`);
  return toCheck(INFO, { result: counts.size <= MAX_SITES ? 'pass' : 'fail', evidence });
}

function sourceOf(element: PageElement): string | null {
  if (element.namespace !== 'html') return null;
  if (isStylesheet(element)) return element.attribute('href');
  return LOADED_BY_SRC.has(element.name) ? element.attribute('src') : null;
}
