import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { type Command, useCommandList } from '../../lib/commands.ts';
import { showModal, useOpening } from '../../lib/opening.ts';
import { useText } from '../../lib/text/language.tsx';
import { shellText } from '../../lib/text/shell.ts';
import { Keys } from '../../ui/keys.tsx';
import { findCommands } from './find-commands.ts';

/** The command palette (ARIA's combobox with a listbox). */
export default function Palette({ onClose }: { onClose: () => void }) {
  const text = useText(shellText);
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  const found = findCommands(
    useCommandList().filter(({ id }) => id !== 'palette'),
    query,
  );
  const chosen = found[Math.min(at, found.length - 1)];

  useEffect(() => void showModal(dialog.current), []);
  useOpening('palette', true, { field: () => input.current });
  useEffect(() => {
    if (chosen) document.getElementById(`${id}-${chosen.id}`)?.scrollIntoView({ block: 'nearest' });
  }, [chosen, id]);

  function run(command: Command) {
    dialog.current?.close();
    command.run();
  }
  function press(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setAt((found.indexOf(chosen!) + step + found.length) % found.length);
    else if (event.key === 'Enter' && chosen) run(chosen);
    else return;
    event.preventDefault();
  }

  return (
    <dialog
      ref={dialog}
      aria-label={text.palette}
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && dialog.current.close()}
      onKeyDown={press}
      className="mx-auto mt-[12dvh] w-[calc(100vw-1.5rem)] max-w-xl rounded-xl border border-line bg-raised p-0 text-ink shadow-float"
    >
      <input
        ref={input}
        role="combobox"
        aria-expanded
        aria-controls={`${id}-list`}
        aria-activedescendant={chosen && `${id}-${chosen.id}`}
        aria-label={text.paletteHint}
        placeholder={text.paletteHint}
        value={query}
        onChange={({ target }) => {
          setQuery(target.value);
          setAt(0);
        }}
        className="w-full border-line border-b bg-transparent px-4 py-3.5 text-lg outline-none placeholder:text-quiet"
      />
      <div
        role="listbox"
        id={`${id}-list`}
        aria-label={text.palette}
        className="max-h-[50dvh] overflow-y-auto p-1"
      >
        {found.map((command) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the combobox
          <div
            key={command.id}
            id={`${id}-${command.id}`}
            role="option"
            tabIndex={-1}
            aria-selected={command === chosen}
            onClick={() => run(command)}
            className="flex min-h-9 pointer-coarse:min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 hover:bg-hover aria-selected:bg-chosen"
          >
            <span className="grow">{command.label}</span>
            <span className="text-quiet text-xs">{command.group}</span>
            {command.keys && <Keys keys={command.keys} />}
          </div>
        ))}
      </div>
      {found.length === 0 && <p className="px-4 py-6 text-center text-quiet">{text.paletteEmpty}</p>}
    </dialog>
  );
}
