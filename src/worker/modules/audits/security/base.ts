import type { SitePage } from '../site/site.ts';

/** As long as URLs of pages: each address of the page is parsed with its base, so a longer one would take too long. */
const MAX_BASE_CHARACTERS = 2_000;

/** The URL that addresses in the page are relative to (HTML Living Standard, 2.4.3). */
export function baseOf({ url, document }: SitePage): string {
  const element = document.elements.find((each) => each.name === 'base' && each.attribute('href') !== null);
  const href = element?.attribute('href') ?? '';
  return href.length > MAX_BASE_CHARACTERS ? url : (URL.parse(href, url)?.href ?? url);
}
