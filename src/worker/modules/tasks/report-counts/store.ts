import { type SQL, sql } from 'drizzle-orm';
import { type Ctx, type ServiceCtx, workerOf } from '../../../platform/ctx.ts';
import { requireThat } from '../../../platform/data/commit/commit.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { hidden } from '../../../platform/data/shown.ts';
import { addCounts, bucketOf } from '../../reports/index.ts';
import { tasks } from '../schema.ts';

/** The state of a task, as expressions on columns of `tasks`. */
interface TaskState {
  isDone: SQL;
  completedAt: SQL;
  completedBy: SQL;
}

const NOW: TaskState = {
  isDone: sql`status = 'done'`,
  completedAt: sql`completed_at`,
  completedBy: sql`completed_by`,
};

/**
 * Returns a SELECT of the `addCounts` rows of tasks, `times` each. `where` is a condition on columns of `tasks`. An
 * open task counts at the time of its email, else of its creation; a completed one at its completion.
 */
export function numbersOfTasks(where: SQL, times: SQL = sql`1`, standing = NOW, tag = sql`tag`): SQL {
  const { isDone, completedAt, completedBy } = standing;
  return sql`SELECT CASE m.measure WHEN 'o' THEN COALESCE(received_at, created_at) ELSE ${completedAt} END AS at, COALESCE(${tag}, '') AS tag,
      CASE m.measure WHEN 'o' THEN 0 ELSE COALESCE(${completedBy}, 0) END AS user_id,
      CASE m.measure WHEN 't' THEN 't' || ${bucketOf(sql`(${completedAt} - created_at) / 60000`)}
        ELSE m.measure END AS measure, ${times} AS n
    FROM ${tasks} JOIN (SELECT 'o' AS measure UNION ALL SELECT 'd' UNION ALL SELECT 't') AS m
      ON (m.measure = 'o') <> (${isDone})
    WHERE in_reports = 1 AND ${where}`;
}

/** Returns a SELECT of the `addCounts` rows of the visible tasks created from emails. `emailIds` is a SELECT. */
export function numbersOfTasksOf(emailIds: SQL): SQL {
  return numbersOfTasks(sql`email_id IN (${emailIds}) AND is_hidden = 0`);
}

/** Updates the counts for changes of status. Must precede the update; `status` is the new status. */
export function countMoves(ctx: Ctx, where: SQL, status: SQL): Statement {
  const moving = sql`${where} AND status <> ${status} AND +is_hidden = 0`;
  const after: TaskState = {
    isDone: sql`${status} = 'done'`,
    completedAt: sql`${ctx.now()}`,
    completedBy: completedBy(ctx),
  };
  return addCounts(
    ctx,
    sql`${numbersOfTasks(moving, sql`-1`)} UNION ALL ${numbersOfTasks(moving, sql`1`, after)}`,
  );
}

/** Moves the counts of tasks to another tag, an expression. Must precede the update. */
export function countRetagged(ctx: Ctx, where: SQL, tag: SQL): Statement {
  const retagged = numbersOfTasks(where, sql`1`, NOW, tag);
  return addCounts(ctx, sql`${numbersOfTasks(where, sql`-1`)} UNION ALL ${retagged}`);
}

/** Returns an SQL expression: the user or agent who completes tasks now. */
export function completedBy(ctx: Ctx): SQL {
  return sql`CAST(${workerOf(ctx.actor)} AS INTEGER)`;
}

/** Selects tasks of all organizations that are not in the reports yet, newest first. */
export function selectNotInReports(
  ctx: ServiceCtx,
  limit: number,
): Statement<{ id: number; organizationId: number }[]> {
  return database(ctx).all(sql`SELECT id, organization_id AS organizationId FROM ${tasks}
    WHERE in_reports = 0 ORDER BY id DESC LIMIT ${limit}`);
}

const areThese = (ctx: Ctx, ids: number[]): SQL =>
  sql`id IN (SELECT value FROM json_each(${JSON.stringify(ids)})) AND +organization_id = ${ctx.organizationId}`;

/** Adds these tasks to the report counts. Fails the batch if one of them is already counted. */
export function updateInReports(ctx: Ctx, ids: number[]): Statement[] {
  const db = database(ctx);
  const these = areThese(ctx, ids);
  return [
    requireThat(db, sql`(SELECT count(*) FROM ${tasks} WHERE ${these} AND +in_reports = 0) = ${ids.length}`),
    hidden(db.run(sql`UPDATE ${tasks} SET in_reports = 1 WHERE ${these}`)),
    addCounts(ctx, numbersOfTasks(sql`${these} AND +is_hidden = 0`)),
  ];
}
