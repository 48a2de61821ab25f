import { type Evidence, type Hop, type Page, readPage } from '../../../../lib/observatory/index.ts';
import { decodePage } from '../page/decode.ts';
import { ROBOTS_BYTES } from './fetch-robots.ts';
import { isHtml } from './html.ts';
import type { Resource, Site } from './site.ts';

/** The origin of a site that no other site trusts. */
const FOREIGN_ORIGIN = 'https://other.example.net';
const MAX_REDIRECTS = 5;

/**
 * Gathers the input of the HTTP Observatory's tests, with the requests that the Observatory makes: both schemes on the
 * site's host, robots.txt, and a preflight from another origin. A URL with its own port is requested there with both
 * schemes, as the Observatory does. `preloadedHostsOf` returns the hosts in browsers' preload lists.
 */
export async function observe(
  site: Site,
  preloadedHostsOf: (hosts: readonly string[]) => readonly string[] | null = () => null,
): Promise<Evidence> {
  const { host } = new URL(site.url);
  const options = { maxRedirects: MAX_REDIRECTS };
  const [fromHttp, fromHttps] = await Promise.all([
    site.fetch(`http://${host}/`, 'http', options),
    site.fetch(`https://${host}/`, 'page', options),
  ]);
  const [http, https] = [chainOf(fromHttp), chainOf(fromHttps)];
  const last = https?.at(-1)?.status ? fromHttps : http ? fromHttp : null;
  const [robots, cors] = last
    ? await Promise.all([
        site.fetch(new URL('/robots.txt', last.hops[0]!.url).href, 'robots', {
          maxBytes: ROBOTS_BYTES,
          maxRedirects: 0,
        }),
        site.fetch(last.finalUrl, 'cors', {
          method: 'OPTIONS',
          headers: { Origin: FOREIGN_ORIGIN, 'Access-Control-Request-Method': 'GET' },
          maxBytes: 0,
          maxRedirects: 0,
        }),
      ])
    : [];
  const preflight = cors?.hops[0];
  const hosts = [...(http ?? []), ...(https ?? [])].map(({ url }) => new URL(url).hostname);
  return {
    url: site.url,
    http,
    https,
    page: last && pageOf(site, last),
    robots: robots?.hops[0] ?? null,
    cors: preflight ? { origin: FOREIGN_ORIGIN, response: preflight } : null,
    preloadedHosts: preloadedHostsOf([...new Set(hosts)]),
  };
}

/** Returns the hops of a chain; null if its last URL did not respond. */
function chainOf({ hops, finalUrl }: Resource): Hop[] | null {
  return hops.at(-1)?.url === finalUrl ? hops : null;
}

function pageOf(site: Site, { finalUrl, headers, body }: Resource): Page | null {
  if (finalUrl === site.finalUrl) return site.page.isHtml ? readPage(site.page.html) : null;
  return isHtml(headers, body) ? readPage(decodePage(body, headers.get('content-type'))) : null;
}
