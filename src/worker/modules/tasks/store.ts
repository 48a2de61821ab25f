import { and, eq, getTableColumns, gt, type SQL, sql } from 'drizzle-orm';
import type { Tag } from '../../../contract/mail/emails.ts';
import {
  type CreateTask,
  TASK_PRIORITIES,
  TASK_STATUSES,
  type TaskPriority,
  type TaskStatus,
  type UpdateTask,
} from '../../../contract/tasks.ts';
import { actorName, type Ctx } from '../../platform/ctx.ts';
import { database, type Statement } from '../../platform/data/database.ts';
import { advance, lastId, nextId } from '../../platform/data/sequence.ts';
import { recordEvents } from '../../platform/work/outbox.ts';
import { addCounts } from '../reports/index.ts';
import { completedBy, countMoves, numbersOfTasks } from './report-store.ts';
import { type TaskChangeRow, type TaskRow, taskCounts, taskHistory, tasks } from './schema.ts';

export interface TaskFilter {
  status?: TaskStatus;
  priority?: TaskPriority;
  tag?: Tag;
  /** A user, or null for unassigned tasks. */
  assigneeId?: number | null;
}

/** What a task shows of the email it was created from. */
export interface TaskSource {
  tag: Tag;
  from_address: string;
  subject: string;
}

export function selectTask(ctx: Ctx, id: number): Statement<TaskRow[]> {
  return database(ctx)
    .select()
    .from(tasks)
    .where(and(eq(tasks.id, id), eq(tasks.organizationId, ctx.organizationId)));
}

/**
 * The tasks that match, newest first. Each filter is one unbroken range of an index, or the union of several, which
 * SQLite merges as it goes: however rare the combination is, no more rows are read than the page takes.
 */
export function selectTasks(
  ctx: Ctx,
  filter: TaskFilter,
  page: { before: number | null; limit: number; offset: number },
): Statement<TaskRow[]> {
  const { organizationId } = ctx;
  const { status, priority, tag, assigneeId } = filter;
  const range = page.before === null ? sql`` : sql` AND id < ${page.before}`;
  const select = sql`SELECT id AS place FROM ${tasks} WHERE`;
  const ofAssignee =
    assigneeId === undefined
      ? sql``
      : assigneeId === null
        ? sql` AND assignee_id IS NULL`
        : sql` AND assignee_id = ${assigneeId}`;
  const ofTag = tag === undefined ? sql`` : sql` AND tag = ${tag}`;
  // All indexes of lists are of visible tasks only.
  const ofOrganization = sql`${select} organization_id = ${organizationId} AND is_hidden = 0`;
  let parts: SQL[];
  if (status !== undefined || priority !== undefined) {
    const statuses = status === undefined ? TASK_STATUSES : [status];
    const priorities = priority === undefined ? TASK_PRIORITIES : [priority];
    parts = statuses.flatMap((s) =>
      priorities.map(
        (p) => sql`${ofOrganization}${ofAssignee}${ofTag} AND status = ${s} AND priority = ${p}${range}`,
      ),
    );
  } else {
    parts = [sql`${ofOrganization}${ofAssignee}${ofTag}${range}`];
  }
  const places = sql`${sql.join(parts, sql` UNION ALL `)} ORDER BY place DESC LIMIT ${page.limit} OFFSET ${page.offset}`;
  return database(ctx)
    .select(getTableColumns(tasks))
    .from(sql`(${places}) AS page`)
    .innerJoin(tasks, sql`${tasks.id} = page.place`)
    .orderBy(sql`page.place DESC`);
}

/** The number of tasks in each status that has had any. */
export function selectTaskCounts(ctx: Ctx): Statement<{ status: TaskStatus; count: number }[]> {
  return database(ctx)
    .select({ status: taskCounts.status, count: taskCounts.count })
    .from(taskCounts)
    .where(eq(taskCounts.organizationId, ctx.organizationId));
}

/** Creates a task; the first statement answers it. The order matters: `advance` comes right after the insert. */
export function insertTask(
  ctx: Ctx,
  input: CreateTask,
  source: TaskSource | null,
): [Statement<TaskRow[]>, ...Statement[]] {
  const { organizationId } = ctx;
  const now = ctx.now();
  const db = database(ctx);
  const always = sql`true`;
  const values = {
    id: nextId(organizationId, 'task'),
    organizationId,
    title: input.title,
    description: input.description,
    priority: input.priority,
    status: 'todo' as const,
    tag: source?.tag ?? null,
    emailId: input.email_id ?? null,
    fromAddress: source?.from_address ?? null,
    subject: source?.subject ?? null,
    assigneeId: input.assignee_id ?? null,
    createdAt: now,
    updatedAt: now,
    inReports: true,
  };
  return [
    db.insert(tasks).values(values).returning(),
    db.run(advance(organizationId, 'task', always)),
    incrementTodoCount(ctx, always),
    addCounts(ctx, numbersOfTasks(sql`id = ${lastId(organizationId, 'task')}`)),
  ];
}

/** Counts a new task if `when` holds. */
export function incrementTodoCount(ctx: Ctx, when: SQL): Statement {
  return database(ctx).run(sql`INSERT INTO ${taskCounts} (organization_id, status, count)
    SELECT ${ctx.organizationId}, 'todo', 1 WHERE ${when}
    ON CONFLICT DO UPDATE SET count = count + 1`);
}

