import { decodePage } from '../page/decode.ts';
import { linksOf, metaContent, titleOf } from '../page/elements.ts';
import { readDocument } from '../page/read.ts';
import { isHtml } from './html.ts';
import { pageKey, pageLinksOf, toPageUrl } from './links.ts';
import { ROBOTS_BYTES, readRobots } from './robots.ts';
import type { Resource, Site } from './site.ts';

const MAX_PAGES = 10;
/** Of one page: its head, and most pages whole. */
const PAGE_BYTES = 512 * 1024;
const SITEMAP_BYTES = 512 * 1024;
const MAX_TEXT_CHARACTERS = 1000;

/** Another page of the site. Its body is not kept. */
export interface LinkedPage {
  url: string;
  /** Of the link on the audited page; null for a page that only the sitemap names. */
  line: number | null;
  /** Null without a response. Redirects are not followed. */
  status: number | null;
  /** Why there is no response. */
  error: string | null;
  bytes: number;
  isHtml: boolean;
  title: string | null;
  description: string | null;
  /** As written. */
  canonical: string | null;
}

/**
 * Looks at up to ten more pages of the same origin: those that the page links to, in document order, and then those of the
 * sitemap. robots.txt is respected. Which pages they are is decided before any of them is requested, so that two audits of
 * a site look at the same ones.
 */
export async function crawl(site: Site): Promise<LinkedPage[]> {
  const chosen = await choosePages(site);
  const responses = chosen.map(({ url }) =>
    site.fetch(url, 'linked_page', { maxRedirects: 0, maxBytes: PAGE_BYTES }),
  );
  const pages: LinkedPage[] = [];
  for (const [i, { url, line }] of chosen.entries()) pages.push(toLinkedPage(url, line, await responses[i]!));
  return pages;
}

async function choosePages(site: Site): Promise<{ url: string; line: number | null }[]> {
  const links = pageLinksOf(site);
  const robotsUrl = new URL('/robots.txt', site.finalUrl).href;
  const response = await site.fetch(robotsUrl, 'robots', { maxRedirects: 5, maxBytes: ROBOTS_BYTES });
  // RFC 9309 (2.3.1): without the file everything is allowed; if it cannot be had, nothing is.
  if (response.error || response.status === null || response.status >= 500) return [];
  const robots = readRobots(response.status < 300 ? new TextDecoder().decode(response.body) : '');
  const chosen: { url: string; line: number | null }[] = links
    .filter(({ url }) => robots.isAllowed(url))
    .slice(0, MAX_PAGES);
  if (chosen.length === MAX_PAGES) return chosen;
  const known = new Set([site.finalUrl, ...links.map(({ url }) => url)].map(pageKey));
  for (const url of await readSitemap(site, robots.sitemaps[0] ?? '/sitemap.xml')) {
    if (chosen.length === MAX_PAGES) break;
    if (known.has(pageKey(url)) || !robots.isAllowed(url)) continue;
    known.add(pageKey(url));
    chosen.push({ url, line: null });
  }
  return chosen;
}

/** The pages of this origin in a sitemap (sitemaps.org); none if there is no sitemap, or it is compressed or an index. */
async function readSitemap(site: Site, address: string): Promise<string[]> {
  const url = URL.parse(address, site.finalUrl);
  if (!url) return [];
  const { status, body } = await site.fetch(url.href, 'sitemap', { maxBytes: SITEMAP_BYTES });
  if (status !== 200) return [];
  const xml = new TextDecoder().decode(body);
  return [...xml.matchAll(/<loc>([^<]{1,2100})<\/loc>/g)].flatMap(([, text = '']) => {
    const found = toPageUrl(text.trim().replaceAll('&amp;', '&'), site.finalUrl, site.finalUrl);
    return found === null ? [] : [found];
  });
}

function toLinkedPage(url: string, line: number | null, response: Resource): LinkedPage {
  const { status, body, headers } = response;
  // The redirect that was not followed is no error: it is the answer.
  const error = response.error && status === null ? response.error.message : null;
  const contentType = headers.get('content-type');
  const hasPage = status !== null && isHtml(contentType, body);
  const document = hasPage ? readDocument(decodePage(body, contentType)) : null;
  return {
    url,
    line,
    status,
    error,
    bytes: body.length,
    isHtml: hasPage,
    title: cut(document && titleOf(document)),
    description: cut(document && metaContent(document, 'description')),
    canonical: cut(document && (linksOf(document, 'canonical')[0]?.attribute('href')?.trim() ?? null)),
  };
}

function cut(text: string | null): string | null {
  return text === null ? null : text.slice(0, MAX_TEXT_CHARACTERS).toWellFormed();
}
