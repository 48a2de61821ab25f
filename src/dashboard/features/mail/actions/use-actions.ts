import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useAct } from '../../../api/act.ts';
import type { Schemas } from '../../../api/client.ts';
import { standing } from '../../../api/offline/standing.ts';
import type { Patch } from '../../../api/patch.ts';
import { useText } from '../../../lib/text/language.tsx';
import { saidText } from '../../../lib/text/mail/said.ts';
import { say } from '../../../lib/toasts.ts';
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

/** The number of concurrent task changes. */
const AT_ONCE = 4;
/** The maximum number of emails per request. */
const MOST_IDS = 500;

interface Reading {
  list: Conversation[];
  isRead: boolean;
}

/** A change of conversations, with the data to undo it. */
interface Update {
  list: Conversation[];
  change: Change;
  /** The confirmation. */
  said: string;
  /** The undo tokens of the responses. */
  tokens: string[];
  /** The queries whose lists lost some of the conversations. */
  left: Set<QueryKey>;
  /** Returns to what was shown before the list moved on. */
  back: (() => void) | undefined;
}

async function forEachOf<T>(items: T[], work: (item: T) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < items.length; at += AT_ONCE) {
    await Promise.all(items.slice(at, at + AT_ONCE).map(work));
  }
}

/** Says which conversation a confirmation is about, for when it is read long after. */
const about = ([one, ...others]: Conversation[], said: string) =>
  one && others.length === 0 ? `${one.subject}: ${said}` : said;

/**
 * Returns the actions on conversations of the user `me`, which are optimistic and roll back if the API refuses. User
 * actions are confirmed with undo. `onChange` is called just before each change. It may return a function that undo
 * calls, to return to what was shown.
 */
export function useActions(
  onChange: (list: Conversation[], change: Change) => (() => void) | undefined,
  me: number | undefined,
) {
  const text = useText(saidText);
  const queries = useQueryClient();
  /** Changes conversations in all cached lists. `also` gets each changed value, its key, and the value before. */
  function show(
    patch: Patch,
    list: Conversation[],
    change: (one: Conversation) => Conversation,
    also: (held: Held, key: QueryKey, before: Held) => Held = (held) => held,
  ): void {
    const ids = new Set(list.map(({ id }) => id));
    patch(['/api/threads', '/api/threads/{id}'], (held: Held, key) =>
      also(changeHeld(held, key, ids, change, me), key, held),
    );
  }
  const shared = { exact: ['threads'], failed: text.failed };

  const saidOfRead = ({ list, isRead }: Reading) => (isRead ? text.read : text.unread)(list.length);
  const read = useAct({
    ...shared,
    async run({ list, isRead }: Reading, into) {
      const ids = list.map(({ last_message }) => last_message.id);
      for (let at = 0; at < ids.length; at += MOST_IDS) {
        const body = { ids: ids.slice(at, at + MOST_IDS), is_read: isRead };
        await into.PATCH('/api/emails/read', { body });
      }
    },
    show: (patch, { list, isRead }) => show(patch, list, withRead(isRead)),
    touches: ['unread'],
    inTurn: 'read',
    waits: (reading) => about(reading.list, saidOfRead(reading)),
    said: saidOfRead,
    undo: ({ list, isRead }) => void read.quietly({ list, isRead: !isRead }),
  });

  const task = useAct({
    ...shared,
    run: ({ list, change }: { list: Conversation[]; change: TaskChange }, into) =>
      forEachOf(list, ({ task }) =>
        into.PATCH('/api/tasks/{id}', { params: { path: { id: task!.id } }, body: change }),
      ),
    show: (patch, { list, change }) => show(patch, list, withStatus(change.status)),
    touches: ['task'],
    inTurn: 'tasks',
    waits: ({ list }) => about(list, text.changed),
    said: text.changed,
    canUndo: ({ change }) => change.status !== undefined,
    undo({ list }) {
      const before = Map.groupBy(list, ({ task }) => task!.status);
      for (const [status, some] of before) void task.quietly({ list: some, change: { status } });
    },
  });

  const update = useAct({
    ...shared,
    run: ({ list, change, tokens }: Update, into) => save(into, list, change, tokens),
    show: (patch, { list, change, left }) =>
      show(patch, list, withChange(change), (held, key, before) => {
        if (held !== before) left.add(key);
        return held;
      }),
    touches: ['task'],
    inTurn: 'conversations',
    waits: ({ list, said }) => about(list, said),
    said: ({ said }) => said,
    undo(made) {
      made.back?.();
      void undo.act(made);
    },
  });

  const undo = useAct({
    async run(made: Update, into) {
      const { tokens } = made;
      if (tokens.length === 0 && standing().waiting > 0) {
        const { withdraw } = await import('../../../api/offline/index.ts');
        if (await withdraw(queries, made)) return;
      }
      const skipped = await takeBack(into, tokens);
      if (skipped > 0) say(text.notRestored(skipped));
    },
    show(patch, { list, left }) {
      const before = new Map(list.map((one) => [one.id, one]));
      show(
        patch,
        list,
        (one) => ({ ...one, ...before.get(one.id) }),
        (held, key) => (left.has(key) ? putBack(held, list) : held),
      );
    },
    touches: ['task'],
    inTurn: 'conversations',
    waits: ({ list }) => about(list, text.undone),
    failed: text.failed,
  });

  /** Changes conversations, confirms it, and offers undo. */
  function change(list: Conversation[], change: Change, said: string) {
    if (list.length === 0) return;
    const back = onChange(list, change);
    void update.act({ list, change, said, tokens: [], left: new Set(), back });
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
    readQuietly: (list: Conversation[], isRead = true) => void read.quietly({ list, isRead }),
    setRead(list: Conversation[], isRead: boolean) {
      const changing = list.filter(({ unread_count }) => (unread_count === 0) !== isRead);
      if (changing.length > 0) void read.act({ list: changing, isRead });
    },
    /** Sets the status of the tasks. A conversation with a done task is done. */
    setStatus(list: Conversation[], status: Schemas['TaskStatus']) {
      if (status === 'done') return setState(list, status);
      const changing = withTasks(list).filter(({ task }) => task?.status !== status);
      if (changing.length > 0) void task.act({ list: changing, change: { status } });
    },
    setPriority(list: Conversation[], priority: Schemas['TaskPriority']) {
      const changing = withTasks(list);
      if (changing.length > 0) void task.act({ list: changing, change: { priority } });
    },
  };
}
