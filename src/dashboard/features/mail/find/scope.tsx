import { X } from 'lucide-react';
import { useFormat } from '../../../lib/format.ts';
import { useText } from '../../../lib/text/language.tsx';
import { searchText } from '../../../lib/text/mail/search.ts';
import { shellText } from '../../../lib/text/shell.ts';
import { useLabels } from '../labels.ts';
import { isSameList, LISTS } from '../nav/lists.ts';
import { type MailSearch, originOf, stateOf } from '../search.ts';

interface Props {
  search: MailSearch;
  isWithin: boolean;
  onToggle: () => void;
  /** The number of conversations that are loaded; undefined while there is none to tell. */
  found: number | undefined;
  /** Whether these are all. */
  isWhole: boolean;
}

/** Where a search looks, with a button to narrow it to the list it was typed in, and how much it has found. */
export default function Scope({ search, isWithin, onToggle, found, isWhole }: Props) {
  const text = useText(searchText);
  const format = useFormat();
  const name = useListName(originOf(search));
  return (
    <div className="col-span-full flex min-h-7 min-w-0 items-center gap-2 text-sm">
      {name && (
        <button
          type="button"
          aria-pressed={isWithin}
          aria-label={isWithin ? text.widen(name) : undefined}
          // The field keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
          onClick={onToggle}
          className={`flex min-h-6 min-w-0 items-center gap-1 rounded-full border px-2.5 text-xs hover:bg-hover hover:text-ink pointer-coarse:min-h-11 pointer-coarse:px-3.5 ${isWithin ? 'border-accent bg-chosen text-ink' : 'border-line border-dashed text-quiet'}`}
        >
          <span className="truncate">{isWithin ? text.within(name) : text.onlyIn(name)}</span>
          {isWithin && <X aria-hidden size={13} className="shrink-0" />}
        </button>
      )}
      <span role="status" className="ms-auto shrink-0 text-quiet text-xs tabular-nums">
        {found !== undefined &&
          (found > 0 || isWhole) &&
          (isWhole ? text.found : text.foundMore)(found, format.number(found))}
      </span>
    </div>
  );
}

/** Returns the name of a list; undefined for the one of all mail. */
function useListName(list: MailSearch): string | undefined {
  const { lists } = useText(shellText);
  const labels = useLabels();
  if (isSameList(list, { state: 'all' })) return undefined;
  const known = LISTS.find((each) => isSameList(each.search, list));
  return known
    ? lists[known.name]
    : (list.tag ?? labels.find(({ id }) => id === list.label)?.name ?? lists[stateOf(list)]);
}
