import codePages from 'iconv-lite/encodings/sbcs-data-generated.js';

/** Code pages that TextDecoder supports too, under more names. */
const OF_TEXT_DECODER = /^(?:windows|iso8859|koi8[ru]|cp866$|macintosh$|ascii$|tis620$)/;
const UTF_16 = new TextDecoder('utf-16le', { fatal: false, ignoreBOM: true });
const PLUS = 0x2b;
const MINUS = 0x2d;
const BASE64 = new Map(
  [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'].map((c, i) => [c.charCodeAt(0), i]),
);

/**
 * Returns the decoder of a code page of DOS or an old Mac, by its label without separators; null for other charsets,
 * which TextDecoder knows.
 */
export function codePageDecoder(label: string): ((bytes: Uint8Array) => string) | null {
  const table = codePage(label);
  if (table === null) return null;
  return (bytes) => {
    const units = new Uint16Array(bytes);
    for (let i = 0; i < units.length; i++) {
      if (units[i]! > 127) units[i] = table.charCodeAt(units[i]! - 128);
    }
    return UTF_16.decode(units);
  };
}

/** Returns the upper 128 characters of a code page that TextDecoder does not support. */
function codePage(label: string): string | null {
  const number = /^(?:cp|ibm|dos|oem)?0{0,2}(\d{3,4})$/.exec(label)?.[1];
  const name = number === undefined ? label : `cp${number}`;
  const named = Object.hasOwn(codePages, name) ? codePages[name] : undefined;
  const page = typeof named === 'string' ? codePages[named] : named;
  if (typeof page !== 'object' || OF_TEXT_DECODER.test(typeof named === 'string' ? named : name)) return null;
  // Some tables have all 256 characters.
  return page.chars.slice(-128);
}

/** Decodes UTF-7 (RFC 2152). */
export function decodeUtf7(bytes: Uint8Array): string {
  const units = new Uint16Array(bytes.length + 1);
  let [length, bits, count, shifted, empty] = [0, 0, 0, false, false];
  for (const byte of bytes) {
    const value = shifted ? BASE64.get(byte) : undefined;
    if (value !== undefined) {
      empty = false;
      bits = (bits << 6) | value;
      count += 6;
      if (count >= 16) {
        count -= 16;
        units[length++] = bits >> count;
        bits &= (1 << count) - 1;
      }
      continue;
    }
    // "+-" means a plus, and so does a plus before any other character.
    if (empty) units[length++] = PLUS;
    const isEnd = shifted && byte === MINUS;
    shifted = empty = byte === PLUS;
    [bits, count] = [0, 0];
    if (!isEnd && !shifted) units[length++] = byte;
  }
  if (empty) units[length++] = PLUS;
  return UTF_16.decode(units.subarray(0, length));
}
