import type { Check } from '../../../../../contract/audits/audits.ts';
import { type CheckInfo, NOT_HTML, toCheck, type Verdict } from '../../checks/check.ts';
import type { PageElement } from '../../page/document.ts';
import { baseUrl } from '../../page/elements.ts';
import type { SitePage } from '../../site/site.ts';
import { showElement } from '../element.ts';
import { findInBanner, MAX_BANNER_CHARACTERS } from './find-in-banner.ts';
import { findInUrl } from './find-in-url.ts';
import { type Found, findWeaknesses, LIST_DAY, type Weaknesses } from './weaknesses.ts';

const INFO: CheckInfo = {
  id: 'vulnerable-libraries',
  title: 'No library of the page has known vulnerabilities',
  weight: 0,
  source: 'https://owasp.org/Top10/2021/A06_2021-Vulnerable_and_Outdated_Components/',
};

/** Maximum numbers of vulnerabilities to show: old versions have dozens. */
const MAX_SHOWN = 8;

/**
 * Looks up the page's JavaScript libraries in a list of known vulnerabilities, that of Retire.js. A library is found if
 * the address of its script, or the comment at the beginning of an inline script, contains its version.
 */
export function checkLibraries(page: SitePage): Check {
  return toCheck(INFO, page.isHtml ? judge(page) : NOT_HTML);
}

function judge(page: SitePage): Verdict {
  const base = baseUrl(page.document, page.url);
  const vulnerable: string[] = [];
  // A page can have thousands of scripts: each library is looked up once.
  const known = new Map<string, Weaknesses | null>();
  for (const element of page.document.elements) {
    if (element.name !== 'script') continue;
    for (const found of findIn(element, base)) {
      const name = `${found.library.name} ${found.version}`;
      if (!known.has(name)) known.set(name, findWeaknesses(found));
      const weaknesses = known.get(name);
      if (weaknesses) vulnerable.push(showWeaknesses(name, weaknesses, element));
    }
  }
  if (vulnerable.length > 0) return { result: 'fail', evidence: vulnerable };
  if (known.size > 0) {
    return { result: 'pass', evidence: [`none of the list of ${LIST_DAY}`, ...known.keys()] };
  }
  return {
    result: 'not_measured',
    evidence: ['no address or comment of a script has the version of a library'],
  };
}

function findIn(element: PageElement, base: string): Found[] {
  const src = element.attribute('src');
  if (src === null) return [findInBanner(element.text(MAX_BANNER_CHARACTERS)) ?? []].flat();
  const url = URL.parse(src, base);
  return url === null ? [] : findInUrl(url);
}

function showWeaknesses(name: string, { ids, mended }: Weaknesses, element: PageElement): string {
  const place =
    element.attribute('src') === null ? `line ${element.line}: <script>` : showElement(element, 'src');
  const more = ids.length > MAX_SHOWN ? ` and ${ids.length - MAX_SHOWN} more` : '';
  return `${name}: ${ids.slice(0, MAX_SHOWN).join(', ')}${more}; mended in ${mended}. ${place}`;
}
