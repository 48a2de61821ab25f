import { type SQL, sql } from 'drizzle-orm';
import type { Ctx, ServiceCtx } from '../../../platform/ctx.ts';
import { database, requireThat, type Statement } from '../../../platform/data/database.ts';
import { hidden } from '../../../platform/live/shown.ts';
import { tasks } from '../schema.ts';
import { updateTasks } from '../store.ts';

interface Due {
  id: number;
  organizationId: number;
}

/** A task that somebody is to be reminded of. */
export interface DueTask {
  id: number;
  title: string;
  assigneeId: number | null;
  dueAt: number;
}

/** A task that is due, and of whose due date nobody has been reminded: the words of the index `tasks_reminders`. */
const isUnreminded = (ctx: ServiceCtx): SQL => sql`due_at <= ${ctx.now()} AND due_at IS NOT NULL
  AND due_at IS NOT reminded_due_at AND status <> 'done' AND is_hidden = 0`;
const isAmong = (ctx: Ctx, ids: number[]): SQL =>
  sql`id IN (SELECT value FROM json_each(${JSON.stringify(ids)})) AND +organization_id = ${ctx.organizationId}`;

/** At most `limit` tasks of all organizations whose snooze is over; those first that have waited longest. */
export function selectAwake(ctx: ServiceCtx, limit: number): Statement<Due[]> {
  return database(ctx).all(sql`SELECT id, organization_id AS organizationId FROM ${tasks}
    WHERE snoozed_until <= ${ctx.now()} ORDER BY snoozed_until LIMIT ${limit}`);
}

/** The same, of tasks whose reminders are due. */
export function selectToRemind(ctx: ServiceCtx, limit: number): Statement<Due[]> {
  return database(ctx).all(sql`SELECT id, organization_id AS organizationId FROM ${tasks}
    WHERE ${isUnreminded(ctx)} ORDER BY due_at LIMIT ${limit}`);
}

/** Those of these tasks whose snooze is over. */
export function selectAwakeAmong(ctx: Ctx, ids: number[]): Statement<{ id: number }[]> {
  return database(ctx).all(sql`SELECT id FROM ${tasks}
    WHERE ${isAmong(ctx, ids)} AND +snoozed_until <= ${ctx.now()}`);
}

/** Ends the snooze of those of these tasks whose time has come. */
export function updateAwake(ctx: Ctx, ids: number[]): Statement[] {
  const among = sql`SELECT value FROM json_each(${JSON.stringify(ids)})`;
  return updateTasks(ctx, among, { snoozedUntil: sql`NULL` }, sql`+snoozed_until <= ${ctx.now()}`);
}

/** Those of these tasks whose reminders are due, by their due dates. */
export function selectUnreminded(ctx: Ctx, ids: number[]): Statement<DueTask[]> {
  return database(ctx).all(sql`SELECT id, title, assignee_id AS assigneeId, due_at AS dueAt FROM ${tasks}
    WHERE ${isAmong(ctx, ids)} AND ${isUnreminded(ctx)} ORDER BY due_at, id`);
}

/** Fails the batch unless the reminders of all these tasks are still due, to the same assignees. */
export function requireUnreminded(ctx: Ctx, due: DueTask[]): Statement {
  const read = JSON.stringify(due.map(({ id, assigneeId, dueAt }) => [id, assigneeId, dueAt]));
  return requireThat(
    database(ctx),
    sql`(SELECT count(*) FROM json_each(${read}) AS read JOIN ${tasks} ON tasks.id = read.value ->> 0
        AND assignee_id IS read.value ->> 1 AND due_at = read.value ->> 2
      WHERE organization_id = ${ctx.organizationId} AND ${isUnreminded(ctx)}) = ${due.length}`,
  );
}

/** Notes that somebody has been reminded of the due dates of these tasks. No page shows that. */
export function updateReminded(ctx: Ctx, due: DueTask[]): Statement {
  const ids = due.map(({ id }) => id);
  return hidden(
    database(ctx).run(sql`UPDATE ${tasks} SET reminded_due_at = due_at WHERE ${isAmong(ctx, ids)}`),
  );
}
