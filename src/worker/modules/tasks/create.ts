import type { CreateTask, Task } from '../../../contract/tasks.ts';
import { DomainError } from '../../../lib/errors.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { commitUnlessRefused } from '../../platform/data/commit/commit.ts';
import { database } from '../../platform/data/database.ts';
import { tagsOf } from '../../platform/tags.ts';
import { wakeOutbox } from '../../platform/work/outbox.ts';
import { wakeNotices } from '../notices/index.ts';
import { assignmentNotice, requireMember } from './assign.ts';
import { requireSnooze } from './dates/snooze.ts';
import { type MailOfTasks, updateTaskVisibility } from './email-tasks/email-task-store.ts';
import { toTask } from './present.ts';
import { insertCreatedEvent, insertTask, requireEmail } from './store.ts';

export type { MailOfTasks };

/**
 * Creates a task. Throws `invalid`; `refused`: NO_SUCH_EMAIL if this organization does not have the email `email_id`,
 * NO_SUCH_MEMBER if it does not have the member `assignee_id`.
 */
export async function createTask(ctx: Ctx, input: CreateTask, mail: MailOfTasks): Promise<Task> {
  requireSnooze(ctx, input.snoozed_until);
  const source = input.email_id === undefined ? null : await mail.findSource(ctx, input.email_id);
  if (input.email_id !== undefined && source === null) {
    throw noSuchEmail();
  }
  // An expression evaluated with the insert, as the tag may be about to change.
  const tag = input.email_id === undefined ? null : mail.tagOf(ctx, input.email_id);
  const [insert, ...counters] = insertTask(ctx, input, source && tag && { ...source, tag });
  await requireMember(ctx, input.assignee_id);
  const notice = await assignmentNotice(ctx, input.assignee_id, input.title);
  const { email_id: emailId } = input;
  const created = insertCreatedEvent(ctx);
  const conversation =
    emailId === undefined
      ? []
      : [
          ...updateTaskVisibility(ctx, emailId, mail.isHidden(ctx, emailId)),
          ...mail.updateConversation(ctx, emailId),
        ];
  const results = await commitUnlessRefused(
    database(ctx),
    [...(tag ? [requireEmail(ctx, tag)] : []), insert, ...counters, created, ...conversation, ...notice],
    noSuchEmail,
  );
  wakeOutbox(ctx);
  if (notice.length > 0) wakeNotices(ctx);
  return toTask(results.of(insert)[0]!, await tagsOf(ctx));
}

function noSuchEmail(): DomainError {
  const detail = 'email_id: there is no such email in this organization.';
  return new DomainError('refused', 'NO_SUCH_EMAIL', detail);
}
