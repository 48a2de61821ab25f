import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { database, type Statement } from '../../platform/data/database.ts';
import type { DeletionHooks } from '../../platform/module.ts';
import { addCounts } from '../reports/index.ts';
import { numbersOfTasks } from './report-counts/store.ts';
import { taskCounts, taskHistory, taskNotes, tasks } from './schema.ts';

/** SQL condition: the description is the one that `createTasksFromEmails` wrote. */
const isDescribedByEmail = sql`description GLOB 'Email from *: /api/emails/' || email_id`;

/** Deletes a task with all its data. `deleted` returns its id, or no row. */
export function deleteTaskRow(ctx: Ctx, id: number, forgetTasks: DeletionHooks['forgetTasks']) {
  return deleteTasks(ctx, sql`SELECT CAST(${id} AS INTEGER)`, forgetTasks);
}

/** Deletes tasks with all their data. `ids` is a SELECT that must hold until the last statement deletes them. */
function deleteTasks(
  ctx: Ctx,
  ids: SQL,
  forgetTasks: DeletionHooks['forgetTasks'],
): { statements: Statement[]; deleted: Statement<{ id: number }[]> } {
  const db = database(ctx);
  const chosen = sql`organization_id = ${ctx.organizationId} AND task_id IN (${ids})`;
  const deleted = db.all<{ id: number }>(
    sql`DELETE FROM ${tasks} WHERE id IN (${ids}) AND +organization_id = ${ctx.organizationId} RETURNING id`,
  );
  const statements = [
    ...forgetTasks(ctx, ids),
    db.run(sql`DELETE FROM ${taskHistory} WHERE +${chosen}`),
    db.run(sql`DELETE FROM ${taskNotes} WHERE +${chosen}`),
    db.run(sql`INSERT INTO ${taskCounts} (organization_id, status, count)
      SELECT ${ctx.organizationId}, status, -count(*) FROM ${tasks}
      WHERE id IN (${ids}) AND +organization_id = ${ctx.organizationId} AND +is_hidden = 0 GROUP BY status
      ON CONFLICT DO UPDATE SET count = count + excluded.count`),
    addCounts(
      ctx,
      numbersOfTasks(
        sql`id IN (${ids}) AND +organization_id = ${ctx.organizationId} AND +is_hidden = 0`,
        sql`-1`,
      ),
    ),
    deleted,
  ];
  return { statements, deleted };
}

/**
 * Deletes the tasks of deleted emails: all of them, or those that nobody has changed since the email created them, and
 * those of hidden emails. Keeps the others, without their source. `emailIds` is a SELECT.
 */
export function deleteTasksOfEmails(
  ctx: Ctx,
  emailIds: SQL,
  all: boolean,
  forgetTasks: DeletionHooks['forgetTasks'],
): Statement[] {
  const isShadow = sql`(k.is_hidden = 1 OR (k.updated_at = k.created_at AND ${isDescribedByEmail}))`;
  const ids = sql`SELECT k.id FROM ${tasks} AS k WHERE k.email_id IN (${emailIds})
    AND +k.organization_id = ${ctx.organizationId} AND ${all ? sql`true` : isShadow}`;
  const db = database(ctx);
  return [
    ...deleteTasks(ctx, ids, forgetTasks).statements,
    db.run(sql`UPDATE ${tasks} SET email_id = NULL, from_address = NULL, subject = NULL,
        description = iif(${isDescribedByEmail}, '', description)
      WHERE email_id IN (${emailIds}) AND +organization_id = ${ctx.organizationId} RETURNING id`),
    db.run(
      sql`DELETE FROM ${taskNotes} WHERE email_id IN (${emailIds}) AND +organization_id = ${ctx.organizationId}`,
    ),
  ];
}
