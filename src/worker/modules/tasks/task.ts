import type { CreateTask, Task, TaskDetail, UpdateTask } from '../../../contract/tasks.ts';
import { type Ctx, userOf } from '../../platform/ctx.ts';
import { commit, database, type Statement } from '../../platform/data/database.ts';
import { DomainError, notFound } from '../../platform/errors.ts';
import { wakeOutbox } from '../../platform/work/outbox.ts';
import { listPeople, notify } from '../identity/index.ts';
import { plainWords, wakeNotices } from '../notices/index.ts';
import { selectNotes } from './note-store.ts';
import type { TaskRow } from './schema.ts';
import { insertTask, isNotAssignedTo, selectTask, type TaskSource, updateTask } from './store.ts';

const SHOWN_NOTES = 50;
/** Characters of a task's title in a mail. */
const MAX_TITLE_IN_MAIL = 200;

/** Answers what a task shows of an email of this organization, or null. The mail module provides it. */
export type FindSource = (ctx: Ctx, emailId: number) => Promise<TaskSource | null>;

/**
 * Throws `refused`: NO_SUCH_EMAIL if this organization does not have the email `email_id`, NO_SUCH_MEMBER if it does
 * not have the member `assignee_id`.
 */
export async function createTask(ctx: Ctx, input: CreateTask, findSource: FindSource): Promise<Task> {
  const source = input.email_id === undefined ? null : await findSource(ctx, input.email_id);
  if (input.email_id !== undefined && source === null) {
    throw new DomainError(
      'refused',
      'NO_SUCH_EMAIL',
      'email_id: there is no such email in this organization.',
    );
  }
  const [insert, ...counters] = insertTask(ctx, input, source);
  await requireMember(ctx, input.assignee_id);
  const notice = await assignmentNotice(ctx, input.assignee_id, input.title);
  const [[row]] = await commit(database(ctx), [insert, ...counters, ...notice]);
  if (notice.length > 0) wakeNotices(ctx);
  return toTask(row!);
}

/** The task, with its newest notes. Throws `not_found`. */
export async function getTask(ctx: Ctx, id: number): Promise<TaskDetail> {
  const [[row], notes] = await commit(database(ctx), [
    selectTask(ctx, id),
    selectNotes(ctx, id, SHOWN_NOTES),
  ]);
  if (!row) throw notFound('task');
  return {
    ...toTask(row),
    notes: notes.map((note) => ({
      id: note.id,
      text: note.text,
      email_id: note.emailId,
      created_at: new Date(note.createdAt).toISOString(),
    })),
  };
}

/**
 * Any status may follow any other: boards are dragged both ways. Entering `done` sets `completed_at`, and leaving it
 * clears it. A new assignee gets a mail, unless they assigned the task to themselves. Throws `not_found`; `refused`
 * (NO_SUCH_MEMBER).
 */
export async function changeTask(ctx: Ctx, id: number, change: UpdateTask): Promise<Task> {
  const title = change.assignee_id ? await findTitle(ctx, id) : '';
  await requireMember(ctx, change.assignee_id);
  const notice = await assignmentNotice(ctx, change.assignee_id, title, id);
  const select = selectTask(ctx, id);
  const results = await commit(database(ctx), [...notice, ...updateTask(ctx, id, change), select]);
  const [row] = results.of(select);
  if (!row) throw notFound('task');
  if (notice.length > 0) wakeNotices(ctx);
  wakeOutbox(ctx);
  return toTask(row);
}

async function findTitle(ctx: Ctx, id: number): Promise<string> {
  const [[row]] = await commit(database(ctx), [selectTask(ctx, id)]);
  if (!row) throw notFound('task');
  return row.title;
}

/** Throws `refused` (NO_SUCH_MEMBER) if there is an assignee who is not a member. */
async function requireMember(ctx: Ctx, assigneeId: number | null | undefined): Promise<void> {
  if (!assigneeId) return;
  const [person] = await listPeople(ctx, [assigneeId]);
  if (person?.role) return;
  const detail = 'assignee_id: there is no such member in this organization.';
  throw new DomainError('refused', 'NO_SUCH_MEMBER', detail);
}

/** Notifies a new assignee, but not one who has the task already, nor one who assigns it to themselves. */
async function assignmentNotice(
  ctx: Ctx,
  assigneeId: number | null | undefined,
  title: string,
  id?: number,
): Promise<Statement[]> {
  const assignsSelf = userOf(ctx.actor)?.userId === assigneeId;
  if (!assigneeId || assignsSelf) return [];
  const where = id === undefined ? '' : ` (task ${id})`;
  // Usually the subject of an email that anybody can have sent.
  const shown = plainWords(title, MAX_TITLE_IN_MAIL);
  const notice = {
    subject: shown ? `Assigned to you: ${shown}` : 'A task was assigned to you',
    text: `A task was assigned to you in Herald${where}${shown ? `:\n\n${shown}` : '.'}\n`,
  };
  return notify(
    ctx,
    'task_assigned',
    { userId: assigneeId },
    notice,
    id === undefined ? undefined : isNotAssignedTo(ctx, id, assigneeId),
  );
}

export function toTask(row: TaskRow): Task {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    priority: row.priority,
    status: row.status,
    assignee_id: row.assigneeId,
    email_id: row.emailId,
    tag: row.tag,
    from_address: row.fromAddress,
    subject: row.subject,
    created_at: new Date(row.createdAt).toISOString(),
    updated_at: new Date(row.updatedAt).toISOString(),
    completed_at: row.completedAt === null ? null : new Date(row.completedAt).toISOString(),
  };
}
