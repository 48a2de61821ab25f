import { baseUrl, isHtml } from '../page/elements.ts';
import type { Site } from './site.ts';

/** A page that the audited one links to. */
export interface Link {
  /** Without a fragment. */
  url: string;
  /** Of the first element that links to it. */
  line: number;
}

/** What a path like this names is no page. */
const FILE =
  /\.(?:avif|bmp|css|csv|docx?|eot|epub|exe|gif|gz|ico|ics|jpe?g|js|json|m4a|mov|mp[34]|ogg|pdf|png|pptx?|rar|rss|svg|txt|wav|web[mp]|woff2?|xlsx?|xml|zip)$/i;

/**
 * The pages of the same origin that a page links to, in document order. Those that differ by query string alone count
 * once, and so does the page itself: else calendars and filters would be all that is seen.
 */
export function pageLinksOf({ page }: Pick<Site, 'page'>): Link[] {
  const base = baseUrl(page.document, page.url);
  const known = new Set([pageKey(page.url)]);
  const links: Link[] = [];
  for (const element of page.document.elements) {
    if (!isHtml(element, 'a') && !isHtml(element, 'area')) continue;
    const href = element.attribute('href');
    const url = href === null ? null : toPageUrl(href.trim(), base, page.url);
    if (url === null || known.has(pageKey(url))) continue;
    known.add(pageKey(url));
    links.push({ url, line: element.line });
  }
  return links;
}

/** The URL of a page of the same origin; null for anything else. */
export function toPageUrl(address: string, base: string, page: string): string | null {
  const url = URL.parse(address, base);
  if (!url || url.origin !== new URL(page).origin || url.username || FILE.test(url.pathname)) return null;
  url.hash = '';
  return url.href;
}

/** The same for pages that differ by query string or fragment alone. */
export function pageKey(url: string): string {
  return url.replace(/[?#].*$/s, '');
}
