import type { RecordReply } from '../../../../contract/mail/auto-replies.ts';
import type { AutoReply } from '../../../../contract/mail/emails.ts';
import { DomainError } from '../../../../lib/errors.ts';
import { htmlOfText } from '../../../../lib/message/html/html-of-text.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { selectCandidate, toCandidate } from '../candidates/candidate-store.ts';
import { normalAddress, replyAddress } from '../candidates/decide.ts';
import { getReply } from './reply.ts';
import { insertEngineReply } from './store.ts';

/**
 * Records a reply of an automation engine; `created` is false if it is already recorded. Throws `refused`,
 * NO_SUCH_EMAIL, if `email_id` is not an inbound email of this organization.
 */
export async function recordReply(
  ctx: Ctx,
  request: RecordReply,
): Promise<{ reply: AutoReply; created: boolean }> {
  const [[email]] = await commit(database(ctx), [selectCandidate(ctx, request.email_id)]);
  if (!email) throw noSuchEmail();
  const recipient = normalAddress(replyAddress(toCandidate(email)));
  const [inserted, , [reply]] = await commit(
    database(ctx),
    insertEngineReply(ctx, { id: email.id, inboxId: email.inbox_id }, recipient, {
      ...request,
      html: htmlOfText(request.body),
    }),
  );
  if (!reply) throw noSuchEmail();
  return { reply: await getReply(ctx, reply.id), created: inserted.length > 0 };
}

function noSuchEmail(): DomainError {
  const detail = 'email_id: this organization has no such inbound email.';
  return new DomainError('refused', 'NO_SUCH_EMAIL', detail);
}
