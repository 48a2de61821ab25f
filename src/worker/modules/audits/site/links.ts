import { baseUrl, isHtml } from '../page/elements.ts';
import type { Site } from './site.ts';

/** A page that the audited one links to. */
export interface Link {
  /** The URL without a fragment. */
  url: string;
  /** The line of the first element that links to it. */
  line: number;
}

/** Maximum links: pages for people have fewer; parsing so many URLs takes 50 ms. */
const MAX_LINKS = 10_000;
/** Matches paths of files that are not pages. */
const FILE =
  /\.(?:avif|bmp|css|csv|docx?|eot|epub|exe|gif|gz|ico|ics|jpe?g|js|json|m4a|mov|mp[34]|ogg|pdf|png|pptx?|rar|rss|svg|txt|wav|web[mp]|woff2?|xlsx?|xml|zip)$/i;

/**
 * Returns the pages of the same origin that a page links to, in document order. Those that differ only by query string
 * count once, and so does the page itself: else calendars and filters would be all that is seen.
 */
export function pageLinksOf({ page }: Pick<Site, 'page'>): Link[] {
  const base = baseUrl(page.document, page.url);
  const { origin } = new URL(page.url);
  const known = new Set([pageKey(page.url)]);
  const links: Link[] = [];
  const elements = page.document.elements.filter(
    (element) => isHtml(element, 'a') || isHtml(element, 'area'),
  );
  for (const element of elements.slice(0, MAX_LINKS)) {
    const href = element.attribute('href');
    const url = href === null ? null : toPageUrl(href.trim(), base, origin);
    if (url === null || known.has(pageKey(url))) continue;
    known.add(pageKey(url));
    links.push({ url, line: element.line });
  }
  return links;
}

/** Returns the URL of a page of this origin; null for anything else. */
export function toPageUrl(address: string, base: string, origin: string): string | null {
  const url = URL.parse(address, base);
  if (!url || url.origin !== origin || url.username || FILE.test(url.pathname)) return null;
  url.hash = '';
  return url.href;
}

/** Returns the same key for pages that differ only by query string or fragment. */
export function pageKey(url: string): string {
  return url.replace(/[?#].*$/s, '');
}
