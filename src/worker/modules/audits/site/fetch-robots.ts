import type { Resource, Site } from './site.ts';

/** Crawlers read no more: https://developers.google.com/crawling/docs/robots-txt/robots-txt-spec#file-size */
export const ROBOTS_BYTES = 500 * 1024;

/** Fetches the robots.txt of the page's origin, after redirects. */
export function fetchRobots(site: Site): Promise<Resource> {
  const url = new URL('/robots.txt', site.finalUrl).href;
  return site.fetch(url, 'robots', { maxRedirects: 5, maxBytes: ROBOTS_BYTES });
}
