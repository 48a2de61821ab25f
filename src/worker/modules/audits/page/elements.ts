import type { SitePage } from '../site/site.ts';
import type { PageElement } from './document.ts';

const SHOWN = ['rel', 'charset', 'http-equiv', 'name', 'property', 'content', 'href', 'src', 'media', 'type'];
const MAX_VALUE = 200;

/** Where an element stands and what it is, as evidence: `line 12: <img src="/boat.jpg">`. */
export function describe(element: PageElement): string {
  const attributes = SHOWN.flatMap((name) => {
    const value = element.attribute(name);
    return value === null ? [] : [` ${name}="${value.slice(0, MAX_VALUE)}"`];
  });
  return `line ${element.line}: <${element.name}${attributes.join('')}>`;
}

/** What the relative URLs of a page are resolved against: the first `base` with an href, or the page itself. */
export function baseUrl({ url, document }: SitePage): string {
  const base = document.elements.find(
    (element) =>
      element.name === 'base' && element.namespace === 'html' && element.attribute('href') !== null,
  );
  return URL.parse(base?.attribute('href') ?? '', url)?.href ?? url;
}

/** Whether a space-separated attribute such as `rel` has this word. */
export function hasWord(element: PageElement, attribute: string, word: string): boolean {
  return (element.attribute(attribute) ?? '').toLowerCase().split(/\s+/).includes(word);
}

export function isInHead(element: PageElement): boolean {
  return element.parent?.name === 'head' && element.parent.namespace === 'html';
}
