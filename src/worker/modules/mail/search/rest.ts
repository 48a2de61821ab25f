import { truncateUtf8 } from '../message/bytes.ts';
import { fold } from './fold.ts';

/** A row of D1 has at most 2 MB, and a statement a parameter of as many. */
const MAX_REST_BYTES = 1_000_000;
/** What begins in the row and ends behind it is found if it is shorter than this. */
const OVERLAP = 1_000;

/**
 * The text behind the part that a row holds, folded as a search compares it, with a little of what is before it. '' if the
 * row holds all. Both texts are in NFC.
 */
export function restOf(text: string, bodyText: string): string {
  if (text.length <= bodyText.length) return '';
  // Older rows may begin otherwise: their texts have what nobody sees.
  const start = text.startsWith(bodyText) ? Math.max(0, bodyText.length - OVERLAP) : 0;
  const rest = text.slice(start, start + OVERLAP + MAX_REST_BYTES).toWellFormed();
  return truncateUtf8(fold(rest).replaceAll('\0', ' '), MAX_REST_BYTES);
}
