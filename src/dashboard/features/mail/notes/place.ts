/** Places notes among the messages of a conversation. */

/**
 * Returns the notes written before each message, by its index. Notes after the last message are at the index after it.
 */
export function notesByMessage<N extends { created_at: string }>(
  messages: readonly { received_at: string }[],
  notes: readonly N[],
): Map<number, N[]> {
  return Map.groupBy(notes, ({ created_at }) => {
    const after = messages.findIndex(({ received_at }) => received_at > created_at);
    return after < 0 ? messages.length : after;
  });
}
