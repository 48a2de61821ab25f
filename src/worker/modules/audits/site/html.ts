import type { PageDocument, PageElement } from '../page/document.ts';

/** How HTML begins if nothing else says that it is HTML (MIME Sniffing Standard, 7.1). */
const SIGNATURE =
  /^\s*<(?:!doctype html|html|head|script|iframe|h1|div|font|table|a|style|title|b|body|br|p)[\s>]|^\s*<!--/i;
/** Types that servers send for what they do not know. */
const UNKNOWN_TYPES = ['', 'text/plain', 'application/octet-stream'];

/** A page with less text than this, beside scripts, is a frame for what the scripts build. */
const MIN_TEXT_CHARACTERS = 200;

/** Whether a body is HTML: its Content-Type says so, or says nothing of use and the body begins as HTML does. */
export function isHtml(contentType: string | null, body: Uint8Array): boolean {
  const type = (contentType ?? '').split(';')[0]!.trim().toLowerCase();
  if (type === 'text/html' || type === 'application/xhtml+xml') return true;
  return UNKNOWN_TYPES.includes(type) && SIGNATURE.test(new TextDecoder().decode(body.subarray(0, 512)));
}

/** Whether scripts build the page: there is a script, and fewer than 200 characters of text without it. */
export function isClientRendered({ elements, textLength }: PageDocument): boolean {
  return textLength < MIN_TEXT_CHARACTERS && elements.some(isScript);
}

/** A script element with a program, not with data such as JSON-LD. */
function isScript(element: PageElement): boolean {
  return element.name === 'script' && !/json/i.test(element.attribute('type') ?? '');
}
