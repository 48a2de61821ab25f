import { type SQL, sql } from 'drizzle-orm';
import type { TaskPriority } from '../../../../contract/tasks.ts';
import type { Tag } from '../../../../lib/tags.ts';
import { actorName, type Ctx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { jsonOf } from '../../../platform/data/json.ts';
import { advance, nextIds } from '../../../platform/data/sequence.ts';
import { addCounts } from '../../reports/index.ts';
import { countRetagged, numbersOfTasks } from '../report-counts/store.ts';
import { taskCounts, taskHistory, tasks } from '../schema.ts';
import { type TaskSource, updateTaskRow } from '../store.ts';

/** An email whose task is created in the batch that saves it. */
export interface EmailOfTask {
  /** Its index among the emails of the batch. */
  place: number;
  title: string;
  /** The description up to the id of the email, which is appended. */
  description: string;
  tag: Tag;
  fromAddress: string;
  subject: string;
  receivedAt: number;
}

/** The emails saved by a batch, as SQL expressions. */
export interface SavedEmails {
  /** Returns a join with the email at an index, an expression, as `saved`. No row if the batch has not saved it. */
  at: (place: SQL) => SQL;
  /** Expressions on `saved`, from its conversation. */
  assigneeId: SQL;
  isHidden: SQL;
  /** Whether the emails, and so their tasks, are history. */
  isHistory: boolean;
}

/** The functions of mail that tasks need, provided by the mail module. */
export interface MailOfTasks {
  /** Returns the fields of an email of this organization shown in its task, or null. */
  findSource(ctx: Ctx, emailId: number): Promise<TaskSource | null>;
  /** Returns the statements that must follow a new or changed task of an email, in the same batch. */
  updateConversation(ctx: Ctx, emailId: number | SQL): Statement[];
  /** Returns the statements that must precede the deletion of a task of an email, in the same batch. */
  updateConversationWithout(ctx: Ctx, emailId: SQL, taskId: number): Statement[];
  /** Returns an SQL condition: the conversation of an email is in spam or trash. */
  isHidden(ctx: Ctx, emailId: number): SQL;
  /** Returns an SQL expression: the tag of an email. */
  tagOf(ctx: Ctx, emailId: number): SQL;
}

/** Inserts the tasks, todo and medium, of emails that the batch saves. The order of the statements matters. */
export function insertTasksOfEmails(ctx: Ctx, emails: EmailOfTask[], saved: SavedEmails): Statement[] {
  const { organizationId } = ctx;
  const now = ctx.now();
  const db = database(ctx);
  const kind = { isHistory: saved.isHistory };
  const first = nextIds(organizationId, 'task', emails.length, kind);
  const last = sql`${first} + ${sql.raw(String(emails.length - 1))}`;
  const rows = sql`json_each(${jsonOf(emails)}) AS t CROSS JOIN ${saved.at(sql`(t.value ->> 'place')`)}`;
  return [
    db.run(sql`INSERT INTO ${tasks} (id, organization_id, title, description, priority, status, tag, email_id,
        from_address, subject, created_at, updated_at, assignee_id, received_at,
        in_reports, is_hidden)
      SELECT ${first} + t.key, ${organizationId}, t.value ->> 'title', (t.value ->> 'description') || saved.id,
        'medium', 'todo', t.value ->> 'tag', saved.id, t.value ->> 'fromAddress', t.value ->> 'subject', ${now}, ${now},
        ${saved.assigneeId}, t.value ->> 'receivedAt', 1, ${saved.isHidden}
      FROM ${rows} WHERE true RETURNING id`),
    db.run(
      advance(
        organizationId,
        'task',
        sql`EXISTS (SELECT 1 FROM ${tasks} WHERE id BETWEEN ${first} AND ${last} AND +organization_id = ${organizationId})`,
        emails.length,
        kind,
      ),
    ),
    db.run(sql`INSERT INTO ${taskCounts} (organization_id, status, count)
      SELECT ${organizationId}, 'todo', count(*) FROM ${rows} CROSS JOIN ${tasks} AS task ON task.email_id = saved.id
      WHERE task.is_hidden = 0 HAVING count(*) > 0
      ON CONFLICT DO UPDATE SET count = count + excluded.count`),
  ];
}

/**
 * Returns an SQL expression: the id of the first task created from an email, or null. An email's id contains its
 * organization, so a caller that filters emails by organization also filters the tasks.
 */
export function taskIdOfEmail(emailId: SQL): SQL<number | null> {
  return sql`(SELECT min(task.id) FROM ${tasks} AS task WHERE task.email_id = ${emailId})`;
}

/** Returns an SQL expression: the priority of the first task created from an email, or null. */
export function priorityOfEmail(emailId: SQL): SQL<TaskPriority | null> {
  return sql`(SELECT task.priority FROM ${tasks} AS task WHERE task.email_id = ${emailId} ORDER BY task.id LIMIT 1)`;
}

/**
 * Returns an SQL expression: the id of the newest task of emails, or null. `emailIds` is a SELECT or an id of the
 * organization. Ignores the task `except`.
 */
export function newestTaskIdOf(emailIds: SQL, except = 0): SQL<number | null> {
  return sql`(SELECT max(task.id) FROM ${tasks} AS task WHERE task.email_id IN (${emailIds}) AND task.id <> ${except})`;
}

/**
 * Hides the tasks of emails from lists and counts, or shows them again. `emailIds` is an id, or a SELECT of ids;
 * `isHidden` is an expression for all of them.
 */
export function updateTaskVisibility(ctx: Ctx, emailIds: number | SQL, isHidden: SQL): Statement[] {
  const db = database(ctx);
  const changing = sql`email_id IN (${emailIds}) AND +organization_id = ${ctx.organizationId}
    AND +is_hidden <> ${isHidden}`;
  return [
    db.run(sql`INSERT INTO ${taskCounts} (organization_id, status, count)
      SELECT ${ctx.organizationId}, status, sum(CASE is_hidden WHEN 1 THEN 1 ELSE -1 END) FROM ${tasks}
      WHERE ${changing} GROUP BY status
      ON CONFLICT DO UPDATE SET count = count + excluded.count`),
    addCounts(ctx, numbersOfTasks(changing, sql`CASE is_hidden WHEN 1 THEN 1 ELSE -1 END`)),
    db.run(sql`UPDATE ${tasks} SET is_hidden = 1 - is_hidden WHERE ${changing} RETURNING id`),
  ];
}

/** Sets the tags of the tasks of emails to `tag`, an expression on `tasks.email_id`. `emailIds` is a SELECT. */
export function updateTaskTags(ctx: Ctx, emailIds: SQL, tag: SQL): Statement[] {
  const changing = sql`email_id IN (${emailIds}) AND +organization_id = ${ctx.organizationId} AND +tag IS NOT ${tag}`;
  return [
    countRetagged(ctx, sql`${changing} AND +is_hidden = 0`, tag),
    database(ctx).run(
      sql`UPDATE ${tasks} SET tag = ${tag}, updated_at = ${ctx.now()} WHERE ${changing} RETURNING id`,
    ),
  ];
}

/**
 * The tasks that follow their conversation, as a JSON list of id, status and assignee: the open ones of these emails, and
 * if they are assigned, the one with the id `newest`, which may be NULL. `emailIds` is a SELECT. The status is NULL unless
 * the change completes the tasks; there is no assignee unless it assigns them (`newest` is not null).
 */
export function followingTasks(emailIds: SQL, newest: SQL | null, completes: boolean): SQL {
  const status = completes ? sql`task.status` : sql`NULL`;
  const assignee = newest ? sql`, task.assignee_id` : sql``;
  return sql`(SELECT json_group_array(json_array(task.id, ${status}${assignee})) FROM ${tasks} AS task
    WHERE task.email_id IN (${emailIds}) AND (task.status <> 'done' OR task.id = ${newest ?? sql`NULL`}))`;
}

/** Returns id, status and assignee of a task as a row value; if there is none, NULL, NULL and `assignee`. */
export function taskState(id: SQL, assignee: SQL): SQL {
  return sql`(SELECT task.id, task.status, iif(task.id IS NULL, ${assignee}, task.assignee_id)
    FROM (SELECT ${id} AS id) AS wanted LEFT JOIN ${tasks} AS task ON task.id = wanted.id)`;
}

/**
 * Sets the priority of the task of an email, if the task is not done and nobody has changed its priority. Ignores the
 * change that this batch itself writes to the history, because later statements must still find the task.
 */
export function updateUntouchedPriority(ctx: Ctx, emailId: number, priority: TaskPriority): Statement[] {
  const now = ctx.now();
  const untouched = sql`status <> 'done' AND priority = 'medium' AND NOT EXISTS (SELECT 1 FROM ${taskHistory} AS h
    WHERE h.task_id = ${tasks}.id AND h.organization_id = ${tasks}.organization_id AND h.field = 'priority'
      AND NOT (h.actor = ${actorName(ctx.actor)} AND h.created_at = ${now}))`;
  return updateTaskRow({ ...ctx, now: () => now }, taskIdOfEmail(sql`${emailId}`), { priority }, untouched);
}
