import { useState } from 'react';
import { useAct } from '../../../api/act.ts';
import { client } from '../../../api/client.ts';
import { useText } from '../../../lib/text/language.tsx';
import { rulesText } from '../../../lib/text/settings/work/rules.ts';
import { moveItem } from '../parts/move-item.ts';
import type { Rule } from './draft.ts';

interface Order {
  ids: number[];
  before: number[];
}

/** Moves rules optimistically, and offers undo. `said` is the screen reader announcement of the last move. */
export function useOrder(rules: Rule[]) {
  const text = useText(rulesText);
  const [said, setSaid] = useState('');

  const order = useAct({
    run: ({ ids }: Order) => client.PUT('/api/rules/order', { body: { ids } }),
    show(patch, { ids }) {
      const place = new Map(ids.map((id, i) => [id, i + 1]));
      patch('/api/rules', (list) =>
        list
          .map((rule) => ({ ...rule, position: place.get(rule.id) ?? rule.position }))
          .sort((a, b) => a.position - b.position),
      );
    },
    touches: ['rule'],
    said: text.ordered,
    undo: ({ ids, before }) => void order.quietly({ ids: before, before: ids }),
  });
  function move(from: number, to: number) {
    if (to < 0 || to >= rules.length || to === from) return;
    const before = rules.map(({ id }) => id);
    setSaid(text.moved(rules[from]!.name, to + 1, rules.length));
    void order.act({ ids: moveItem(before, from, to), before });
  }
  return { move, said };
}
