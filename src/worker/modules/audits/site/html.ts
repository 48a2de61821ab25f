import type { PageDocument, PageElement } from '../page/document.ts';

/** Matches the beginning of HTML if nothing else identifies it (MIME Sniffing Standard, 7.1). */
const SIGNATURE =
  /^\s*<(?:!doctype html|html|head|script|iframe|h1|div|font|table|a|style|title|b|body|br|p)[\s>]|^\s*<!--/i;
/** Types that servers send for unknown files. */
const UNKNOWN_TYPES = ['', 'text/plain', 'application/octet-stream'];

/** The minimum text, besides scripts: a page with less is built by scripts. */
const MIN_TEXT_CHARACTERS = 200;

/** Whether a body is HTML: by its Content-Type, or if that is useless, by its beginning. */
export function isHtml(contentType: string | null, body: Uint8Array): boolean {
  const type = (contentType ?? '').split(';')[0]!.trim().toLowerCase();
  if (type === 'text/html' || type === 'application/xhtml+xml') return true;
  return UNKNOWN_TYPES.includes(type) && SIGNATURE.test(new TextDecoder().decode(body.subarray(0, 512)));
}

/** Whether scripts build the page: there is a script, and fewer than 200 characters of text without it. */
export function isClientRendered({ elements, textLength }: PageDocument): boolean {
  return textLength < MIN_TEXT_CHARACTERS && elements.some(isScript);
}

/** Whether a script element contains a program, not data such as JSON-LD. */
function isScript(element: PageElement): boolean {
  return element.name === 'script' && !/json/i.test(element.attribute('type') ?? '');
}
