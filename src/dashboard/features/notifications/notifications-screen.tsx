import { getRouteApi, Link, useRouter } from '@tanstack/react-router';
import { Bell, CheckCheck, Settings } from 'lucide-react';
import { type MouseEvent, useRef } from 'react';
import type { Schemas } from '../../api/client.ts';
import { usePages } from '../../api/pages.ts';
import { useCommands } from '../../lib/commands.ts';
import { useText } from '../../lib/text/language.tsx';
import { notificationsText } from '../../lib/text/shell/notifications.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Choice } from '../../ui/fields/choice.tsx';
import { LoadMore } from '../../ui/page/load-more.tsx';
import { LIST, Page } from '../../ui/page/page.tsx';
import { Empty, Loaded } from '../../ui/states.tsx';
import { Time } from '../../ui/time/time.tsx';
import { useTimezone } from '../session/index.ts';
import { ICONS, sentenceOf } from './sentence.ts';
import { useRead } from './use-read.ts';

type Notification = Schemas['Notification'];

const route = getRouteApi('/_app/notifications');

/** What the user was told, newest first. Each leads to its place. */
export function Notifications() {
  const text = useText(notificationsText);
  const { unread = false } = route.useSearch();
  const navigate = route.useNavigate();
  const read = useRead();
  const rows = useRef<HTMLUListElement>(null);
  const list = usePages('/api/notifications', unread ? { unread: 'true' } : {});
  const items = list.items ?? [];
  const newest = items[0];
  const hasUnread = items.some(({ read_at }) => read_at === null);
  const readAll = () => newest && read({ up_to: newest.id });

  const links = () => [...(rows.current?.querySelectorAll('a') ?? [])];
  const current = () => links().indexOf(document.activeElement as HTMLAnchorElement);
  const move = (step: 1 | -1) =>
    links()
      .at(Math.max(0, Math.min(current() + step, items.length - 1)))
      ?.focus();
  const readIt = () => {
    const item = items[current()];
    if (item && item.read_at === null) read({ ids: [item.id] });
  };
  const group = text.title;
  useCommands([
    { id: 'notifications.next', label: text.next, group, keys: 'j', run: () => move(1) },
    { id: 'notifications.previous', label: text.previous, group, keys: 'k', run: () => move(-1) },
    { id: 'notifications.read', label: text.readIt, group, keys: 'e', run: readIt },
    { id: 'notifications.read-all', label: text.readAll, group, keys: 'E', run: readAll, isOff: !hasUnread },
  ]);

  return (
    <Page
      title={text.title}
      actions={
        <>
          <Choice
            label={text.show}
            value={unread ? 'unread' : ''}
            options={[
              ['', text.all],
              ['unread', text.unread],
            ]}
            onChange={({ target }) =>
              void navigate({ search: target.value ? { unread: true } : {}, replace: true })
            }
          />
          <Button keys="E" disabled={!hasUnread} onClick={readAll}>
            <CheckCheck aria-hidden size={16} />
            {text.readAll}
          </Button>
          <Link
            to="/settings/notifications"
            aria-label={text.settings}
            data-hint={text.settings}
            className={`${buttonLook('quiet')} px-2! pointer-coarse:min-w-11`}
          >
            <Settings aria-hidden size={16} />
          </Link>
        </>
      }
    >
      <Loaded of={{ ...list, data: list.items }}>
        {(items) =>
          items.length > 0 ? (
            <ul ref={rows} aria-label={text.title} className={LIST}>
              {items.map((item) => (
                <Row key={item.id} item={item} onRead={() => read({ ids: [item.id] })} />
              ))}
            </ul>
          ) : (
            <Empty icon={<Bell aria-hidden size={20} />} title={unread ? text.noneUnread : text.none}>
              {unread ? (
                <Button onClick={() => void navigate({ search: {}, replace: true })}>{text.showAll}</Button>
              ) : (
                <p>{text.noneHint}</p>
              )}
            </Empty>
          )
        }
      </Loaded>
      <LoadMore of={list} />
    </Page>
  );
}

function Row({ item, onRead }: { item: Notification; onRead: () => void }) {
  const text = useText(notificationsText);
  const timezone = useTimezone();
  const { history } = useRouter();
  const Icon = ICONS[item.kind];
  const isUnread = item.read_at === null;
  function open(event: MouseEvent) {
    if (isUnread) onRead();
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    history.push(item.path);
  }
  return (
    <li>
      <a
        href={item.path}
        onClick={open}
        className="flex min-h-11 items-center gap-3 px-4 py-2.5 hover:bg-hover focus-visible:-outline-offset-2"
      >
        <span className="relative grid size-8 shrink-0 place-items-center rounded-full bg-sunk text-quiet">
          <Icon aria-hidden size={16} className={item.kind === 'failure' ? 'text-danger' : ''} />
        </span>
        <span className="grid min-w-0 grow">
          <span className={`truncate ${isUnread ? 'font-semibold' : ''}`}>
            {isUnread && <span className="sr-only">{text.isUnread}: </span>}
            {sentenceOf(item, text)}
          </span>
          <span dir="auto" className="truncate text-start text-quiet text-sm">
            {item.text || text.untitled}
          </span>
        </span>
        <span className="flex shrink-0 items-center gap-2 text-quiet text-xs">
          <Time at={item.created_at} timezone={timezone} />
          <span aria-hidden className={`size-2 rounded-full ${isUnread ? 'bg-accent' : ''}`} />
        </span>
      </a>
    </li>
  );
}
