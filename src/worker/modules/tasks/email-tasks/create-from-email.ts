import type { Ctx } from '../../../platform/ctx.ts';
import type { Statement } from '../../../platform/data/database.ts';
import { type EmailOfTask, insertTasksOfEmails, type SavedEmails } from './email-task-store.ts';

const MAX_TITLE_CHARACTERS = 500;

/** An inbound email saved in the same batch. */
type InboundEmail = Omit<EmailOfTask, 'title' | 'description'> & { fromName: string };

/**
 * The statements that create the tasks of emails, for the batch that saves these: titled by the subject, linking to the
 * email, todo and medium. A duplicate, which the batch does not save, gets no task. The order of the statements matters.
 */
export function createTasksFromEmails(ctx: Ctx, emails: InboundEmail[], saved: SavedEmails): Statement[] {
  if (emails.length === 0) return [];
  const tasks = emails.map(({ fromName, ...email }) => {
    const sender = fromName ? `${fromName} <${email.fromAddress}>` : email.fromAddress || 'an unknown sender';
    return {
      ...email,
      title: email.subject.slice(0, MAX_TITLE_CHARACTERS) || '(no subject)',
      description: `Email from ${sender}: /api/emails/`,
    };
  });
  return insertTasksOfEmails(ctx, tasks, saved);
}
