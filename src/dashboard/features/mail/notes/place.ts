/** Where notes stand among the messages of a conversation. */

/**
 * The notes before each message, by its index: those that were written before it came. Those after the last message are
 * at the index behind it.
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
