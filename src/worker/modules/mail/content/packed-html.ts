/** Compression of HTML in a row, with the text of the row as dictionary, which halves its size. */
import { deflateSync, unzipSync } from 'node:zlib';

/** Compresses HTML to zlib format (RFC 1950). */
export function packHtml(html: string, text: string): Uint8Array {
  return deflateSync(html, options(text));
}

/** Reverses `packHtml`; requires the same text. */
export function unpackHtml(packed: ArrayLike<number>, text: string): string {
  return unzipSync(Uint8Array.from(packed), options(text)).toString();
}

/** Returns the options of zlib, which accepts no empty dictionary. */
function options(text: string): { dictionary?: Uint8Array } {
  return text === '' ? {} : { dictionary: new TextEncoder().encode(text) };
}
