/** Places notes and activity among the messages of a conversation. */

/** Activity or notes that follow each other without the other kind between them. */
export type Run<A, N> = { happened: A[] } | { noted: N[] };

/** Returns activity and notes in the order of their times, as runs of one kind. */
export function runsOf<A extends { at: string }, N extends { created_at: string }>(
  happened: readonly A[] = [],
  noted: readonly N[] = [],
): Run<A, N>[] {
  const runs: Run<A, N>[] = [];
  let next = 0;
  const addActivity = (end: number) => {
    if (end > next) runs.push({ happened: happened.slice(next, end) });
    next = end;
  };
  for (const note of noted) {
    const later = happened.findIndex(({ at }) => at > note.created_at);
    addActivity(later < 0 ? happened.length : later);
    const last = runs.at(-1);
    if (last && 'noted' in last) last.noted.push(note);
    else runs.push({ noted: [note] });
  }
  addActivity(happened.length);
  return runs;
}

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
