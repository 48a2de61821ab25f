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
import { advance, idRange, nextId } from '../../platform/data/sequence.ts';
import { recordEvent } from '../../platform/work/outbox.ts';
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
  let parts: SQL[];
  if (status !== undefined || priority !== undefined) {
    const statuses = status === undefined ? TASK_STATUSES : [status];
    const priorities = priority === undefined ? TASK_PRIORITIES : [priority];
    parts = statuses.flatMap((s) =>
      priorities.map(
        (p) =>
          sql`${select} organization_id = ${organizationId}${ofAssignee}${ofTag} AND status = ${s} AND priority = ${p}${range}`,
      ),
    );
  } else if (tag !== undefined || assigneeId !== undefined) {
    parts = [sql`${select} organization_id = ${organizationId}${ofAssignee}${ofTag}${range}`];
  } else {
    // The plus keeps SQLite on the primary key: with an index of the organization it would have to sort. There is one
    // upper bound, because SQLite would seek to the first of two.
    const { first, last } = idRange(organizationId);
    const newest = page.before === null ? last : Math.min(last, page.before - 1);
    parts = [sql`${select} +organization_id = ${organizationId} AND id BETWEEN ${first} AND ${newest}`];
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
  };
  return [
    db.insert(tasks).values(values).returning(),
    db.run(advance(organizationId, 'task', always)),
    incrementTodoCount(ctx, always),
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

/**
 * Changes status, priority and assignee, with history, counts and the event. The update comes last, because the
 * others read the values before it. Writes nothing if nothing changes, or `when` (of the columns of `tasks`) is false.
 */
export function updateTaskRow(
  ctx: Ctx,
  id: number | SQL,
  change: UpdateTask,
  when: SQL = sql`true`,
): Statement[] {
  const db = database(ctx);
  const now = ctx.now();
  const task = sql`id = ${id} AND organization_id = ${ctx.organizationId} AND ${when}`;
  const status = change.status ?? null;
  const priority = change.priority ?? null;
  const moves = sql`status <> ${status}`;
  // D1 binds numbers as REAL, which the text in the history would show.
  const assignee =
    change.assignee_id === undefined ? sql`assignee_id` : sql`CAST(${change.assignee_id} AS INTEGER)`;
  const changes = sql`(${moves} OR priority <> ${priority} OR assignee_id IS NOT ${assignee})`;
  const insertChange = (field: TaskChangeRow['field'], from: SQL, to: SQL, isChanged: SQL) =>
    db.run(sql`INSERT INTO ${taskHistory} (organization_id, task_id, created_at, actor, field, from_value, to_value)
      SELECT organization_id, id, ${now}, ${actorName(ctx.actor)}, ${field}, ${from}, ${to}
      FROM ${tasks} WHERE ${task} AND ${isChanged} RETURNING task_id`);
  return [
    insertChange('status', sql`status`, sql`${status}`, moves),
    insertChange('priority', sql`priority`, sql`${priority}`, sql`priority <> ${priority}`),
    insertChange('assignee', sql`assignee_id`, assignee, sql`assignee_id IS NOT ${assignee}`),
    db.run(sql`INSERT INTO ${taskCounts} (organization_id, status, count)
      SELECT organization_id, step.status, step.sign
      FROM (SELECT organization_id, status FROM ${tasks} WHERE ${task} AND ${moves}) AS moved
        JOIN (SELECT ${status} AS status, 1 AS sign
          UNION ALL SELECT status, -1 FROM ${tasks} WHERE ${task}) AS step
      WHERE true
      ON CONFLICT DO UPDATE SET count = count + excluded.count`),
    recordEvent(
      ctx,
      'task.updated',
      sql`(SELECT json_object('task_id', id, 'email_id', email_id, 'title', title,
          'status', COALESCE(${status}, status), 'priority', COALESCE(${priority}, priority),
          'assignee_id', ${assignee},
          'previous', json_object('status', status, 'priority', priority, 'assignee_id', assignee_id))
        FROM ${tasks} WHERE ${task})`,
      sql`EXISTS (SELECT 1 FROM ${tasks} WHERE ${task} AND ${changes})`,
    ),
    db.run(sql`UPDATE ${tasks} SET status = COALESCE(${status}, status), priority = COALESCE(${priority}, priority),
        assignee_id = ${assignee}, updated_at = ${now},
        completed_at = CASE WHEN ${moves} THEN CASE ${status} WHEN 'done' THEN ${now} END ELSE completed_at END
      WHERE ${task} AND ${changes} RETURNING id`),
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
