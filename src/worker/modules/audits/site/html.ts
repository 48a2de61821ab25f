import type { PageDocument, PageElement } from '../page/document.ts';

/** The beginnings of HTML, each with the character that ends a tag (MIME Sniffing Standard, 7.1). */
const SIGNATURE =
  /^[\t\n\f\r ]*<(?:(?:!doctype html|html|head|script|iframe|h1|div|font|table|a|style|title|b|body|br|p)[ >]|!--)/i;
const SNIFFED_BYTES = 1445;
const HTML_TYPES = new Set(['text/html', 'application/xhtml+xml']);
const UNKNOWN_TYPES = new Set(['unknown/unknown', 'application/unknown']);
const MAX_HEADER_CHARACTERS = 2_000;

/** The minimum text, besides scripts: a page with less is built by scripts. */
const MIN_TEXT_CHARACTERS = 200;

/**
 * Returns whether browsers take a response for HTML: by its Content-Type or, if it has none that names a type, by the
 * beginning of its body, which X-Content-Type-Options can forbid (MIME Sniffing Standard, 7).
 */
export function isHtml(headers: Headers, body: Uint8Array): boolean {
  const type = mediaTypeOf(headers.get('content-type') ?? '');
  if (type !== null && !UNKNOWN_TYPES.has(type)) return HTML_TYPES.has(type);
  if (/^\s*nosniff\s*(?:,|$)/i.test(headers.get('x-content-type-options') ?? '')) return false;
  // A character for each byte: those of a byte order mark are not white space.
  return SIGNATURE.test(new TextDecoder('latin1').decode(body.subarray(0, SNIFFED_BYTES)));
}

/** Returns the last media type of the joined values of Content-Type (Fetch Standard, 3.5); null without one. */
function mediaTypeOf(header: string): string | null {
  const types = header
    .slice(0, MAX_HEADER_CHARACTERS)
    .split(',')
    .map((value) => value.split(';', 1)[0]!.trim().toLowerCase())
    .filter((type) => /^[\w!#$%&'*+.^`|~-]+\/[\w!#$%&'*+.^`|~-]+$/.test(type) && type !== '*/*');
  return types.at(-1) ?? null;
}

/** Returns whether scripts build the page: there is a script, and fewer than 200 characters of text without it. */
export function isClientRendered({ elements, textLength }: PageDocument): boolean {
  return textLength < MIN_TEXT_CHARACTERS && elements.some(isScript);
}

/** Returns whether a script element contains a program, not data such as JSON-LD. */
function isScript(element: PageElement): boolean {
  return element.name === 'script' && !/json/i.test(element.attribute('type') ?? '');
}
