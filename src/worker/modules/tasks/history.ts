import type { TaskChange } from '../../../contract/tasks.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { commit, database } from '../../platform/data/database.ts';
import { notFound } from '../../platform/errors.ts';
import { cutPage, type Page, readCursor, writeCursor } from '../../platform/http/page.ts';
import { type ChangeRow, historyOf, type TaskRow, taskById } from './store.ts';

/** What was changed in a task, oldest first. Throws `not_found`. */
export async function listTaskHistory(
  ctx: Ctx,
  taskId: number,
  query: { limit: number; cursor?: string },
): Promise<Page<TaskChange>> {
  const [after] = readCursor(query, 1) ?? [0];
  const [[task], rows] = (await commit(database(ctx), [
    taskById(ctx, taskId),
    historyOf(ctx, taskId, after ?? 0, query.limit + 1),
  ])) as [TaskRow[], ChangeRow[]];
  if (!task) throw notFound('task');
  const page = cutPage(rows, query.limit, (last) => writeCursor(last.id));
  return { rows: page.rows.map(toChange), next: page.next };
}

function toChange(row: ChangeRow): TaskChange {
  return {
    id: row.id,
    task_id: row.task_id,
    field: row.field,
    from: row.from_value,
    to: row.to_value,
    actor: row.actor,
    created_at: new Date(row.created_at).toISOString(),
  };
}
