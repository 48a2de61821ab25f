import type { PageElement } from '../page/document.ts';
import { baseUrl } from '../page/elements.ts';
import type { Resource, Site, SitePage } from '../site/site.ts';
import { isStylesheet } from './blocking.ts';

/** Kinds of files that are fetched. */
type Kind = 'stylesheet' | 'script' | 'image';

/** A file that the markup of the page loads. */
export interface Reference {
  /** `other`: a frame, a video, a sound. */
  kind: Kind | 'other';
  url: string;
}

export interface Loaded {
  kind: Kind;
  url: string;
  resource: Resource;
}

export interface PageResources {
  /** At most 5,000, each once, in the order of the page. */
  references: Reference[];
  /** The requested ones, as an audit may make only 40 requests. */
  loaded: Loaded[];
}

const MAX_REFERENCES = 5000;
/** How many of a kind are fetched, and how many bytes of each. For images the size in the header is enough. */
const LIMITS: Record<Kind, { count: number; maxBytes: number }> = {
  stylesheet: { count: 3, maxBytes: 500_000 },
  script: { count: 3, maxBytes: 500_000 },
  image: { count: 4, maxBytes: 0 },
};
const KINDS = new Map<string, Reference['kind']>([
  ['script', 'script'],
  ['img', 'image'],
  ['iframe', 'other'],
  ['embed', 'other'],
  ['video', 'other'],
  ['audio', 'other'],
  ['source', 'other'],
]);

/** Fetches the first stylesheets, scripts and images of the page, and leaves `reserved` requests to others. */
export async function loadResources(site: Site, reserved = 0): Promise<PageResources> {
  const references = findReferences(site.page);
  const chosen = choose(references, site.requestsLeft() - reserved);
  const load = async ({ kind, url }: { kind: Kind; url: string }): Promise<Loaded> => {
    const { maxBytes } = LIMITS[kind];
    return { kind, url, resource: await site.fetch(url, kind, { maxBytes }) };
  };
  return { references, loaded: await Promise.all(chosen.map(load)) };
}

/** Returns the files that were fetched. */
export function answeredOf({ loaded }: PageResources): Loaded[] {
  return loaded.filter(({ resource }) => resource.error === null && resource.status === 200);
}

function choose(references: readonly Reference[], most: number): { kind: Kind; url: string }[] {
  const counts: Record<Kind, number> = { stylesheet: 0, script: 0, image: 0 };
  const chosen: { kind: Kind; url: string }[] = [];
  for (const { kind, url } of references) {
    if (kind === 'other' || chosen.length >= most || counts[kind] >= LIMITS[kind].count) continue;
    counts[kind]++;
    chosen.push({ kind, url });
  }
  return chosen;
}

function findReferences({ document, url: pageUrl }: SitePage): Reference[] {
  const base = baseUrl(document, pageUrl);
  const seen = new Set<string>();
  const found = new Map<string, Reference>();
  for (const element of document.elements) {
    if (found.size >= MAX_REFERENCES) break;
    const kind = kindOf(element);
    const address = kind && element.attribute(kind === 'stylesheet' ? 'href' : 'src');
    // Parsing an address takes longer than everything else.
    if (!kind || !address || seen.has(address)) continue;
    seen.add(address);
    const url = URL.parse(address, base);
    if (url?.protocol !== 'https:' && url?.protocol !== 'http:') continue;
    url.hash = '';
    if (!found.has(url.href)) found.set(url.href, { kind, url: url.href });
  }
  return [...found.values()];
}

function kindOf(element: PageElement): Reference['kind'] | null {
  if (isStylesheet(element)) return 'stylesheet';
  return element.namespace === 'html' ? (KINDS.get(element.name) ?? null) : null;
}
