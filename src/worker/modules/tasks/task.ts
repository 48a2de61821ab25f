import type { CreateTask, Task, TaskDetail, UpdateTask } from '../../../contract/tasks.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { commit, database } from '../../platform/database.ts';
import { DomainError, notFound } from '../../platform/errors.ts';
import { wakeOutbox } from '../../platform/outbox.ts';
import {
  changeTask,
  insertTask,
  type NoteRow,
  notesOf,
  type TaskRow,
  type TaskSource,
  taskById,
} from './store.ts';

const SHOWN_NOTES = 50;

/** What a task shows of an email of this organization, or null. The mail module knows it, and this one not that. */
export type FindSource = (ctx: Ctx, emailId: number) => Promise<TaskSource | null>;

/** Throws `refused`, NO_SUCH_EMAIL, when `email_id` is none of this organization's. */
export async function createTask(ctx: Ctx, input: CreateTask, findSource: FindSource): Promise<Task> {
  const source = input.email_id === undefined ? null : await findSource(ctx, input.email_id);
  if (input.email_id !== undefined && source === null) {
    throw new DomainError(
      'refused',
      'NO_SUCH_EMAIL',
      'email_id: there is no such email in this organization.',
    );
  }
  const [created] = (await commit(database(ctx), insertTask(ctx, input, source))) as TaskRow[][];
  return toTask(created![0]!);
}

/** With its newest notes. Throws `not_found`. */
export async function getTask(ctx: Ctx, id: number): Promise<TaskDetail> {
  const [[row], notes] = (await commit(database(ctx), [
    taskById(ctx, id),
    notesOf(ctx, id, SHOWN_NOTES),
  ])) as [TaskRow[], NoteRow[]];
  if (!row) throw notFound('task');
  return {
    ...toTask(row),
    notes: notes.map((note) => ({
      id: note.id,
      text: note.text,
      email_id: note.email_id,
      created_at: new Date(note.created_at).toISOString(),
    })),
  };
}

/**
 * Any status may follow any other: boards are dragged both ways. Entering `done` sets `completed_at`, leaving it
 * clears it. Throws `not_found`.
 */
export async function updateTask(ctx: Ctx, id: number, change: UpdateTask): Promise<Task> {
  const results = await commit(database(ctx), [...changeTask(ctx, id, change), taskById(ctx, id)]);
  const [row] = results.at(-1) as TaskRow[];
  if (!row) throw notFound('task');
  wakeOutbox(ctx);
  return toTask(row);
}

export function toTask(row: TaskRow): Task {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    priority: row.priority,
    status: row.status,
    email_id: row.email_id,
    tag: row.tag,
    from_address: row.from_address,
    subject: row.subject,
    created_at: new Date(row.created_at).toISOString(),
    updated_at: new Date(row.updated_at).toISOString(),
    completed_at: row.completed_at === null ? null : new Date(row.completed_at).toISOString(),
  };
}
