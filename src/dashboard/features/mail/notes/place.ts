/** Places notes and activity among the messages of a conversation. */

/** Returns the items before each message, by its index. Items after the last message are at the index after it. */
export function byMessage<T>(
  messages: readonly { received_at: string }[],
  items: readonly T[],
  timeOf: (item: T) => string,
): Map<number, T[]> {
  return Map.groupBy(items, (item) => {
    const after = messages.findIndex(({ received_at }) => received_at > timeOf(item));
    return after < 0 ? messages.length : after;
  });
}
