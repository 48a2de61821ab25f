import { useEffect, useState } from 'react';
import { scrollToShow } from './window.ts';

interface Row {
  id: number;
  last_message: { id: number };
}

interface Place {
  id: number | undefined;
  index: number;
}

/** The places of the cursor in lists that were left, so that going back shows them again. */
const left = new Map<string, Place>();
const MOST_LEFT = 50;

/**
 * Returns the row that keys act on: the open conversation, else the last one moved to. If that has left the list, the
 * row in its place. Each list, by its `name`, has a cursor of its own, which begins at the row of the last one.
 */
export function useCursor(list: readonly { id: number }[], open: number | undefined, name: string) {
  const placeIn = (id?: number) => ({ ...(left.get(name) ?? { id, index: 0 }), name });
  const [last, setLast] = useState(() => ({ ...placeIn(), moves: 0 }));
  const place = last.name === name ? last : { ...placeIn(last.id), moves: last.moves + 1 };
  const wanted = open ?? place.id;
  const found = list.findIndex(({ id }) => id === wanted);
  const index = found >= 0 ? found : Math.max(0, Math.min(place.index, list.length - 1));
  const isNew = found >= 0 && (place.id !== wanted || place.index !== found);
  if (isNew) setLast({ ...place, id: wanted, index: found });
  else if (place !== last) setLast(place);
  useEffect(() => {
    if (place.id === undefined) return;
    left.delete(name);
    left.set(name, { id: place.id, index: place.index });
    if (left.size > MOST_LEFT) left.delete(left.keys().next().value!);
  }, [name, place.id, place.index]);
  return {
    index,
    /** Increases with each move and each change to another list, but not when the list changes below the cursor. */
    moves: place.moves,
    moveTo: (next: number) => setLast({ name, id: list[next]?.id, index: next, moves: place.moves + 1 }),
    /** Moves to a conversation that is about to return to the list. */
    returnTo: (id: number) => setLast((now) => ({ ...now, id, moves: now.moves + 1 })),
  };
}

interface Shown {
  list: readonly Row[];
  /** The cursor's row. */
  index: number;
  moves: number;
  open: number | undefined;
}

/** Returns whether the cursor or a row has another place than before. At first, the cursor is in the first row. */
export function hasMoved(before: Shown | undefined, now: Shown): boolean {
  if (!before) return now.index > 0;
  if (before.moves !== now.moves || before.open !== now.open || before.index !== now.index) return true;
  return before.list !== now.list && before.list.some(({ id }, at) => now.list[at]?.id !== id);
}

/** The list counts as scrolled to its top up to this many pixels. */
const TOP = 8;

/**
 * Returns the scroll position after a change. Whoever moves the cursor sees its row. What comes in or goes keeps the
 * first visible row in its place, except at the top, and the cursor's row in view if it was.
 */
export function follow(
  before: Shown | undefined,
  now: Shown,
  row: number,
  top: number,
  height: number,
): number {
  const isStable = before && before.list !== now.list && top >= TOP;
  const anchor = isStable ? findAnchor(before.list, now.list, Math.floor(top / row)) : undefined;
  const stable = top + (anchor ? (anchor.to - anchor.from) * row : 0);
  const wasMoved = !before || before.moves !== now.moves || before.open !== now.open;
  const isFollowed = wasMoved || scrollToShow(before.index, row, top, height) === undefined;
  return isFollowed ? (scrollToShow(now.index, row, stable, height) ?? stable) : stable;
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
