import { closestCenter, DndContext, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';
import { useText } from '../../../lib/text/language.tsx';
import { rulesText } from '../../../lib/text/settings/work/rules.ts';
import { Rows } from '../parts/rows.tsx';
import type { Rule } from './draft.ts';
import { RuleRow } from './rule-row.tsx';
import { useOrder } from './use-order.ts';

/** The rules in order, which can be changed by pointer, touch or the arrow keys on a handle. */
export function RuleList({ rules, mayChange }: { rules: Rule[]; mayChange: boolean }) {
  const text = useText(rulesText);
  const { move, said } = useOrder(rules);
  const placeOf = (id: unknown) => rules.findIndex((rule) => rule.id === id);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 150, tolerance: 6 } }),
  );
  return (
    <>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={({ active, over }) => over && void move(placeOf(active.id), placeOf(over.id))}
      >
        <Rows label={text.title}>
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
        </Rows>
      </DndContext>
      <span role="status" className="sr-only">
        {said}
      </span>
    </>
  );
}
