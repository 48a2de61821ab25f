/** HTML in its row is compressed with the row's text as dictionary, which makes it half as large as by itself. */
import { deflateSync, unzipSync } from 'node:zlib';

/** zlib format (RFC 1950). */
export function packHtml(html: string, text: string): Uint8Array {
  return deflateSync(html, options(text));
}

/** What `packHtml` packed with the same text. */
export function unpackHtml(packed: ArrayLike<number>, text: string): string {
  return unzipSync(Uint8Array.from(packed), options(text)).toString();
}

/** An empty dictionary is none. */
function options(text: string): { dictionary?: Uint8Array } {
  return text === '' ? {} : { dictionary: new TextEncoder().encode(text) };
}
