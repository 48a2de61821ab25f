import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Opening, useOpening } from '../../../lib/opening.ts';
import { useText } from '../../../lib/text/language.tsx';
import { notesText } from '../../../lib/text/mail/notes.ts';
import { sayFailure } from '../../../lib/toasts.ts';
import { Avatar } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { useColleagues } from '../../session/index.ts';
import { matching, mentionsIn, type Person, typedName } from './mentions.ts';

const LONGEST = 10_000;
const MOST_MENTIONS = 20;
const MOST_SHOWN = 6;

interface Props {
  label: string;
  submit: string;
  /** The name by which it is opened. */
  opening?: Opening;
  value: string;
  onChange: (value: string) => void;
  onSave: (content: { text: string; mentions: number[] }) => void | Promise<void>;
  onClose: () => void;
}

/** An editor for a note. `@` suggests members and agents; arrow keys and Enter, or a click, select one. */
export function NoteWriter({ label, submit, opening, value, onChange, onSave, onClose }: Props) {
  const text = useText(notesText);
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [caret, setCaret] = useState(value.length);
  const [closedAt, setClosedAt] = useState<number>();
  const [at, setAt] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const chosen = useRef(new Set<number>());
  const people = useColleagues();

  const naming = typedName(value, caret);
  const found = naming && naming.at !== closedAt ? matching(people, naming.typed).slice(0, MOST_SHOWN) : [];
  const active = found[Math.min(at, found.length - 1)];
  const mentioned = mentionsIn(value, people, chosen.current).slice(0, MOST_MENTIONS);

  // When it opens, the caret is at the end.
  useEffect(() => {
    const field = area.current;
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
    field?.scrollIntoView({ block: 'nearest' });
  }, []);

  useOpening(opening, true, { field: () => area.current });

  function name({ id, name }: Person) {
    if (!naming) return;
    chosen.current.add(id);
    const before = `${value.slice(0, naming.at)}@${name} `;
    // Flushed, as the next key may come before the next frame.
    flushSync(() => {
      onChange(before + value.slice(caret).trimStart());
      setCaret(before.length);
    });
    area.current?.focus();
    area.current?.setSelectionRange(before.length, before.length);
  }
  async function save() {
    const written = value.trim();
    if (written === '' || isBusy) return;
    setBusy(true);
    try {
      await onSave({ text: written, mentions: mentioned });
    } catch (error) {
      sayFailure(error, text.failed);
    } finally {
      setBusy(false);
    }
  }
  function press(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) void save();
    else if (active && step) setAt((found.indexOf(active) + step + found.length) % found.length);
    else if (active && (event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey) name(active);
    else if (event.key === 'Escape') {
      if (active) setClosedAt(naming?.at);
      else onClose();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div className="grid min-w-0 gap-2">
      <textarea
        ref={area}
        aria-label={label}
        aria-describedby={`${id}-hint`}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={active ? `${id}-list` : undefined}
        aria-activedescendant={active ? `${id}-${active.id}` : undefined}
        placeholder={text.placeholder}
        maxLength={LONGEST}
        rows={3}
        dir="auto"
        value={value}
        onChange={({ target }) => {
          onChange(target.value);
          setCaret(target.selectionStart);
          setAt(0);
        }}
        onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
        onKeyDown={press}
        className="field-sizing-content max-h-[40dvh] min-h-20 w-full resize-none rounded-md border border-strong/60 bg-page px-3 py-2 placeholder:text-quiet"
      />
      {active && (
        <div
          role="listbox"
          id={`${id}-list`}
          aria-label={text.members}
          className="max-w-sm rounded-lg border border-line bg-raised p-1 shadow-float"
        >
          {found.map((person) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the text
            <div
              key={person.id}
              id={`${id}-${person.id}`}
              role="option"
              tabIndex={-1}
              aria-selected={person === active}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => name(person)}
              className="flex min-h-9 cursor-pointer items-center gap-2.5 rounded-md px-3 hover:bg-hover aria-selected:bg-chosen pointer-coarse:min-h-11"
            >
              <Avatar name={person.name} isAgent={person.isAgent} size={20} />
              <span dir="auto" className="min-w-0 truncate">
                {person.label}
              </span>
            </div>
          ))}
        </div>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <p id={`${id}-hint`} className="min-w-40 flex-1 text-sm text-warn">
          {text.hint}
        </p>
        <Button kind="quiet" className="text-warn!" onClick={onClose}>
          {text.cancel}
        </Button>
        <Button
          kind="primary"
          keys="mod+Enter"
          isBusy={isBusy}
          disabled={value.trim() === ''}
          onClick={() => void save()}
        >
          {submit}
        </Button>
      </div>
    </div>
  );
}
