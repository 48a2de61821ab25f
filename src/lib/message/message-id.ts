import { decodeWords } from 'postal-mime';
import { sha256 } from '../hash.ts';
import { MAX_MESSAGE_ID_CHARACTERS, MAX_REFERENCES } from './limits.ts';

/** Returns an id without angle brackets, for comparisons. SQL in the stores does the same with trim(). */
export function idKey(messageId: string): string {
  const isBracket = (index: number) => messageId[index] === '<' || messageId[index] === '>';
  let [start, end] = [0, messageId.length];
  while (start < end && isBracket(start)) start++;
  while (end > start && isBracket(end - 1)) end--;
  return messageId.slice(start, end);
}

/**
 * Parses the ids in a Message-ID, In-Reply-To or References header (RFC 5322 3.6.4), as `<…>` and in order. Undoes
 * folding inside an id. If the header has no brackets, as from some mailers, every word with an @ is an id. Of more
 * than `MAX_REFERENCES` ids, returns the first and the last ones.
 */
export function parseIds(header: string | undefined): string[] {
  if (!header) return [];
  const bracketed = header.match(/<[^<>]*>/g);
  const ids = bracketed
    ? bracketed.map((id) => id.replace(/[\s\p{Cc}]+/gu, ''))
    : header.split(/[\s,\p{Cc}]+/u).filter((word) => word.includes('@'));
  return firstAndLast(ids.filter((id) => id.length <= MAX_MESSAGE_ID_CHARACTERS && idKey(id) !== ''));
}

/**
 * Returns the ids in all headers of this name, in order: some programs write a header for each id. Of more than
 * `MAX_REFERENCES` ids, returns the first and the last ones.
 */
export function idsOf(headers: { key: string; value: string }[], name: string): string[] {
  const values = headers.filter(({ key }) => key === name).map(({ value }) => value);
  return firstAndLast(values.flatMap((value) => parseIds(decodeWords(value))));
}

/** Returns the first and the last ones of more than `MAX_REFERENCES` ids. */
export function firstAndLast(ids: string[]): string[] {
  return ids.length > MAX_REFERENCES ? [ids[0]!, ...ids.slice(1 - MAX_REFERENCES)] : ids;
}

/** Derives an id for a message without one. Equal content gives an equal id, so that a second copy is recognised. */
export function synthesizeId(content: unknown): string {
  return `<${sha256(JSON.stringify(content)).slice(0, 40)}@synthesized.invalid>`;
}
