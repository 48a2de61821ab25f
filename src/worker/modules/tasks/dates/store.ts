import { type SQL, sql } from 'drizzle-orm';
import type { Ctx, ServiceCtx } from '../../../platform/ctx.ts';
import { requireThat } from '../../../platform/data/commit/commit.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { hidden } from '../../../platform/data/shown.ts';
import { tasks } from '../schema.ts';
import { updateTasks } from '../store.ts';

interface Due {
  id: number;
  organizationId: number;
}

/** A task with a due reminder. */
export interface DueTask {
  id: number;
  title: string;
  assigneeId: number | null;
  dueAt: number;
}

/** Returns an SQL condition: the task is due without a reminder. Must match the index `tasks_reminders`. */
const isUnreminded = (ctx: ServiceCtx): SQL => sql`due_at <= ${ctx.now()} AND due_at IS NOT NULL
  AND due_at IS NOT reminded_due_at AND status <> 'done' AND is_hidden = 0`;
const isAmong = (ctx: Ctx, ids: number[]): SQL =>
  sql`id IN (SELECT value FROM json_each(${JSON.stringify(ids)})) AND +organization_id = ${ctx.organizationId}`;

/** Selects at most `limit` tasks of all organizations whose snooze is over, longest first. */
export function selectAwake(ctx: ServiceCtx, limit: number): Statement<Due[]> {
  return database(ctx).all(sql`SELECT id, organization_id AS organizationId FROM ${tasks}
    WHERE snoozed_until <= ${ctx.now()} ORDER BY snoozed_until LIMIT ${limit}`);
}

/** Selects at most `limit` tasks of all organizations with due reminders, longest first. */
export function selectToRemind(ctx: ServiceCtx, limit: number): Statement<Due[]> {
  return database(ctx).all(sql`SELECT id, organization_id AS organizationId FROM ${tasks}
    WHERE ${isUnreminded(ctx)} ORDER BY due_at LIMIT ${limit}`);
}

/** Selects the tasks among `ids` whose snooze is over. */
export function selectAwakeAmong(ctx: Ctx, ids: number[]): Statement<{ id: number }[]> {
  return database(ctx).all(sql`SELECT id FROM ${tasks}
    WHERE ${isAmong(ctx, ids)} AND +snoozed_until <= ${ctx.now()}`);
}

/** Ends the snoozes of these tasks that are over. */
export function updateAwake(ctx: Ctx, ids: number[]): Statement[] {
  const among = sql`SELECT value FROM json_each(${JSON.stringify(ids)})`;
  return updateTasks(ctx, among, { snoozedUntil: sql`NULL` }, sql`+snoozed_until <= ${ctx.now()}`);
}

/** Selects the tasks among `ids` with due reminders, by due date. */
export function selectUnreminded(ctx: Ctx, ids: number[]): Statement<DueTask[]> {
  return database(ctx).all(sql`SELECT id, title, assignee_id AS assigneeId, due_at AS dueAt FROM ${tasks}
    WHERE ${isAmong(ctx, ids)} AND ${isUnreminded(ctx)} ORDER BY due_at, id`);
}

/** Fails the batch unless the reminders of all these tasks are still due, with the same assignees. */
export function requireUnreminded(ctx: Ctx, due: DueTask[]): Statement {
  const read = JSON.stringify(due.map(({ id, assigneeId, dueAt }) => [id, assigneeId, dueAt]));
  return requireThat(
    database(ctx),
    sql`(SELECT count(*) FROM json_each(${read}) AS read JOIN ${tasks} ON tasks.id = read.value ->> 0
        AND assignee_id IS read.value ->> 1 AND due_at = read.value ->> 2
      WHERE organization_id = ${ctx.organizationId} AND ${isUnreminded(ctx)}) = ${due.length}`,
  );
}

/** Records that reminders of these tasks were sent, which no page shows. */
export function updateReminded(ctx: Ctx, due: DueTask[]): Statement {
  const ids = due.map(({ id }) => id);
  return hidden(
    database(ctx).run(sql`UPDATE ${tasks} SET reminded_due_at = due_at WHERE ${isAmong(ctx, ids)}`),
  );
}
