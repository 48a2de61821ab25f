import { client } from '../../../api/client.ts';
import { useText } from '../../../lib/text/language.tsx';
import { rulesText } from '../../../lib/text/settings/work/rules.ts';
import { SortableRows } from '../parts/order/sortable.tsx';
import { useOrder } from '../parts/order/use-order.ts';
import type { Rule } from './draft.ts';
import { RuleRow } from './rule-row.tsx';

/** The rules in order. */
export function RuleList({ rules, mayChange }: { rules: Rule[]; mayChange: boolean }) {
  const text = useText(rulesText);
  const { move, said } = useOrder({
    path: '/api/rules',
    touches: ['rule'],
    items: rules,
    text,
    save: (ids) => client.PUT('/api/rules/order', { body: { ids } }),
  });
  return (
    <SortableRows label={text.title} items={rules} said={said} onMove={move}>
      {rules.map((rule, place) => (
        <RuleRow
          key={rule.id}
          rule={rule}
          place={place}
          count={rules.length}
          mayChange={mayChange}
          onMove={(to) => void move(place, to)}
        />
      ))}
    </SortableRows>
  );
}
