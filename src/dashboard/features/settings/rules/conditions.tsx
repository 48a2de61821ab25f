import { Plus, X } from 'lucide-react';
import { useTagChoice } from '../../../api/tags.ts';
import { useText } from '../../../lib/text/language.tsx';
import { rulesText } from '../../../lib/text/settings/work/rules.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Choice } from '../../../ui/fields/field.tsx';
import { type Condition, conditionOn, type Draft, type Field, MOST_PARTS, operatorsOf } from './draft.ts';

/** A condition or an action: its fields, and a button to remove it. */
export const PART = 'flex items-start gap-1 rounded-lg bg-sunk p-2';
export const FIELDS = 'flex min-w-0 grow flex-wrap gap-2';

interface Props {
  match: Draft['match'];
  conditions: Condition[];
  problemOf: (path: string) => string | undefined;
  onChange: (change: Partial<Draft>) => void;
}

/** The conditions of a rule, one per line. */
export function Conditions({ match, conditions, problemOf, onChange }: Props) {
  const text = useText(rulesText);
  const put = (place: number, condition: Condition) =>
    onChange({ conditions: conditions.map((each, i) => (i === place ? condition : each)) });
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-2 flex flex-wrap items-center gap-2 font-medium">
        {text.whenLegend}
        <Choice
          label={text.match}
          value={match}
          options={Object.entries(text.matches)}
          onChange={({ target }) => onChange({ match: target.value as Draft['match'] })}
        />
      </legend>
      {conditions.map((condition, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: conditions have no id, and stay in their order
        <div key={place} className="grid gap-1">
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flexible line everywhere */}
          <div role="group" aria-label={text.condition(place + 1)} className={PART}>
            <div className={FIELDS}>
              <Choice
                className="min-w-0 grow"
                label={text.field}
                value={condition.field}
                options={Object.entries(text.fields)}
                onChange={({ target }) => put(place, conditionOn(target.value as Field, condition))}
              />
              <Comparison condition={condition} onChange={(next) => put(place, next)} />
            </div>
            <IconButton
              label={text.removeCondition(place + 1)}
              disabled={conditions.length === 1}
              onClick={() => onChange({ conditions: conditions.filter((_, i) => i !== place) })}
            >
              <X aria-hidden size={16} />
            </IconButton>
          </div>
          <Problem text={problemOf(`conditions.${place}.value`)} />
        </div>
      ))}
      {conditions.length < MOST_PARTS && (
        <div>
          <Button onClick={() => onChange({ conditions: [...conditions, conditionOn('subject')] })}>
            <Plus aria-hidden size={16} />
            {text.addCondition}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

/** The operator and value of a condition. */
function Comparison({ condition, onChange }: { condition: Condition; onChange: (next: Condition) => void }) {
  const text = useText(rulesText);
  const tags = useTagChoice(condition.field === 'tag' ? condition.value : undefined, text.noTag);
  if (condition.field === 'has_attachment' || condition.field === 'is_automatic') {
    const { yes, no } = text.flags[condition.field];
    return (
      <Choice
        className="min-w-0 grow"
        label={text.operator}
        value={String(condition.value !== condition.negate)}
        options={[
          ['true', yes],
          ['false', no],
        ]}
        onChange={({ target }) => onChange({ ...condition, value: target.value === 'true', negate: false })}
      />
    );
  }
  const operators = operatorsOf(condition.field);
  return (
    <>
      <Choice
        className="min-w-0 grow"
        label={text.operator}
        value={`${condition.negate ? 'not ' : ''}${condition.operator}`}
        options={[
          ...operators.map((each) => [each, text.operators[each]] as const),
          ...operators.map((each) => [`not ${each}`, text.negated[each]] as const),
        ]}
        onChange={({ target }) => {
          const operator = target.value.replace('not ', '');
          onChange({ ...condition, operator, negate: operator !== target.value } as Condition);
        }}
      />
      {condition.field === 'tag' ? (
        <Choice
          className="min-w-0 grow"
          label={text.fields.tag}
          {...tags}
          onChange={({ target }) => onChange({ ...condition, value: target.value })}
        />
      ) : (
        <input
          aria-label={text.value}
          value={condition.value}
          onChange={({ target }) => onChange({ ...condition, value: target.value })}
          maxLength={200}
          required
          className="min-h-8 min-w-0 grow basis-40 rounded-md border border-strong/60 bg-page px-3 pointer-coarse:min-h-11"
        />
      )}
    </>
  );
}

/** A validation error of a condition or action. */
export function Problem({ text }: { text: string | undefined }) {
  return text === undefined ? null : <p className="text-danger text-sm">{text}</p>;
}
