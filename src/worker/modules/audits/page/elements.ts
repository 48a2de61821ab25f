import { MAX_EVIDENCE } from '../../../../contract/audits/audits.ts';
import type { PageDocument, PageElement } from './document.ts';

/** Characters of an attribute's value to show. */
const MAX_VALUE = 120;
const MAX_BASE = 2_000;
/** The attributes that distinguish elements. */
const TELLING = ['id', 'name', 'property', 'rel', 'hreflang', 'href', 'src', 'content', 'class'];

/** Returns the HTML elements of this name, in document order. */
export function elementsOf(document: PageDocument, name: string): PageElement[] {
  return document.elements.filter((element) => isHtml(element, name));
}

export function isHtml(element: PageElement, name: string): boolean {
  return element.name === name && element.namespace === 'html';
}

/** Returns the `<meta>` elements of this name, or this `property`, whatever their case. */
export function metasOf(
  document: PageDocument,
  name: string,
  key: 'name' | 'property' = 'name',
): PageElement[] {
  return elementsOf(document, 'meta').filter(
    (meta) => meta.attribute(key)?.trim().toLowerCase() === name.toLowerCase(),
  );
}

/** Returns the content of the first `<meta>` of this name that has one, trimmed; null without one. */
export function metaContent(
  document: PageDocument,
  name: string,
  key: 'name' | 'property' = 'name',
): string | null {
  for (const meta of metasOf(document, name, key)) {
    const content = meta.attribute('content')?.trim();
    if (content) return content;
  }
  return null;
}

/** Returns the `<link>` elements with this word in `rel`. */
export function linksOf(document: PageDocument, rel: string): PageElement[] {
  return elementsOf(document, 'link').filter((link) => relsOf(link).includes(rel));
}

/** Returns the words of `rel`, in lower case. */
export function relsOf(element: PageElement): string[] {
  return (element.attribute('rel') ?? '').toLowerCase().split(/\s+/).filter(Boolean);
}

/** Returns the nearest ancestor of this name; null without one. */
export function closest(element: PageElement, name: string): PageElement | null {
  let at = element.parent;
  while (at !== null && !isHtml(at, name)) at = at.parent;
  return at;
}

/** Returns the title of the page, white space collapsed; null without one. The title of an SVG image does not count. */
export function titleOf(document: PageDocument): string | null {
  const title = document.elements.find((element) => isHtml(element, 'title'));
  return title?.text().replace(/\s+/g, ' ').trim() || null;
}

/**
 * Returns the base of relative URLs: the first valid `<base href>`, else the URL of the page. A base longer than a
 * page's URL may be is ignored, as each address of the page is parsed with it.
 */
export function baseUrl(document: PageDocument, pageUrl: string): string {
  const base = elementsOf(document, 'base').find((element) => element.attribute('href') !== null);
  const href = base?.attribute('href')?.trim() ?? '';
  const url = href.length > MAX_BASE ? null : URL.parse(href, pageUrl);
  return url !== null && /^https?:$/.test(url.protocol) ? url.href : pageUrl;
}

/** Returns evidence such as `line 12: <img src="/boat.jpg">`, with the attributes that distinguish the element, cut. */
export function describe(element: PageElement): string {
  const shown = TELLING.flatMap((name) => {
    const value = element.attribute(name);
    return value === null ? [] : [` ${name}="${cut(value)}"`];
  });
  const tag = `<${element.name.slice(0, MAX_VALUE)}${shown.slice(0, 3).join('')}>`;
  return element.line === 0 ? tag : `line ${element.line}: ${tag}`;
}

function cut(text: string): string {
  const line = text
    .slice(0, 4 * MAX_VALUE)
    .replace(/\s+/g, ' ')
    .trim();
  return line.length <= MAX_VALUE ? line : `${line.slice(0, MAX_VALUE).toWellFormed()}…`;
}

/** Returns evidence of several elements. Of very many, the first ones and the number of the others. */
export function describeAll(elements: readonly PageElement[]): string[] {
  if (elements.length <= MAX_EVIDENCE) return elements.map(describe);
  const shown = elements.slice(0, MAX_EVIDENCE - 1);
  return [...shown.map(describe), `and ${elements.length - shown.length} more`];
}
