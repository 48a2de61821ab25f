import { charsetIn, decodeRare, decodeText, latin1 } from './charset.ts';
import { MAX_HEADER_BYTES } from './limits.ts';

/** The number of bytes of a message to search for the charset of its text. */
const MAX_SCANNED_BYTES = 64 * 1024;
const UTF_8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const QUESTION_MARK = 0x3f;

/** Returns the first charset in a message: that of its text, and of raw 8-bit characters in its headers. */
export function charsetOfMessage(message: Uint8Array): string {
  return charsetIn(latin1(message.subarray(0, MAX_SCANNED_BYTES))) ?? 'windows-1252';
}

/**
 * Returns a header line that the MIME parser can read: converts raw 8-bit characters, and encoded words (RFC 2047) in
 * charsets that the parser does not know, to UTF-8.
 */
export function readableHeader(line: Uint8Array, charset: () => string): Uint8Array {
  // The parser refuses lines longer than the limit for all headers.
  if (line.length > MAX_HEADER_BYTES) return line;
  if (!line.some((byte) => byte > 127)) return line.includes(QUESTION_MARK) ? transcodeWords(line) : line;
  try {
    UTF_8.decode(line);
    return line;
  } catch {
    const text = decodeText(line, charset());
    return new TextEncoder().encode(text.includes('\ufffd') ? decodeText(line, 'windows-1252') : text);
  }
}

function transcodeWords(line: Uint8Array): Uint8Array {
  const source = latin1(line);
  const result = source.replace(
    /=\?([^?*\s]{2,40})(?:\*[^?\s]{0,40})?\?([QB])\?([^?]*)\?=/gi,
    (word: string, charset: string, encoding: string, content: string) => {
      const text = decodeRare(bytesOfWord(encoding, content), charset);
      return text === null ? word : `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`;
    },
  );
  return result === source ? line : Buffer.from(result, 'latin1');
}

function bytesOfWord(encoding: string, content: string): Uint8Array {
  if (encoding.toUpperCase() === 'B') return Buffer.from(content, 'base64');
  const plain = content
    .replaceAll('_', ' ')
    .replace(/=([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(plain, 'latin1');
}
