import type { Ctx } from '../../../platform/ctx.ts';
import { commit, database, isRefusal } from '../../../platform/data/database.ts';
import { DomainError, notFound } from '../../../platform/errors.ts';
import { selectJob } from '../../../platform/work/jobs.ts';
import { sendNow } from './attempt.ts';
import { outcomeOf, type SendOutcome } from './send.ts';
import { findOutgoing, type OutgoingRow, queueAgain, SEND } from './store.ts';

/**
 * Sends a failed mail once more, and with `confirm` an unconfirmed one, which may then arrive twice. Throws 404; 409
 * NOT_TO_RETRY for one that is sent or on its way; 422 CONFIRMATION_NEEDED.
 */
export async function retryEmail(ctx: Ctx, emailId: number, confirm: boolean): Promise<SendOutcome> {
  const results = await commit(database(ctx), [
    ...queueAgain(ctx, emailId, confirm ? ['failed', 'unconfirmed'] : ['failed']),
    selectJob(ctx, SEND, emailId),
  ]).catch(async (error: unknown) => {
    if (isRefusal(error)) throw await refusal(ctx, emailId);
    throw error;
  });
  const [job] = results.at(-1) as { id: number }[];
  if (job) await sendNow(ctx, job.id);
  return outcomeOf(ctx, emailId);
}

async function refusal(ctx: Ctx, emailId: number): Promise<DomainError> {
  const [[mail]] = (await commit(database(ctx), [findOutgoing(ctx, emailId)])) as [OutgoingRow[]];
  if (!mail) return notFound('sent email');
  if (mail.state === 'unconfirmed') {
    return new DomainError(
      'refused',
      'CONFIRMATION_NEEDED',
      'It may have gone out already. Send {"confirm": true} to send it once more all the same.',
    );
  }
  return new DomainError('conflict', 'NOT_TO_RETRY', `It is ${mail.state}: only what failed is sent again.`);
}
