import type { SitePage } from '../site/site.ts';

/** The URL that addresses in the page are relative to (HTML Living Standard, 2.4.3). */
export function baseOf({ url, document }: SitePage): string {
  const element = document.elements.find((each) => each.name === 'base' && each.attribute('href') !== null);
  return URL.parse(element?.attribute('href') ?? '', url)?.href ?? url;
}
