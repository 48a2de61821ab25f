import type { Check } from '../../../../../contract/audits/audits.ts';
import { type CheckInfo, toCheck, type Verdict } from '../../checks/check.ts';
import type { PageElement } from '../../page/document.ts';
import type { SitePage } from '../../site/site.ts';
import { baseOf } from '../base.ts';
import { showElement } from '../element.ts';
import { findInBanner } from './find-in-banner.ts';
import { findInUrl } from './find-in-url.ts';
import { type Found, findWeaknesses, LIST_DAY } from './weaknesses.ts';

const INFO: CheckInfo = {
  id: 'vulnerable-libraries',
  title: 'No library of the page has known vulnerabilities',
  weight: 0,
  source: 'https://owasp.org/Top10/2021/A06_2021-Vulnerable_and_Outdated_Components/',
};

/**
 * Looks up the JavaScript libraries that the page loads in a list of known vulnerabilities, that of Retire.js. A
 * library is seen if the address of its script, or the comment at the beginning of an inline script, has its version.
 */
export function checkLibraries(page: SitePage): Check {
  return toCheck(INFO, judge(page));
}

function judge(page: SitePage): Verdict {
  const base = baseOf(page);
  const vulnerable: string[] = [];
  const others = new Set<string>();
  for (const element of page.document.elements) {
    if (element.name !== 'script') continue;
    for (const found of findIn(element, base)) {
      const weaknesses = findWeaknesses(found);
      const name = `${found.library.name} ${found.version}`;
      if (weaknesses === null) others.add(name);
      else vulnerable.push(showWeaknesses(name, weaknesses, element));
    }
  }
  if (vulnerable.length > 0) return { result: 'fail', evidence: vulnerable };
  if (others.size > 0) {
    return { result: 'pass', evidence: [`none of the list of ${LIST_DAY}`, ...others] };
  }
  return {
    result: 'not_measured',
    evidence: ['no address or comment of a script has the version of a library'],
  };
}

function findIn(element: PageElement, base: string): Found[] {
  const src = element.attribute('src');
  if (src === null) return [findInBanner(element.text()) ?? []].flat();
  const url = URL.parse(src, base);
  return url === null ? [] : findInUrl(url);
}

function showWeaknesses(
  name: string,
  { ids, mended }: { ids: string[]; mended: string },
  element: PageElement,
): string {
  const place =
    element.attribute('src') === null ? `line ${element.line}: <script>` : showElement(element, 'src');
  return `${name}: ${ids.join(', ')}; mended in ${mended}. ${place}`;
}
