import type { Task } from '../../../contract/tasks.ts';
import { type Ctx, userOf } from '../../platform/ctx.ts';
import { commit, database } from '../../platform/data/database.ts';
import { cutPage, type Page, readCursor, writeCursor } from '../../platform/http/page.ts';
import { toTask } from './present.ts';
import { selectTaskCounts, selectTasks, type TaskFilter } from './store.ts';

interface TaskQuery extends Omit<TaskFilter, 'assigneeId'> {
  assignee_id?: number | 'me' | 'none';
  limit: number;
  offset: number;
  cursor?: string;
}

/** The user, null for nobody, or undefined for anyone. `me` is the user who acts; for an API key, its creator. */
export function assigneeIdOf({ actor }: Ctx, assignee: TaskQuery['assignee_id']): number | null | undefined {
  if (assignee === 'none') return null;
  if (assignee !== 'me') return assignee;
  return userOf(actor)?.userId ?? null;
}

/** Tasks of the organization, newest first; with `total` where the kept counts have it: for all, or one status. */
export async function listTasks(ctx: Ctx, query: TaskQuery): Promise<Page<Task>> {
  const [before] = readCursor(query, 1) ?? [null];
  const [rows, counts] = await commit(database(ctx), [
    selectTasks(
      ctx,
      { ...query, assigneeId: assigneeIdOf(ctx, query.assignee_id) },
      { before: before ?? null, limit: query.limit + 1, offset: query.offset },
    ),
    selectTaskCounts(ctx),
  ]);
  const page = cutPage(rows, query.limit, (last) => writeCursor(last.id));
  const total = counts
    .filter(({ status }) => query.status === undefined || query.status === status)
    .reduce((sum, { count }) => sum + count, 0);
  const isCounted =
    query.tag === undefined && query.priority === undefined && query.assignee_id === undefined;
  return { rows: page.rows.map(toTask), next: page.next, ...(isCounted ? { total } : {}) };
}
