import { Link, useLocation } from '@tanstack/react-router';
import {
  AlarmClock,
  Bookmark,
  CheckCheck,
  ChevronDown,
  CornerUpLeft,
  CornerUpRight,
  Inbox,
  type LucideIcon,
  Mails,
  PenLine,
  Plus,
  ShieldAlert,
  Trash2,
  User,
  UserX,
  X,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useAct } from '../../../api/act.ts';
import { api, client, type Schemas } from '../../../api/client.ts';
import { useTags } from '../../../api/tags.ts';
import { useFormat } from '../../../lib/format.ts';
import { useText } from '../../../lib/text/language.tsx';
import { navText } from '../../../lib/text/mail/nav.ts';
import { shellText } from '../../../lib/text/shell.ts';
import { IconButton } from '../../../ui/button.tsx';
import { Dot } from '../../../ui/label.tsx';
import { useSession } from '../../session/index.ts';
import { useLabels } from '../labels.ts';
import { type MailSearch, readMailSearch } from '../search.ts';
import { isSameList, isSameSearch, LISTS, type ListName, numberOf, searchOf } from './lists.ts';
import { SaveView } from './save-view.tsx';

type View = Schemas['View'];

const ICONS: Record<ListName, LucideIcon> = {
  mine: User,
  unassigned: UserX,
  open: Inbox,
  forUs: CornerUpLeft,
  forThem: CornerUpRight,
  snoozed: AlarmClock,
  done: CheckCheck,
  spam: ShieldAlert,
  trash: Trash2,
  all: Mails,
};

/** The lists of mail with their numbers: by what is to do, saved views, inboxes and labels. */
export default function MailNav() {
  const text = useText(navText);
  const { lists, drafts } = useText(shellText);
  const location = useLocation();
  const current = location.pathname.startsWith('/mail')
    ? readMailSearch(location.search as Record<string, unknown>)
    : undefined;
  const { data: counts } = api.useQuery('get', '/api/threads/counts');
  const { data: views = [] } = api.useQuery('get', '/api/views', {}, { staleTime: 5 * 60_000 });
  const tags = useTags().filter(({ is_hidden }) => !is_hidden);
  const labels = useLabels();
  const [isSaving, setSaving] = useState(false);

  const isCurrent = (search: MailSearch) => current !== undefined && isSameList(current, search);
  const isShown = (search: MailSearch) => current !== undefined && isSameSearch(current, search);
  const isOther =
    current !== undefined &&
    ![...LISTS.map(({ search }) => search), ...views.map(({ filters }) => searchOf(filters))].some(isShown);
  return (
    <nav aria-label={text.title} className="grid gap-3 py-1 text-sm">
      <ul>
        {LISTS.map(({ name, search, count }) => {
          const Icon = ICONS[name];
          return (
            <Item
              key={name}
              search={search}
              isCurrent={isCurrent(search)}
              icon={<Icon aria-hidden size={15} className="shrink-0" />}
              name={lists[name]}
              number={counts && numberOf(name, count(counts))}
            />
          );
        })}
        <li>
          <Link
            to="/drafts"
            className={LOOK}
            activeProps={{ className: 'bg-chosen text-ink! font-medium' }}
            activeOptions={{ includeSearch: false }}
          >
            <PenLine aria-hidden size={15} className="shrink-0" />
            <span className="min-w-0 grow truncate">{drafts.drafts}</span>
            <Figure number={counts?.drafts} />
          </Link>
        </li>
      </ul>
      {(views.length > 0 || isOther) && (
        <Part
          title={text.views}
          action={
            isOther && (
              <IconButton label={text.saveView} onClick={() => setSaving(true)}>
                <Plus aria-hidden size={14} />
              </IconButton>
            )
          }
        >
          {views.map((view) => (
            <ViewItem key={view.id} view={view} isCurrent={isShown(searchOf(view.filters))} />
          ))}
        </Part>
      )}
      <Part title={text.inboxes}>
        {tags.map(({ id, name, color }) => (
          <Item
            key={id}
            search={{ tag: name }}
            isCurrent={isCurrent({ tag: name })}
            icon={<Dot color={color} />}
            name={name}
            number={counts?.tags.find(({ tag }) => tag === name)?.count}
          />
        ))}
      </Part>
      {labels.length > 0 && (
        <Part title={text.labels}>
          {labels.map(({ id, name, color }) => (
            <Item
              key={id}
              search={{ label: id }}
              isCurrent={isCurrent({ label: id })}
              icon={<Dot color={color} />}
              name={name}
              number={counts?.labels.find(({ label_id }) => label_id === id)?.count}
            />
          ))}
        </Part>
      )}
      {isSaving && current && <SaveView search={current} onClose={() => setSaving(false)} />}
    </nav>
  );
}

