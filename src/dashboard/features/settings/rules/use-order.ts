import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../../api/client.ts';
import { patch, refresh } from '../../../api/patch.ts';
import { commonText } from '../../../lib/text/common.ts';
import { useText } from '../../../lib/text/language.tsx';
import { rulesText } from '../../../lib/text/settings/work/rules.ts';
import { say, sayFailure } from '../../../ui/toast.tsx';
import { moveItem } from '../parts/move-item.ts';
import type { Rule } from './draft.ts';

const LIST = '/api/rules';

/** Moves rules optimistically, and offers undo. `said` is the screen reader announcement of the last move. */
export function useOrder(rules: Rule[]) {
  const queries = useQueryClient();
  const text = useText(rulesText);
  const common = useText(commonText);
  const [said, setSaid] = useState('');

  async function order(ids: number[]): Promise<boolean> {
    const place = new Map(ids.map((id, i) => [id, i + 1]));
    const back = await patch<Rule[]>(queries, [LIST], (list) =>
      list
        .map((rule) => ({ ...rule, position: place.get(rule.id) ?? rule.position }))
        .sort((a, b) => a.position - b.position),
    );
    try {
      await client.PUT('/api/rules/order', { body: { ids } });
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
    if (to < 0 || to >= rules.length || to === from) return;
    const before = rules.map(({ id }) => id);
    setSaid(text.moved(rules[from]!.name, to + 1, rules.length));
    if (await order(moveItem(before, from, to))) {
      say(text.ordered, { label: common.undo, run: () => void order(before) });
    }
  }
  return { move, said };
}
