import { decodeText } from './decoding/charset.ts';

const [LINE_FEED, CARRIAGE_RETURN, SPACE, TAB] = [10, 13, 32, 9];

/**
 * Decodes text/calendar. Unfolds its lines first, because programs fold between the octets of a character (RFC 5545,
 * 3.1).
 */
export function decodeCalendar(bytes: Uint8Array, charset?: string): string {
  return decodeText(unfold(bytes), charset);
}

/**
 * Removes line ends, also doubled ones, that a space or a tab follows. Text in UTF-16 or UTF-32, which has zeros, stays
 * as it is.
 */
function unfold(bytes: Uint8Array): Uint8Array {
  if (bytes.includes(0)) return bytes;
  const unfolded = new Uint8Array(bytes.length);
  let length = 0;
  for (let index = 0; index < bytes.length; index++) {
    const next = bytes[index + 1];
    if (bytes[index] === LINE_FEED && (next === SPACE || next === TAB)) {
      while (unfolded[length - 1] === CARRIAGE_RETURN || unfolded[length - 1] === LINE_FEED) length--;
      index++;
    } else {
      unfolded[length++] = bytes[index]!;
    }
  }
  return unfolded.subarray(0, length);
}
