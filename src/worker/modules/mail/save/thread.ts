import { firstAndLast, idKey } from '../message/message-id.ts';

/** The keys that connect a message to its thread: its own id, then the ids that it refers to, each once. */
export function threadKeys(messageId: string, inReplyTo: string | null, references: string[]): string[] {
  const chain = firstAndLast(references);
  return [...new Set([messageId, ...(inReplyTo ? [inReplyTo] : []), ...chain].map(idKey))];
}
