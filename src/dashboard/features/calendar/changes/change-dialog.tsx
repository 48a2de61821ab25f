import { useId, useRef } from 'react';
import { calendarText } from '../../../lib/text/calendar.ts';
import { useText } from '../../../lib/text/language.tsx';
import type { ButtonKind } from '../../../ui/button.tsx';
import { FormDialog } from '../../../ui/dialog.tsx';
import { Check } from '../../../ui/fields/field.tsx';

const SCOPES = ['one', 'following', 'all'] as const;
export type Scope = (typeof SCOPES)[number];

export interface Question {
  title: string;
  isSeries: boolean;
  /** The number of invitees, who can be notified. */
  people: number;
  submit?: string;
  kind?: ButtonKind;
  note?: string;
}

export interface Answer {
  scope: Scope;
  notify: boolean;
}

/** Asks which events of a series to change, and whether to notify the invitees. */
export function ChangeDialog({
  title,
  isSeries,
  people,
  submit,
  kind,
  note,
  onAnswer,
}: Question & { onAnswer: (answer: Answer | null) => void }) {
  const text = useText(calendarText);
  const isAnswered = useRef(false);
  return (
    <FormDialog
      title={title}
      submit={submit ?? text.change}
      kind={kind ?? 'primary'}
      onSubmit={async (form) => {
        isAnswered.current = true;
        onAnswer({
          scope: SCOPES.find((scope) => scope === form.get('scope')) ?? 'all',
          notify: people > 0 && form.has('notify'),
        });
      }}
      onClose={() => isAnswered.current || onAnswer(null)}
    >
      {note && <p className="text-quiet">{note}</p>}
      {isSeries && <ScopeChoice />}
      {people > 0 && <Check label={text.tell(people)} hint={text.tellHint} name="notify" defaultChecked />}
    </FormDialog>
  );
}

/** Selects the affected events of a series: in a form, the field `scope`. */
export function ScopeChoice({ onChange }: { onChange?: (scope: Scope) => void }) {
  const text = useText(calendarText);
  const id = useId();
  return (
    <fieldset className="grid gap-1">
      <legend className="pb-1 font-medium">{text.whichOnes}</legend>
      {SCOPES.map((scope) => (
        <div key={scope} className="flex items-center gap-3 pointer-coarse:min-h-11">
          <input
            id={`${id}-${scope}`}
            type="radio"
            name="scope"
            value={scope}
            defaultChecked={scope === 'one'}
            onChange={() => onChange?.(scope)}
            className="size-4 accent-accent"
          />
          <label htmlFor={`${id}-${scope}`}>{text.scopes[scope]}</label>
        </div>
      ))}
    </fieldset>
  );
}
