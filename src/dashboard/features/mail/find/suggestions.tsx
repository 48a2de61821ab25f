import { keepPreviousData } from '@tanstack/react-query';
import { History, Inbox, ListFilter, type LucideIcon, Tag, Trash2, User, X } from 'lucide-react';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { api } from '../../../api/client.ts';
import { useTags } from '../../../api/tags.ts';
import { useSettled } from '../../../lib/settled.ts';
import { useText } from '../../../lib/text/language.tsx';
import { searchText } from '../../../lib/text/mail/search.ts';
import { useKept, useTimezone } from '../../session/index.ts';
import { useLabels } from '../labels.ts';
import { type Group, isPerson, personTyped, type Suggestion, suggestionsFor } from './options.ts';
import { withSearch } from './recent.ts';

const PAUSE_MS = 120;
const MOST_PEOPLE = 5;
const NONE: string[] = [];
const FORGET_ALL = 'forget-all';

const ICONS: Record<Group, LucideIcon> = {
  recent: History,
  people: User,
  inboxes: Inbox,
  labels: Tag,
  operators: ListFilter,
};

interface Props {
  typed: string;
  isFocused: boolean;
  isRefused: boolean;
  /** Gets the function that handles a key; it returns whether the key had a use. */
  keys: RefObject<((event: KeyboardEvent) => boolean) | undefined>;
  onPopup: (popup: { id?: string; active?: string | undefined }) => void;
  onType: (typed: string) => void;
  /** Filters by a label; `rest` is the text without what it was found by. */
  onLabel: (id: number, rest: string) => void;
}

