import { DomainError } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import type { Claim } from '../../../platform/work/jobs.ts';
import type { Ending } from '../../../platform/work/run-job.ts';
import { followNewMail, selectNextToRead } from '../../mail/index.ts';
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

/** The job that reads the new emails of an organization. */
export const readingJob = followNewMail({
  job: READING,
  lease: READING_LEASE,
  wokenAtOnce: READINGS_PER_TICK,
  runTime: READING_RUN,
  maxAge: MAX_MAIL_AGE,
  checkedPerStep: CHECKED_PER_STEP,
  statementsOfEmail: STATEMENTS_OF_EMAIL,
  tries: READING_TRIES,
  selectNext: selectNextToRead,
  findState: findPosition,
  updateUpTo: updateReadUpTo,
  dueForNewMail,
  consider: (ctx, _claim, _state, emailId) => considerEmail(ctx, emailId),
  endAfter,
  onGivenUp: (ctx, email) =>
    ctx.log.error('calendar.reading_given_up', new Error('Every run failed.'), { email }),
});

async function findPosition(ctx: Ctx): Promise<{ upTo: number } | null> {
  const [[reading]] = await commit(database(ctx), [selectReadUpTo(ctx)]);
  return reading ? { upTo: reading.readUpTo } : null;
}

/** Returns the end of a run after an error, or null to skip the email, because it would fail again. */
function endAfter(ctx: Ctx, claim: Claim, emailId: number, error: unknown, count: number): Ending | null {
  if (!(error instanceof DomainError)) return endInFailure(ctx, claim, emailId, error, count);
  ctx.log.error('calendar.mail_failed', error, { email: emailId });
  return null;
}

/** Ends a failed run. Attempts count only for the first email of a run, which is the same one each time. */
function endInFailure(ctx: Ctx, claim: Claim, emailId: number, error: unknown, count: number): Ending {
  ctx.log.error('calendar.mail_broke_off', error, { email: emailId, attempts: claim.attempts });
  const tries = count > 0 ? 0 : claim.attempts;
  return { next: { succeeded: count > 0, at: ctx.now() + READING_BACKOFF * 2 ** tries } };
}
