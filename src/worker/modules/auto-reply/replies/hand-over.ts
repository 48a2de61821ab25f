import { DomainError } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { addressesOf, selectInboxes } from '../../inboxes/index.ts';
import { sendEmail } from '../../sending/index.ts';
import { type CandidateRow, selectCandidate, toCandidate } from '../candidates/candidate-store.ts';
import { isOwn, replyAddress } from '../candidates/decide.ts';
import { type ClaimedRow, updateRefused, updateSentEmail } from './store.ts';

/**
 * Sends a claimed reply. Retries send no second email, because the idempotency key stays the same. After an unexpected
 * error the claim expires, and the reply is retried. A reply that cannot be sent becomes `failed`, or a draft again if
 * it was one.
 */
export async function handOver(ctx: Ctx, reply: ClaimedRow, claim: string): Promise<void> {
  try {
    await sendReply(ctx, reply);
  } catch (error) {
    if (!(error instanceof DomainError)) {
      ctx.log.error('auto_reply.broke_off', error, { autoReplyId: reply.id });
    } else if (error.code !== 'IN_PROGRESS') {
      ctx.log.warn('auto_reply.refused', { autoReplyId: reply.id, code: error.code });
      const wasDraft = reply.asked_at !== null;
      await commit(database(ctx), [
        wasDraft
          ? updateRefused(ctx, reply.id, claim, 'draft', null)
          : updateRefused(ctx, reply.id, claim, 'failed', error.message),
      ]);
    }
  }
}

/**
 * Sends a reply. Throws what `sendEmail` throws, `not_found` if the email to reply to does not exist, and for drafts
 * `refused` (AUTOMATIC_MAIL, OWN_ADDRESS). Other replies have been checked for that already.
 */
export async function sendReply(ctx: Ctx, reply: ClaimedRow): Promise<void> {
  const candidate = selectCandidate(ctx, reply.email_id);
  const inboxes = selectInboxes(ctx);
  const wasDraft = reply.asked_at !== null;
  const results = await commit(database(ctx), [candidate, ...(wasDraft ? [inboxes] : [])]);
  const [row] = results.of(candidate);
  if (!row) throw new DomainError('not_found', 'NO_SUCH_EMAIL', 'The email to answer no longer exists.');
  if (wasDraft) {
    refuseLoops(row, results.of(inboxes).flatMap(addressesOf));
  }
  const outcome = await sendEmail(ctx, {
    inbox: { id: reply.inbox_id },
    to: replyAddress(toCandidate(row)),
    subject: reply.subject,
    html: reply.html,
    text: reply.body,
    parentMessageId: row.message_id,
    automatic: true,
    // API callers cannot use the same key, because it contains a line break.
    idempotencyKey: `auto-reply\n${reply.id}`,
  });
  await commit(database(ctx), [updateSentEmail(ctx, reply.id, outcome)]);
}

function refuseLoops(row: CandidateRow, ownAddresses: string[]): void {
  if (row.is_automatic === 1) {
    throw new DomainError(
      'refused',
      'AUTOMATIC_MAIL',
      'This email is automatic (`is_automatic`), so it gets no automatic reply. To write to a person, use POST /api/send-email.',
    );
  }
  if (isOwn(toCandidate(row), ownAddresses)) {
    throw new DomainError(
      'refused',
      'OWN_ADDRESS',
      'The sender or the reply address is an inbox of this organization, so the email gets no automatic reply.',
    );
  }
}
