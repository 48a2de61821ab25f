import { useAct } from '../../api/act.ts';
import type { client, Schemas } from '../../api/client.ts';
import type { Patch } from '../../api/patch.ts';
import { useFormat } from '../../lib/format.ts';
import { useText } from '../../lib/text/language.tsx';
import { tasksText } from '../../lib/text/tasks/tasks.ts';
import { useTimezone } from '../session/index.ts';
import {
  changeList,
  effective,
  type ListedTask,
  reversed,
  type TaskChange,
  type TaskEdit,
  type TaskList,
  type TaskQuery,
} from './lists.ts';
import { usePeople } from './people.ts';

const AT_ONCE = 4;

interface Edits {
  edits: TaskEdit[];
  /** The change that the user has chosen. */
  change: TaskChange;
}

/**
 * Changes tasks optimistically, and rolls back if the API refuses. Confirms the change with undo. Requests are sent in
 * the order of the changes. `positions` are those that the tasks get, if any.
 */
export function useChangeTasks(): (tasks: ListedTask[], change: TaskChange, positions?: string[]) => void {
  const text = useText(tasksText);
  const { me, nameOf } = usePeople();
  const format = useFormat(useTimezone());
  function sentence(count: number, change: TaskChange): string {
    const { status, priority, assignee_id: assignee, due_at: due, snoozed_until: until } = change;
    if (status) return text.moved(count, text.statuses[status]);
    if (priority) return text.prioritized(count, text.priorities[priority]);
    if (due) return text.nowDue(count, format.dateTime(due));
    if (due === null) return text.notDue(count);
    if (until) return text.nowSnoozed(count, format.dateTime(until));
    if (until === null) return text.awake(count);
    if (assignee === undefined) return text.reordered(count);
    return assignee ? text.assigned(count, nameOf(assignee)) : text.unassigned(count);
  }
  const edit = useAct({
    run: ({ edits }: Edits, into) => save(into, edits),
    show: (patch, { edits }) => show(patch, edits, me),
    touches: ['task'],
    inTurn: 'tasks',
    failed: text.changeFailed,
    waits({ edits, change }) {
      const said = sentence(edits.length, change);
      return edits.length === 1 ? `${edits[0]!.task.title}: ${said}` : said;
    },
    said: ({ edits, change }) => sentence(edits.length, change),
    undo: ({ edits, change }) => void edit.quietly({ edits: reversed(edits), change }),
  });
  return (tasks, change, positions) => {
    const edits = effective(tasks, change, positions);
    if (edits.length > 0) void edit.act({ edits, change });
  };
}

/** Throws `Problem` at the first failure; earlier changes remain. */
async function save(into: typeof client, edits: TaskEdit[]): Promise<void> {
  for (let at = 0; at < edits.length; at += AT_ONCE) {
    const some = edits.slice(at, at + AT_ONCE);
    await Promise.all(
      some.map(({ task: { id }, change }) =>
        into.PATCH('/api/tasks/{id}', { params: { path: { id } }, body: change }),
      ),
    );
  }
}

type Conversations = Schemas['Conversation'][] | { pages: { items: Schemas['Conversation'][] }[] };

/** Changes cached tasks. */
function show(patch: Patch, edits: TaskEdit[], me: number | undefined): void {
  const changes = new Map(edits.map(({ task, change }) => [task.id, change]));
  const ofConversation = (each: Schemas['Conversation']) =>
    each.task && changes.has(each.task.id)
      ? { ...each, ...withState(each.task, changes.get(each.task.id)!) }
      : each;
  patch('/api/tasks', (list: TaskList, key) =>
    edits.reduce((now, edit) => changeList(now, queryOf(key), edit, me), list),
  );
  patch('/api/tasks/{id}', (task) => ({ ...task, ...changes.get(task.id) }));
  patch('/api/threads', (list: Conversations) =>
    Array.isArray(list)
      ? list.map(ofConversation)
      : {
          ...list,
          pages: list.pages.map((page) => ({ ...page, items: page.items.map(ofConversation) })),
        },
  );
  patch('/api/stats', (stats) => count(stats, edits));
}

const queryOf = (key: readonly unknown[]) =>
  (key[2] as { params?: { query?: TaskQuery } } | undefined)?.params?.query ?? {};

/** Returns the task of a conversation after a change. The assignee belongs to the conversation. */
function withState(
  task: NonNullable<Schemas['Conversation']['task']>,
  { status, assignee_id: assignee }: TaskChange,
): Partial<Schemas['Conversation']> {
  const assigned = assignee === undefined ? {} : { assignee_id: assignee };
  return { ...assigned, task: { ...task, ...(status && { status }), ...assigned } };
}

function count(stats: Schemas['Stats'], edits: TaskEdit[]): Schemas['Stats'] {
  const tasksByStatus = { ...stats.tasksByStatus };
  for (const { task, change } of edits) {
    if (!change.status) continue;
    tasksByStatus[task.status]--;
    tasksByStatus[change.status]++;
  }
  return { ...stats, tasksByStatus };
}
