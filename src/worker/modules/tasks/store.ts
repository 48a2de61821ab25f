import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { CreateTask, TaskField, UpdateTask } from '../../../contract/tasks.ts';
import type { Tag } from '../../../lib/tags.ts';
import { actorName, type Ctx } from '../../platform/ctx.ts';
import { requireThat } from '../../platform/data/commit/commit.ts';
import { database, type Statement } from '../../platform/data/database.ts';
import { advance, idRange, lastId, newIds, nextId } from '../../platform/data/sequence.ts';
import { recordEvents } from '../../platform/work/outbox.ts';
import { addCounts } from '../reports/index.ts';
import { completedBy, countMoves, numbersOfTasks } from './report-counts/store.ts';
import { type TaskRow, taskCounts, taskHistory, tasks } from './schema.ts';

/** The fields of its source email that a task shows. */
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

/** Creates a task. The first statement returns it; `advance` must directly follow the insert. */
export function insertTask(
  ctx: Ctx,
  input: CreateTask,
  source: (Omit<TaskSource, 'tag'> & { tag: Tag | SQL }) | null,
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
    dueAt: timeOf(input.due_at) ?? null,
    snoozedUntil: timeOf(input.snoozed_until) ?? null,
    createdAt: now,
    updatedAt: now,
    inReports: true,
  };
  return [
    db.insert(tasks).values(values).returning(),
    db.run(advance(organizationId, 'task', always)),
    db.run(sql`INSERT INTO ${taskCounts} (organization_id, status, count) VALUES (${organizationId}, 'todo', 1)
      ON CONFLICT DO UPDATE SET count = count + 1`),
    addCounts(ctx, numbersOfTasks(sql`id = ${lastId(organizationId, 'task')}`)),
  ];
}

/** Records the event `task.created`. Must follow `insertTask` in the same batch. */
export function insertCreatedEvent(ctx: Ctx): Statement {
  return recordEvents(
    ctx,
    'task.created',
    sql`SELECT json_object('task_id', id, 'email_id', email_id, 'title', title, 'status', status,
        'priority', priority, 'assignee_id', assignee_id, 'due_at', ${iso(sql`due_at`)},
        'snoozed_until', ${iso(sql`snoozed_until`)}) AS data
      FROM ${tasks} WHERE id = ${lastId(ctx.organizationId, 'task')}`,
  );
}

/** Selects at most `limit` tasks of this user from all of the organization: those in spam and trash have no index. */
export function selectAssigned(ctx: Ctx, userId: number, limit: number): Statement<{ id: number }[]> {
  const { first, last } = idRange(ctx.organizationId);
  return database(
    ctx,
  ).all(sql`SELECT id FROM ${tasks} WHERE id BETWEEN CAST(${first} AS INTEGER) AND CAST(${last} AS INTEGER)
    AND +organization_id = ${ctx.organizationId} AND +assignee_id = ${userId} LIMIT ${limit}`);
}

/** Returns an SQL condition: the task exists in this organization and is not assigned to this user. */
export function isNotAssignedTo(ctx: Ctx, id: number, userId: number): SQL {
  return sql`EXISTS (SELECT 1 FROM ${tasks} WHERE id = ${id} AND organization_id = ${ctx.organizationId}
    AND assignee_id IS NOT ${userId})`;
}

/** Fails the batch if an email was deleted meanwhile. `tag` is an expression of its tag. */
export function requireEmail(ctx: Ctx, tag: SQL): Statement {
  return requireThat(database(ctx), sql`${tag} IS NOT NULL`);
}

/** Returns an SQL expression: the id of a task if the organization has it, else NULL. */
export function storedTaskId(ctx: Ctx, id: number): SQL<number | null> {
  return sql`(SELECT stored.id FROM ${tasks} AS stored
    WHERE stored.id = ${id} AND stored.organization_id = ${ctx.organizationId})`;
}

/** Returns an SQL expression: the email of a task, or NULL. */
export function emailIdOf(ctx: Ctx, id: number): SQL<number | null> {
  return sql`(SELECT email_id FROM ${tasks} WHERE id = ${id} AND organization_id = ${ctx.organizationId})`;
}

/** Converts an ISO time to milliseconds; null and undefined stay unchanged. */
function timeOf(time: string | null | undefined): number | null | undefined {
  return time ? Date.parse(time) : (time as null | undefined);
}

/** Returns an SQL condition: the task is not done after changing its status to `status` (undefined for no change). */
export function isOpenWith(ctx: Ctx, id: number, status: UpdateTask['status']): SQL {
  return sql`NOT EXISTS (SELECT 1 FROM ${tasks} WHERE id = ${id} AND organization_id = ${ctx.organizationId}
    AND COALESCE(${status ?? null}, status) = 'done')`;
}

/** The new values of tasks, as expressions on columns of `tasks`. Absent ones stay unchanged. */
export interface TaskValues {
  status?: SQL;
  priority?: SQL;
  assigneeId?: SQL;
  /** Milliseconds. */
  dueAt?: SQL;
  /** Milliseconds. Completed tasks get NULL. */
  snoozedUntil?: SQL;
  position?: SQL;
}

/** Changes one task. Writes nothing if nothing changes, or if `when` (on columns of `tasks`) is false. */
export function updateTaskRow(ctx: Ctx, id: number | SQL, change: UpdateTask, when?: SQL): Statement[] {
  const { status, priority, assignee_id: assigneeId, position } = change;
  const [dueAt, snoozedUntil] = [timeOf(change.due_at), timeOf(change.snoozed_until)];
  const values = {
    ...(status === undefined ? {} : { status: sql`${status}` }),
    ...(priority === undefined ? {} : { priority: sql`${priority}` }),
    // D1 binds numbers as REAL, which the history would show.
    ...(assigneeId === undefined ? {} : { assigneeId: sql`CAST(${assigneeId} AS INTEGER)` }),
    ...(dueAt === undefined ? {} : { dueAt: sql`CAST(${dueAt} AS INTEGER)` }),
    ...(snoozedUntil === undefined ? {} : { snoozedUntil: sql`CAST(${snoozedUntil} AS INTEGER)` }),
    ...(position === undefined ? {} : { position: sql`${position}` }),
  };
  return updateTasks(ctx, sql`${id}`, values, when);
}

