import { DomainError } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit, isRefusal } from '../../../platform/data/commit/commit.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { type Claim, type DueJob, insertJobAt, wakeJobs } from '../../../platform/work/jobs.ts';
import type { Ending, Job } from '../../../platform/work/run-job.ts';
import {
  type DraftRow,
  SEND_DRAFT,
  selectDraft,
  sendTime,
  updateToFailed,
  updateToSending,
} from '../drafts/store.ts';
import { type DraftFileRow, selectDraftFiles } from '../drafts/upload-store.ts';
import { LEASE_MS, WOKEN } from '../outgoing/limits.ts';
import { sendEmail } from '../outgoing/send-email.ts';
import { toRequest } from './prepare.ts';

/** The job that converts a due draft to an email, and sends it. */
export const sendDraftJob: Job = { ...SEND_DRAFT, lease: LEASE_MS, wokenAtOnce: WOKEN, run };

/** Attempts at converting a draft to an email despite internal errors. Retries wait 1, 2, 4 and 8 minutes. */
const ATTEMPTS = 5;
/** Queues delay a message by at most 12 hours: a job due later runs once before, to be woken on the second. */
const QUEUE_REACH_MS = 12 * 60 * 60_000;

async function run(ctx: Ctx, claim: Claim): Promise<Ending> {
  const id = claim.subjectId;
  const [[draft], files] = await commit(database(ctx), [selectDraft(ctx, id), selectDraftFiles(ctx, id)]);
  const failure = draft && isDue(ctx, draft) ? await handOver(ctx, claim, draft, files) : null;
  if (failure === 'again') {
    return { next: { succeeded: false, at: ctx.now() + 60_000 * 2 ** claim.attempts } };
  }
  return {
    // Somebody may have sent it again meanwhile, or rescheduled it.
    next: { succeeded: true, at: sendTime(ctx, id), isDoneIfIdle: true },
    statements: failure && draft ? [updateToFailed(ctx, draft, failure)] : [],
  };
}

function isDue(ctx: Ctx, { state, sendAt }: DraftRow): boolean {
  return (state === 'held' || state === 'scheduled') && sendAt !== null && sendAt <= ctx.now();
}

/**
 * Converts the draft to an email, and sends it. Returns null (also if the sending was cancelled meanwhile), the reason
 * why it failed, or `again`.
 */
async function handOver(
  ctx: Ctx,
  claim: Claim,
  draft: DraftRow,
  files: DraftFileRow[],
): Promise<{ code: string; message: string } | 'again' | null> {
  try {
    // Every run died: this draft may be what kills the Worker.
    if (claim.attempts >= ATTEMPTS) throw new Error('Every attempt died.');
    const { emailId } = await sendEmail(ctx, {
      ...(await toRequest(ctx, draft, files)),
      // The user who sent the draft, not the job; 0 is nobody.
      ...(draft.updatedBy > 0 && { sentBy: draft.updatedBy }),
      ...(draft.actor !== null && { actor: draft.actor }),
      alsoWhenSaved: (email) => updateToSending(ctx, draft, email),
    });
    ctx.log.info('draft.sent', { draftId: draft.id, emailId });
    return null;
  } catch (error) {
    if (isRefusal(error)) return null;
    if (error instanceof DomainError) {
      ctx.log.warn('draft.refused', { draftId: draft.id, code: error.code });
      return error;
    }
    ctx.log.error('draft.broke_off', error, { draftId: draft.id, attempts: claim.attempts });
    if (claim.attempts + 1 < ATTEMPTS) return 'again';
    return {
      code: 'INTERNAL_ERROR',
      message: 'An internal error occurred; it was logged. Send the draft again.',
    };
  }
}

/** Inserts the job that sends a draft at `sendAt` (milliseconds), in the batch that changes the draft's state. */
export function insertSendDraftJob(
  ctx: Ctx,
  draftId: Parameters<typeof insertJobAt>[2],
  sendAt: number,
): Statement<DueJob[]> {
  const isFar = sendAt - ctx.now() > QUEUE_REACH_MS;
  return insertJobAt(ctx, SEND_DRAFT, draftId, isFar ? sendAt - QUEUE_REACH_MS / 2 : sendAt);
}

/** Has the queue wake the job in time, if it is within reach. Cron wakes later ones. */
export function wakeSendDraftJob(ctx: Ctx, jobs: DueJob[], sendAt: number): void {
  const wait = sendAt - ctx.now();
  if (wait <= QUEUE_REACH_MS) wakeJobs(ctx, SEND_DRAFT, jobs, Math.ceil(wait / 1000));
}
