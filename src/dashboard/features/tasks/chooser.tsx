import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useText } from '../../lib/text/language.tsx';
import { tasksText } from '../../lib/text/tasks/tasks.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { Keys } from '../../ui/keys.tsx';
import { type TaskField, useTaskChoices } from './choices.tsx';
import type { TaskChange } from './lists.ts';

const FEW = 7;

/** A dialog to select a field's value, for shortcuts without a visible button. */
export function TaskChooser({
  field,
  title,
  value,
  onChoose,
  onClose,
}: {
  field: TaskField;
  title: string;
  value?: string | number | null | undefined;
  onChoose: (change: TaskChange) => void;
  onClose: () => void;
}) {
  const text = useText(tasksText);
  const list = useRef<HTMLDivElement>(null);
  const [words, setWords] = useState('');
  const { choices } = useTaskChoices()[field];
  const found = choices.filter(({ label }) =>
    label.toLocaleLowerCase().includes(words.trim().toLocaleLowerCase()),
  );

  // Runs after the dialog has opened and focused its first field, which keeps the focus if it is an input.
  useEffect(() => {
    if (document.activeElement instanceof HTMLInputElement) return;
    const button = list.current?.querySelector<HTMLElement>('[aria-current]');
    (button ?? list.current?.querySelector('button'))?.focus();
  }, []);

  function press(event: KeyboardEvent) {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const hit = choices.find(({ keys }) => keys !== undefined && keys === event.key);
    if (step) buttons.at((at + step) % buttons.length)?.focus();
    else if (hit) choose(hit.change);
    else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) buttons[0]?.click();
    else return;
    event.preventDefault();
  }
  function choose(change: TaskChange) {
    onClose();
    onChoose(change);
  }

  return (
    <Dialog title={title} onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move among the buttons inside */}
      <div className="grid gap-3" onKeyDown={press}>
        {choices.length > FEW && (
          <Field label={text.filter} value={words} onChange={({ target }) => setWords(target.value)} />
        )}
        <div ref={list} className="grid max-h-[50dvh] gap-0.5 overflow-y-auto p-0.5">
          {found.map((choice) => (
            <button
              key={String(choice.value)}
              type="button"
              aria-current={choice.value === value || undefined}
              onClick={() => choose(choice.change)}
              className="flex min-h-9 pointer-coarse:min-h-11 items-center gap-3 rounded-md px-3 text-start hover:bg-hover focus-visible:bg-hover aria-[current]:bg-chosen"
            >
              {choice.icon}
              <span className="min-w-0 grow truncate">{choice.label}</span>
              {choice.keys && <Keys keys={choice.keys} />}
            </button>
          ))}
        </div>
        {found.length === 0 && <p className="text-quiet">{text.noMatch}</p>}
      </div>
    </Dialog>
  );
}
