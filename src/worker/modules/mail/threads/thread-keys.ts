import { firstAndLast, idKey } from '../../../../lib/message/message-id.ts';

/**
 * Returns the distinct keys that connect a message to its thread: its own id, In-Reply-To, then the references from the
 * last to the first. If a person has parted the threads of these, the message joins that of the first known one.
 */
export function threadKeys(messageId: string, inReplyTo: string | null, references: string[]): string[] {
  const chain = firstAndLast(references).toReversed();
  return [...new Set([messageId, ...(inReplyTo ? [inReplyTo] : []), ...chain].map(idKey))];
}
