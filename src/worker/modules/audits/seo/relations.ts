import { baseUrl, closest, describe, elementsOf } from '../page/elements.ts';
import type { SitePage } from '../site/site.ts';

const MAX_HEADER = 16_384;

/** A `<link>` in the head, or one of the header Link (RFC 8288). */
export interface Relation {
  rel: string;
  hreflang: string;
  /** As written. */
  href: string;
  /** Absolute; null if it cannot be resolved. */
  url: string | null;
  evidence: string;
}

/** The links of the page to other documents. Those in the body do not count. */
export function relationsOf(page: SitePage): Relation[] {
  const base = baseUrl(page.document, page.url);
  const inHead = elementsOf(page.document, 'link')
    .filter((link) => closest(link, 'head') !== null)
    .map((link) => {
      const href = link.attribute('href') ?? '';
      return {
        rel: (link.attribute('rel') ?? '').toLowerCase(),
        hreflang: link.attribute('hreflang') ?? '',
        href,
        url: URL.parse(href, base)?.href ?? null,
        evidence: describe(link),
      };
    });
  return [...inHead, ...relationsInHeader(page)];
}

function relationsInHeader({ headers, url }: SitePage): Relation[] {
  const header = (headers.get('link') ?? '').slice(0, MAX_HEADER);
  return [...header.matchAll(/<([^>]*)>((?:[^,"]|"[^"]*")*)/g)].map(
    ([text, target = '', parameters = '']) => {
      const href = target.trim();
      return {
        rel: parameterOf(parameters, 'rel').toLowerCase(),
        hreflang: parameterOf(parameters, 'hreflang'),
        href,
        url: URL.parse(href, url)?.href ?? null,
        evidence: `Link: ${text.trim()}`,
      };
    },
  );
}

function parameterOf(parameters: string, name: string): string {
  const [, quoted, plain] =
    new RegExp(`;\\s*${name}\\s*=\\s*(?:"([^"]*)"|([^\\s;,]+))`, 'i').exec(parameters) ?? [];
  return (quoted ?? plain ?? '').trim();
}