/**
 * Changes tasks, with history, counts and events. `ids` is an id or a SELECT of ids. The update comes last, as the
 * others read the previous values. Writes nothing if nothing changes, or if `when` (on columns of `tasks`) is false.
 */
export function updateTasks(ctx: Ctx, ids: SQL, values: TaskValues, when: SQL = sql`true`): Statement[] {
  const db = database(ctx);
  const now = ctx.now();
  const chosen = sql`id IN (${ids}) AND +organization_id = ${ctx.organizationId} AND ${when}`;
  const { status = sql`status`, priority = sql`priority`, assigneeId = sql`assignee_id` } = values;
  const { dueAt = sql`due_at` } = values;
  const wanted = values.snoozedUntil ?? sql`snoozed_until`;
  const snoozedUntil = values.status ? sql`CASE ${status} WHEN 'done' THEN NULL ELSE ${wanted} END` : wanted;
  const moves = sql`status <> ${status}`;
  const changes = sql`(${moves} OR priority <> ${priority} OR assignee_id IS NOT ${assigneeId}
    OR due_at IS NOT ${dueAt} OR snoozed_until IS NOT ${snoozedUntil})`;
  const moved = values.position ? sql`position <> ${values.position}` : sql`false`;
  const insertChanges = (field: TaskField, from: SQL, to: SQL) =>
    db.run(sql`INSERT INTO ${taskHistory} (id, organization_id, task_id, created_at, actor, field, from_value,
        to_value)
      SELECT ${newIds(taskHistory, { organizationId: ctx.organizationId, now })}, organization_id, id, ${now}, ${actorName(ctx.actor)}, ${field}, ${from}, ${to}
      FROM ${tasks} WHERE ${chosen} AND ${from} IS NOT ${to} RETURNING task_id`);
  // Setting a column rewrites its indexes, even if the value stays the same.
  const assignments = [
    sql`updated_at = ${now}`,
    ...(values.status
      ? [
          sql`completed_at = CASE WHEN ${moves} THEN iif(${status} = 'done', ${now}, NULL) ELSE completed_at END`,
          sql`completed_by = CASE WHEN ${moves} THEN iif(${status} = 'done', ${completedBy(ctx)}, NULL) ELSE completed_by END`,
          sql`status = ${status}`,
        ]
      : []),
    ...(values.priority ? [sql`priority = ${priority}`] : []),
    ...(values.assigneeId ? [sql`assignee_id = ${assigneeId}`] : []),
    ...(values.dueAt ? [sql`due_at = ${dueAt}`] : []),
    // Its indexes are the same as those of the status.
    ...(values.status || values.snoozedUntil ? [sql`snoozed_until = ${snoozedUntil}`] : []),
    ...(values.position ? [sql`place = ${values.position}`] : []),
  ];
  return [
    ...(values.status ? [insertChanges('status', sql`status`, status)] : []),
    ...(values.priority ? [insertChanges('priority', sql`priority`, priority)] : []),
    ...(values.assigneeId ? [insertChanges('assignee', sql`assignee_id`, assigneeId)] : []),
    ...(values.dueAt ? [insertChanges('due_at', iso(sql`due_at`), iso(dueAt))] : []),
    ...(values.snoozedUntil
      ? [insertChanges('snoozed_until', iso(sql`snoozed_until`), iso(snoozedUntil))]
      : []),
    ...(values.status
      ? [
          db.run(sql`INSERT INTO ${taskCounts} (organization_id, status, count)
            SELECT ${ctx.organizationId}, iif(step.sign = 1, moved.new, moved.old), step.sign * moved.n
            FROM (SELECT status AS old, ${status} AS new, count(*) AS n FROM ${tasks}
                WHERE ${chosen} AND ${moves} AND +is_hidden = 0 GROUP BY 1, 2) AS moved
              JOIN (SELECT 1 AS sign UNION ALL SELECT -1) AS step
            WHERE true
            ON CONFLICT DO UPDATE SET count = count + excluded.count`),
          countMoves({ ...ctx, now: () => now }, chosen, status),
        ]
      : []),
    recordEvents(
      ctx,
      'task.updated',
      sql`SELECT json_object('task_id', id, 'email_id', email_id, 'title', title,
          'status', ${status}, 'priority', ${priority}, 'assignee_id', ${assigneeId},
          'due_at', ${iso(dueAt)}, 'snoozed_until', ${iso(snoozedUntil)},
          'previous', json_object('status', status, 'priority', priority, 'assignee_id', assignee_id,
            'due_at', ${iso(sql`due_at`)}, 'snoozed_until', ${iso(sql`snoozed_until`)})) AS data
        FROM ${tasks} WHERE ${chosen} AND ${changes}`,
    ),
    db.run(sql`UPDATE ${tasks} SET ${sql.join(assignments, sql`, `)}
      WHERE ${chosen} AND (${changes} OR ${moved}) RETURNING id`),
  ];
}

/** Returns an SQL expression: milliseconds as ISO 8601 in UTC. */
function iso(milliseconds: SQL): SQL {
  return sql`strftime('%Y-%m-%dT%H:%M:%fZ', (${milliseconds}) / 1000.0, 'unixepoch')`;
}
