import { fold } from '../../../../lib/fold.ts';
import { truncateUtf8 } from '../../../../lib/message/bytes.ts';

/** The maximum size of the rest: a row and a parameter of D1 have at most 2 MB. */
const MAX_REST_BYTES = 1_000_000;
/** The maximum length of a term that is found across the end of the row's text. */
const OVERLAP = 1_000;

/**
 * Returns the text after the part in the row, folded for comparison, with a short overlap before it. Returns '' if the
 * row has all of it. Both texts are in NFC.
 */
export function restOf(text: string, bodyText: string): string {
  if (text.length <= bodyText.length) return '';
  // Older rows may begin differently, as their texts include hidden text.
  const start = text.startsWith(bodyText) ? Math.max(0, bodyText.length - OVERLAP) : 0;
  const rest = text.slice(start, start + OVERLAP + MAX_REST_BYTES).toWellFormed();
  return truncateUtf8(fold(rest).replaceAll('\0', ' '), MAX_REST_BYTES);
}
