import type { Ctx } from '../../../platform/ctx.ts';
import type { Statement } from '../../../platform/data/database.ts';
import { type EmailOfTask, insertTaskOfEmail } from './email-task-store.ts';

const MAX_TITLE_CHARACTERS = 500;

/** An inbound email, with the id that it has only once the batch has saved it. */
export type SavedEmail = Omit<EmailOfTask, 'title' | 'description'> & { fromName: string };

/**
 * The statements that create the task of an email, for the batch that saves it: titled by the subject, linking to the
 * email, todo and medium. A duplicate, whose id is NULL, gets no task. The order of the statements matters.
 */
export function createTaskFromEmail(ctx: Ctx, { fromName, ...email }: SavedEmail): Statement[] {
  const sender = fromName ? `${fromName} <${email.fromAddress}>` : email.fromAddress || 'an unknown sender';
  return insertTaskOfEmail(ctx, {
    ...email,
    title: email.subject.slice(0, MAX_TITLE_CHARACTERS) || '(no subject)',
    description: `Email from ${sender}: /api/emails/`,
  });
}
