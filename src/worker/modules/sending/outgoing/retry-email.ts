import { DomainError, notFound } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit, isRefusal } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { selectJob } from '../../../platform/work/jobs.ts';
import { sendNow } from './attempt.ts';
import { findOutcome, type SendOutcome } from './send-email.ts';
import { SEND, selectOutgoing, updateToQueued } from './store.ts';

/**
 * Retries a failed email and, with `confirm`, an unconfirmed one, which may then arrive twice. Throws 404; 409
 * NOT_TO_RETRY for an email that is sent or being sent; 422 CONFIRMATION_NEEDED.
 */
export async function retryEmail(ctx: Ctx, emailId: number, confirm: boolean): Promise<SendOutcome> {
  const selectSendJob = selectJob(ctx, SEND, emailId);
  const results = await commit(database(ctx), [
    ...updateToQueued(ctx, emailId, confirm ? ['failed', 'unconfirmed'] : ['failed']),
    selectSendJob,
  ]).catch(async (error: unknown) => {
    if (isRefusal(error)) throw await refusal(ctx, emailId);
    throw error;
  });
  const [job] = results.of(selectSendJob);
  if (job) await sendNow(ctx, job.id);
  return findOutcome(ctx, emailId);
}

async function refusal(ctx: Ctx, emailId: number): Promise<DomainError> {
  const [[mail]] = await commit(database(ctx), [selectOutgoing(ctx, emailId)]);
  if (!mail) return notFound('sent email');
  if (mail.state === 'unconfirmed') {
    return new DomainError(
      'refused',
      'CONFIRMATION_NEEDED',
      'The email may have been delivered already. Send {"confirm": true} to send it again anyway.',
    );
  }
  if (mail.state === 'failed') {
    return new DomainError(
      'conflict',
      'NOT_TO_RETRY',
      'The draft of this email is written or sent again. Send the draft.',
    );
  }
  return new DomainError(
    'conflict',
    'NOT_TO_RETRY',
    `The email is ${mail.state}. Only failed emails can be sent again.`,
  );
}
