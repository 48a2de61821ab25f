import { useState } from 'react';
import { useAct } from '../../../api/act.ts';
import { client, type Schemas } from '../../../api/client.ts';
import { useText } from '../../../lib/text/language.tsx';
import { tagsText } from '../../../lib/text/settings/work/tags.ts';
import { moveItem } from '../parts/move-item.ts';

type Tag = Schemas['OrganizationTag'];
/** A move, between places from 0. */
interface Place {
  id: number;
  from: number;
  to: number;
}

/** Moves tags optimistically, and offers undo. `said` is the screen reader announcement of the last move. */
export function useOrder(tags: Tag[]) {
  const text = useText(tagsText);
  const [said, setSaid] = useState('');

  const place = useAct({
    run: ({ id, to }: Place) =>
      client.PATCH('/api/tags/{id}', { params: { path: { id } }, body: { order: to + 1 } }),
    show: (patch, { id, to }) =>
      patch('/api/tags', (list) =>
        moveItem(
          list,
          list.findIndex((tag) => tag.id === id),
          to,
        ),
      ),
    touches: ['settings'],
    said: text.ordered,
    undo: ({ id, to, from }) => void place.quietly({ id, to: from, from: to }),
  });
  function move(from: number, to: number) {
    const tag = tags[from];
    if (!tag || to < 0 || to >= tags.length || to === from) return;
    setSaid(text.moved(tag.name, to + 1, tags.length));
    void place.act({ id: tag.id, from, to });
  }
  return { move, said };
}
