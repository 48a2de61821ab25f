import type { PageDocument, PageElement } from '../page/document.ts';
import { elementsOf } from '../page/elements.ts';

/** A `meta` element with content. */
export interface Meta {
  content: string;
  element: PageElement;
}

export interface SocialMeta {
  /** The first of each property of Open Graph, such as `og:title`. */
  openGraph: ReadonlyMap<string, Meta>;
  /** Properties of Open Graph given as `name` instead of `property`. */
  misnamed: ReadonlyMap<string, Meta>;
  /** The first of each tag of X, such as `twitter:card`, which may be `name` or `property`. */
  twitter: ReadonlyMap<string, Meta>;
}

const MAX_NAMES = 20;

/** Reads the `meta` elements for social networks, wherever they are. Those without content count as missing. */
export function readSocialMeta(document: PageDocument): SocialMeta {
  const openGraph = new Map<string, Meta>();
  const misnamed = new Map<string, Meta>();
  const twitter = new Map<string, Meta>();
  const keep = (map: Map<string, Meta>, name: string, meta: Meta) => {
    if (!map.has(name)) map.set(name, meta);
  };
  for (const element of elementsOf(document, 'meta')) {
    const content = element.attribute('content')?.trim();
    if (!content) continue;
    const meta = { content, element };
    for (const name of wordsOf(element, 'property')) {
      if (name.startsWith('og:')) keep(openGraph, name, meta);
      if (name.startsWith('twitter:')) keep(twitter, name, meta);
    }
    for (const name of wordsOf(element, 'name')) {
      if (name.startsWith('og:')) keep(misnamed, name, meta);
      if (name.startsWith('twitter:')) keep(twitter, name, meta);
    }
  }
  // The same property under its other names (https://ogp.me/#structured).
  const image = openGraph.get('og:image:url') ?? openGraph.get('og:image:secure_url');
  if (image) keep(openGraph, 'og:image', image);
  return { openGraph, misnamed, twitter };
}

function wordsOf(element: PageElement, attribute: string): string[] {
  const value = element.attribute(attribute)?.slice(0, 1000).trim().toLowerCase();
  return value ? value.split(/\s+/).slice(0, MAX_NAMES) : [];
}
