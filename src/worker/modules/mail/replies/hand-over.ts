import type { Ctx } from '../../../platform/ctx.ts';
import { commit, database } from '../../../platform/data/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { selectInboxes } from '../../inboxes/index.ts';
import type { SendOutcome, sendEmail } from '../sending/send.ts';
import { type CandidateRow, candidate } from './candidate-store.ts';
import { type Candidate, isOwn, replyAddress } from './decide.ts';
import { type ClaimedRow, replyBecame, replyRefused } from './store.ts';

/**
 * Sends a reply that is claimed. However often it is tried it becomes one email: the sending knows it by its key. What
 * goes wrong here leaves the claim to run out, and the reply is taken up again; what cannot be sent has failed, or is a
 * draft again if it was one.
 */
export async function handOver(
  ctx: Ctx,
  reply: ClaimedRow,
  claim: string,
  send: typeof sendEmail,
): Promise<void> {
  try {
    await sendReply(ctx, reply, send);
  } catch (error) {
    if (!(error instanceof DomainError)) {
      ctx.log.error('auto_reply.broke_off', error, { autoReplyId: reply.id });
    } else if (error.code !== 'IN_PROGRESS') {
      ctx.log.warn('auto_reply.refused', { autoReplyId: reply.id, code: error.code });
      const refused =
        reply.asked_at === null
          ? replyRefused(ctx, reply.id, claim, 'failed', error.message)
          : replyRefused(ctx, reply.id, claim, 'draft', null);
      await commit(database(ctx), [refused]);
    }
  }
}

/**
 * Throws DomainError as `sendEmail`; `not_found` when the email that it answers is gone; of what was a draft `refused`,
 * AUTOMATIC_MAIL and OWN_ADDRESS: nobody decided on those before.
 */
export async function sendReply(ctx: Ctx, reply: ClaimedRow, send: typeof sendEmail): Promise<SendOutcome> {
  const [[row]] = (await commit(database(ctx), [candidate(ctx, reply.email_id)])) as [CandidateRow[]];
  if (!row) throw new DomainError('not_found', 'NO_SUCH_EMAIL', 'The email that it answers is gone.');
  if (reply.asked_at !== null) await refuseLoops(ctx, row);
  const outcome = await send(ctx, {
    inbox: { id: reply.inbox_id },
    to: replyAddress(toCandidate(row)),
    subject: reply.subject,
    html: reply.html,
    text: reply.body,
    parentMessageId: row.message_id,
    automatic: true,
    // With a line break: no caller from outside can have such a key.
    idempotencyKey: `auto-reply\n${reply.id}`,
  });
  await commit(database(ctx), [replyBecame(ctx, reply.id, outcome)]);
  return outcome;
}

async function refuseLoops(ctx: Ctx, row: CandidateRow): Promise<void> {
  if (row.is_automatic === 1) {
    throw new DomainError(
      'refused',
      'AUTOMATIC_MAIL',
      'The email is automatic itself (`is_automatic`): no automatic reply is sent to it. Write to a person with POST /api/send-email.',
    );
  }
  const [inboxes] = await commit(database(ctx), [selectInboxes(ctx)]);
  const own = inboxes.map(({ emailAddress }) => emailAddress);
  if (isOwn(toCandidate(row), own)) {
    throw new DomainError(
      'refused',
      'OWN_ADDRESS',
      'The email came from an inbox of this organization, or a reply would go there: no automatic reply is sent to it.',
    );
  }
}

export function toCandidate(row: CandidateRow): Candidate {
  return {
    id: row.id,
    message_id: row.message_id,
    from_address: row.from_address,
    from_name: row.from_name,
    subject: row.subject,
    reply_to: JSON.parse(row.reply_to) as string[],
    is_addressed: row.is_addressed === 1,
    is_whole: row.is_whole === 1,
    task_id: row.task_id,
  };
}
