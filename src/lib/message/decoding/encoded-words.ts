import { decodeText } from './charset.ts';

/** The beginning of an encoded word (RFC 2047), with a language (RFC 2231), and with quotes or spaces some write. */
const WORD = /=\?[ '"]?([^?*\s"'=]{0,40})[ '"]?(?:\*[\w-]{0,40})?\?([QB])\?/gi;

/**
 * Returns a header field, of one character per byte, in which each encoded word is in UTF-8 and base64. Joins adjacent
 * words of one charset before they are decoded, as a character or a shift state may be split over them.
 */
export function rewriteWords(field: string): string {
  if (!field.includes('=?')) return field;
  const words = [...field.matchAll(WORD)];
  let result = '';
  let end = 0;
  let open: { charset: string; pieces: Buffer[] } | null = null;
  const close = () => {
    if (!open) return;
    const text = decodeText(Buffer.concat(open.pieces), open.charset);
    result += `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`;
    open = null;
  };
  for (const [i, { 0: head, 1: charset = '', 2: encoding = '', index }] of words.entries()) {
    const begin = index + head.length;
    const isBase64 = encoding.toUpperCase() === 'B';
    const next = words[i + 1]?.index;
    const content = contentOf(field.slice(begin, next), isBase64, next === undefined);
    if (content === null) continue;
    const between = field.slice(end, index);
    const piece = isBase64 ? bytesOfB(content.text) : bytesOfQ(content.text);
    if (open?.charset === charset.toLowerCase() && !between.trim()) open.pieces.push(piece);
    else {
      close();
      result += between;
      open = { charset: charset.toLowerCase(), pieces: [piece] };
    }
    end = begin + content.length;
  }
  close();
  return result + field.slice(end);
}

/** Returns the content of a word with which a text begins, and its length with the end mark; null if it has none. */
function contentOf(
  text: string,
  isBase64: boolean,
  isLast: boolean,
): { text: string; length: number } | null {
  const last = text.lastIndexOf('?=');
  if (last < 0) {
    // The word is cut off at the end of the field.
    const isCut = isLast && /^[^\s"<>?]+\??$/.test(text);
    return isCut ? { text: text.replace('?', ''), length: text.length } : null;
  }
  let end = text.indexOf('?=');
  // A question mark before an escape is content.
  while (!isBase64 && end < last && /^[\dA-F]{2}$/.test(text.slice(end + 2, end + 4)))
    end = text.indexOf('?=', end + 2);
  return { text: text.slice(0, end), length: end + 2 };
}

/** Decodes base64, also with padding in the middle. */
function bytesOfB(content: string): Buffer {
  return Buffer.concat(content.split('=').map((piece) => Buffer.from(piece, 'base64')));
}

/** Decodes the Q encoding, also with soft line breaks of quoted-printable, which unfolding has made a "=" and spaces. */
function bytesOfQ(content: string): Buffer {
  const plain = content
    .replaceAll('_', ' ')
    .replace(/=[ \t]+([\dA-F]{2})?/g, (_, code?: string) => (code ? `=${code}` : ''))
    .replace(/=([\dA-F]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(plain, 'latin1');
}
