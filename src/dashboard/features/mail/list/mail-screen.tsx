import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams, useRouter } from '@tanstack/react-router';
import {
  type CSSProperties,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { holdKeys, releaseKeys } from '../../../lib/commands.ts';
import { afterPaint } from '../../../lib/loading/after-paint.ts';
import { ahead, loadAhead } from '../../../lib/loading/ahead.ts';
import { opening, useOpening } from '../../../lib/opening.ts';
import { Problem } from '../../../lib/problem.ts';
import { useText } from '../../../lib/text/language.tsx';
import { mailText } from '../../../lib/text/mail/mail.ts';
import { shellText } from '../../../lib/text/shell.ts';
import { usePainted } from '../../../ui/page/painted.ts';
import { useTitle } from '../../../ui/page/title.ts';
import { openCompose } from '../../compose/index.ts';
import { useSignedIn } from '../../session/index.ts';
import { type Change, isGone } from '../actions/change.ts';
import { type Actions, ActionsContext, type Question } from '../actions/context.ts';
import { useActions } from '../actions/use-actions.ts';
import { type MailSearch, originOf, stateOf, toListQuery } from '../search.ts';
import { type Conversation, useConversations } from './conversations.ts';
import { useCursor } from './cursor.ts';
import { ListBody } from './list-body.tsx';
import { useDensity } from './size/density.ts';
import { Divider, useListWidth } from './size/divider.tsx';
import { Toolbar } from './toolbar.tsx';
import { useMailKeys } from './use-mail-keys.ts';

const BulkBar = lazy(() => import('./bulk-bar.tsx'));
const Refusal = lazy(() => import('./refusal.tsx'));
const EmptyState = lazy(() => import('./empty-state.tsx'));
const Ask = lazy(ahead(() => import('../ask/ask.tsx')));

/** A row is fetched once the cursor has rested on it, not for each that a held key passes. */
const REST_MS = 100;

/** Returns the conversation of a location. */
function leadsTo({ pathname }: { pathname: string }): number | undefined {
  const [, id] = /^\/mail\/(\d+)$/.exec(pathname) ?? [];
  return id === undefined ? undefined : Number(id);
}

const isMail = ({ pathname }: { pathname: string }) => /^\/mail(?:\/|$)/.test(pathname);

/** The list of conversations, and beside it (on a phone, over it) the open one (`children`). */
export function MailScreen({ search, children }: { search: MailSearch; children: ReactNode }) {
  const text = useText(mailText);
  const { lists } = useText(shellText);
  const listed = search.sent ? 'sent' : stateOf(search);
  useTitle(listed === 'open' ? text.mail : `${lists[listed]} · ${text.mail}`);
  const router = useRouter();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { id: opened } = useParams({ strict: false }) as { id?: number };
  /** The conversation that a key moved to, until it is open: its row is painted first. */
  const [next, setNext] = useState<{ id: number; cancel: () => void }>();
  if (next && next.id === opened) setNext(undefined);
  const open = next?.id ?? opened;
  const conversations = useConversations(search);
  const list = conversations.list ?? [];
  const { error } = conversations;
  const refusal = search.q && error instanceof Problem && error.of('q') ? error : undefined;
  useEffect(
    () =>
      router.subscribe('onBeforeLoad', ({ toLocation, pathChanged }) => {
        const id = leadsTo(toLocation);
        if (id !== undefined && pathChanged) holdKeys(id);
      }),
    [router],
  );
  const isOpen = opened !== undefined;
  useEffect(() => (isOpen ? afterPaint(loadAhead) : undefined), [isOpen]);
  useOpening('search', isOpen ? 'beside a conversation' : 'alone', {
    field() {
      field.current?.select();
      return field.current;
    },
  });
  const cursor = useCursor(list, open, JSON.stringify(toListQuery(search)));
  const [density, setDensity] = useDensity();
  const [width, setWidth] = useListWidth();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [asked, setAsked] = useState<{ question: Question; of: Conversation[] }>();
  const field = useRef<HTMLInputElement>(null);
  // The list has a task of its own, so that a phone stays responsive.
  const isPainted = usePainted();
  const takesFocus = useRef(false);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);

  const current = list[cursor.index];
  const isListed = open === undefined || current?.id === open;
  const picked = chosen.size > 0 ? list.filter(({ id }) => chosen.has(id)) : [];
  /** Returns what keys act on: the selection, else the open conversation even if unlisted, else the cursor's. */
  function targets(): Conversation[] {
    if (picked.length > 0) return picked;
    const found = isListed ? current : held(open);
    return found ? [found] : [];
  }
  const held = (id: number) =>
    queries.getQueryData<Conversation>(['get', '/api/threads/{id}', { params: { path: { id } } }]);
  /** Returns the current version of a conversation. */
  const now = (one: Conversation) => list.find(({ id }) => id === one.id) ?? held(one.id) ?? one;
  const to = (id: number) => ({ to: '/mail/$id', params: { id }, search }) as const;
  function leave() {
    if (!next) return;
    next.cancel();
    setNext(undefined);
    releaseKeys(next.id);
  }
  const toList = () => {
    leave();
    void navigate({ to: '/mail', search });
  };
  function move(step: 1 | -1) {
    // If the open one has left its list, the row in its place is the next.
    const index = cursor.index + (isListed || step < 0 ? step : 0);
    const target = list[index];
    if (!target) return;
    cursor.moveTo(index);
    // The conversation that was opened just before may not be shown yet.
    if (open === undefined && leadsTo(router.latestLocation) === undefined) {
      takesFocus.current = true;
      clearTimeout(resting.current);
      resting.current = setTimeout(() => void router.preloadRoute(to(target.id)), REST_MS);
      return;
    }
    goTo(target.id, list[index + step]?.id);
  }
  /** Paints the row of a conversation, and then shows the conversation and fetches the one after it. */
  function goTo(id: number, after?: number) {
    leave();
    setNext({ id, cancel: afterPaint(() => void arrive(id, after)) });
    if (id !== opened) holdKeys(id);
  }
  async function arrive(id: number, after: number | undefined) {
    const arrival = navigate({ ...to(id), replace: leadsTo(router.latestLocation) !== undefined });
    if (after !== undefined) void router.preloadRoute(to(after));
    await arrival;
    // Another click may have led elsewhere.
    if (leadsTo(router.latestLocation) === id) return;
    setNext((now) => (now?.id === id ? undefined : now));
    releaseKeys(id);
  }
  const me = useSignedIn().session?.user.id;
  const own = me === undefined ? undefined : Number(me);
  /** Moves to the next conversation if the open one is about to leave the list. Returns what moves back. */
  function goOn(changing: Conversation[], change: Change): (() => void) | undefined {
    const going = changing.filter((one) => isGone(one, change, toListQuery(search), own));
    const gone = new Set(going.map(({ id }) => id));
    if (gone.size === 0) return undefined;
    setChosen(new Set());
    if (open !== undefined && gone.has(open)) {
      goToNext(gone);
      return () => isMail(router.latestLocation) && void navigate({ ...to(open), replace: true });
    }
    if (open !== undefined) return undefined;
    takesFocus.current = true;
    return () => {
      takesFocus.current = true;
      cursor.returnTo(going[0]!.id);
    };
  }
  function goToNext(gone: ReadonlySet<number>) {
    if (!isListed) return;
    const stays = ({ id }: Conversation) => !gone.has(id);
    const following = list.slice(cursor.index).find(stays) ?? list.slice(0, cursor.index).findLast(stays);
    if (!following) return toList();
    leave();
    void navigate({ ...to(following.id), replace: true });
  }
  const actions: Actions = {
    ...useActions(goOn, own),
    ask(question, of) {
      if (of.length === 0) return;
      if (question !== 'delete' && !(question === 'merge' && of.length > 1)) opening('choice');
      setAsked({ question, of });
    },
    clear: () => setChosen(new Set()),
  };
  function back() {
    if (open !== undefined) {
      takesFocus.current = true;
      toList();
    } else if (picked.length > 0) setChosen(new Set());
    else if (search.q) void navigate({ to: '/mail', search: originOf(search) });
  }
  const choose = useCallback((id: number) => {
    setChosen((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }, []);
  useMailKeys(actions, targets, {
    move,
    back,
    open: () => current && current.id !== open && goTo(current.id),
    choose: () => current && choose(current.id),
    search() {
      opening('search');
      // On a narrow screen, the open conversation covers the list.
      if (open !== undefined && !field.current?.checkVisibility({ visibilityProperty: true })) toList();
    },
    /** Closes the open one, which would otherwise be marked as read again. */
    leave: () => open !== undefined && picked.length === 0 && back(),
    isOpen: open !== undefined,
  });

  return (
    <ActionsContext value={actions}>
      <div
        style={{ '--list': `min(${width}px, 55%)` } as CSSProperties}
        className="relative grid h-full lg:grid-cols-[var(--list)_minmax(0,1fr)]"
      >
        <section
          aria-label={text.conversations}
          className={`grid min-h-0 min-w-0 grid-rows-[auto_minmax(0,1fr)] border-line lg:border-e ${opened === undefined ? '' : 'max-lg:invisible'}`}
        >
          <Toolbar
            search={search}
            field={field}
            onCompose={openCompose}
            density={density}
            onDensity={setDensity}
            isRefused={refusal !== undefined}
            found={conversations.list?.length}
            isWhole={!conversations.hasNextPage}
            refusal={
              refusal && (
                <Suspense>
                  <Refusal of={refusal} q={search.q?.trim() ?? ''} />
                </Suspense>
              )
            }
            below={
              (listed === 'trash' || listed === 'spam') && (
                <Suspense>
                  <EmptyState state={listed} />
                </Suspense>
              )
            }
          >
            {picked.length > 0 && (
              <Suspense>
                <BulkBar
                  targets={picked}
                  actions={actions}
                  onAll={() => setChosen(new Set(list.map(({ id }) => id)))}
                  onClear={actions.clear}
                />
              </Suspense>
            )}
          </Toolbar>
          {isPainted && (
            <ListBody
              conversations={conversations}
              search={search}
              isRefused={refusal !== undefined}
              open={open}
              cursor={cursor}
              chosen={chosen}
              takesFocus={takesFocus}
              density={density}
              onChoose={choose}
            />
          )}
        </section>
        <Divider width={width} onChange={setWidth} />
        <div
          className={`min-h-0 min-w-0 bg-page max-lg:absolute max-lg:inset-0 ${opened === undefined ? 'max-lg:hidden' : ''}`}
        >
          {children}
        </div>
        <Suspense>
          {asked && (
            <Ask
              question={asked.question}
              of={asked.of.map(now)}
              actions={actions}
              onClose={() => setAsked(undefined)}
            />
          )}
        </Suspense>
      </div>
    </ActionsContext>
  );
}