/** True, as an expression, if the task exists in this organization and is not assigned to this user. */
export function isNotAssignedTo(ctx: Ctx, id: number, userId: number): SQL {
  return sql`EXISTS (SELECT 1 FROM ${tasks} WHERE id = ${id} AND organization_id = ${ctx.organizationId}
    AND assignee_id IS NOT ${userId})`;
}

/** The email of a task, or NULL, as an expression. */
export function emailIdOf(ctx: Ctx, id: number): SQL<number | null> {
  return sql`(SELECT email_id FROM ${tasks} WHERE id = ${id} AND organization_id = ${ctx.organizationId})`;
}

/** The new values of tasks, as expressions of the columns of `tasks`. What is not there stays. */
export interface TaskValues {
  status?: SQL;
  priority?: SQL;
  assigneeId?: SQL;
}

/** Changes one task. Writes nothing if nothing changes, or `when` (of the columns of `tasks`) is false. */
export function updateTaskRow(
  ctx: Ctx,
  id: number | SQL,
  { status, priority, assignee_id: assigneeId }: UpdateTask,
  when?: SQL,
): Statement[] {
  const values = {
    ...(status === undefined ? {} : { status: sql`${status}` }),
    ...(priority === undefined ? {} : { priority: sql`${priority}` }),
    // D1 binds numbers as REAL, which the text in the history would show.
    ...(assigneeId === undefined ? {} : { assigneeId: sql`CAST(${assigneeId} AS INTEGER)` }),
  };
  return updateTasks(ctx, sql`${id}`, values, when);
}

/**
 * Changes tasks, with history, counts and events. `ids` is an id or a SELECT of ids. The update comes last, because the
 * others read the values before it. Writes nothing where nothing changes, or `when` (of the columns of `tasks`) is false.
 */
export function updateTasks(ctx: Ctx, ids: SQL, values: TaskValues, when: SQL = sql`true`): Statement[] {
  const db = database(ctx);
  const now = ctx.now();
  const chosen = sql`id IN (${ids}) AND +organization_id = ${ctx.organizationId} AND ${when}`;
  const { status = sql`status`, priority = sql`priority`, assigneeId = sql`assignee_id` } = values;
  const moves = sql`status <> ${status}`;
  const changes = sql`(${moves} OR priority <> ${priority} OR assignee_id IS NOT ${assigneeId})`;
  const insertChanges = (field: TaskChangeRow['field'], from: SQL, to: SQL | undefined) =>
    to === undefined
      ? []
      : [
          db.run(sql`INSERT INTO ${taskHistory} (organization_id, task_id, created_at, actor, field, from_value, to_value)
            SELECT organization_id, id, ${now}, ${actorName(ctx.actor)}, ${field}, ${from}, ${to}
            FROM ${tasks} WHERE ${chosen} AND ${from} IS NOT ${to} RETURNING task_id`),
        ];
  // A column that is set writes its indexes again, even if it stays the same.
  const assignments = [
    sql`updated_at = ${now}`,
    ...(values.status === undefined
      ? []
      : [
          sql`completed_at = CASE WHEN ${moves} THEN iif(${status} = 'done', ${now}, NULL) ELSE completed_at END`,
          sql`completed_by = CASE WHEN ${moves} THEN iif(${status} = 'done', ${completedBy(ctx)}, NULL) ELSE completed_by END`,
          sql`status = ${status}`,
        ]),
    ...(values.priority === undefined ? [] : [sql`priority = ${priority}`]),
    ...(values.assigneeId === undefined ? [] : [sql`assignee_id = ${assigneeId}`]),
  ];
  return [
    ...insertChanges('status', sql`status`, values.status),
    ...insertChanges('priority', sql`priority`, values.priority),
    ...insertChanges('assignee', sql`assignee_id`, values.assigneeId),
    ...(values.status === undefined
      ? []
      : [
          db.run(sql`INSERT INTO ${taskCounts} (organization_id, status, count)
            SELECT ${ctx.organizationId}, iif(step.sign = 1, moved.new, moved.old), step.sign * moved.n
            FROM (SELECT status AS old, ${status} AS new, count(*) AS n FROM ${tasks}
                WHERE ${chosen} AND ${moves} AND +is_hidden = 0 GROUP BY 1, 2) AS moved
              JOIN (SELECT 1 AS sign UNION ALL SELECT -1) AS step
            WHERE true
            ON CONFLICT DO UPDATE SET count = count + excluded.count`),
          countMoves({ ...ctx, now: () => now }, chosen, status),
        ]),
    recordEvents(
      ctx,
      'task.updated',
      sql`SELECT json_object('task_id', id, 'email_id', email_id, 'title', title,
          'status', ${status}, 'priority', ${priority}, 'assignee_id', ${assigneeId},
          'previous', json_object('status', status, 'priority', priority, 'assignee_id', assignee_id)) AS data
        FROM ${tasks} WHERE ${chosen} AND ${changes}`,
    ),
    db.run(sql`UPDATE ${tasks} SET ${sql.join(assignments, sql`, `)}
      WHERE ${chosen} AND ${changes} RETURNING id`),
  ];
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
