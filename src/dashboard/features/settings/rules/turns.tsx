import { useText } from '../../../lib/text/language.tsx';
import { rulesText } from '../../../lib/text/settings/work/rules.ts';
import { Check } from '../../../ui/fields/field.tsx';
import { useColleagues } from '../../session/index.ts';
import type { Action } from './draft.ts';

type Assign = Extract<Action, { type: 'assign' }>;

/** Who takes turns with the assignee of a rule: nobody, until somebody is chosen. */
export function Turns({ action, onChange }: { action: Assign; onChange: (action: Assign) => void }) {
  const text = useText(rulesText);
  const colleagues = useColleagues();
  const { turns = [], ...alone } = action;
  const gone = turns.filter((taker) => !colleagues.some(({ id }) => id === taker));
  const others = [...colleagues, ...gone.map((id) => ({ id, label: text.gone }))].filter(
    ({ id }) => id !== action.assignee_id,
  );
  if (action.assignee_id === 0 || others.length === 0) return null;
  const set = (ids: number[]) => onChange(ids.length > 0 ? { ...alone, turns: ids } : alone);
  return (
    <details open={turns.length > 0}>
      <summary className="w-fit rounded-md py-1">{text.turns}</summary>
      <fieldset aria-label={text.turns} className="grid gap-2 py-1">
        <p className="text-quiet text-sm">{text.turnsHint}</p>
        {others.map(({ id, label }) => (
          <Check
            key={id}
            label={label}
            checked={turns.includes(id)}
            onChange={({ target }) =>
              set(target.checked ? [...turns, id] : turns.filter((each) => each !== id))
            }
          />
        ))}
      </fieldset>
    </details>
  );
}
