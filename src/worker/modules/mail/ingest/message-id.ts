import { sha256 } from '../../../platform/crypto.ts';
import { MAX_MESSAGE_ID_CHARACTERS, MAX_REFERENCES } from './limits.ts';

/** What two ids are compared by: without angle brackets. `sql` in store.ts does the same with trim(). */
export function idKey(messageId: string): string {
  return messageId.replace(/^[<>]+|[<>]+$/g, '');
}

/**
 * The ids of a Message-ID, In-Reply-To or References header (RFC 5322 3.6.4), as `<…>` and in order. Folding
 * inside an id is undone. Without any brackets each word with an @ counts, for mailers that leave them out.
 */
export function parseIds(header: string | undefined): string[] {
  if (!header) return [];
  const bracketed = header.match(/<[^<>]*>/g);
  const ids = bracketed
    ? bracketed.map((id) => id.replace(/[\s\p{Cc}]+/gu, ''))
    : header.split(/[\s,\p{Cc}]+/u).filter((word) => word.includes('@'));
  return ids.filter((id) => idKey(id).length > 0 && id.length <= MAX_MESSAGE_ID_CHARACTERS);
}

/** The keys that join a message to its thread: its own first, then those it names, each once. */
export function threadKeys(messageId: string, inReplyTo: string | null, references: string[]): string[] {
  const chain =
    references.length > MAX_REFERENCES
      ? [references[0]!, ...references.slice(1 - MAX_REFERENCES)]
      : references;
  return [...new Set([messageId, ...(inReplyTo ? [inReplyTo] : []), ...chain].map(idKey))];
}

/** An id for a message that came without one: the same content gives the same id, so a second copy is known. */
export function synthesizeId(content: unknown): string {
  return `<${sha256(JSON.stringify(content)).slice(0, 40)}@synthesized.invalid>`;
}
