import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { showModal, useOpening } from '../../lib/opening.ts';
import { useText } from '../../lib/text/language.tsx';
import { paletteText } from '../../lib/text/shell/palette.ts';
import { Keys } from '../../ui/keys.tsx';
import { type Entry, useCommandEntries, useDataEntries } from './entries.ts';
import { rank } from './rank.ts';
import { noteUse, recentIds } from './recent.ts';

/** The palette: finds commands, places, settings, mail and people (ARIA's combobox with a listbox of groups). */
export default function Palette({ onClose }: { onClose: () => void }) {
  const text = useText(paletteText);
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  const [recent] = useState(recentIds);
  const commands = useCommandEntries();
  const data = useDataEntries(query);
  const groups = rank([...commands, ...data.entries], query, recent);
  if (data.search) groups.push({ name: data.search.group, entries: [data.search] });
  const found = groups.flatMap(({ entries }) => entries);
  const chosen = found[Math.min(at, found.length - 1)];
  const [isWaiting, setWaiting] = useState(false);

  useEffect(() => void showModal(dialog.current), []);
  useOpening('palette', true, { field: () => input.current });
  useEffect(() => {
    if (chosen) document.getElementById(`${id}-${chosen.id}`)?.scrollIntoView({ block: 'nearest' });
  }, [chosen, id]);

  function run(entry: Entry) {
    noteUse(entry.id);
    dialog.current?.close();
    entry.run();
  }
  /** Enter waits for what is still being searched, unless a command has the words already. */
  const isEarly = data.isLoading && chosen?.isData === true && at === 0;
  const latest = useRef(() => {});
  latest.current = () => chosen && run(chosen);
  useEffect(() => {
    if (isWaiting && !isEarly) latest.current();
  }, [isWaiting, isEarly]);

  function press(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && chosen) setAt((found.indexOf(chosen) + step + found.length) % found.length);
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing && chosen) setWaiting(true);
    else return;
    event.preventDefault();
  }

  return (
    <dialog
      ref={dialog}
      aria-label={text.title}
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
        aria-label={text.hint}
        placeholder={text.hint}
        value={query}
        onChange={({ target }) => {
          setQuery(target.value);
          setAt(0);
          setWaiting(false);
        }}
        className="w-full border-line border-b bg-transparent px-4 py-3.5 text-lg outline-none placeholder:text-quiet"
      />
      <div
        role="listbox"
        id={`${id}-list`}
        aria-label={text.title}
        className="max-h-[60dvh] overflow-y-auto p-1"
      >
        {groups.map(({ name, entries }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
          <div key={entries[0]?.id} role="group" aria-label={name} className="pb-1">
            <p aria-hidden className="px-3 pt-2 pb-1 text-quiet text-xs">
              {name}
            </p>
            {entries.map((entry) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the combobox
              <div
                key={entry.id}
                id={`${id}-${entry.id}`}
                role="option"
                tabIndex={-1}
                aria-selected={entry === chosen}
                onClick={() => run(entry)}
                className="flex min-h-9 pointer-coarse:min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 hover:bg-hover aria-selected:bg-chosen"
              >
                <entry.Icon aria-hidden size={16} className="shrink-0 text-quiet" />
                <span className="min-w-0 grow truncate">{entry.label}</span>
                {entry.detail && (
                  <span className="max-w-[45%] shrink-0 truncate text-quiet text-xs">{entry.detail}</span>
                )}
                {entry.keys && <Keys keys={entry.keys} />}
              </div>
            ))}
          </div>
        ))}
      </div>
      {found.length === 0 && !data.isLoading && (
        <p className="px-4 py-6 text-center text-quiet">{text.empty}</p>
      )}
      <p role="status" className="border-line border-t px-4 py-1.5 text-quiet text-xs">
        {data.isLoading ? text.searching : data.error ? text.failed : text.results(found.length)}
      </p>
    </dialog>
  );
}
