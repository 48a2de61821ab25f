import { type DefaultTreeAdapterMap, parse } from 'parse5';
import type { PageDocument, PageElement } from '../../../../../src/worker/modules/audits/page/document.ts';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

/** A page of a test as a document. */
export function documentOf(html: string): PageDocument {
  const elements: PageElement[] = [];
  const visit = (node: Node, parent: PageElement | null) => {
    const element = 'tagName' in node ? toElement(node, parent) : null;
    if (element) elements.push(element);
    for (const child of 'childNodes' in node ? node.childNodes : []) visit(child, element ?? parent);
  };
  visit(parse(html, { sourceCodeLocationInfo: true }), null);
  return { elements, doctype: /^<!doctype/i.test(html) ? 'html' : null, isTruncated: false };
}

function toElement(node: Element, parent: PageElement | null): PageElement {
  const attributes = new Map(
    node.attrs.map(({ name, prefix, value }) => [prefix ? `${prefix}:${name}` : name, value]),
  );
  return {
    name: node.tagName,
    namespace: node.namespaceURI.includes('svg') ? 'svg' : 'html',
    attribute: (name) => attributes.get(name) ?? null,
    parent,
    text: () => textOf(node).slice(0, 10_000),
    line: node.sourceCodeLocation?.startLine ?? 0,
  };
}

function textOf(node: Node): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}
