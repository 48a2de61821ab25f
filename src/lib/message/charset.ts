import codePages from 'iconv-lite/encodings/sbcs-data-generated.js';

/** Code pages that TextDecoder supports too, under more names. */
const OF_TEXT_DECODER = /^(?:windows|iso8859|koi8[ru]|cp866$|macintosh$|ascii$|tis620$)/;
const UTF_16 = new TextDecoder('utf-16le', { fatal: false, ignoreBOM: true });
const PLUS = 0x2b;
const MINUS = 0x2d;
const BASE64 = new Map(
  [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'].map((c, i) => [c.charCodeAt(0), i]),
);

/** Decodes UTF-7 and the code pages of DOS and old Macs; null for other charsets, which postal-mime decodes. */
export function decodeRare(bytes: Uint8Array, charset: string): string | null {
  const label = charset.toLowerCase().replace(/[^a-z\d]/g, '');
  if (/^(?:x|cs)?(?:unicode(?:11|20))?utf7$/.test(label)) return decodeUtf7(bytes);
  const table = codePage(label);
  if (table === null) return null;
  const units = new Uint16Array(bytes);
  for (let i = 0; i < units.length; i++) {
    if (units[i]! > 127) units[i] = table.charCodeAt(units[i]! - 128);
  }
  return UTF_16.decode(units);
}

/** Returns the upper 128 characters of a code page that TextDecoder does not support. */
function codePage(label: string): string | null {
  const number = /^(?:x|cs)?(?:cp|ibm|dos|oem)?0{0,2}(\d{3,4})$/.exec(label)?.[1];
  const name = number === undefined ? label : `cp${number}`;
  const named = Object.hasOwn(codePages, name) ? codePages[name] : undefined;
  const page = typeof named === 'string' ? codePages[named] : named;
  if (typeof page !== 'object' || OF_TEXT_DECODER.test(typeof named === 'string' ? named : name)) return null;
  // Some tables have all 256 characters.
  return page.chars.slice(-128);
}

/** Decodes UTF-7 (RFC 2152). */
function decodeUtf7(bytes: Uint8Array): string {
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

/** Decodes text in any charset; an unknown one as windows-1252. */
export function decodeText(bytes: Uint8Array, charset?: string): string {
  if (!charset) return decodeUnnamed(bytes);
  const text = decodeRare(bytes, charset);
  if (text !== null) return text;
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Decodes text without a named charset: as UTF-8, or as windows-1252 if most 8-bit characters are not UTF-8. */
export function decodeUnnamed(bytes: Uint8Array): string {
  const text = new TextDecoder().decode(bytes);
  if (!text.includes('\ufffd')) return text;
  let [wrong, right] = [0, 0];
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === 0xfffd) wrong++;
    else if (code > 0x7f) right++;
  }
  return wrong > right ? new TextDecoder('windows-1252').decode(bytes) : text;
}

/** Returns the charset in `<meta charset>` or `<meta http-equiv>` at the beginning of HTML. */
export function charsetOfHtml(bytes: Uint8Array): string | undefined {
  const [, ...tags] = latin1(bytes.subarray(0, 4096)).split('<');
  for (const tag of tags) {
    if (!/^meta[\s/]/i.test(tag)) continue;
    const charset = charsetIn(tag.split('>', 1)[0]!);
    // HTML in which "meta" is readable as ASCII is not UTF-16 (HTML 13.2.3.2).
    if (charset) return /^utf-?16/i.test(charset) ? 'utf-8' : charset;
  }
  return undefined;
}

/** Returns the first charset parameter in a text, in the syntax of MIME or HTML. */
export function charsetIn(text: string): string | undefined {
  return /charset\s{0,20}=\s{0,20}["']?([\w.:-]{2,40})/i.exec(text)?.[1];
}

export function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
}
