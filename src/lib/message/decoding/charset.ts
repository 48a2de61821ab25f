import { detectLabel } from './detect.ts';
import { type Charset, charsetOf } from './labels.ts';
import { latin1 } from './latin1.ts';
import { decodeShifted, hasEscapes } from './shifted.ts';

const UTF_8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false });
const LENIENT_UTF_8 = new TextDecoder();
const WESTERN = charsetOf('windows-1252')!;
const BYTE_ORDER_MARKS: [string, string][] = [
  ['\xef\xbb\xbf', 'utf-8'],
  ['\xff\xfe', 'utf-16le'],
  ['\xfe\xff', 'utf-16be'],
];

/** A text, and whether nothing but statistics shows its charset. */
interface Decoded {
  text: string;
  isGuessed: boolean;
}

/** Decodes text of a message, like `decode`. */
export const decodeText = (bytes: Uint8Array, label = '', isGuess = false): string =>
  decode(bytes, label, isGuess).text;

/**
 * Decodes text of a message. What its bytes plainly are wins over the label, which senders often get wrong: a byte
 * order mark, escape sequences, UTF-8. Without a usable label it is UTF-8 if most characters beyond ASCII are, else
 * what their frequencies show, else windows-1252. A label that is only a guess, as of another part, gives way to text
 * that is mostly UTF-8.
 */
export function decode(bytes: Uint8Array, label = '', isGuess = false): Decoded {
  const start = latin1(bytes.subarray(0, 3));
  const marked = BYTE_ORDER_MARKS.find(([mark]) => start.startsWith(mark));
  if (marked) return known(new TextDecoder(marked[1]).decode(bytes));
  const charset = charsetOf(label);
  const utf8 = asUtf8(bytes);
  if (utf8 !== null && utf8.length === bytes.length) return known(decodeAscii(bytes, utf8, charset));
  if (utf8 !== null && isPlainlyUtf8(utf8, bytes, charset)) return known(utf8);
  const isGuessed = !charset || isGuess;
  if (isGuessed) {
    const text = LENIENT_UTF_8.decode(bytes);
    if (isMostlyUtf8(text, charset)) return { text, isGuessed };
  }
  const text = (charset ?? charsetOf(detectLabel(bytes)) ?? WESTERN).decode(bytes);
  const isWrong = text.includes('\ufffd');
  return { text: isGuess && isWrong ? WESTERN.decode(bytes) : text, isGuessed: isGuessed || isWrong };
}

const known = (text: string): Decoded => ({ text, isGuessed: false });

function asUtf8(bytes: Uint8Array): string | null {
  try {
    return UTF_8.decode(bytes);
  } catch {
    return null;
  }
}

function decodeAscii(bytes: Uint8Array, text: string, charset: Charset | null): string {
  if (charset?.kind === 'seven-bit' || (charset?.kind === 'wide' && bytes.includes(0)))
    return charset.decode(bytes);
  return hasEscapes(bytes) ? decodeShifted(bytes, '') : text;
}

/**
 * Returns whether valid UTF-8 is not another charset by chance, as "Spółka" in capitals is in iso-8859-2. Characters of
 * three bytes are no chance. The two bytes of an accented letter are a letter and a symbol in most charsets.
 */
function isPlainlyUtf8(text: string, bytes: Uint8Array, charset: Charset | null): boolean {
  if (!charset || charset.kind === 'seven-bit' || /[\u0800-\uffff]/.test(text)) return true;
  if (charset.kind === 'wide') return false;
  const pairs = bytes.length - text.length;
  if (charset.kind === 'western') return pairs > 1 || /[\u00a0-\u017f]/.test(text);
  return /[^\p{ASCII}\p{L}\p{M}\p{N}]/u.test(charset.decode(bytes));
}

function isMostlyUtf8(text: string, charset: Charset | null): boolean {
  const first = charset?.kind === 'wide' ? 0x800 : 0x80;
  let [wrong, right] = [0, 0];
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === 0xfffd) wrong++;
    else if (code >= first) right++;
  }
  return right >= wrong;
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
