import { and, eq, getTableColumns, gt, type SQL, sql } from 'drizzle-orm';
import {
  TASK_PRIORITIES,
  TASK_STATUSES,
  type TaskPriority,
  type TaskStatus,
} from '../../../../contract/tasks.ts';
import type { Tag } from '../../../../lib/tags.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { unionOf } from '../../../platform/data/merge.ts';
import { type TaskChangeRow, type TaskRow, taskCounts, taskHistory, tasks } from '../schema.ts';

export interface TaskFilter {
  status?: TaskStatus;
  priority?: TaskPriority;
  tag?: Tag;
  /** A user, or null for unassigned tasks. */
  assigneeId?: number | null;
  snoozed?: boolean;
}

const OPEN_STATUSES = TASK_STATUSES.filter((status) => status !== 'done');

interface PageOf<Place> {
  after: Place | null;
  limit: number;
  offset: number;
}

/** The last task of the page before. */
interface LastTask {
  id: number;
  /** Whether somebody has given it a position. */
  isMoved: boolean;
}

/** Selects the matching tasks by position. */
export function selectTasks(ctx: Ctx, filter: TaskFilter, page: PageOf<LastTask>): Statement<TaskRow[]> {
  const range =
    page.after === null
      ? sql``
      : sql` AND (position, id) < (${positionOf(ctx, page.after)}, ${sql.raw(String(page.after.id))})`;
  const ranges = partsOf(filter).map(
    (part) =>
      sql`SELECT position AS rank, id AS task_id FROM ${tasks} WHERE ${inLists(ctx, filter)} AND ${part}${range}`,
  );
  return selectPage(ctx, ranges, sql`rank, task_id`, sql`rank DESC, task_id DESC`, page);
}

/** Returns an SQL expression: the position of a task, also of a deleted one. Uses no parameters, as each range has it. */
function positionOf(ctx: Ctx, { id, isMoved }: LastTask): SQL {
  const own = `printf('%08x', ${id} & 4294967295)`;
  const stored = `SELECT last.position FROM tasks AS last
    WHERE last.id = ${id} AND last.organization_id = ${ctx.organizationId}`;
  return sql.raw(isMoved ? `COALESCE((${stored}), ${own})` : own);
}

/** Selects the matching overdue tasks, longest overdue first. The indexes contain only tasks that are not done. */
export function selectOverdue(
  ctx: Ctx,
  filter: TaskFilter,
  page: PageOf<{ dueAt: number; id: number }>,
): Statement<TaskRow[]> {
  const { after } = page;
  const range = after === null ? sql`` : sql` AND (due_at, id) > (${after.dueAt}, ${after.id})`;
  const ranges = partsOf(filter, OPEN_STATUSES).map(
    (part) => sql`SELECT due_at AS due, id AS task_id FROM ${tasks} WHERE ${inLists(ctx, filter)} AND ${part}
      AND status <> 'done' AND due_at <= ${ctx.now()}${range}`,
  );
  return selectPage(ctx, ranges, sql`due, task_id`, sql`due, task_id`, page);
}

/**
 * Returns the conditions for each contiguous index range; together they match all tasks of these statuses. Fields
 * absent from the filter are split by value. Uses no parameters, as there are up to 20 conditions.
 */
function partsOf(filter: TaskFilter, statuses: readonly TaskStatus[] = TASK_STATUSES): SQL[] {
  const { status, priority, snoozed } = filter;
  return listOf(snoozed, [false, true]).flatMap((isSnoozed) =>
    listOf(status, statuses)
      .filter((s) => statuses.includes(s) && !(isSnoozed && s === 'done'))
      .flatMap((s) =>
        listOf(priority, TASK_PRIORITIES).map((p) =>
          sql.raw(`is_snoozed = ${isSnoozed ? 1 : 0} AND status = '${s}' AND priority = '${p}'`),
        ),
      ),
  );
}

/** Returns the common prefix of all indexes of lists, which contain visible tasks only. */
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

/** Selects the tasks of a page. `ranges` select these columns: the id as `task_id`, and the sort keys. */
function selectPage(
  ctx: Ctx,
  ranges: SQL[],
  columns: SQL,
  order: SQL,
  { limit, offset }: PageOf<unknown>,
): Statement<TaskRow[]> {
  const found = ranges.length > 0 ? ranges : [sql`SELECT 0 AS due, 0 AS rank, 0 AS task_id WHERE false`];
  const places = sql`${unionOf(found, columns)} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`;
  return database(ctx)
    .select(getTableColumns(tasks))
    .from(sql`(${places}) AS page`)
    .innerJoin(tasks, sql`${tasks.id} = page.task_id`)
    .orderBy(order);
}

/** Selects the number of tasks per status, for each that has ever had any. */
export function selectTaskCounts(ctx: Ctx): Statement<{ status: TaskStatus; count: number }[]> {
  return database(ctx)
    .select({ status: taskCounts.status, count: taskCounts.count })
    .from(taskCounts)
    .where(eq(taskCounts.organizationId, ctx.organizationId));
}

/** The maximum number of snoozed tasks that are counted. With more, a list has no total. */
const MOST_COUNTED = 50;

/** Selects the number of visible snoozed tasks with this status; no row if there are too many. */
export function selectSnoozedCount(ctx: Ctx, status: TaskStatus | undefined): Statement<{ count: number }[]> {
  const ofStatus = status === undefined ? sql`` : sql` AND status = ${status}`;
  return database(ctx).all(sql`SELECT count(*) AS count FROM (SELECT 1 FROM ${tasks}
      WHERE organization_id = ${ctx.organizationId} AND is_hidden = 0 AND is_snoozed = 1${ofStatus}
      LIMIT ${MOST_COUNTED + 1})
    HAVING count(*) <= ${MOST_COUNTED}`);
}

/** Selects the changes of a task after a change's id, oldest first. */
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
