import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { client, type Schemas } from '../../../api/client.ts';
import { patch, refresh } from '../../../api/patch.ts';
import { commonText } from '../../../lib/text/common.ts';
import { useText } from '../../../lib/text/language.tsx';
import { saidText } from '../../../lib/text/mail/said.ts';
import { say, sayFailure } from '../../../ui/toast.tsx';
import {
  type Change,
  type Conversation,
  changeHeld,
  type Held,
  putBack,
  withChange,
  withRead,
  withStatus,
} from './change.ts';
import { save, takeBack } from './save.ts';

type State = Schemas['ConversationState'];
type TaskChange = Partial<Pick<Schemas['Task'], 'status' | 'priority'>>;

const SHOWN_BY = ['/api/threads', '/api/threads/{id}'] as const;
/** Runs changes sequentially, so that the last one wins. */
const SCOPE = { id: 'conversations' };
/** The number of concurrent task changes. */
const AT_ONCE = 4;
/** The maximum number of emails per request. */
const MOST_IDS = 500;

/** A change of conversations, with the data to undo it. */
interface Update {
  list: Conversation[];
  change: Change;
  /** The undo tokens of the responses. */
  tokens: string[];
  /** The queries whose lists lost some of the conversations. */
  left: Set<QueryKey>;
}

async function forEachOf<T>(items: T[], work: (item: T) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < items.length; at += AT_ONCE) {
    await Promise.all(items.slice(at, at + AT_ONCE).map(work));
  }
}

/**
 * Returns the actions on conversations, which are optimistic and roll back if the API refuses. User actions are
 * confirmed with undo. `onChange` is called just before each change.
 */
