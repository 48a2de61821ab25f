import { DomainError } from '../../../../lib/errors.ts';
import type { Connection } from '../../../../sidecar/protocol.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { append } from '../../../platform/outside/sidecar.ts';
import type { Claim } from '../../../platform/work/jobs.ts';
import type { Ending, Job } from '../../../platform/work/run-job.ts';
import { openInbox } from '../../inboxes/index.ts';
import { BUSY_WAIT_MS, FILING_ATTEMPTS, FIRST_FILING_RETRY_MS, LEASE_MS, WOKEN } from './limits.ts';
import { FILE_SENT, selectOutgoing } from './store.ts';

/** Returns whether the provider puts sent mail in the Sent folder automatically. */
export function filesSentMail({ smtp }: { smtp: Connection }): boolean {
  return /(^|\.)(gmail|googlemail)\.com$/i.test(smtp.host);
}

/**
 * The job that copies a sent email to the Sent folder of its inbox, for users of other mail programs. Retries failures;
 * a folder that already has the message gets no second copy.
 */
export const fileSentJob: Job = { ...FILE_SENT, lease: LEASE_MS, wokenAtOnce: WOKEN, run };

async function run(ctx: Ctx, claim: Claim): Promise<Ending> {
  if (claim.attempts >= FILING_ATTEMPTS) {
    // Every run died: this message may be what kills the Worker.
    ctx.log.error('send.not_filed', new Error('Every attempt died.'), { emailId: claim.subjectId });
    return { next: 'done' };
  }
  try {
    await file(ctx, claim.subjectId);
    return { next: 'done' };
  } catch (error) {
    if (error instanceof DomainError && error.code === 'BUSY') {
      return { next: { succeeded: 'postponed', at: ctx.now() + BUSY_WAIT_MS } };
    }
    const attempts = claim.attempts + 1;
    const isLast = attempts >= FILING_ATTEMPTS;
    const fields = { emailId: claim.subjectId, attempts, givenUp: isLast };
    if (error instanceof DomainError && error.cause === undefined) {
      ctx.log.warn('send.not_filed', { ...fields, code: error.code });
    } else ctx.log.error('send.not_filed', error, fields);
    const wait = FIRST_FILING_RETRY_MS * 2 ** claim.attempts;
    return { next: isLast ? 'done' : { succeeded: false, at: ctx.now() + wait } };
  }
}

async function file(ctx: Ctx, emailId: number): Promise<void> {
  const [[mail]] = await commit(database(ctx), [selectOutgoing(ctx, emailId)]);
  const inbox = mail?.state === 'sent' ? await openInbox(ctx, mail.inboxId) : null;
  if (!mail || !inbox) return;
  const object = await ctx.env.BUCKET.get(mail.rawKey);
  if (!object) throw new Error('The raw message is missing.');
  const raw = new Uint8Array(await object.arrayBuffer());
  await append(ctx.env, { connection: inbox.imap, mailbox: null, flags: ['\\Seen'] }, raw);
}
