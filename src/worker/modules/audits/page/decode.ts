import { readDocument } from './read.ts';

/** The bytes in which browsers look for `<meta charset>`. */
const PRESCAN = 1024;

/**
 * Decodes the text of a page as browsers do (HTML Living Standard, 13.2.3.2): by its byte order mark, the charset of
 * its Content-Type, or its `<meta>`; else as UTF-8 if it is valid, or as windows-1252. Never throws: bytes that a
 * charset does not allow become U+FFFD.
 */
export function decodePage(bytes: Uint8Array, contentType: string | null): string {
  const decoder = markedDecoder(bytes) ?? toDecoder(charsetIn(contentType ?? '')) ?? declaredDecoder(bytes);
  if (decoder !== null) return decoder.decode(bytes);
  const text = new TextDecoder().decode(bytes);
  // A page cut at its limit may end within a character.
  return text.slice(0, -1).includes('\ufffd') ? new TextDecoder('windows-1252').decode(bytes) : text;
}

function markedDecoder(bytes: Uint8Array): TextDecoder | null {
  const [a, b, c] = bytes;
  if (a === 0xef && b === 0xbb && c === 0xbf) return new TextDecoder();
  if (a === 0xfe && b === 0xff) return new TextDecoder('utf-16be');
  return a === 0xff && b === 0xfe ? new TextDecoder('utf-16le') : null;
}

function declaredDecoder(bytes: Uint8Array): TextDecoder | null {
  const { elements } = readDocument(new TextDecoder('windows-1252').decode(bytes.subarray(0, PRESCAN)));
  for (const element of elements) {
    if (element.name !== 'meta') continue;
    const isContentType = element.attribute('http-equiv')?.trim().toLowerCase() === 'content-type';
    const content = isContentType ? charsetIn(element.attribute('content') ?? '') : null;
    const charset = element.attribute('charset')?.trim() ?? content;
    // A page whose `<meta>` could be read is not in UTF-16.
    const decoder = toDecoder(charset !== null && /^utf-?16/i.test(charset) ? 'utf-8' : charset);
    if (decoder !== null) return decoder;
  }
  return null;
}

/** Returns the first charset parameter in a text, in the syntax of MIME or HTML. */
function charsetIn(text: string): string | null {
  return /charset\s{0,20}=\s{0,20}["']?([\w.:-]{2,40})/i.exec(text)?.[1] ?? null;
}

/** Returns a decoder; null for a charset that browsers do not know either. */
function toDecoder(charset: string | null): TextDecoder | null {
  try {
    return charset === null ? null : new TextDecoder(charset);
  } catch {
    return null;
  }
}
