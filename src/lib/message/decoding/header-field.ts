import { charsetIn, decode } from './charset.ts';
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

/** The fields that readers see. */
const SHOWN = /^(?:subject|from|to|cc|content-[a-z-]+):/i;

/**
 * Returns the fields of a header, without the line breaks inside, from its lines of one character per byte. Decodes raw
 * 8-bit characters and escape sequences, of which `charset` guesses the charset, and corrects encoded words and
 * parameters. `isGuessed` says that only the guess decided how a field that readers see is decoded.
 */
export function readableFields(
  lines: string[],
  charset: () => string,
): { fields: string[]; isGuessed: boolean } {
  const fields: string[][] = [];
  for (const line of lines) {
    if (fields.length > 0 && /^[ \t]/.test(line)) fields.at(-1)!.push(line);
    else fields.push([line]);
  }
  let isGuessed = false;
  const readable = fields.map((parts) => {
    const field = rewriteWords(parts.join(''));
    const isRaw = /\P{ASCII}/u.test(field) || field.includes('\x1b');
    if (!isRaw) return joinParameters(repairType(field));
    const decoded = decode(Buffer.from(field, 'latin1'), charset(), true);
    if (decoded.isGuessed && SHOWN.test(field)) isGuessed = true;
    return joinParameters(repairType(decoded.text));
  });
  return { fields: readable, isGuessed };
}
