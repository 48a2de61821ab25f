import { type SQL, sql } from 'drizzle-orm';
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
import { taskCounts, taskHistory, taskNotes, tasks } from './schema.ts';

/** A task; times in milliseconds. */
export interface TaskRow {
  id: number;
  title: string;
  description: string;
  priority: TaskPriority;
  status: TaskStatus;
  assignee_id: number | null;
  tag: Tag | null;
  email_id: number | null;
  from_address: string | null;
  subject: string | null;
  created_at: number;
  updated_at: number;
  completed_at: number | null;
}

export interface TaskFilter {
  status?: TaskStatus;
  priority?: TaskPriority;
  tag?: Tag;
  /** A user, or null for tasks of nobody. */
  assigneeId?: number | null;
}

/** What a task shows of the email that it is made of. */
export interface TaskSource {
  tag: Tag;
  from_address: string;
  subject: string;
}

const COLUMNS = sql`id, title, description, priority, status, assignee_id, tag, email_id, from_address, subject, created_at,
  updated_at, completed_at`;

/** TaskRow, or no row. */
export function taskById(ctx: Ctx, id: number): Statement {
  return database(ctx).all(
    sql`SELECT ${COLUMNS} FROM ${tasks} WHERE id = ${id} AND organization_id = ${ctx.organizationId}`,
  );
}

/**
 * TaskRow of those that match, newest first. Each filter is one unbroken range of an index, or up to four, which
 * SQLite merges as it goes: as many rows are read as are taken, however rare the combination is.
 */
export function listedTasks(
  ctx: Ctx,
  filter: TaskFilter,
  page: { before: number | null; limit: number; offset: number },
): Statement {
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
    // The plus keeps SQLite to the primary key: an index of the organization would have to be sorted. One upper
    // bound: of two it seeks to the first.
    const { first, last } = idRange(organizationId);
    const newest = page.before === null ? last : Math.min(last, page.before - 1);
    parts = [sql`${select} +organization_id = ${organizationId} AND id BETWEEN ${first} AND ${newest}`];
  }
  const places = sql`${sql.join(parts, sql` UNION ALL `)} ORDER BY place DESC LIMIT ${page.limit} OFFSET ${page.offset}`;
  return database(ctx).all(sql`SELECT ${COLUMNS} FROM (${places}) AS page JOIN ${tasks} ON id = page.place
    ORDER BY page.place DESC`);
}

/** `{status, count}` for each status that has tasks, from the kept counts. */
export function taskCountsByStatus(ctx: Ctx): Statement {
  return database(ctx).all(
    sql`SELECT status, count FROM ${taskCounts} WHERE organization_id = ${ctx.organizationId}`,
  );
}

/** Makes a task. The first statement gives its TaskRow; `advance` must come right after. */
export function insertTask(ctx: Ctx, input: CreateTask, source: TaskSource | null): Statement[] {
  const { organizationId } = ctx;
  const now = ctx.now();
  const db = database(ctx);
  const always = sql`true`;
  return [
    db.all(sql`INSERT INTO ${tasks} (id, organization_id, title, description, priority, status, tag, email_id,
        from_address, subject, assignee_id, created_at, updated_at)
      VALUES (${nextId(organizationId, 'task')}, ${organizationId}, ${input.title}, ${input.description},
        ${input.priority}, 'todo', ${source?.tag ?? null}, ${input.email_id ?? null},
        ${source?.from_address ?? null}, ${source?.subject ?? null}, ${input.assignee_id ?? null}, ${now}, ${now})
      RETURNING ${COLUMNS}`),
    db.run(advance(organizationId, 'task', always)),
    addTodo(ctx, always),
  ];
}

function addTodo(ctx: Ctx, when: SQL): Statement {
  return database(ctx).run(sql`INSERT INTO ${taskCounts} (organization_id, status, count)
    SELECT ${ctx.organizationId}, 'todo', 1 WHERE ${when}
    ON CONFLICT DO UPDATE SET count = count + 1`);
}

/** True, as an expression, while the task is of this organization and not of this user. */
export function isNotOf(ctx: Ctx, id: number, userId: number): SQL {
  return sql`EXISTS (SELECT 1 FROM ${tasks} WHERE id = ${id} AND organization_id = ${ctx.organizationId}
    AND assignee_id IS NOT ${userId})`;
}

/**
 * Changes status, priority, assignee, with all that follows: history, counts, the event. In this order: each reads
 * what the task was before, and the update comes last. Nothing is written where nothing changes.
 */