const LOOK =
  'flex min-h-7 min-w-0 grow items-center gap-2.5 rounded-md px-2 text-quiet hover:bg-hover hover:text-ink pointer-coarse:min-h-11';

function Item({
  search,
  isCurrent,
  icon,
  name,
  number,
  children,
}: {
  search: MailSearch;
  isCurrent: boolean;
  icon: ReactNode;
  name: string;
  number?: number | undefined;
  /** Shown on hover, after the number. */
  children?: ReactNode;
}) {
  return (
    <li className="group flex min-w-0 items-center">
      <Link
        to="/mail"
        search={search}
        aria-current={isCurrent ? 'page' : undefined}
        className={`${LOOK} ${isCurrent ? 'bg-chosen font-medium text-ink!' : ''}`}
      >
        {icon}
        <span dir="auto" className="min-w-0 grow truncate" title={name}>
          {name}
        </span>
        <Figure number={number} />
      </Link>
      {children}
    </li>
  );
}

/** A number, if it is not zero. */
function Figure({ number = 0 }: { number?: number | undefined }) {
  const text = useText(navText);
  const format = useFormat();
  if (number === 0) return null;
  return (
    <span className="text-xs tabular-nums">
      <span aria-hidden>{format.compact(number)}</span>
      <span className="sr-only">{text.count(format.number(number))}</span>
    </span>
  );
}

function Part({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <div>
      <div className="flex min-h-7 items-center justify-between">
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-6 items-center gap-1 rounded px-2 text-quiet text-xs hover:text-ink pointer-coarse:min-h-11"
        >
          {title}
          <ChevronDown aria-hidden size={12} className={isOpen ? '' : '-rotate-90'} />
        </button>
        {action}
      </div>
      {isOpen && <ul>{children}</ul>}
    </div>
  );
}

function ViewItem({ view, isCurrent }: { view: View; isCurrent: boolean }) {
  const text = useText(navText);
  const { data: session } = useSession();
  const { name, filters } = view;
  const remove = useAct({
    run: () => client.DELETE('/api/views/{id}', { params: { path: { id: view.id } } }),
    show: (patch) => patch('/api/views', (list) => list.filter(({ id }) => id !== view.id)),
    touches: ['view'],
    said: text.deleted(name),
    undo: () => void again.quietly(),
  });
  const again = useAct({
    run: () =>
      client.POST('/api/views', {
        body: { name, filters, sort: view.sort, is_shared: view.is_shared, order: view.order },
      }),
    touches: ['view'],
  });
  return (
    <Item
      search={searchOf(filters)}
      isCurrent={isCurrent}
      icon={<Bookmark aria-hidden size={15} className="shrink-0" />}
      name={name}
    >
      {view.owner_id === Number(session?.user.id) && (
        <IconButton
          label={text.deleteView(name)}
          className="opacity-0 focus-visible:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100"
          onClick={() => void remove.act()}
        >
          <X aria-hidden size={14} />
        </IconButton>
      )}
    </Item>
  );
}
