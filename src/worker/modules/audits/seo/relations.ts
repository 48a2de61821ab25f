import { baseUrl, closest, describe, elementsOf } from '../page/elements.ts';
import type { SitePage } from '../site/site.ts';

const MAX_HEADER = 16_384;

/** A `<link>` in the head, or one of the header Link (RFC 8288). */
export interface Relation {
  rel: string;
  hreflang: string;
  /** The URL as written. */
  href: string;
  /** The absolute URL; null if it cannot be resolved. */
  url: string | null;
  evidence: string;
}

/** Returns the page's links to other documents. Those in the body do not count. */
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
  return header.split('<').flatMap((text) => {
    const end = text.indexOf('>');
    if (end === -1) return [];
    const href = text.slice(0, end).trim();
    const parameters = text.slice(end + 1).split(';');
    return {
      rel: parameterOf(parameters, 'rel').toLowerCase(),
      hreflang: parameterOf(parameters, 'hreflang'),
      href,
      url: URL.parse(href, url)?.href ?? null,
      evidence: `Link: <${text.trim()}`,
    };
  });
}

/** Returns the first parameter of this name, without its quotation marks, and without the comma after the last one. */
function parameterOf(parameters: readonly string[], name: string): string {
  const pairs = parameters.map((parameter) => parameter.split('=', 2).map((part) => part.trim()));
  const value = pairs.find(([key]) => key?.toLowerCase() === name)?.[1] ?? '';
  return value.split(',', 1)[0]!.replaceAll('"', '').trim();
}
