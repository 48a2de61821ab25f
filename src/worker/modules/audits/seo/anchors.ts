import type { PageDocument, PageElement } from '../page/document.ts';
import { baseUrl } from '../page/elements.ts';
import type { SitePage } from '../site/site.ts';
import { primaryLanguage } from './language-codes.ts';

/** A link of the page, in HTML or in SVG. */
export interface Anchor {
  element: PageElement;
  /** As written; empty without one. */
  href: string;
  /** The URL resolved as a script would see it; empty without one, as written if it is invalid. */
  url: string;
  /** The language; null if there is none, or several. */
  language: string | null;
}

const SEVERAL = '*';

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
  const around = new Map<PageElement, string | null>();
  for (const element of elements) {
    around.set(element, element.attribute('lang') ?? (element.parent && around.get(element.parent)) ?? null);
  }
  const inside = marked.length === 0 ? new Map() : languagesInside(elements, around);
  return (element) => {
    const found = inside.get(element);
    return found === SEVERAL ? null : found || around.get(element) || null;
  };
}

/** Returns the first language of the elements with text inside each element, or `SEVERAL`. */
function languagesInside(
  elements: readonly PageElement[],
  around: ReadonlyMap<PageElement, string | null>,
): Map<PageElement, string> {
  const inside = new Map<PageElement, string>();
  for (const element of elements.toReversed()) {
    if (element.parent === null) continue;
    const own = around.get(element);
    const found = [element.text(1) === '' ? null : own, inside.get(element), inside.get(element.parent)];
    const languages = found.filter((language) => !!language) as string[];
    const [first] = languages;
    if (first === undefined) continue;
    const isOne = languages.every((language) => isSame(language, first));
    inside.set(element.parent, isOne ? first : SEVERAL);
  }
  return inside;
}

function isSame(one: string, other: string): boolean {
  return primaryLanguage(one) === primaryLanguage(other);
}
