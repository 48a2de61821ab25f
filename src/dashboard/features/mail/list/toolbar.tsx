import { Navigate, useNavigate } from '@tanstack/react-router';
import { ChevronDown, Menu as MenuIcon, PenLine, Rows3 } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { useTagChoice } from '../../../api/tags.ts';
import { runCommand } from '../../../lib/commands.ts';
import { useText } from '../../../lib/text/language.tsx';
import { mailText } from '../../../lib/text/mail/mail.ts';
import { shellText } from '../../../lib/text/shell.ts';
import { IconButton } from '../../../ui/button.tsx';
import { Choice } from '../../../ui/fields/choice.tsx';
import { Dot } from '../../../ui/label.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { usePainted } from '../../../ui/page/painted.ts';
import { useColleagues } from '../../session/index.ts';
import { useLabels } from '../labels.ts';
import { DRAFT_LISTS, isSameList, LISTS } from '../nav/lists.ts';
import { type MailSearch, stateOf } from '../search.ts';
import { SearchField } from './search-field.tsx';
import { DENSITIES, type Density } from './size/density.ts';

/** Begins the value of a label; no name of a tag has a line break. */
const LABEL = '\n';

interface Props {
  search: MailSearch;
  field: RefObject<HTMLInputElement | null>;
  onCompose: () => void;
  density: Density;
  onDensity: (density: Density) => void;
  /** The bulk actions on the selection, instead of the filters. */
  children: ReactNode;
  isRefused: boolean;
  /** The number of loaded conversations. */
  found: number | undefined;
  /** Whether these are all. */
  isWhole: boolean;
  /** The reason why the API rejects the search. */
  refusal: ReactNode;
  /** A note about the list. */
  below: ReactNode;
}

/** The header of the list: name, search and filters, all of which are in the URL. */
export function Toolbar({ search, onCompose, density, onDensity, children, refusal, below, ...rest }: Props) {
  const text = useText(mailText);
  const { menu } = useText(shellText);
  const navigate = useNavigate();
  const isPainted = usePainted();
  const set = (change: MailSearch) => {
    const next = Object.entries({ ...search, ...change }).filter(([, value]) => value);
    void navigate({ to: '.', search: Object.fromEntries(next) as MailSearch });
  };

  const tags = useTagChoice(search.tag, text.anyTag);
  const labels = useLabels();
  const colleagues = useColleagues();
  return (
    <header className="grid gap-2 border-line border-b px-3 pt-3 pb-2">
      <div className="relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-2">
        <div className="flex items-center gap-2">
          <IconButton
            label={menu}
            aria-haspopup="dialog"
            className="after:hidden! -ms-1 md:hidden!"
            onClick={() => runCommand('sidebar')}
          >
            <MenuIcon aria-hidden size={18} />
          </IconButton>
          <ListMenu search={search} />
        </div>
        <SearchField search={search} {...rest} />
        <IconButton label={text.compose} keys="c" onClick={onCompose} className="col-start-3 row-start-1">
          <PenLine aria-hidden size={17} />
        </IconButton>
      </div>
      {refusal}
      {children || (
        <div className="flex min-h-7 pointer-coarse:min-h-11 min-w-0 gap-1.5">
          <fieldset
            aria-label={text.filters}
            className="-m-1 flex min-w-0 gap-1.5 overflow-x-auto p-1 text-sm [scrollbar-width:none]"
          >
            {isPainted && (
              <>
                <button
                  type="button"
                  aria-pressed={search.unread === true}
                  onClick={() => set({ unread: search.unread ? undefined : true })}
                  className="min-h-7 pointer-coarse:min-h-11 shrink-0 rounded-md border border-line px-2.5 text-quiet hover:bg-hover aria-pressed:border-accent aria-pressed:bg-chosen aria-pressed:text-ink"
                >
                  {text.unreadOnly}
                </button>
                <Filter
                  label={text.tag}
                  face={text.inbox}
                  value={search.label ? `${LABEL}${search.label}` : tags.value}
                  options={tags.options}
                  onPick={(value) =>
                    set(
                      value.startsWith(LABEL)
                        ? { label: Number(value.slice(LABEL.length)), tag: undefined }
                        : { label: undefined, tag: value },
                    )
                  }
                >
                  {labels.length > 0 && (
                    <optgroup label={text.labels}>
                      {labels.map(({ id, name, color }) => (
                        <option key={id} value={`${LABEL}${id}`}>
                          <Dot color={color} />
                          {name}
                        </option>
                      ))}
                    </optgroup>
                  )}
                </Filter>
                <Filter
                  label={text.direction}
                  value={search.direction}
                  options={[
                    ['', text.anyDirection],
                    ['inbound', text.inbound],
                    ['outbound', text.outbound],
                  ]}
                  onPick={(direction) => set({ direction: direction as 'inbound' })}
                />
                <Filter
                  label={text.assignee}
                  value={search.assignee}
                  options={[
                    ['', text.anybody],
                    ['me', text.mine],
                    ['none', text.nobody],
                    ...colleagues.map(({ id, label }) => [String(id), label] as const),
                  ]}
                  onPick={(assignee) => set({ assignee })}
                />
              </>
            )}
          </fieldset>
          {isPainted && (
            <Menu
              label={text.density}
              hideLabel
              icon={<Rows3 aria-hidden size={15} />}
              className="min-h-7! pointer-coarse:hidden! px-1.5! ms-auto"
              items={DENSITIES.map((each) => ({
                label: text.densities[each],
                isChosen: each === density,
                onChoose: () => onDensity(each),
              }))}
            />
          )}
        </div>
      )}
      {below}
      {search.tag && search.tag !== tags.value && (
        <Navigate to="." search={{ ...search, tag: tags.value || undefined }} replace />
      )}
    </header>
  );
}

