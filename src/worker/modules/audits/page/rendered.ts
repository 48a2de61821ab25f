import type { PageElement } from './document.ts';
import { ElementNode, TextNode } from './nodes.ts';

/** The length from which a text is no longer read: it is not a short one. */
const MAX_TEXT = 1000;
const MAX_NODES = 2000;
const NEVER_SHOWN = new Set([
  ...['area', 'base', 'datalist', 'head', 'link', 'meta', 'noembed', 'noframes', 'noscript', 'param', 'rp'],
  ...['script', 'style', 'template', 'title'],
]);
const REPLACED = new Set(['audio', 'canvas', 'iframe', 'object', 'textarea', 'video']);
const BLOCKS = new Set([
  ...['address', 'article', 'aside', 'blockquote', 'center', 'dd', 'details', 'dialog', 'div', 'dl', 'dt'],
  ...['fieldset', 'figcaption', 'figure', 'footer', 'form', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'header'],
  ...['hgroup', 'hr', 'legend', 'li', 'main', 'menu', 'nav', 'ol', 'option', 'p', 'pre', 'search', 'section'],
  ...['summary', 'table', 'td', 'th', 'tr', 'ul'],
]);

/** Returns whether the element is invisible, as far as HTML and its own and its parents' `style` say. */
export function isHidden(element: PageElement): boolean {
  return isRemoved(element) || isInvisible(element);
}

/** Returns whether screen readers skip the element, too. */
export function isHiddenFromReaders(element: PageElement): boolean {
  return (
    isHidden(element) ||
    hasSelfOrParent(
      element,
      (at) => at.attribute('aria-hidden')?.trim().toLowerCase() === 'true' || at.attribute('inert') !== null,
    )
  );
}

/** Returns the text inside like `innerText` before style sheets apply: without hidden parts. Cut. */
export function renderedText(element: PageElement): string {
  if (!(element instanceof ElementNode) || isRemoved(element)) return element.text();
  let text = '';
  const breakLine = () => {
    if (!/(?:^|\n) ?$/.test(text.slice(-2))) text += '\n';
  };
  let node = element.first;
  for (let count = 0; node !== null && count < MAX_NODES && text.length < MAX_TEXT; count++) {
    if (node instanceof TextNode) {
      if (!isInvisible(node.up as ElementNode))
        text += node.text.slice(0, MAX_TEXT).replace(/[ \t\n\r\f]+/g, ' ');
    } else if (node.name === 'br') {
      text += '\n';
    } else if (!hasNoBox(node) && !REPLACED.has(node.name)) {
      if (BLOCKS.has(node.name)) breakLine();
      if (node.first !== null) {
        node = node.first;
        continue;
      }
    }
    while (node !== null && node.next === null) {
      const up: ElementNode | null = node.up === element ? null : (node.up as ElementNode);
      if (up !== null && BLOCKS.has(up.name)) breakLine();
      node = up;
    }
    node = node?.next ?? null;
  }
  return text
    .replace(/ +/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim();
}

function hasSelfOrParent(element: PageElement, test: (at: PageElement) => boolean): boolean {
  for (let at: PageElement | null = element; at !== null; at = at.parent) if (test(at)) return true;
  return false;
}

function isRemoved(element: PageElement): boolean {
  return hasSelfOrParent(element, hasNoBox);
}

/** Returns whether `display` is `none`, or the element is in a closed one. */
function hasNoBox(element: PageElement): boolean {
  const display = styleOf(element, 'display');
  if (display !== null) return display === 'none';
  if (element.namespace !== 'html') return false;
  const isClosedDialog = element.name === 'dialog' && element.attribute('open') === null;
  return (
    NEVER_SHOWN.has(element.name) ||
    element.attribute('hidden') !== null ||
    element.attribute('popover') !== null ||
    isClosedDialog ||
    isInClosedDetails(element)
  );
}

function isInClosedDetails({ name, parent }: PageElement): boolean {
  return parent?.name === 'details' && name !== 'summary' && parent.attribute('open') === null;
}

/**
 * Returns whether `visibility` hides the element. The nearest one counts: a child may be visible in a hidden parent.
 */
function isInvisible(element: PageElement): boolean {
  for (let at: PageElement | null = element; at !== null; at = at.parent) {
    const visibility = styleOf(at, 'visibility');
    if (visibility !== null && visibility !== 'inherit') return /^(?:hidden|collapse)$/.test(visibility);
  }
  return false;
}

/** Returns the last value of a property in the attribute `style`, in small letters. */
export function styleOf(element: PageElement, property: string): string | null {
  const style = element.attribute('style');
  if (style === null || !style.toLowerCase().includes(property)) return null;
  const values = style
    .slice(0, 10_000)
    .split(';')
    .map((declaration) => declaration.split(':', 2).map((part) => part.trim().toLowerCase()))
    .filter(([name]) => name === property);
  const value = values.at(-1)?.[1];
  return value === undefined ? null : value.split('!', 1)[0]!.trim();
}
