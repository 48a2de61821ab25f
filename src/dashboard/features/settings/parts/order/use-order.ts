import { useState } from 'react';
import { useAct } from '../../../../api/act.ts';
import type { Touched } from '../../../../api/shown-by.ts';
import { moveItem } from './move-item.ts';

interface Item {
  id: number;
  name: string;
}
interface Order {
  ids: number[];
  before: number[];
  /** The item that moves. */
  id: number;
}

interface Options<T extends Item> {
  /** The list in the API. */
  path: '/api/rules' | '/api/tags';
  touches: readonly Touched[];
  items: T[];
  text: { moved: (name: string, place: number, count: number) => string; ordered: string };
  /** Saves the new order, in which an item has moved to a place from 0. */
  save: (ids: number[], id: number, place: number) => Promise<unknown>;
}

/** Moves items optimistically, and offers undo. `said` is the screen reader announcement of the last move. */
export function useOrder<T extends Item>({ path, touches, items, text, save }: Options<T>) {
  const [said, setSaid] = useState('');
  const order = useAct({
    run: ({ ids, id }: Order) => save(ids, id, ids.indexOf(id)),
    show(patch, { ids }) {
      const places = new Map(ids.map((each, place) => [each, place]));
      const placeOf = (item: T) => places.get(item.id) ?? ids.length;
      patch<typeof path, T[]>(path, (list) => list.toSorted((a, b) => placeOf(a) - placeOf(b)));
    },
    touches,
    said: text.ordered,
    undo: ({ ids, before, id }) => void order.quietly({ ids: before, before: ids, id }),
  });
  function move(from: number, to: number) {
    const item = items[from];
    if (!item || to < 0 || to >= items.length || to === from) return;
    const before = items.map(({ id }) => id);
    setSaid(text.moved(item.name, to + 1, items.length));
    void order.act({ ids: moveItem(before, from, to), before, id: item.id });
  }
  return { move, said };
}
