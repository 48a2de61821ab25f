import type { PageElement } from '../page/document.ts';
import { baseUrl } from '../page/elements.ts';
import type { Resource, Site, SitePage } from '../site/site.ts';
import { isStylesheet } from './blocking.ts';

export type Kind = 'stylesheet' | 'script' | 'image';

/** A file that the page loads. */
export interface Reference {
  kind: Kind;
  url: string;
}

export interface Loaded extends Reference {
  resource: Resource;
}

export interface PageResources {
  /** All of them, each once, in the order of the page. */
  references: Reference[];
  /** Those that were asked for, as an audit may make 40 requests only. */
  loaded: Loaded[];
}

/** How many of a kind are fetched, and how much of each. Of images the size in the header is enough. */
const LIMITS: Record<Kind, { count: number; maxBytes: number }> = {
  stylesheet: { count: 3, maxBytes: 500_000 },
  script: { count: 3, maxBytes: 500_000 },
  image: { count: 4, maxBytes: 0 },
};

/** Fetches the first stylesheets, scripts and images of the page, and leaves `reserved` requests to others. */
export async function loadResources(site: Site, reserved = 0): Promise<PageResources> {
  const references = findReferences(site.page);
  const counts: Record<Kind, number> = { stylesheet: 0, script: 0, image: 0 };
  const chosen = references
    .filter(({ kind }) => ++counts[kind] <= LIMITS[kind].count)
    .slice(0, Math.max(0, site.requestsLeft() - reserved));
  const load = async (reference: Reference): Promise<Loaded> => {
    const { maxBytes } = LIMITS[reference.kind];
    return { ...reference, resource: await site.fetch(reference.url, reference.kind, { maxBytes }) };
  };
  return { references, loaded: await Promise.all(chosen.map(load)) };
}

/** The files that came. */
export function answeredOf({ loaded }: PageResources): Loaded[] {
  return loaded.filter(({ resource }) => resource.error === null && resource.status === 200);
}

function findReferences(page: SitePage): Reference[] {
  const base = baseUrl(page.document, page.url);
  const found = new Map<string, Reference>();
  for (const element of page.document.elements) {
    const [kind, address] = referenceOf(element) ?? [];
    if (!kind || !address) continue;
    const url = URL.parse(address, base);
    if (url?.protocol !== 'https:' && url?.protocol !== 'http:') continue;
    url.hash = '';
    if (!found.has(url.href)) found.set(url.href, { kind, url: url.href });
  }
  return [...found.values()];
}

function referenceOf(element: PageElement): [Kind, string | null] | null {
  if (element.namespace !== 'html') return null;
  if (isStylesheet(element)) return ['stylesheet', element.attribute('href')];
  if (element.name === 'script') return ['script', element.attribute('src')];
  return element.name === 'img' ? ['image', element.attribute('src')] : null;
}
