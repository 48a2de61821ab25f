import type { Ctx } from '../../../platform/ctx.ts';
import type { Statement } from '../../../platform/data/database.ts';
import { isDeliverable, MAX_RECIPIENTS } from '../../sending/index.ts';
import { insertMail } from './mail-store.ts';
import type { InvitationMail } from './message.ts';

/**
 * Returns statements that send a mail from an inbox, for the batch of the change. It joins the thread of the email
 * `emailId`, else of all mails about its UID. Leaves out undeliverable recipients; splits too many into several mails.
 * Call `wakeInvitationMails` after the commit.
 */
export function insertInvitationMail(
  ctx: Ctx,
  from: { inboxId: number; emailId: number | null },
  mail: InvitationMail,
): Statement[] {
  const to = mail.to.filter(({ email }) => isDeliverable(email));
  const parts = Array.from({ length: Math.ceil(to.length / MAX_RECIPIENTS) }, (_, i) =>
    to.slice(i * MAX_RECIPIENTS, (i + 1) * MAX_RECIPIENTS),
  );
  return parts.flatMap((part) => insertMail(ctx, from, { ...mail, to: part }));
}