export function changeTask(ctx: Ctx, id: number, change: UpdateTask): Statement[] {
  const db = database(ctx);
  const now = ctx.now();
  const task = sql`id = ${id} AND organization_id = ${ctx.organizationId}`;
  const status = change.status ?? null;
  const priority = change.priority ?? null;
  const moves = sql`status <> ${status}`;
  // D1 binds numbers as REAL, which the text in the history would show.
  const assignee =
    change.assignee_id === undefined ? sql`assignee_id` : sql`CAST(${change.assignee_id} AS INTEGER)`;
  const changes = sql`(${moves} OR priority <> ${priority} OR assignee_id IS NOT ${assignee})`;
  const history = (field: ChangeRow['field'], from: SQL, to: SQL, changed: SQL) =>
    db.run(sql`INSERT INTO ${taskHistory} (organization_id, task_id, created_at, actor, field, from_value, to_value)
      SELECT organization_id, id, ${now}, ${actorName(ctx.actor)}, ${field}, ${from}, ${to}
      FROM ${tasks} WHERE ${task} AND ${changed}`);
  return [
    history('status', sql`status`, sql`${status}`, moves),
    history('priority', sql`priority`, sql`${priority}`, sql`priority <> ${priority}`),
    history('assignee', sql`assignee_id`, assignee, sql`assignee_id IS NOT ${assignee}`),
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
      WHERE ${task} AND ${changes}`),
  ];
}

export interface ChangeRow {
  id: number;
  task_id: number;
  field: 'status' | 'priority' | 'assignee';
  from_value: string | null;
  to_value: string | null;
  actor: string;
  created_at: number;
}

/** ChangeRow of a task, oldest first. */
export function historyOf(ctx: Ctx, taskId: number, after: number, limit: number): Statement {
  return database(ctx).all(sql`SELECT id, task_id, field, from_value, to_value, actor, created_at
    FROM ${taskHistory} WHERE task_id = ${taskId} AND organization_id = ${ctx.organizationId} AND id > ${after}
    ORDER BY id LIMIT ${limit}`);
}

export interface NoteRow {
  id: number;
  text: string;
  email_id: number | null;
  created_at: number;
}

/** NoteRow of a task, newest first. */
export function notesOf(ctx: Ctx, taskId: number, limit: number): Statement {
  return database(ctx).all(sql`SELECT id, text, email_id, created_at FROM ${taskNotes}
    WHERE task_id = ${taskId} AND organization_id = ${ctx.organizationId} ORDER BY id DESC LIMIT ${limit}`);
}

/** Writes what an email of the same batch tells on a task, if `when` holds. */
export function noteOnTask(
  ctx: Ctx,
  note: { taskId: number; text: string; emailId: SQL; when: SQL },
): Statement[] {
  const db = database(ctx);
  const now = ctx.now();
  const task = sql`id = ${note.taskId} AND organization_id = ${ctx.organizationId} AND ${note.when}`;
  return [
    db.run(sql`INSERT INTO ${taskNotes} (organization_id, task_id, email_id, text, created_at)
      SELECT organization_id, id, ${note.emailId}, ${note.text}, ${now} FROM ${tasks} WHERE ${task}`),
    db.run(sql`UPDATE ${tasks} SET updated_at = ${now} WHERE ${task}`),
  ];
}

/** The email a new task is made of: what it shows of it, and the id as an expression that the save's batch knows. */
export interface TaskOfEmail {
  emailId: SQL;
  title: string;
  description: SQL | string;
  tag: Tag;
  fromAddress: string;
  subject: string;
  /** The guard of the save: with a duplicate nothing is written. */
  when: SQL;
}

/**
 * Makes one task (todo, medium) of an email that the same batch saves. Three statements, in this order; each
 * does nothing unless `when` holds.
 */
export function createTaskOfEmail(ctx: Ctx, email: TaskOfEmail): Statement[] {
  const { organizationId } = ctx;
  const now = ctx.now();
  const db = database(ctx);
  return [
    db.run(sql`INSERT INTO ${tasks} (id, organization_id, title, description, priority, status, tag, email_id,
        from_address, subject, created_at, updated_at)
      SELECT ${nextId(organizationId, 'task')}, ${organizationId}, ${email.title.slice(0, 500)}, ${email.description},
        'medium', 'todo', ${email.tag}, ${email.emailId}, ${email.fromAddress}, ${email.subject}, ${now}, ${now}
      WHERE ${email.when}`),
    db.run(advance(organizationId, 'task', email.when)),
    addTodo(ctx, email.when),
  ];
}

/**
 * The id of the first task made of an email, or null, as an expression. An email's id holds its organization,
 * so the caller's filter on the email is the filter on the task too.
 */
export function taskIdOfEmail(emailId: SQL): SQL<number | null> {
  return sql`(SELECT min(task.id) FROM ${tasks} AS task WHERE task.email_id = ${emailId})`;
}