/** What the search could go on with, below its field (ARIA's combobox with a listbox). Nothing is chosen at first. */
export default function Suggestions({ typed, isFocused, isRefused, keys, onPopup, onType, onLabel }: Props) {
  const text = useText(searchText);
  const id = useId();
  const [recent, keep] = useKept<string[]>('searches', NONE);
  /** The option that was moved to. Another text has other suggestions. */
  const [moved, setMoved] = useState<{ typed: string; to: string | undefined }>();
  /** The text for which the user has closed the list; it opens at the next letter. */
  const [closedFor, setClosedFor] = useState<string | undefined>(typed);

  const wanted = useSettled(personTyped(typed), PAUSE_MS);
  const people = api.useQuery(
    'get',
    '/api/contacts',
    { params: { query: { search: wanted, limit: MOST_PEOPLE, fields: 'id,name,address' } } },
    { enabled: isFocused && wanted !== '', staleTime: 60_000, placeholderData: keepPreviousData },
  );
  const isFresh = wanted === personTyped(typed) && !people.isPlaceholderData;
  const tags = useTags();
  const labels = useLabels();
  const date = new Intl.DateTimeFormat('en-CA', { timeZone: useTimezone() }).format(new Date());
  const found: Suggestion[] = suggestionsFor(typed, {
    recent,
    people: wanted ? (people.data ?? []).filter((each) => isFresh || isPerson(each, personTyped(typed))) : [],
    inboxes: tags.filter(({ is_hidden }) => !is_hidden).map(({ name }) => name),
    labels,
    meanings: text.meanings,
    periods: text.periods,
    date,
  });
  const isOpen = isFocused && closedFor !== typed && found.length > 0;
  const hasForget = isOpen && !typed.trim() && recent.length > 0;
  const ids = found.map((each) => each.id);
  if (hasForget) ids.splice(recent.length, 0, FORGET_ALL);
  if (moved && moved.typed !== typed) setMoved(undefined);
  const movedTo = moved?.typed === typed ? moved.to : undefined;
  const active = isOpen && movedTo !== undefined && ids.includes(movedTo) ? movedTo : undefined;

  const elementId = (each: string) => `${id}-${ids.indexOf(each)}`;
  const activeElement = active && elementId(active);
  useLayoutEffect(() => {
    onPopup(isOpen ? { id, active: activeElement } : {});
    if (activeElement) document.getElementById(activeElement)?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, id, activeElement, onPopup]);
  const latest = useRef({ typed, isRefused, recent });
  latest.current = { typed, isRefused, recent };
  // The field had the focus before this code was there.
  const hadFocus = useRef(true);
  useEffect(() => {
    const now = latest.current;
    if (isFocused) setClosedFor(now.typed === '' ? undefined : now.typed);
    else if (hadFocus.current && !now.isRefused) {
      const next = withSearch(now.recent, now.typed);
      if (next !== now.recent) keep(next);
    }
    hadFocus.current = isFocused;
  }, [isFocused, keep]);

  function pick(each: string) {
    if (each === FORGET_ALL) return keep(NONE);
    const suggestion = found.find((one) => one.id === each);
    if (!suggestion) return;
    if (suggestion.labelId !== undefined) {
      setClosedFor(suggestion.typed);
      return onLabel(suggestion.labelId, suggestion.typed);
    }
    // A name goes on to its values.
    if (!suggestion.typed.endsWith(':')) setClosedFor(suggestion.typed);
    onType(suggestion.typed);
  }
  const forget = (label: string) => keep(recent.filter((each) => each !== label));
  keys.current = (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && isFocused && found.length > 0) {
      setClosedFor(undefined);
      const at = active === undefined ? (step > 0 ? -1 : ids.length) : ids.indexOf(active);
      setMoved({ typed, to: ids[at + step] });
      return true;
    }
    if (!isOpen) return false;
    const suggestion = found.find((one) => one.id === active);
    if (event.key === 'Enter' && active !== undefined) pick(active);
    else if (event.key === 'Delete' && suggestion?.group === 'recent') forget(suggestion.label);
    else if (event.key === 'Escape' && (typed || active !== undefined)) setClosedFor(typed);
    else return false;
    return true;
  };

  if (!isOpen) return null;
  const groups = [...Map.groupBy(found, ({ group }) => group)];
  return (
    <div
      role="listbox"
      id={id}
      aria-label={text.suggestions}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      className="absolute inset-x-0 top-full z-20 mt-1 max-h-[min(26rem,60dvh)] overflow-y-auto rounded-lg border border-line bg-raised p-1 shadow-float"
    >
      {groups.map(([group, all]) => {
        const Icon = ICONS[group];
        return (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
          <div key={group} role="group" aria-label={text[group]} className="pb-1">
            <p aria-hidden className="px-2.5 pt-1.5 pb-0.5 text-quiet text-xs">
              {text[group]}
            </p>
            {all.map((each) => (
              <Option
                key={each.id}
                id={elementId(each.id)}
                isActive={each.id === active}
                onPick={() => pick(each.id)}
                icon={<Icon aria-hidden size={15} className="shrink-0 text-quiet" />}
                label={each.label}
                detail={each.detail}
                isCode={group === 'operators'}
                onForget={group === 'recent' ? () => forget(each.label) : undefined}
              />
            ))}
            {group === 'recent' && hasForget && (
              <Option
                id={elementId(FORGET_ALL)}
                isActive={active === FORGET_ALL}
                onPick={() => pick(FORGET_ALL)}
                icon={<Trash2 aria-hidden size={15} className="shrink-0 text-quiet" />}
                label={text.forgetAll}
              />
            )}
          </div>
        );
      })}
    </div>
  );
}

function Option({
  id,
  isActive,
  onPick,
  icon,
  label,
  detail,
  isCode = false,
  onForget,
}: {
  id: string;
  isActive: boolean;
  onPick: () => void;
  icon: ReactNode;
  label: string;
  detail?: string | undefined;
  isCode?: boolean;
  onForget?: (() => void) | undefined;
}) {
  const text = useText(searchText);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the combobox
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onClick={onPick}
      className="group flex min-h-8 cursor-pointer items-center gap-2.5 rounded-md px-2.5 text-sm hover:bg-hover aria-selected:bg-chosen pointer-coarse:min-h-11"
    >
      {icon}
      <span dir="auto" className={`min-w-0 truncate ${isCode ? 'font-mono text-xs' : ''}`}>
        {label}
      </span>
      {detail && <span className="ms-auto min-w-0 shrink-[2] truncate text-quiet text-xs">{detail}</span>}
      {onForget && (
        <span
          aria-hidden
          data-hint={text.forget}
          onClick={(event) => {
            event.stopPropagation();
            onForget();
          }}
          className="ms-auto grid size-6 shrink-0 place-items-center rounded text-quiet opacity-0 hover:bg-line group-hover:opacity-100 pointer-coarse:size-11 pointer-coarse:opacity-100"
        >
          <X size={14} />
        </span>
      )}
    </div>
  );
}
