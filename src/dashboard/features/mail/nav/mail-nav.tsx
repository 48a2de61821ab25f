import { Link, useLocation } from '@tanstack/react-router';
import {
  AlarmClock,
  Bookmark,
  CheckCheck,
  CornerUpLeft,
  CornerUpRight,
  Inbox,
  type LucideIcon,
  Mails,
  MoreHorizontal,
  PenLine,
  Plus,
  Send,
  ShieldAlert,
  Trash2,
  User,
  Users,
  UserX,
} from 'lucide-react';
import { Fragment, lazy, type ReactNode, Suspense, useState } from 'react';
import { useAct } from '../../../api/act.ts';
import { api, client, type Schemas } from '../../../api/client.ts';
import { useTags } from '../../../api/tags.ts';
import { useFormat } from '../../../lib/format.ts';
import { ahead } from '../../../lib/loading/ahead.ts';
import { commonText } from '../../../lib/text/common.ts';
import { useText } from '../../../lib/text/language.tsx';
import { navText } from '../../../lib/text/mail/nav.ts';
import { shellText } from '../../../lib/text/shell.ts';
import { IconButton } from '../../../ui/button.tsx';
import { Fold } from '../../../ui/fold.tsx';
import { Dot } from '../../../ui/label.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { useChosen, useRole, useSession } from '../../session/index.ts';
import { useLabels } from '../labels.ts';
import { type MailSearch, readMailSearch } from '../search.ts';
import { DROP_LOOK, dropProps } from './drop.ts';
import {
  byOwnerAndName,
  isSameList,
  isSameSearch,
  LISTS,
  type ListName,
  numberOf,
  searchOf,
} from './lists.ts';

const savingViews = ahead(() => import('./save-view.tsx'));
const SaveView = lazy(() => savingViews().then(({ SaveView }) => ({ default: SaveView })));
const ChangeView = lazy(() => savingViews().then(({ ChangeView }) => ({ default: ChangeView })));

type View = Schemas['View'];
type Group = 'views' | 'inboxes' | 'labels';

const ICONS: Record<ListName, LucideIcon> = {
  mine: User,
  unassigned: UserX,
  open: Inbox,
  forUs: CornerUpLeft,
  forThem: CornerUpRight,
  snoozed: AlarmClock,
  done: CheckCheck,
  sent: Send,
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
  const { data: session } = useSession();
  const me = Number(session?.user.id);
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
            <Fragment key={name}>
              <Item
                search={search}
                isCurrent={isCurrent(search)}
                icon={<Icon aria-hidden size={15} className="shrink-0" />}
                name={lists[name]}
                number={counts && numberOf(name, count(counts))}
              />
              {name === 'sent' && (
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
              )}
            </Fragment>
          );
        })}
      </ul>
      <Part
        name="views"
        action={
          <IconButton
            label={isOther ? text.saveView : text.nothingToSave}
            aria-disabled={!isOther}
            onClick={() => isOther && setSaving(true)}
          >
            <Plus aria-hidden size={14} />
          </IconButton>
        }
      >
        {views.toSorted(byOwnerAndName(me)).map((view) => (
          <ViewItem key={view.id} view={view} isCurrent={isShown(searchOf(view.filters))} />
        ))}
      </Part>
      <Part name="inboxes">
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
        <Part name="labels">
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
      <Suspense>
        {isSaving && current && <SaveView search={current} onClose={() => setSaving(false)} />}
      </Suspense>
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
    <li {...dropProps(search, name)} className={`group flex min-w-0 items-center ${DROP_LOOK}`}>
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

/** A group, which stays folded if the user has folded it. */
function Part({ name, action, children }: { name: Group; action?: ReactNode; children: ReactNode }) {
  const text = useText(navText);
  const [isFolded, fold] = useChosen(`fold:${name}`, false);
  return (
    <Fold title={text[name]} isOpen={!isFolded} onToggle={() => fold(!isFolded)} action={action}>
      <ul>{children}</ul>
    </Fold>
  );
}

function ViewItem({ view, isCurrent }: { view: View; isCurrent: boolean }) {
  const text = useText(navText);
  const common = useText(commonText);
  const { data: session } = useSession();
  const role = useRole();
  const [isChanging, setChanging] = useState(false);
  const { name, filters, is_shared: isShared, sort, order } = view;
  const isOwn = view.owner_id === Number(session?.user.id);
  const mayChange = isOwn || role === 'owner' || role === 'admin';
  const remove = useAct({
    run: () => client.DELETE('/api/views/{id}', { params: { path: { id: view.id } } }),
    show: (patch) => patch('/api/views', (list) => list.filter(({ id }) => id !== view.id)),
    touches: ['view'],
    said: text.deleted(name),
    undo: () => void again.quietly(),
  });
  const again = useAct({
    run: () => client.POST('/api/views', { body: { name, filters, sort, is_shared: isShared, order } }),
    touches: ['view'],
  });
  return (
    <Item
      search={searchOf(filters)}
      isCurrent={isCurrent}
      icon={<ViewIcon isShared={isShared} />}
      name={name}
    >
      {mayChange && (
        <Menu
          label={text.changeView(name)}
          hideLabel
          icon={<MoreHorizontal aria-hidden size={14} />}
          className="min-h-7! px-1.5! opacity-0 focus-visible:opacity-100 group-hover:opacity-100 has-[+:popover-open]:opacity-100 pointer-coarse:opacity-100"
          items={[
            { label: common.edit, onChoose: () => setChanging(true) },
            { label: common.delete, isDanger: true, onChoose: () => void remove.act() },
          ]}
        />
      )}
      <Suspense>{isChanging && <ChangeView view={view} onClose={() => setChanging(false)} />}</Suspense>
    </Item>
  );
}

/** The icon of a view: two people if all members have it. */
function ViewIcon({ isShared }: { isShared: boolean }) {
  const text = useText(navText);
  if (!isShared) return <Bookmark aria-hidden size={15} className="shrink-0" />;
  return (
    <span title={text.shared} className="shrink-0">
      <Users aria-hidden size={15} />
      <span className="sr-only">{text.shared}: </span>
    </span>
  );
}
