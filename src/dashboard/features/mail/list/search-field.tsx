import { useNavigate } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { type KeyboardEvent, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { useText } from '../../../lib/text/language.tsx';
import { mailText } from '../../../lib/text/mail/mail.ts';
import { Scope, Suggestions } from '../find/lazy.tsx';
import {
  beginsWithin,
  isWithin,
  type MailSearch,
  MOST_LETTERS,
  originOf,
  readMailSearch,
  searchAll,
  searchWithin,
} from '../search.ts';

const WAIT_MS = 200;
/** Waits longer after a colon, a dash or an unclosed quotation mark. */
const WAIT_FOR_MORE_MS = 1500;
const isUnfinished = (typed: string) => /[:-]$/.test(typed) || typed.split('"').length % 2 === 0;

interface Props {
  search: MailSearch;
  field: RefObject<HTMLInputElement | null>;
  isRefused: boolean;
  found: number | undefined;
  isWhole: boolean;
}

/** Searches while typing, debounced: in all mail, or in the list that it is typed in. */
export function SearchField({ search, field, isRefused, found, isWhole }: Props) {
  const text = useText(mailText);
  const navigate = useNavigate();
  const [typed, setTyped] = useState(search.q ?? '');
  const [isFocused, setFocused] = useState<boolean>();
  const [popup, setPopup] = useState<{ id?: string; active?: string | undefined }>({});
  /** Handles a key if the suggestions have a use for it. */
  const keys = useRef<(event: KeyboardEvent) => boolean>(undefined);
  /** Whether the next search stays within the list, if the user has said so. */
  const [staysWithin, setStaysWithin] = useState<boolean>();
  const narrow = search.q === undefined ? (staysWithin ?? beginsWithin(search)) : isWithin(search);
  const latest = useRef(search);
  latest.current = search;

  // A changed URL replaces the input, unless it follows the input, which may have gone on since.
  const sent = useRef([search.q]);
  useEffect(() => {
    const at = sent.current.lastIndexOf(search.q);
    if (at < 0) setTyped(search.q ?? '');
    sent.current = at < 0 ? [search.q] : sent.current.slice(at);
  }, [search.q]);
  function go(next: MailSearch, replace: boolean) {
    sent.current.push(next.q);
    void navigate({ to: '.', search: next, replace });
  }
  function apply(words: string) {
    const now = latest.current;
    if (words.trim() === (now.q ?? '').trim()) return;
    if (!words.trim()) {
      setStaysWithin(narrow);
      go(originOf(now), true);
    } else if (now.q === undefined) go(narrow ? searchWithin(now, words) : searchAll(now, words), false);
    else go({ ...now, q: words }, true);
  }
  const applyLatest = useRef(apply);
  applyLatest.current = apply;
  useEffect(() => {
    const timer = setTimeout(
      () => applyLatest.current(typed),
      isUnfinished(typed) ? WAIT_FOR_MORE_MS : WAIT_MS,
    );
    return () => clearTimeout(timer);
  }, [typed]);
  function toggle() {
    if (search.q === undefined) setStaysWithin(!narrow);
    else go(narrow ? searchAll(search) : searchWithin(search), false);
    field.current?.focus();
  }
  function press(event: KeyboardEvent<HTMLInputElement>) {
    const { selectionStart, selectionEnd } = event.currentTarget;
    if (event.nativeEvent.isComposing) return;
    if (keys.current?.(event)) event.preventDefault();
    else if (event.key === 'Enter') {
      apply(typed);
      event.currentTarget.blur();
    } else if (event.key === 'Escape') {
      event.preventDefault();
      if (typed) setTyped('');
      else event.currentTarget.blur();
    } else if (event.key === 'Backspace' && !event.repeat && narrow && !selectionStart && !selectionEnd)
      toggle();
  }

  return (
    <>
      <div className="relative min-w-0">
        <Search aria-hidden size={15} className="absolute start-2.5 top-1/2 -translate-y-1/2 text-quiet" />
        <input
          ref={field}
          type="search"
          role="combobox"
          autoComplete="off"
          aria-autocomplete="list"
          aria-expanded={popup.id !== undefined}
          aria-controls={popup.id}
          aria-activedescendant={popup.active}
          aria-label={text.search}
          aria-invalid={isRefused}
          aria-describedby="refusal"
          placeholder={text.search}
          value={typed}
          maxLength={MOST_LETTERS}
          onChange={({ target }) => setTyped(target.value)}
          onFocus={() => setFocused(true)}
          onBlur={() => {
            setFocused(false);
            if (!typed) setStaysWithin(undefined);
          }}
          onKeyDown={press}
          className="min-h-8 w-full rounded-md border border-line bg-sunk ps-8 pe-2 pointer-coarse:min-h-11 placeholder:text-quiet"
        />
      </div>
      <Suspense>
        {(search.q !== undefined || (narrow && isFocused)) && (
          <Scope
            search={search}
            isWithin={narrow}
            onToggle={toggle}
            found={search.q === undefined || isRefused ? undefined : found}
            isWhole={isWhole}
          />
        )}
      </Suspense>
      <Suspense>
        {isFocused !== undefined && (
          <Suggestions
            typed={typed}
            isFocused={isFocused}
            isRefused={isRefused}
            keys={keys}
            onPopup={setPopup}
            onType={(next) => {
              setTyped(next);
              field.current?.focus();
            }}
            onLabel={(label, rest) => {
              setTyped(rest);
              const words = rest.trim()
                ? search.q === undefined
                  ? searchAll(search, rest)
                  : search
                : { state: 'all' };
              go(readMailSearch({ ...words, q: rest, tag: undefined, label }), false);
            }}
          />
        )}
      </Suspense>
    </>
  );
}
