import { latin1 } from './latin1.ts';

const [SPACE, TAB] = [0x20, 0x09];
const BYTE_ORDER_MARK = '\xef\xbb\xbf';
/** How far to look for a field after a line that is none. */
const MAX_SCANNED_BYTES = 8 * 1024;
const FIELD = /^(?:[!-9;-~]{1,200}[ \t]{0,20}:|>?From )/;
/** Fields that tell a header from lines of text with a colon. */
const KNOWN_FIELD =
  /^(?:from|to|cc|subject|date|message-id|received|return-path|reply-to|sender|mime-version|references|in-reply-to|delivered-to|(?:content|x|arc|dkim|list|authentication)-[\w-]{1,80})[ \t]{0,20}:/im;

/** Returns the first line of a message without a byte order mark. */
export function withoutMark(line: Uint8Array): Uint8Array {
  return latin1(line.subarray(0, 3)) === BYTE_ORDER_MARK ? line.subarray(3) : line;
}

export function isBlank(bytes: Uint8Array): boolean {
  return !bytes.some((byte) => byte > 32);
}

export function isDelimiter(line: Uint8Array): boolean {
  return latin1(line.subarray(0, 2)) === '--';
}

/**
 * Returns whether a line of a header, not empty, is none of its fields (RFC 5322 2.2), nor that of an mbox file. A line
 * after a name without a value is that value, whose space is lost.
 */
export function endsHeader(line: Uint8Array, previous: string | undefined): boolean {
  if (line.length === 0 || FIELD.test(latin1(line.subarray(0, 256)))) return false;
  if (previous === undefined) return true;
  return line[0] !== SPACE && line[0] !== TAB && !/^\S+:[ \t]{0,20}$/.test(previous);
}

/** Returns the position of a known field before the next empty line; -1 if there is none. */
export function fieldAfter(message: Uint8Array, at: number): number {
  const rest = latin1(message.subarray(at, at + MAX_SCANNED_BYTES));
  const end = rest.search(/^[ \t]*\r?$/m);
  const found = KNOWN_FIELD.exec(end < 0 ? rest : rest.slice(0, end));
  return found ? at + found.index : -1;
}
