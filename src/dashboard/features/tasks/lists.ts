/** Applies changes to cached lists of tasks optimistically. */
import type { Schemas } from '../../api/client.ts';

export type Status = Schemas['TaskStatus'];
export type Priority = Schemas['TaskPriority'];
/** A task as cards and rows show it. */
export type ListedTask = Omit<Schemas['Task'], 'description' | 'completed_at'>;

export const STATUSES: readonly Status[] = ['todo', 'in_progress', 'done'];
/** Most urgent first. */
export const PRIORITIES: readonly Priority[] = ['urgent', 'high', 'medium', 'low'];

export type TaskChange = Partial<
  Pick<ListedTask, 'status' | 'priority' | 'assignee_id' | 'due_at' | 'snoozed_until' | 'position'>
>;
export type DateField = 'due_at' | 'snoozed_until';
/** A task before a change, and the change. */
export interface TaskEdit {
  task: ListedTask;
  change: TaskChange;
}

/** The filters of `GET /api/tasks`. */
export interface TaskQuery {
  status?: Status;
  priority?: Priority;
  tag?: string;
  assignee_id?: number | 'me' | 'none' | string;
  overdue?: 'true';
  snoozed?: boolean | string;
}

export const isOverdue = ({ status, due_at: due }: Pick<ListedTask, 'status' | 'due_at'>, now: Date) =>
  due !== null && status !== 'done' && Date.parse(due) <= now.getTime();

/** Returns whether a list with this query contains the task. `me` is the signed-in user. */
export function fits(task: ListedTask, query: TaskQuery, me: number | undefined): boolean {
  const { status, priority, tag, assignee_id: assignee } = query;
  const wanted = assignee === 'me' ? me : assignee === 'none' ? null : Number(assignee);
  return (
    (status === undefined || task.status === status) &&
    (priority === undefined || task.priority === priority) &&
    (tag === undefined || task.tag === tag) &&
    (assignee === undefined || task.assignee_id === wanted) &&
    (query.snoozed === undefined || (task.snoozed_until !== null) === (String(query.snoozed) === 'true')) &&
    (query.overdue === undefined || isOverdue(task, new Date()))
  );
}

interface Page {
  items: ListedTask[];
  next: string | undefined;
  total: number | undefined;
}
/** The cached values of `usePages` and `useQuery`. */
export type TaskList = ListedTask[] | { pages: Page[]; pageParams: unknown[] };

const isAbout = (id: number) => (task: ListedTask) => task.id === id;

const isBehind = (one: ListedTask, other: ListedTask) =>
  one.position === other.position ? one.id < other.id : one.position < other.position;

/** Inserts a task by its position. Returns the items unchanged if its place is after the end, unless `isWhole`. */
function insert(items: ListedTask[], task: ListedTask, isWhole: boolean): ListedTask[] {
  const at = items.findIndex((other) => isBehind(other, task));
  if (at < 0) return isWhole ? [...items, task] : items;
  return items.toSpliced(at, 0, task);
}

function changeItems(items: ListedTask[], after: ListedTask, stays: boolean): ListedTask[] {
  if (!stays) return items.filter((task) => task.id !== after.id);
  return items.map((task) => (task.id === after.id ? { ...task, ...after } : task));
}

/** Returns the list after a change to a task, which leaves, enters or changes in place. */
export function changeList(
  list: TaskList,
  query: TaskQuery,
  { task, change }: TaskEdit,
  me: number | undefined,
): TaskList {
  const after = afterOf({ task, change });
  const stays = fits(after, query, me);
  // Overdue tasks are sorted by date.
  if (change.position !== undefined && !query.overdue) return moveInList(list, query, { task, change }, me);
  if (Array.isArray(list)) {
    if (list.some(isAbout(task.id))) return changeItems(list, after, stays);
    // Overdue tasks are sorted by date, so the API's response determines the place.
    if (query.overdue) return list;
    return stays ? insert(list, after, true) : list;
  }
  const isListed = list.pages.some(({ items }) => items.some(isAbout(task.id)));
  const step = Number(stays) - Number(isListed || fits(task, query, me));
  let isPlaced = isListed || !stays || query.overdue !== undefined;
  const pages = list.pages.map((page, index) => {
    const total = index === 0 && page.total !== undefined ? page.total + step : page.total;
    const items = isPlaced
      ? changeItems(page.items, after, stays)
      : insert(page.items, after, page.next === undefined);
    isPlaced ||= items !== page.items;
    return { ...page, items, total };
  });
  return { ...list, pages };
}

/** Returns the list after a task has got another position. */
function moveInList(list: TaskList, query: TaskQuery, edit: TaskEdit, me: number | undefined): TaskList {
  const { position, ...change } = edit.change;
  const isElsewhere = (each: ListedTask) => each.id !== edit.task.id;
  const without: TaskList = Array.isArray(list)
    ? list.filter(isElsewhere)
    : { ...list, pages: list.pages.map((page) => ({ ...page, items: page.items.filter(isElsewhere) })) };
  return changeList(without, query, { task: { ...edit.task, position: position! }, change }, me);
}

/** Returns a task after its change. A done task is no longer snoozed. */
function afterOf({ task, change }: TaskEdit): ListedTask {
  return { ...task, ...change, ...(change.status === 'done' ? { snoozed_until: null } : {}) };
}

/** Returns the edits that undo these. */
export const reversed = (edits: TaskEdit[]): TaskEdit[] =>
  edits.map((edit) => {
    const { task, change } = edit;
    const after = afterOf(edit);
    const fields = (Object.keys(change) as (keyof TaskChange)[]).concat(
      after.snoozed_until === task.snoozed_until || 'snoozed_until' in change ? [] : ['snoozed_until'],
    );
    return {
      task: after,
      change: Object.fromEntries(fields.map((field) => [field, task[field]])) as TaskChange,
    };
  });

/** Returns the edits that change anything. `positions` are those that the tasks get, if any. */
export const effective = (tasks: ListedTask[], change: TaskChange, positions: string[] = []): TaskEdit[] =>
  tasks
    .map((task, index) => ({
      task,
      change: positions[index] === undefined ? change : { ...change, position: positions[index] },
    }))
    .filter(({ task, change: each }) =>
      Object.entries(each).some(([field, to]) => task[field as keyof TaskChange] !== to),
    );
