/** HTML in a row is compressed with the text of the row as dictionary, which halves its size. */
import { deflateSync, unzipSync } from 'node:zlib';

/** zlib format (RFC 1950). */
export function packHtml(html: string, text: string): Uint8Array {
  return deflateSync(html, options(text));
}

/** Undoes `packHtml`; the text must be the same. */
export function unpackHtml(packed: ArrayLike<number>, text: string): string {
  return unzipSync(Uint8Array.from(packed), options(text)).toString();
}

/** zlib takes no empty dictionary. */
function options(text: string): { dictionary?: Uint8Array } {
  return text === '' ? {} : { dictionary: new TextEncoder().encode(text) };
}
