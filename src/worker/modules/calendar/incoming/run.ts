import { DomainError } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { statementsLeft } from '../../../platform/invocation/invocation.ts';
import { type Claim, extendLease } from '../../../platform/work/jobs.ts';
import type { Ending, Job } from '../../../platform/work/run-job.ts';
import { selectNextToRead } from '../../mail/index.ts';
import { considerEmail } from './email.ts';
import {
  CHECKED_PER_STEP,
  MAX_MAIL_AGE,
  READING_BACKOFF,
  READING_LEASE,
  READING_RUN,
  READING_TRIES,
  READINGS_PER_TICK,
  STATEMENTS_OF_EMAIL,
} from './limits.ts';
import { dueForNewMail, READING, selectReadUpTo, updateReadUpTo } from './store.ts';

/**
 * Reads the new emails of an organization, oldest first. The lease of the job prevents two runs at once. A failed run
 * leaves its email to the next run.
 */
export const readingJob: Job = {
  ...READING,
  lease: READING_LEASE,
  wokenAtOnce: READINGS_PER_TICK,
  run: readNewEmails,
};

async function readNewEmails(ctx: Ctx, claim: Claim): Promise<Ending> {
  const db = database(ctx);
  const deadline = ctx.now() + READING_RUN;
  /** Emails processed by this run. */
  let count = 0;
  for (;;) {
    if (ctx.now() > deadline || statementsLeft() < STATEMENTS_OF_EMAIL) {
      return { next: { succeeded: count > 0 ? true : 'postponed', at: ctx.now() } };
    }
    const [[reading]] = await commit(db, [selectReadUpTo(ctx)]);
    if (!reading) return { next: { succeeded: true, at: null } };
    const [[email], [checked]] = await commit(
      db,
      selectNextToRead(ctx, {
        after: reading.readUpTo,
        limit: CHECKED_PER_STEP,
        receivedFrom: ctx.now() - MAX_MAIL_AGE,
      }),
    );
    if (!email) {
      if (checked?.last) await commit(db, [updateReadUpTo(ctx, claim, checked.last)]);
      if (checked?.count === CHECKED_PER_STEP) continue;
      return { next: { succeeded: true, at: dueForNewMail(ctx) } };
    }
    // Another run has the job.
    if (!(await extendLease(ctx, claim, READING_LEASE)))
      return { next: { succeeded: 'postponed', at: null } };
    if (count === 0 && claim.attempts >= READING_TRIES) {
      ctx.log.error('calendar.reading_given_up', new Error('Every run failed.'), { email: email.id });
    } else {
      try {
        await considerEmail(ctx, email.id);
      } catch (error) {
        if (!(error instanceof DomainError)) return endInFailure(ctx, claim, email.id, error, count);
        ctx.log.error('calendar.mail_failed', error, { email: email.id });
      }
    }
    await commit(db, [updateReadUpTo(ctx, claim, email.id)]);
    count++;
  }
}

/** Ends a failed run. Attempts count only for the first email of a run, which is the same one each time. */
function endInFailure(ctx: Ctx, claim: Claim, emailId: number, error: unknown, count: number): Ending {
  ctx.log.error('calendar.mail_broke_off', error, { email: emailId, attempts: claim.attempts });
  const tries = count > 0 ? 0 : claim.attempts;
  return { next: { succeeded: count > 0, at: ctx.now() + READING_BACKOFF * 2 ** tries } };
}
