import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client, type Schemas } from '../../../api/client.ts';
import { patch, refresh } from '../../../api/patch.ts';
import { commonText } from '../../../lib/text/common.ts';
import { useText } from '../../../lib/text/language.tsx';
import { mailText } from '../../../lib/text/mail.ts';
import { say, sayFailure } from '../../../ui/toast.tsx';
import { changeHeld, withRead, withTask } from './change.ts';

type Conversation = Schemas['Conversation'];
type TaskChange = Partial<Pick<Schemas['Task'], 'status' | 'priority' | 'assignee_id'>>;

const SHOWN_BY = ['/api/threads', '/api/threads/{id}'] as const;
/** Changes of one kind that are on their way at once. */
const AT_ONCE = 4;
/** Of one request. */
const MOST_IDS = 500;

async function forEachOf<T>(items: T[], work: (item: T) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < items.length; at += AT_ONCE) {
    await Promise.all(items.slice(at, at + AT_ONCE).map(work));
  }
}

/**
 * What is done to conversations, at once in everything the page shows, and taken back where the API refuses it. Those
 * that a person asked for are said, with a way back.
 */
export function useActions() {
  const queries = useQueryClient();
  const text = useText(mailText);
  const common = useText(commonText);

  const fail = (error: unknown, _: unknown, back?: () => void) => {
    back?.();
    sayFailure(error, text.failed);
    void refresh(queries, ...SHOWN_BY);
  };
  const show = (list: Conversation[], change: (one: Conversation) => Conversation) => {
    const ids = new Set(list.map(({ id }) => id));
    return patch<Parameters<typeof changeHeld>[0]>(queries, [...SHOWN_BY], (held) =>
      changeHeld(held, ids, change),
    );
  };

  // What is changed needs no answer to be right; what was cancelled for it does.
  const repeatCancelled = () =>
    void queries.refetchQueries({
      type: 'active',
      predicate: ({ queryKey, state }) =>
        SHOWN_BY.some((path) => path === queryKey[1]) && state.isInvalidated,
    });

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
    onMutate: ({ list, change }) => show(list, withTask(change)),
    onError: fail,
    onSettled: () => {
      repeatCancelled();
      return refresh(queries, '/api/tasks', '/api/tasks/{id}', '/api/tasks/{id}/history', '/api/stats');
    },
  });

  const withTasks = (list: Conversation[]) => {
    const found = list.filter(({ task }) => task !== null);
    if (found.length === 0) say(text.noTask);
    return found;
  };
  /** Changes tasks, says so, and offers to set each back to what it was. */
  function changeTasks<K extends 'status' | 'assignee_id'>(
    list: Conversation[],
    field: K,
    value: TaskChange[K],
    said: (count: number) => string,
  ) {
    const changing = withTasks(list).filter(({ task }) => task?.[field] !== value);
    if (changing.length === 0) return;
    task.mutate({ list: changing, change: { [field]: value } });
    const before = Map.groupBy(changing, ({ task }) => task![field]);
    say(said(changing.length), {
      label: common.undo,
      run: () => {
        for (const [value, list] of before) task.mutate({ list, change: { [field]: value } });
      },
    });
  }

  return {
    /** Without a word: opening a conversation reads it. */
    readQuietly: (list: Conversation[], isRead = true) => read.mutate({ list, isRead }),
    setRead(list: Conversation[], isRead: boolean) {
      const changing = list.filter(({ unread_count }) => (unread_count === 0) !== isRead);
      if (changing.length === 0) return;
      read.mutate({ list: changing, isRead });
      say((isRead ? text.saidRead : text.saidUnread)(changing.length), {
        label: common.undo,
        run: () => read.mutate({ list: changing, isRead: !isRead }),
      });
    },
    setStatus: (list: Conversation[], status: Schemas['TaskStatus']) =>
      changeTasks(list, 'status', status, (count) =>
        status === 'done'
          ? text.saidDone(count)
          : status === 'todo'
            ? text.saidReopened(count)
            : text.saidChanged,
      ),
    assign: (list: Conversation[], userId: number | null, name: string) =>
      changeTasks(list, 'assignee_id', userId, () =>
        userId === null ? text.saidUnassigned : text.saidAssigned(name),
      ),
    setPriority(list: Conversation[], priority: Schemas['TaskPriority']) {
      const changing = withTasks(list);
      if (changing.length > 0) {
        task.mutate({ list: changing, change: { priority } }, { onSuccess: () => say(text.saidChanged) });
      }
    },
    /** Done, unless all of them are: then open again. */
    toggleDone(list: Conversation[]) {
      const isDone = list.every(({ task }) => task === null || task.status === 'done');
      this.setStatus(list, isDone ? 'todo' : 'done');
    },
  };
}
export type Actions = ReturnType<typeof useActions>;
