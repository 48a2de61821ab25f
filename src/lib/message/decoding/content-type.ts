import { latin1 } from './latin1.ts';

/** How much of a body to search for a boundary. */
const MAX_SCANNED_BYTES = 64 * 1024;
/** Kinds of text that are data or have a reader of their own. */
const DATA =
  /^text\/(?:calendar|csv|tab-separated-values|(?:x-)?vcard|directory|rfc822-headers|rtf|xml|css|javascript|x-amp-html)$/;

/** Returns a header field; of a Content-Type, with the slash, subtype or first semicolon that is wrong or missing. */
export function repairType(field: string): string {
  if (!/^content-type:/i.test(field)) return field;
  return field
    .replace(/^(content-type:\s*[\w.+-]+)\s*\/\s*/i, '$1/')
    .replace(/^(content-type:\s*multipart)\s*(?=;|$)/i, '$1/mixed')
    .replace(/^(content-type:\s*[\w.+-]+\/[\w.+-]+)[\s,]+(?=[\w-]{1,40}\*?\d{0,3}\*?\s*=)/i, '$1; ');
}

/** Returns the type to read instead of an invalid one that may be text, such as "text" or "html"; null for others. */
export function typeOfText(type: string): string | null {
  if (/^[^\s/]+\/[^\s/]+$/.test(type) || /^(?:application|audio|image|message|multipart|video)/.test(type))
    return null;
  return type.includes('html') ? 'text/html' : 'text/plain';
}

/** Returns the type of a text without a type of its own. */
export function typeOfContent(body: Uint8Array): string {
  return /^\s{0,99}<(?:!doctype html|html|head|body|div|p|table)[\s>]/i.test(latin1(body.subarray(0, 128)))
    ? 'text/html'
    : 'text/plain';
}

/** Returns whether it is a kind of text that is read like plain text where there is no other (RFC 2046 4.1.4). */
export function isOtherText(type: string): boolean {
  return type.startsWith('text/') && !DATA.test(type);
}

/** Returns the boundary that a body uses, whatever its header says; null if none is found. */
export function boundaryIn(body: Uint8Array): string | null {
  const start = latin1(body.subarray(0, MAX_SCANNED_BYTES));
  const opening = /^--([!#-[\]-~]{1,70})[ \t]*\r?\ncontent-[a-z-]{1,30}:/im.exec(start);
  if (opening) return opening[1]!;
  // Without fields after it, only a line that comes back at the end is a boundary.
  const closing = /^--([!#-[\]-~]{1,70})--\s*$/m.exec(latin1(body.subarray(-1024)));
  const boundary = closing?.[1];
  return boundary && `\n${start}`.replaceAll('\r', '').includes(`\n--${boundary}\n`) ? boundary : null;
}
