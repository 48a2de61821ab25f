import { firstAndLast, idKey } from '../message/message-id.ts';

/**
 * The keys that connect a message to its thread, each once: its own id, In-Reply-To, then the references from the last to
 * the first. Where a person has parted what they name, the message follows the first one that is known.
 */
export function threadKeys(messageId: string, inReplyTo: string | null, references: string[]): string[] {
  const chain = firstAndLast(references).toReversed();
  return [...new Set([messageId, ...(inReplyTo ? [inReplyTo] : []), ...chain].map(idKey))];
}
