import type { Ctx } from '../../../platform/ctx.ts';
import type { Statement } from '../../../platform/data/database.ts';
import { isDeliverable, MAX_RECIPIENTS } from '../../mail/index.ts';
import { insertMail } from './mail-store.ts';
import type { InvitationMail } from './message.ts';

/**
 * Statements that send a mail from an inbox, for the batch of the change that it tells of. It joins the thread of the email
 * `emailId`, else that of all mails about its UID. Recipients whose address no mail can go to are left out; more than one
 * mail can have are told by several. Call `wakeInvitationMails` after the commit.
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
