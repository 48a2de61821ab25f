import { charsetIn, decodeText } from './charset.ts';
import { repairType } from './content-type.ts';
import { detectLabel } from './detect.ts';
import { rewriteWords } from './encoded-words.ts';
import { latin1 } from './latin1.ts';
import { joinParameters } from './parameters.ts';

/** The number of bytes of a message to search for the charset of its text. */
const MAX_SCANNED_BYTES = 64 * 1024;

/**
 * Returns the first charset that a message names, else the most likely one: that of its text, and of raw 8-bit characters
 * in its headers.
 */
export function charsetOfMessage(message: Uint8Array): string {
  return charsetIn(latin1(message.subarray(0, MAX_SCANNED_BYTES))) ?? detectLabel(message);
}

/** Returns a header line as postal-mime's decoder, which knows UTF-8 only, reads it as one character per byte. */
export function asOneByteCharacters(line: Uint8Array): Uint8Array {
  return line.some((byte) => byte > 127) ? new TextEncoder().encode(latin1(line)) : line;
}

/**
 * Returns the fields of a header, without the line breaks inside, from its lines of one character per byte. Decodes raw
 * 8-bit characters and escape sequences, of which `charset` guesses the charset, and corrects encoded words and parameters.
 */
export function readableFields(lines: string[], charset: () => string): string[] {
  const fields: string[][] = [];
  for (const line of lines) {
    if (fields.length > 0 && /^[ \t]/.test(line)) fields.at(-1)!.push(line);
    else fields.push([line]);
  }
  return fields.map((parts) => {
    const field = rewriteWords(parts.join(''));
    const isRaw = /\P{ASCII}/u.test(field) || field.includes('\x1b');
    return joinParameters(
      repairType(isRaw ? decodeText(Buffer.from(field, 'latin1'), charset(), true) : field),
    );
  });
}
