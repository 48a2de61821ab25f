import type { PageDocument, PageElement } from '../page/document.ts';
import { baseUrl } from '../page/elements.ts';
import type { SitePage } from '../site/site.ts';

/** A link of the page, in HTML or in SVG. */
export interface Anchor {
  element: PageElement;
  /** As written; empty without one. */
  href: string;
  /** Resolved, as a script would see it; empty without one, as written if it is no URL. */
  url: string;
  /** Null if there is none, or several. */
  language: string | null;
}

export function anchorsOf(page: SitePage): Anchor[] {
  const anchors = page.document.elements.filter(({ name }) => name === 'a');
  const base = baseUrl(page.document, page.url);
  const languageOf = languageFinder(page.document);
  return anchors.map((element) => {
    const isHtml = element.namespace === 'html';
    const href = element.attribute('href');
    const target = isHtml ? href : (href ?? element.attribute('xlink:href') ?? '');
    const url =
      target === null ? '' : (URL.parse(target, isHtml ? base : page.url)?.href ?? (isHtml ? target : ''));
    return { element, href: href ?? '', url, language: languageOf(element) };
  });
}

/** Finds the language of the text in an element. */
function languageFinder({ elements }: PageDocument): (element: PageElement) => string | null {
  const marked = elements.filter((element) => element.attribute('lang') !== null);
  const [only] = marked;
  if (marked.length === 1 && /^(?:html|body)$/.test(only!.name)) return () => only!.attribute('lang') || null;
  const languages = new Map<PageElement, string | null>();
  const inside = new Map<PageElement, string[]>();
  for (const element of elements) {
    const language = element.attribute('lang') ?? (element.parent && languages.get(element.parent)) ?? null;
    languages.set(element, language);
    if (!language || marked.length === 0 || element.text(1) === '') continue;
    for (let at = element.parent; at !== null; at = at.parent) {
      if (at.name !== 'a') continue;
      const found = inside.get(at) ?? [];
      inside.set(at, found);
      if (found.length < 2 && !found.some((one) => isSame(one, language))) found.push(language);
    }
  }
  return (element) => {
    const [first, second] = inside.get(element) ?? [];
    return second === undefined ? (first ?? languages.get(element) ?? null) || null : null;
  };
}

function isSame(one: string, other: string): boolean {
  return one.split('-')[0] === other.split('-')[0];
}