/** The name of the list, with a menu of the others. */
function ListMenu({ search }: { search: MailSearch }) {
  const text = useText(mailText);
  const { lists, drafts } = useText(shellText);
  const navigate = useNavigate();
  const current = LISTS.find((each) => isSameList(each.search, search))?.name;
  return (
    <h1 className="-ms-2 font-semibold text-lg">
      <Menu
        label={text.mail}
        face={
          <>
            <span className="sr-only">{text.mail}: </span>
            {lists[current ?? (search.sent ? 'sent' : stateOf(search))]}
            <ChevronDown aria-hidden size={15} />
          </>
        }
        className="gap-1! px-2! font-semibold! text-ink!"
        items={[
          ...LISTS.map((each) => ({
            label: lists[each.name],
            keys: `g ${each.key}`,
            isChosen: each.name === current,
            onChoose: () => void navigate({ to: '/mail', search: each.search }),
          })),
          ...DRAFT_LISTS.map(([name, key, search]) => ({
            label: drafts[name],
            keys: `g ${key}`,
            isChosen: false,
            onChoose: () => void navigate({ to: '/drafts', search }),
          })),
        ]}
      />
    </h1>
  );
}

function Filter({
  label,
  face = label,
  value = '',
  options,
  onPick,
  children,
}: {
  label: string;
  /** The text without a filter. */
  face?: string;
  value?: string | undefined;
  /** The first takes the filter away. */
  options: readonly (readonly [string, string])[];
  onPick: (value: string) => void;
  /** Additional options. */
  children?: ReactNode;
}) {
  return (
    <Choice
      label={label}
      title={label}
      value={value}
      options={value ? options : options.slice(1)}
      onChange={({ target }) => onPick(target.value)}
      className={`min-h-7! pointer-coarse:min-h-11! shrink-0 grow px-1.5! ${value ? 'border-accent! bg-chosen!' : 'text-quiet'}`}
    >
      {!value && (
        <option value="" hidden>
          {face}
        </option>
      )}
      {children}
    </Choice>
  );
}
