import { useState } from 'react';

/**
 * The row that keys act on: the open conversation, else the one last moved to. Where that one has left the list, the
 * row in its place.
 */
export function useCursor(list: readonly { id: number }[], open: number | undefined) {
  const [last, setLast] = useState({ id: open, index: 0 });
  const wanted = open ?? last.id;
  const found = list.findIndex(({ id }) => id === wanted);
  const index = found >= 0 ? found : Math.max(0, Math.min(last.index, list.length - 1));
  if (found >= 0 && (last.id !== wanted || last.index !== found)) setLast({ id: wanted, index: found });
  return { index, moveTo: (next: number) => setLast({ id: list[next]?.id, index: next }) };
}

/** How many at the head of the list have a message newer than what was on top when it was last seen. */
export function countNewer(list: readonly { last_message: { received_at: string } }[], seen: string): number {
  const first = list.findIndex(({ last_message }) => last_message.received_at <= seen);
  return first < 0 ? list.length : first;
}
