import type { TaskChange } from '../../../../contract/tasks.ts';
import { notFound } from '../../../../lib/errors.ts';
import { type Agent, findAgents } from '../../../platform/agents.ts';
import { type Ctx, readActor } from '../../../platform/ctx.ts';
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
  const agents = await findAgents(ctx, [...new Set(page.rows.flatMap((row) => agentIdOf(row) ?? []))]);
  return { rows: page.rows.map((row) => toChange(row, agents)), next: page.next };
}

function agentIdOf({ actor }: TaskChangeRow): number | null {
  const { type, id } = readActor(actor);
  return type === 'agent' ? id : null;
}

function toChange(row: TaskChangeRow, agents: Map<number, Agent>): TaskChange {
  const agent = agents.get(agentIdOf(row) ?? 0);
  return {
    id: row.id,
    task_id: row.taskId,
    field: row.field,
    from: row.fromValue,
    to: row.toValue,
    actor: row.actor,
    agent: agent ? { name: agent.name, user_id: agent.userId } : null,
    created_at: new Date(row.createdAt).toISOString(),
  };
}
