import { and, eq, getTableColumns, gt, type SQL, sql } from 'drizzle-orm';
import type { Tag } from '../../../../contract/mail/emails.ts';
import {
  TASK_PRIORITIES,
  TASK_STATUSES,
  type TaskPriority,
  type TaskStatus,
} from '../../../../contract/tasks.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { type TaskChangeRow, type TaskRow, taskCounts, taskHistory, tasks } from '../schema.ts';

export interface TaskFilter {
  status?: TaskStatus;
  priority?: TaskPriority;
  tag?: Tag;
  /** A user, or null for unassigned tasks. */
  assigneeId?: number | null;
  snoozed?: boolean;
}

interface PageOf<Place> {
  after: Place | null;
  limit: number;
  offset: number;
}

/** Those that a task which is not done can have: only they are snoozed or overdue. */
const OPEN_STATUSES = TASK_STATUSES.filter((status) => status !== 'done');

/**
 * The tasks that match, newest first. Each filter is one unbroken range of an index, or the union of up to five, which
 * SQLite merges as it goes: however rare the combination is, no more rows are read than the page takes. Snoozed tasks
 * have indexes of their own.
 */
export function selectTasks(ctx: Ctx, filter: TaskFilter, page: PageOf<number>): Statement<TaskRow[]> {
  const { status, priority, snoozed } = filter;
  const range = page.after === null ? sql`` : sql` AND id < ${page.after}`;
  const part = (condition: SQL) => sql`SELECT id AS place FROM ${tasks} WHERE ${inLists(ctx, filter)}
    AND ${condition}${range}`;
  const ofPriority = priority === undefined ? sql`` : sql` AND priority = ${priority}`;
  const awake =
    status === undefined && priority === undefined
      ? [part(sql`is_snoozed = 0`)]
      : listOf(status, TASK_STATUSES).flatMap((s) =>
          listOf(priority, TASK_PRIORITIES).map((p) =>
            part(sql`is_snoozed = 0 AND status = ${s} AND priority = ${p}`),
          ),
        );
  const asleep = listOf(status, OPEN_STATUSES)
    .filter((s) => s !== 'done')
    .map((s) => part(sql`is_snoozed = 1 AND status = ${s}${ofPriority}`));
  const parts = [...(snoozed === true ? [] : awake), ...(snoozed === false ? [] : asleep)];
  return selectPage(ctx, parts, sql`place DESC`, page);
}

/** The overdue tasks that match, those first that have been due longest; the indexes are of tasks that are not done. */
export function selectOverdue(
  ctx: Ctx,
  filter: TaskFilter,
  page: PageOf<{ dueAt: number; id: number }>,
): Statement<TaskRow[]> {
  const { status, priority, snoozed } = filter;
  const { after } = page;
  const range = after === null ? sql`` : sql` AND (due_at, id) > (${after.dueAt}, ${after.id})`;
  const ofPriority = priority === undefined ? sql`` : sql` AND priority = ${priority}`;
  const sleeps = snoozed === undefined ? [0, 1] : [snoozed ? 1 : 0];
  const parts = listOf(status, OPEN_STATUSES)
    .filter((s) => s !== 'done')
    .flatMap((s) =>
      sleeps.map(
        (isSnoozed) => sql`SELECT due_at AS due, id AS place FROM ${tasks} WHERE ${inLists(ctx, filter)}
          AND is_snoozed = ${sql.raw(String(isSnoozed))} AND status = ${s} AND status <> 'done'${ofPriority}
          AND due_at <= ${ctx.now()}${range}`,
      ),
    );
  return selectPage(ctx, parts, sql`due, place`, page);
}

/** What all indexes of lists begin with: they are of visible tasks only. */
function inLists(ctx: Ctx, { tag, assigneeId }: TaskFilter): SQL {
  const ofAssignee =
    assigneeId === undefined
      ? sql``
      : assigneeId === null
        ? sql` AND assignee_id IS NULL`
        : sql` AND assignee_id = ${assigneeId}`;
  const ofTag = tag === undefined ? sql`` : sql` AND tag = ${tag}`;
  return sql`organization_id = ${ctx.organizationId} AND is_hidden = 0${ofAssignee}${ofTag}`;
}

function listOf<Value>(given: Value | undefined, all: readonly Value[]): readonly Value[] {
  return given === undefined ? all : [given];
}

/** The tasks of a page. `parts` select the ids as `place`, and what they are ordered by. */
function selectPage(
  ctx: Ctx,
  parts: SQL[],
  order: SQL,
  { limit, offset }: PageOf<unknown>,
): Statement<TaskRow[]> {
  const found = parts.length > 0 ? parts : [sql`SELECT 0 AS due, 0 AS place WHERE false`];
  const places = sql`${sql.join(found, sql` UNION ALL `)} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`;
  return database(ctx)
    .select(getTableColumns(tasks))
    .from(sql`(${places}) AS page`)
    .innerJoin(tasks, sql`${tasks.id} = page.place`)
    .orderBy(order);
}

/** The number of tasks in each status that has had any. */
export function selectTaskCounts(ctx: Ctx): Statement<{ status: TaskStatus; count: number }[]> {
  return database(ctx)
    .select({ status: taskCounts.status, count: taskCounts.count })
    .from(taskCounts)
    .where(eq(taskCounts.organizationId, ctx.organizationId));
}

/** Snoozed tasks that are counted: more than that, and a list has no total. */
const MOST_COUNTED = 50;

/** The number of visible snoozed tasks with this status; no row if they are many. */
export function selectSnoozedCount(ctx: Ctx, status: TaskStatus | undefined): Statement<{ count: number }[]> {
  const ofStatus = status === undefined ? sql`` : sql` AND status = ${status}`;
  return database(ctx).all(sql`SELECT count(*) AS count FROM (SELECT 1 FROM ${tasks}
      WHERE organization_id = ${ctx.organizationId} AND is_hidden = 0 AND is_snoozed = 1${ofStatus}
      LIMIT ${MOST_COUNTED + 1})
    HAVING count(*) <= ${MOST_COUNTED}`);
}

/** The changes of a task after a change's id, oldest first. */
export function selectChanges(
  ctx: Ctx,
  taskId: number,
  after: number,
  limit: number,
): Statement<TaskChangeRow[]> {
  const ofTask = and(eq(taskHistory.taskId, taskId), eq(taskHistory.organizationId, ctx.organizationId));
  return database(ctx)
    .select()
    .from(taskHistory)
    .where(and(ofTask, gt(taskHistory.id, after)))
    .orderBy(taskHistory.id)
    .limit(limit);
}
