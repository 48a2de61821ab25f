import { sha256 } from '../../../platform/crypto.ts';
import { MAX_MESSAGE_ID_CHARACTERS, MAX_REFERENCES } from './limits.ts';

/** What two ids are compared by: without angle brackets. `sql` in store.ts does the same with trim(). */
export function idKey(messageId: string): string {
  const isBracket = (index: number) => messageId[index] === '<' || messageId[index] === '>';
  let [start, end] = [0, messageId.length];
  while (start < end && isBracket(start)) start++;
  while (end > start && isBracket(end - 1)) end--;
  return messageId.slice(start, end);
}

/**
 * The ids of a Message-ID, In-Reply-To or References header (RFC 5322 3.6.4), as `<…>` and in order. Folding
 * inside an id is undone. Without any brackets each word with an @ counts, for mailers that leave them out. Of more than
 * `MAX_REFERENCES` the first and the last are returned.
 */
export function parseIds(header: string | undefined): string[] {
  if (!header) return [];
  const bracketed = header.match(/<[^<>]*>/g);
  const ids = bracketed
    ? bracketed.map((id) => id.replace(/[\s\p{Cc}]+/gu, ''))
    : header.split(/[\s,\p{Cc}]+/u).filter((word) => word.includes('@'));
  return firstAndLast(ids.filter((id) => id.length <= MAX_MESSAGE_ID_CHARACTERS && idKey(id) !== ''));
}

/** The keys that join a message to its thread: its own first, then those it names, each once. */
export function threadKeys(messageId: string, inReplyTo: string | null, references: string[]): string[] {
  const chain = firstAndLast(references);
  return [...new Set([messageId, ...(inReplyTo ? [inReplyTo] : []), ...chain].map(idKey))];
}

function firstAndLast(ids: string[]): string[] {
  return ids.length > MAX_REFERENCES ? [ids[0]!, ...ids.slice(1 - MAX_REFERENCES)] : ids;
}

/** An id for a message that came without one: the same content gives the same id, so a second copy is known. */
export function synthesizeId(content: unknown): string {
  return `<${sha256(JSON.stringify(content)).slice(0, 40)}@synthesized.invalid>`;
}
