import { useState } from 'react';

interface Row {
  id: number;
  last_message: { id: number };
}

/**
 * Returns the row that keys act on: the open conversation, else the last one moved to. If that has left the list, the
 * row in its place.
 */
export function useCursor(list: readonly { id: number }[], open: number | undefined) {
  const [last, setLast] = useState({ id: open, index: 0 });
  const [moves, setMoves] = useState(0);
  const wanted = open ?? last.id;
  const found = list.findIndex(({ id }) => id === wanted);
  const index = found >= 0 ? found : Math.max(0, Math.min(last.index, list.length - 1));
  if (found >= 0 && (last.id !== wanted || last.index !== found)) setLast({ id: wanted, index: found });
  function moveTo(next: number) {
    setLast({ id: list[next]?.id, index: next });
    setMoves(moves + 1);
  }
  /** `moves` increases with each move, but not when the list changes below the cursor. */
  return { index, moves, moveTo };
}

/**
 * Finds the row to keep in place when the list changes: the first from `top` on that no new message of its own moved
 * up. Returns its old and new index; undefined if none is left.
 */
export function findAnchor(
  before: readonly Row[],
  after: readonly Row[],
  top: number,
): { from: number; to: number } | undefined {
  const places = new Map(after.map(({ id, last_message }, at) => [`${id} ${last_message.id}`, at]));
  for (let from = top; from < before.length; from++) {
    const { id, last_message } = before[from]!;
    const to = places.get(`${id} ${last_message.id}`);
    if (to !== undefined) return { from, to };
  }
  return undefined;
}

interface Dated {
  last_message: { received_at: string; direction: 'inbound' | 'outbound' };
}

/** Counts the rows newer than the top row when it was last seen. Sent mail does not count. */
export function countNewer(list: readonly Dated[], seen: string): number {
  const first = list.findIndex(({ last_message }) => last_message.received_at <= seen);
  const newer = first < 0 ? list : list.slice(0, first);
  return newer.filter(({ last_message }) => last_message.direction === 'inbound').length;
}
