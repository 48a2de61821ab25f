import type { PageElement } from '../page/document.ts';

/** Formats an element as evidence: `line 12: <img src="/boat.jpg">`. */
export function showElement(element: PageElement, attribute: string): string {
  return `line ${element.line}: <${element.name} ${attribute}="${element.attribute(attribute) ?? ''}">`;
}
