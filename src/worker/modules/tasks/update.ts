import type { Task, UpdateTask } from '../../../contract/tasks.ts';
import { DomainError, notFound } from '../../../lib/errors.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { commit, commitUnlessRefused, requireThat } from '../../platform/data/commit/commit.ts';
import { database } from '../../platform/data/database.ts';
import { tagsOf } from '../../platform/tags.ts';
import { wakeOutbox } from '../../platform/work/outbox.ts';
import { wakeNotices } from '../notices/index.ts';
import { assignmentNotice, requireMember } from './assign.ts';
import { requireSnooze } from './dates/snooze.ts';
import type { MailOfTasks } from './email-tasks/email-task-store.ts';
import { toTask } from './present.ts';
import { emailIdOf, isOpenWith, selectTask, updateTaskRow } from './store.ts';

/**
 * Changes a task. Any status may follow any other: boards are dragged both ways. Entering `done` sets `completed_at`
 * and ends the snooze; leaving `done` clears `completed_at`. A new assignee gets a mail, unless they assigned the task
 * to themselves. Throws `not_found`; `invalid`; `refused` (NO_SUCH_MEMBER, TASK_DONE).
 */
export async function updateTask(ctx: Ctx, id: number, change: UpdateTask, mail: MailOfTasks): Promise<Task> {
  requireSnooze(ctx, change.snoozed_until);
  const title = change.assignee_id ? await findTitle(ctx, id) : '';
  await requireMember(ctx, change.assignee_id);
  const notice = await assignmentNotice(ctx, change.assignee_id, title, id);
  const select = selectTask(ctx, id);
  const db = database(ctx);
  const statements = [
    ...(change.snoozed_until ? [requireThat(db, isOpenWith(ctx, id, change.status))] : []),
    ...notice,
    ...updateTaskRow(ctx, id, change),
    ...mail.updateConversation(ctx, emailIdOf(ctx, id)),
    select,
  ];
  const results = await commitUnlessRefused(db, statements, taskDone);
  const [row] = results.of(select);
  if (!row) throw notFound('task');
  if (notice.length > 0) wakeNotices(ctx);
  wakeOutbox(ctx);
  return toTask(row, await tagsOf(ctx));
}

async function findTitle(ctx: Ctx, id: number): Promise<string> {
  const [[row]] = await commit(database(ctx), [selectTask(ctx, id)]);
  if (!row) throw notFound('task');
  return row.title;
}

function taskDone(): DomainError {
  const message = 'a task that is done cannot be snoozed';
  return new DomainError('refused', 'TASK_DONE', `snoozed_until: ${message}.`, {
    errors: [{ path: 'snoozed_until', message }],
  });
}
