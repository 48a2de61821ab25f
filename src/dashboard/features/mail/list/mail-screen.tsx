import { useNavigate, useParams, useRouter } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import { useCommands } from '../../../lib/commands.ts';
import { useText } from '../../../lib/text/language.tsx';
import { mailText } from '../../../lib/text/mail.ts';
import { useTitle } from '../../../ui/page.tsx';
import { openCompose } from '../../compose/index.ts';
import { useActions } from '../actions/use-actions.ts';
import type { MailSearch } from '../search.ts';
import { type Conversation, useConversations } from './conversations.ts';
import { useCursor } from './cursor.ts';
import { ListBody } from './list-body.tsx';
import { Toolbar } from './toolbar.tsx';

const BulkBar = lazy(() => import('./bulk-bar.tsx'));

/** The list of conversations, and beside it, or over it on a phone, the one that is open (`children`). */
export function MailScreen({ search, children }: { search: MailSearch; children: ReactNode }) {
  const text = useText(mailText);
  useTitle(text.mail);
  const router = useRouter();
  const navigate = useNavigate();
  const { id: open } = useParams({ strict: false }) as { id?: number };
  const conversations = useConversations(search);
  const list = conversations.list ?? [];
  const cursor = useCursor(list, open);
  const actions = useActions();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const field = useRef<HTMLInputElement>(null);
  const takesFocus = useRef(false);

  const current = list[cursor.index];
  const targets = chosen.size > 0 ? list.filter(({ id }) => chosen.has(id)) : current ? [current] : [];
  const to = (id: number) => ({ to: '/mail/$id', params: { id }, search }) as const;
  const show = (one: Conversation | undefined) => one && void navigate(to(one.id));
  function move(step: 1 | -1) {
    const next = list[cursor.index + step];
    if (!next) return;
    cursor.moveTo(cursor.index + step);
    if (open === undefined) {
      takesFocus.current = true;
      void router.preloadRoute(to(next.id));
    } else {
      void navigate({ ...to(next.id), replace: true });
      const after = list[cursor.index + 2 * step];
      if (after) void router.preloadRoute(to(after.id));
    }
  }
  function back() {
    if (open !== undefined) {
      takesFocus.current = true;
      void navigate({ to: '/mail', search });
    } else if (chosen.size > 0) setChosen(new Set());
    else if (search.q) void navigate({ to: '/mail', search: { ...search, q: undefined } });
  }
  const choose = useCallback((id: number) => {
    setChosen((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }, []);
  function toggleRead() {
    const isRead = open === undefined && targets.some(({ unread_count }) => unread_count > 0);
    actions.setRead(targets, isRead);
    if (open !== undefined && chosen.size === 0) back();
  }

  const group = text.mail;
  const statuses = ['todo', 'in_progress', 'done'] as const;
  useCommands([
    { id: 'mail.next', label: text.next, group, keys: 'j', run: () => move(1) },
    { id: 'mail.previous', label: text.previous, group, keys: 'k', run: () => move(-1) },
    { id: 'mail.open', label: text.open, group, keys: 'Enter', run: () => show(current) },
    { id: 'mail.open.o', label: text.open, group, keys: 'o', run: () => show(current) },
    { id: 'mail.back', label: text.back, group, keys: 'Escape', run: back },
    { id: 'mail.done', label: text.toggleDone, group, keys: 'e', run: () => actions.toggleDone(targets) },
    { id: 'mail.read', label: text.toggleRead, group, keys: 'u', run: toggleRead },
    { id: 'mail.choose', label: text.chooseIt, group, keys: 'x', run: () => current && choose(current.id) },
    { id: 'mail.search', label: text.search, group, keys: '/', run: () => field.current?.select() },
    ...statuses.map((status, at) => ({
      id: `mail.status.${status}`,
      label: text.setStatus(text.status[status]),
      group,
      keys: String(at + 1),
      run: () => actions.setStatus(targets, status),
    })),
  ]);

  return (
    <div className="relative grid h-full lg:grid-cols-[22rem_minmax(0,1fr)] xl:grid-cols-[25rem_minmax(0,1fr)]">
      <section
        aria-label={text.conversations}
        className={`grid min-h-0 min-w-0 grid-rows-[auto_minmax(0,1fr)] border-line lg:border-e ${open === undefined ? '' : 'max-lg:invisible'}`}
      >
        <Toolbar search={search} field={field} onCompose={openCompose}>
          {chosen.size > 0 && (
            <Suspense>
              <BulkBar
                targets={targets}
                actions={actions}
                onAll={() => setChosen(new Set(list.map(({ id }) => id)))}
                onClear={() => setChosen(new Set())}
              />
            </Suspense>
          )}
        </Toolbar>
        <ListBody
          conversations={conversations}
          search={search}
          open={open}
          cursor={cursor}
          chosen={chosen}
          takesFocus={takesFocus}
          onChoose={choose}
        />
      </section>
      <div
        className={`min-h-0 min-w-0 bg-page max-lg:absolute max-lg:inset-0 ${open === undefined ? 'max-lg:hidden' : ''}`}
      >
        {children}
      </div>
    </div>
  );
}
