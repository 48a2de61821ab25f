import { decodePage } from '../page/decode.ts';
import { linksOf, metaContent, titleOf } from '../page/elements.ts';
import { readDocument } from '../page/read.ts';
import { fetchRobots } from './fetch-robots.ts';
import { isHtml } from './html.ts';
import { pageKey, pageLinksOf, toPageUrl } from './links.ts';
import { directivesOf, findRule, readRules } from './robots-rules.ts';
import type { Resource, Site } from './site.ts';

const MAX_PAGES = 10;
/** Maximum links and sitemap entries to check against robots.txt, which may have many rules. */
const MAX_CANDIDATES = 100;
const MAX_LOCATIONS = 1000;
/** Maximum bytes of one page: its head, and most pages whole. */
const PAGE_BYTES = 512 * 1024;
const SITEMAP_BYTES = 512 * 1024;
const CRAWLER = 'Herald-Audit';
const MAX_TEXT_CHARACTERS = 1000;

/** Another page of the site. Its body is not kept. */
export interface LinkedPage {
  url: string;
  /** The line of the link on the audited page; null for a page that only the sitemap names. */
  line: number | null;
  /** The status; null without a response. Redirects are not followed. */
  status: number | null;
  /** Why there is no response. */
  error: string | null;
  bytes: number;
  isHtml: boolean;
  title: string | null;
  description: string | null;
  /** The URL as written. */
  canonical: string | null;
}

/**
 * Fetches up to ten more pages of the same origin: those that the page links to, in document order, and then those of
 * the sitemap. Obeys robots.txt. The pages are chosen before any of them is requested, so that two audits of a site
 * fetch the same ones.
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
  const response = await fetchRobots(site);
  // RFC 9309 (2.3.1): without the file everything is allowed; if it is unavailable, nothing is.
  if (response.error || response.status === null || response.status >= 500) return [];
  const robots = response.status < 300 ? new TextDecoder().decode(response.body) : '';
  const rules = readRules(robots);
  const isAllowed = (url: string) => findRule(rules, url, CRAWLER)?.isAllowed ?? true;
  const chosen: { url: string; line: number | null }[] = links
    .slice(0, MAX_CANDIDATES)
    .filter(({ url }) => isAllowed(url))
    .slice(0, MAX_PAGES);
  if (chosen.length === MAX_PAGES) return chosen;
  const known = new Set([site.finalUrl, ...links.map(({ url }) => url)].map(pageKey));
  const others: string[] = [];
  for (const url of await readSitemap(site, sitemapIn(robots) ?? '/sitemap.xml')) {
    if (known.has(pageKey(url)) || others.length === MAX_CANDIDATES) continue;
    known.add(pageKey(url));
    others.push(url);
  }
  const allowed = others.filter(isAllowed).slice(0, MAX_PAGES - chosen.length);
  return [...chosen, ...allowed.map((url) => ({ url, line: null }))];
}

/** Finds the first sitemap that robots.txt names. */
function sitemapIn(robots: string): string | null {
  for (const { name, value } of directivesOf(robots)) if (name === 'sitemap') return value;
  return null;
}

/** Reads the pages of this origin in a sitemap (sitemaps.org); none if it is missing, compressed or an index. */
async function readSitemap(site: Site, address: string): Promise<string[]> {
  const url = URL.parse(address, site.finalUrl);
  if (!url) return [];
  const { status, body } = await site.fetch(url.href, 'sitemap', { maxBytes: SITEMAP_BYTES });
  if (status !== 200) return [];
  const xml = new TextDecoder().decode(body);
  const { origin } = new URL(site.finalUrl);
  const urls: string[] = [];
  let count = 0;
  for (const [, text = ''] of xml.matchAll(/<loc>([^<]{1,2100})<\/loc>/g)) {
    if (count++ === MAX_LOCATIONS) break;
    const found = toPageUrl(text.trim().replaceAll('&amp;', '&'), site.finalUrl, origin);
    if (found !== null) urls.push(found);
  }
  return urls;
}

function toLinkedPage(url: string, line: number | null, response: Resource): LinkedPage {
  const { status, body, headers } = response;
  // An unfollowed redirect is not an error: it is the response.
  const error = response.error && status === null ? response.error.message : null;
  const contentType = headers.get('content-type');
  const hasPage = status !== null && isHtml(headers, body);
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
