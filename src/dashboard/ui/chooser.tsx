import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { showModal, useOpening } from '../lib/opening.ts';
import { Keys } from './keys.tsx';

export interface Option {
  id: string;
  label: string;
  /** Shown below the label. */
  note?: string;
  icon?: ReactNode;
  /** Shown at the end. */
  detail?: ReactNode;
  keys?: string;
  /** The state of a toggle; `mixed` means on for some. */
  isOn?: boolean | 'mixed';
  /** Whether it is shown regardless of the input. */
  isFixed?: boolean;
}

interface Props {
  title: string;
  /** The placeholder. */
  hint: string;
  /** The text if nothing matches. */
  empty: string;
  /** Returns what is wrong with an input that only fixed options are shown for, if anything is. */
  whyNot?: (typed: string) => string | undefined;
  /** Returns the options for the input. */
  options: (typed: string) => Option[];
  /** `isPointer` means a click or tap, after which another one may follow. */
  onPick: (id: string, isPointer: boolean) => void;
  /** Called on input, for options that are searched remotely; they are then `isFixed`. */
  onType?: (typed: string) => void;
  onClose: () => void;
}

const wordsOf = (text: string) => text.trim().toLocaleLowerCase().split(/\s+/);

/** A dialog to select one of a list by typing word prefixes (ARIA's combobox with a listbox). */
export function Chooser({ title, hint, empty, whyNot, options, onPick, onType, onClose }: Props) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const words = wordsOf(typed);
  const found = options(typed.trim()).filter(
    ({ label, isFixed }) =>
      isFixed || words.every((word) => ` ${label.toLocaleLowerCase()}`.includes(` ${word}`)),
  );
  const isUnknown = typed.trim() !== '' && found.every(({ isFixed }) => isFixed);
  const active = found[Math.min(at, found.length - 1)];

  useEffect(() => {
    const before = showModal(dialog.current);
    return () => {
      if (before?.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  useOpening('choice', true, { field: () => input.current });
  useEffect(() => {
    if (active) document.getElementById(`${id}-${active.id}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, id]);

  function press(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && active) setAt((found.indexOf(active) + step + found.length) % found.length);
    else if (event.key === 'Enter' && active) onPick(active.id, false);
    else return;
    event.preventDefault();
  }

  return (
    <dialog
      ref={dialog}
      aria-label={title}
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && dialog.current.close()}
      onKeyDown={press}
      className="mx-auto mt-[12dvh] w-[calc(100vw-1.5rem)] max-w-md rounded-xl border border-line bg-raised p-0 text-ink shadow-float"
    >
      <p aria-hidden className="px-4 pt-3 font-semibold">
        {title}
      </p>
      <input
        ref={input}
        role="combobox"
        aria-expanded
        aria-controls={`${id}-list`}
        aria-activedescendant={active && `${id}-${active.id}`}
        aria-label={hint}
        placeholder={hint}
        maxLength={50}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setAt(0);
          onType?.(target.value);
        }}
        className="w-full border-line border-b bg-transparent px-4 pt-1.5 pb-3 outline-none placeholder:text-quiet"
      />
      <div role="listbox" id={`${id}-list`} aria-label={title} className="max-h-[50dvh] overflow-y-auto p-1">
        {found.map((option) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the combobox
          <div
            key={option.id}
            id={`${id}-${option.id}`}
            role="option"
            tabIndex={-1}
            aria-selected={option === active}
            aria-checked={option.isOn}
            onClick={() => onPick(option.id, true)}
            className="flex min-h-9 cursor-pointer items-center gap-2.5 rounded-md px-3 py-1 hover:bg-hover aria-selected:bg-chosen pointer-coarse:min-h-11"
          >
            {option.icon}
            <span dir="auto" className="min-w-0 grow truncate">
              {option.label}
              {option.note && <span className="block truncate text-quiet text-sm">{option.note}</span>}
            </span>
            {option.detail && <span className="shrink-0 text-quiet text-sm">{option.detail}</span>}
            {option.keys && <Keys keys={option.keys} />}
          </div>
        ))}
      </div>
      {whyNot && (
        <p role="status" className="px-4 pb-3 text-quiet text-sm empty:hidden">
          {isUnknown && whyNot(typed.trim())}
        </p>
      )}
      {found.length === 0 && <p className="px-4 py-6 text-center text-quiet">{empty}</p>}
    </dialog>
  );
}
