import type { TaskChange } from '../../../../contract/tasks.ts';
import { notFound } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { cutPage, type Page, readCursor, writeCursor } from '../../../platform/http/page.ts';
import type { TaskChangeRow } from '../schema.ts';
import { selectTask } from '../store.ts';
import { selectChanges } from './list-store.ts';

/** Lists the changes of a task, oldest first. Throws `not_found`. */
export async function listTaskHistory(
  ctx: Ctx,
  taskId: number,
  query: { limit: number; cursor?: string },
): Promise<Page<TaskChange>> {
  const [after] = readCursor(query, 1) ?? [0];
  const [[task], rows] = await commit(database(ctx), [
    selectTask(ctx, taskId),
    selectChanges(ctx, taskId, after ?? 0, query.limit + 1),
  ]);
  if (!task) throw notFound('task');
  const page = cutPage(rows, query.limit, (last) => writeCursor(last.id));
  return { rows: page.rows.map(toChange), next: page.next };
}

function toChange(row: TaskChangeRow): TaskChange {
  return {
    id: row.id,
    task_id: row.taskId,
    field: row.field,
    from: row.fromValue,
    to: row.toValue,
    actor: row.actor,
    created_at: new Date(row.createdAt).toISOString(),
  };
}
