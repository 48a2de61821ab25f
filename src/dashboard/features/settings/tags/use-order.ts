import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client, type Schemas } from '../../../api/client.ts';
import { patch, refresh } from '../../../api/patch.ts';
import { commonText } from '../../../lib/text/common.ts';
import { useText } from '../../../lib/text/language.tsx';
import { tagsText } from '../../../lib/text/settings/work/tags.ts';
import { say, sayFailure } from '../../../ui/toast.tsx';
import { moveItem } from '../parts/move-item.ts';

type Tag = Schemas['OrganizationTag'];
const LIST = '/api/tags';

/** Moves tags optimistically, and offers undo. `said` is the screen reader announcement of the last move. */
export function useOrder(tags: Tag[]) {
  const queries = useQueryClient();
  const text = useText(tagsText);
  const common = useText(commonText);
  const [said, setSaid] = useState('');

  /** Gives a tag a place, from 0. */
  async function place(id: number, to: number): Promise<boolean> {
    const back = await patch<Tag[]>(queries, [LIST], (list) =>
      moveItem(
        list,
        list.findIndex((tag) => tag.id === id),
        to,
      ),
    );
    try {
      await client.PATCH('/api/tags/{id}', { params: { path: { id } }, body: { order: to + 1 } });
      return true;
    } catch (error) {
      back();
      sayFailure(error, common.failed);
      return false;
    } finally {
      void refresh(queries, LIST);
    }
  }
  async function move(from: number, to: number) {
    const tag = tags[from];
    if (!tag || to < 0 || to >= tags.length || to === from) return;
    setSaid(text.moved(tag.name, to + 1, tags.length));
    if (await place(tag.id, to)) {
      say(text.ordered, { label: common.undo, run: () => void place(tag.id, from) });
    }
  }
  return { move, said };
}
