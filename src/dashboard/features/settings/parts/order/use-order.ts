import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { patch, refresh } from '../../../../api/patch.ts';
import type { paths } from '../../../../api/schema.d.ts';
import { commonText } from '../../../../lib/text/common.ts';
import { useText } from '../../../../lib/text/language.tsx';
import { say, sayFailure } from '../../../../ui/toast.tsx';
import { moveItem } from './move-item.ts';

interface Item {
  id: number;
  name: string;
}

interface Options<T extends Item> {
  /** The list in the API. */
  path: keyof paths;
  items: T[];
  text: { moved: (name: string, place: number, count: number) => string; ordered: string };
  /** Saves the new order, in which an item has moved to a place from 0. */
  save: (ids: number[], id: number, place: number) => Promise<unknown>;
}

/** Moves items optimistically, and offers undo. `said` is the screen reader announcement of the last move. */
export function useOrder<T extends Item>({ path, items, text, save }: Options<T>) {
  const queries = useQueryClient();
  const common = useText(commonText);
  const [said, setSaid] = useState('');

  async function order(ids: number[], id: number): Promise<boolean> {
    const places = new Map(ids.map((each, place) => [each, place]));
    const placeOf = (item: T) => places.get(item.id) ?? ids.length;
    const back = await patch<T[]>(queries, [path], (list) =>
      list.toSorted((a, b) => placeOf(a) - placeOf(b)),
    );
    try {
      await save(ids, id, ids.indexOf(id));
      return true;
    } catch (error) {
      back();
      sayFailure(error, common.failed);
      return false;
    } finally {
      void refresh(queries, path);
    }
  }
  async function move(from: number, to: number) {
    const item = items[from];
    if (!item || to < 0 || to >= items.length || to === from) return;
    const before = items.map(({ id }) => id);
    setSaid(text.moved(item.name, to + 1, items.length));
    if (await order(moveItem(before, from, to), item.id)) {
      say(text.ordered, { label: common.undo, run: () => void order(before, item.id) });
    }
  }
  return { move, said };
}