export function useActions(onChange: (list: Conversation[], change: Change) => void) {
  const queries = useQueryClient();
  const text = useText(saidText);
  const common = useText(commonText);

  const fail = (error: unknown, _: unknown, back?: () => void) => {
    back?.();
    sayFailure(error, text.failed);
    void refresh(queries, ...SHOWN_BY);
  };
  const show = (
    list: Conversation[],
    change: (one: Conversation) => Conversation,
    also: (held: Held, key: QueryKey, before: Held) => Held = (held) => held,
  ) => {
    const ids = new Set(list.map(({ id }) => id));
    return patch<Held>(queries, [...SHOWN_BY], (held, key) =>
      also(changeHeld(held, key, ids, change), key, held),
    );
  };

  // Optimistic data needs no refetch; cancelled requests do, once no other change is pending.
  const repeatCancelled = () =>
    queries.isMutating() > 1
      ? undefined
      : void queries.refetchQueries({
          type: 'active',
          predicate: ({ queryKey, state }) =>
            SHOWN_BY.some((path) => path === queryKey[1]) && state.isInvalidated,
        });
  const settleTasks = () =>
    refresh(queries, '/api/tasks', '/api/tasks/{id}', '/api/tasks/{id}/history', '/api/stats');
  const settle = () => {
    repeatCancelled();
    // An inactive list is refetched when it is shown.
    void queries.invalidateQueries({
      predicate: (query) => query.queryKey[1] === SHOWN_BY[0] && !query.isActive(),
      refetchType: 'none',
    });
    return settleTasks();
  };

  const read = useMutation({
    mutationFn: async ({ list, isRead }: { list: Conversation[]; isRead: boolean }) => {
      const ids = list.map(({ last_message }) => last_message.id);
      for (let at = 0; at < ids.length; at += MOST_IDS) {
        const body = { ids: ids.slice(at, at + MOST_IDS), is_read: isRead };
        await client.PATCH('/api/emails/read', { body });
      }
    },
    onMutate: ({ list, isRead }) => show(list, withRead(isRead)),
    onError: fail,
    onSuccess: () => refresh(queries, '/api/emails', '/api/stats'),
    onSettled: repeatCancelled,
  });

  const task = useMutation({
    mutationFn: ({ list, change }: { list: Conversation[]; change: TaskChange }) =>
      forEachOf(list, ({ task }) =>
        client.PATCH('/api/tasks/{id}', { params: { path: { id: task!.id } }, body: change }),
      ),
    onMutate: ({ list, change }) => show(list, withStatus(change.status)),
    onError: fail,
    onSettled: settle,
  });

  const update = useMutation({
    scope: SCOPE,
    mutationFn: ({ list, change, tokens }: Update) => save(list, change, tokens),
    onMutate: ({ list, change, left }: Update) =>
      show(list, withChange(change), (held, key, before) => {
        if (held !== before) left.add(key);
        return held;
      }),
    onError: fail,
    onSettled: settle,
  });

  const undo = useMutation({
    scope: SCOPE,
    mutationFn: ({ tokens }: Update) => takeBack(tokens),
    onMutate({ list, left }: Update) {
      const before = new Map(list.map((one) => [one.id, one]));
      return show(
        list,
        (one) => ({ ...one, ...before.get(one.id) }),
        (held, key) => (left.has(key) ? putBack(held, list) : held),
      );
    },
    onSuccess: (skipped) => skipped > 0 && say(text.notRestored(skipped)),
    onError: fail,
    onSettled: () => Promise.all([settle(), refresh(queries, ...SHOWN_BY)]),
  });

  /** Changes conversations, confirms it, and offers undo. */
  function change(list: Conversation[], change: Change, said: string) {
    if (list.length === 0) return;
    onChange(list, change);
    const made: Update = { list, change, tokens: [], left: new Set() };
    update.mutate(made);
    say(said, { label: common.undo, run: () => undo.mutate(made) });
  }
  const setState = (list: Conversation[], state: Exclude<State, 'snoozed'>) => {
    const changing = list.filter(
      (one) => one.state !== state || (state === 'done' && one.task && one.task.status !== state),
    );
    change(changing, { state }, text.states[state](changing.length));
  };
  const withTasks = (list: Conversation[]) => {
    const found = list.filter(({ task }) => task !== null);
    if (found.length === 0) say(text.noTask);
    return found;
  };

  return {
    change,
    setState,
    /** Sets the state, or back to open if all have it already. */
    toggle: (list: Conversation[], state: 'done' | 'spam' | 'trash') =>
      setState(list, list.every((one) => one.state === state) ? 'open' : state),
    assign(list: Conversation[], userId: number | null, name: string) {
      const changing = list.filter(({ assignee_id }) => assignee_id !== userId);
      change(
        changing,
        { assignee_id: userId },
        userId === null ? text.unassigned : text.assigned(name, changing.length),
      );
    },
    /** Without confirmation, as opening a conversation marks it as read. */
    readQuietly: (list: Conversation[], isRead = true) => read.mutate({ list, isRead }),
    setRead(list: Conversation[], isRead: boolean) {
      const changing = list.filter(({ unread_count }) => (unread_count === 0) !== isRead);
      if (changing.length === 0) return;
      read.mutate({ list: changing, isRead });
      say((isRead ? text.read : text.unread)(changing.length), {
        label: common.undo,
        run: () => read.mutate({ list: changing, isRead: !isRead }),
      });
    },
    /** Sets the status of the tasks. A conversation with a done task is done. */
    setStatus(list: Conversation[], status: Schemas['TaskStatus']) {
      if (status === 'done') return setState(list, status);
      const changing = withTasks(list).filter(({ task }) => task?.status !== status);
      if (changing.length === 0) return;
      task.mutate({ list: changing, change: { status } });
      const before = Map.groupBy(changing, ({ task }) => task!.status);
      say(text.changed, {
        label: common.undo,
        run: () => {
          for (const [status, list] of before) task.mutate({ list, change: { status } });
        },
      });
    },
    setPriority(list: Conversation[], priority: Schemas['TaskPriority']) {
      const changing = withTasks(list);
      if (changing.length > 0) {
        task.mutate({ list: changing, change: { priority } }, { onSuccess: () => say(text.changed) });
      }
    },
  };
}
