import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { cannedText } from '../../../lib/text/compose/canned.ts';
import { Badge } from '../../../ui/badge.tsx';
import type { Reply } from './match.ts';

interface Props {
  id: string;
  list: Reply[];
  active: Reply | undefined;
  isLoading: boolean;
  /** Whether there are no replies at all. */
  isEmpty: boolean;
  /** Without it, the text typed in the editor is the search. */
  search: { typed: string; onType: (typed: string) => void } | undefined;
  onChoose: (reply: Reply) => void;
  text: (typeof cannedText)['en'];
}

/** The list of replies, above the buttons of the mail. The parent handles the keys. */
export function Picker({ id, list, active, isLoading, isEmpty, search, onChoose, text }: Props) {
  const whole = useRef<HTMLElement>(null);
  // Below a reply that is longer than the window, it would open out of view.
  useEffect(() => {
    whole.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  useEffect(() => {
    if (active) document.getElementById(`${id}-${active.id}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  return (
    <section
      ref={whole}
      aria-label={text.title}
      className="grid min-h-0 gap-1 border-line border-t bg-sunk p-2"
    >
      {search && (
        <input
          type="search"
          role="combobox"
          aria-label={text.search}
          aria-expanded={list.length > 0}
          aria-controls={id}
          aria-activedescendant={active ? `${id}-${active.id}` : undefined}
          placeholder={text.search}
          value={search.typed}
          maxLength={100}
          // biome-ignore lint/a11y/noAutofocus: whoever opens the list begins with its search
          autoFocus
          onChange={({ target }) => search.onType(target.value)}
          className="min-h-8 w-full rounded-md border border-line bg-page px-2 placeholder:text-quiet pointer-coarse:min-h-11"
        />
      )}
      <div role="listbox" id={id} aria-label={text.title} className="max-h-52 overflow-y-auto">
        {list.map((reply) => (
          <div
            key={reply.id}
            id={`${id}-${reply.id}`}
            role="option"
            tabIndex={-1}
            aria-selected={reply === active}
            // Keeps the cursor in the text.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(reply)}
            onKeyDown={({ key }) => key === 'Enter' && onChoose(reply)}
            className="grid cursor-pointer gap-0.5 rounded-md px-2 py-1.5 hover:bg-hover aria-selected:bg-chosen pointer-coarse:min-h-11"
          >
            <span className="flex flex-wrap items-center gap-2">
              <span className="min-w-0 font-medium [overflow-wrap:anywhere]">{reply.name}</span>
              {reply.shortcut && <Badge>/{reply.shortcut}</Badge>}
            </span>
            <span className="line-clamp-1 text-quiet text-sm">{reply.text}</span>
          </div>
        ))}
      </div>
      <p role="status" className={list.length > 0 ? 'sr-only' : 'px-2 py-1 text-quiet'}>
        {isLoading ? '' : isEmpty ? text.none : list.length === 0 ? text.noMatch : text.found(list.length)}
      </p>
      {search && (
        <p className="flex flex-wrap justify-between gap-2 px-2 text-quiet text-xs">
          {text.hint}
          <Link to="/settings/replies" className="text-accent underline">
            {text.settings}
          </Link>
        </p>
      )}
    </section>
  );
}
