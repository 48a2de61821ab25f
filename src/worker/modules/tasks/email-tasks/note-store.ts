import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { newId } from '../../../platform/data/sequence.ts';
import { type TaskNoteRow, taskNotes, tasks } from '../schema.ts';

/** Selects the notes of a task, newest first. */
export function selectNotes(ctx: Ctx, taskId: number, limit: number): Statement<TaskNoteRow[]> {
  return database(ctx)
    .select()
    .from(taskNotes)
    .where(and(eq(taskNotes.taskId, taskId), eq(taskNotes.organizationId, ctx.organizationId)))
    .orderBy(desc(taskNotes.id))
    .limit(limit);
}

/** Adds a note to a task if `when` holds. `emailId` is the source of the note, which the same batch may save. */
export function insertNote(
  ctx: Ctx,
  note: { taskId: number; text: string; emailId: SQL; when: SQL },
): Statement[] {
  const db = database(ctx);
  const now = ctx.now();
  const task = sql`id = ${note.taskId} AND organization_id = ${ctx.organizationId} AND ${note.when}`;
  return [
    db.run(sql`INSERT INTO ${taskNotes} (id, organization_id, task_id, email_id, text, created_at)
      SELECT ${newId(taskNotes, { organizationId: ctx.organizationId, now })}, organization_id, id, ${note.emailId}, ${note.text}, ${now} FROM ${tasks} WHERE ${task} RETURNING task_id`),
    db.run(sql`UPDATE ${tasks} SET updated_at = ${now} WHERE ${task} RETURNING id`),
  ];
}
