import type { Task } from '../../../contract/tasks.ts';
import { type Ctx, userOf } from '../../platform/ctx.ts';
import { commit, database } from '../../platform/data/database.ts';
import { cutPage, type Page, readCursor, writeCursor } from '../../platform/http/page.ts';
import { listedTasks, type TaskFilter, type TaskRow, taskCountsByStatus } from './store.ts';
import { toTask } from './task.ts';

interface TaskQuery extends Omit<TaskFilter, 'assigneeId'> {
  assignee_id?: number | 'me' | 'none';
  limit: number;
  offset: number;
  cursor?: string;
}

/** `me` is who acts; of an API key, its maker. */
function assigneeOf({ actor }: Ctx, asked: TaskQuery['assignee_id']): number | null | undefined {
  if (asked === 'none') return null;
  if (asked !== 'me') return asked;
  return userOf(actor)?.userId ?? null;
}

/** Tasks of the organization, newest first; `total` where the kept counts tell it: by status, or of all. */
export async function listTasks(ctx: Ctx, query: TaskQuery): Promise<Page<Task>> {
  const [before] = readCursor(query, 1) ?? [null];
  const [rows, counts] = (await commit(database(ctx), [
    listedTasks(
      ctx,
      { ...query, assigneeId: assigneeOf(ctx, query.assignee_id) },
      { before: before ?? null, limit: query.limit + 1, offset: query.offset },
    ),
    taskCountsByStatus(ctx),
  ])) as [TaskRow[], { status: string; count: number }[]];
  const page = cutPage(rows, query.limit, (last) => writeCursor(last.id));
  const total = counts
    .filter(({ status }) => query.status === undefined || query.status === status)
    .reduce((sum, { count }) => sum + count, 0);
  const isKept = query.tag === undefined && query.priority === undefined && query.assignee_id === undefined;
  return { rows: page.rows.map(toTask), next: page.next, ...(isKept ? { total } : {}) };
}
