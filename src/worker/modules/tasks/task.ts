import type { CreateTask, Task, TaskDetail, UpdateTask } from '../../../contract/tasks.ts';
import { type Ctx, userOf } from '../../platform/ctx.ts';
import { commit, database, isRefusal, requireThat, type Statement } from '../../platform/data/database.ts';
import { DomainError, notFound } from '../../platform/errors.ts';
import { wakeOutbox } from '../../platform/work/outbox.ts';
import { isMember, notify } from '../identity/index.ts';
import { plainWords, wakeNotices } from '../notices/index.ts';
import {
  changeTask,
  insertTask,
  isNotOf,
  type NoteRow,
  notesOf,
  type TaskRow,
  type TaskSource,
  taskById,
} from './store.ts';

const SHOWN_NOTES = 50;
/** Characters of a task's title in a mail. */
const MOST_OF_TITLE = 200;

/** What a task shows of an email of this organization, or null. The mail module knows it, and this one not that. */
export type FindSource = (ctx: Ctx, emailId: number) => Promise<TaskSource | null>;

/** Throws `refused`: NO_SUCH_EMAIL, NO_SUCH_MEMBER when `email_id` or `assignee_id` is none of this organization's. */
export async function createTask(ctx: Ctx, input: CreateTask, findSource: FindSource): Promise<Task> {
  const source = input.email_id === undefined ? null : await findSource(ctx, input.email_id);
  if (input.email_id !== undefined && source === null) {
    throw new DomainError(
      'refused',
      'NO_SUCH_EMAIL',
      'email_id: there is no such email in this organization.',
    );
  }
  const results = await commitAssignment(ctx, input.assignee_id, [
    ...insertTask(ctx, input, source),
    ...(await assignmentNotice(ctx, input.assignee_id, input.title)),
  ]);
  return toTask((results[0] as [TaskRow])[0]);
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
 * clears it. An assignee is told by mail, unless they took the task themselves. Throws `not_found`; `refused`,
 * NO_SUCH_MEMBER.
 */
export async function updateTask(ctx: Ctx, id: number, change: UpdateTask): Promise<Task> {
  const title = change.assignee_id ? await titleOf(ctx, id) : '';
  const results = await commitAssignment(ctx, change.assignee_id, [
    ...(await assignmentNotice(ctx, change.assignee_id, title, id)),
    ...changeTask(ctx, id, change),
    taskById(ctx, id),
  ]);
  const [row] = results.at(-1) as TaskRow[];
  if (!row) throw notFound('task');
  wakeOutbox(ctx);
  return toTask(row);
}

async function titleOf(ctx: Ctx, id: number): Promise<string> {
  const [[row]] = (await commit(database(ctx), [taskById(ctx, id)])) as [TaskRow[]];
  if (!row) throw notFound('task');
  return row.title;
}

/** Commits, provided that the assignee is a member. Its results are those of `statements`. */
async function commitAssignment(
  ctx: Ctx,
  assigneeId: number | null | undefined,
  statements: Statement[],
): Promise<unknown[][]> {
  const db = database(ctx);
  if (!assigneeId) return commit(db, statements);
  try {
    const results = await commit(db, [requireThat(db, isMember(ctx, assigneeId)), ...statements]);
    wakeNotices(ctx);
    return results.slice(1);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const detail = 'assignee_id: there is no such member in this organization.';
    throw new DomainError('refused', 'NO_SUCH_MEMBER', detail);
  }
}

/** Tells a new assignee; nobody who is it already, and nobody of what they did themselves. */
async function assignmentNotice(
  ctx: Ctx,
  assigneeId: number | null | undefined,
  title: string,
  id?: number,
): Promise<Statement[]> {
  const isOwnDoing = userOf(ctx.actor)?.userId === assigneeId;
  if (!assigneeId || isOwnDoing) return [];
  const where = id === undefined ? '' : ` (task ${id})`;
  // Mostly the subject of a mail, which anybody can have sent.
  const shown = plainWords(title, MOST_OF_TITLE);
  const notice = {
    subject: shown ? `Assigned to you: ${shown}` : 'A task was assigned to you',
    text: `A task was assigned to you in Herald${where}${shown ? `:\n\n${shown}` : '.'}\n`,
  };
  return notify(
    ctx,
    'task_assigned',
    { userId: assigneeId },
    notice,
    id === undefined ? undefined : isNotOf(ctx, id, assigneeId),
  );
}

export function toTask(row: TaskRow): Task {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    priority: row.priority,
    status: row.status,
    assignee_id: row.assignee_id,
    email_id: row.email_id,
    tag: row.tag,
    from_address: row.from_address,
    subject: row.subject,
    created_at: new Date(row.created_at).toISOString(),
    updated_at: new Date(row.updated_at).toISOString(),
    completed_at: row.completed_at === null ? null : new Date(row.completed_at).toISOString(),
  };
}
