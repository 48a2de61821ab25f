import { html, type Token } from 'parse5';
import type { PageDocument, PageElement } from './document.ts';

/** Maximum characters of one text or attribute value. The rest is dropped. */
export const MAX_TEXT = 100_000;
/** Maximum attributes of one element. More are dropped. */
export const MAX_ATTRIBUTES = 256;
export const DEFAULT_TEXT = 10_000;
const NAMESPACES: Record<string, PageElement['namespace']> = {
  [html.NS.SVG]: 'svg',
  [html.NS.MATHML]: 'mathml',
};
const WITHOUT_TEXT = new Set(['script', 'style', 'noscript', 'iframe', 'noembed', 'noframes', 'textarea']);

/** Siblings are a linked list: tables and unclosed formatting elements make a parser insert and move them often. */
export class ParentNode {
  up: ParentNode | null = null;
  previous: ChildNode | null = null;
  next: ChildNode | null = null;
  first: ChildNode | null = null;
  last: ChildNode | null = null;
}

export class RootNode extends ParentNode {
  doctype: string | null = null;
  mode = html.DOCUMENT_MODE.NO_QUIRKS;
}

export class TextNode {
  up: ParentNode | null = null;
  previous: ChildNode | null = null;
  next: ChildNode | null = null;
  text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export class ElementNode extends ParentNode implements PageElement {
  readonly name: string;
  readonly ns: html.NS;
  attributes: Token.Attribute[];
  line = 0;
  content: ParentNode | null = null;

  constructor(name: string, ns: html.NS, attributes: Token.Attribute[]) {
    super();
    this.name = name;
    this.ns = ns;
    this.attributes = attributes;
  }

  get namespace(): PageElement['namespace'] {
    return NAMESPACES[this.ns] ?? 'html';
  }

  get parent(): PageElement | null {
    return this.up instanceof ElementNode ? this.up : null;
  }

  attribute(name: string): string | null {
    return this.attributes.find((one) => nameOf(one) === name)?.value ?? null;
  }

  text(maxCharacters = DEFAULT_TEXT): string {
    const max = Math.min(maxCharacters, MAX_TEXT);
    let text = '';
    for (let node = this.first; node !== null && text.length < max; node = following(node, this)) {
      if (node instanceof TextNode) text += node.text;
    }
    return text.slice(0, max).toWellFormed();
  }
}

export type ChildNode = ElementNode | TextNode;

function nameOf({ prefix, name }: Token.Attribute): string {
  return (prefix ? `${prefix}:${name}` : name).toLowerCase();
}

/** Returns the next node in document order inside `root`. */
function following(node: ChildNode, root: ParentNode): ChildNode | null {
  if (node instanceof ElementNode && node.first !== null) return node.first;
  let at: ParentNode | TextNode | null = node;
  while (at !== null && at !== root) {
    if (at.next !== null) return at.next;
    at = at.up;
  }
  return null;
}

/** Builds the document of these nodes. */
export function toDocument(root: RootNode, isTruncated: boolean): PageDocument {
  const elements: ElementNode[] = [];
  let textLength = 0;
  let body: ElementNode | null = null;
  for (let node = root.first; node !== null; node = following(node, root)) {
    if (node instanceof ElementNode) {
      elements.push(node);
      if (node.name === 'body') body ??= node;
    } else if (body !== null && isVisible(node)) {
      textLength += node.text.replace(/\s+/g, '').length;
    }
  }
  return { elements, doctype: root.doctype, mode: root.mode, textLength, isTruncated };
}

function isVisible({ up }: TextNode): boolean {
  return up instanceof ElementNode && !WITHOUT_TEXT.has(up.name);
}

/** Flattens a text: built in pieces, it is a tree of them, many times its size, until one of its characters is read. */
export function flatten(text: string): void {
  text.charCodeAt(0);
}
