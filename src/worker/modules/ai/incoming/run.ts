import { DomainError } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { statementsLeft } from '../../../platform/invocation/invocation.ts';
import { type Claim, extendLease } from '../../../platform/work/jobs.ts';
import type { Ending, Job } from '../../../platform/work/run-job.ts';
import { selectNextPersonal } from '../../mail/index.ts';
import { ANALYSIS } from '../analysis.ts';
import {
  ANALYSES_PER_TICK,
  ANALYSIS_BACKOFF,
  ANALYSIS_LEASE,
  ANALYSIS_POSTPONED,
  ANALYSIS_RUN,
  ANALYSIS_TRIES,
  CHECKED_PER_STEP,
  MAX_ANALYSIS_BACKOFF,
  MAX_ANALYZED_AGE,
  STATEMENTS_OF_EMAIL,
} from '../limits.ts';
import { selectPreferences } from '../preferences/store.ts';
import { considerEmail } from './email.ts';
import { dueForNewMail, updateAnalyzedUpTo } from './store.ts';

/**
 * The job that analyzes the new emails of an organization, oldest first. Runs cannot be concurrent, as each holds the
 * lease of the job. A run that fails leaves its email to the next run.
 */
export const analysisJob: Job = {
  ...ANALYSIS,
  lease: ANALYSIS_LEASE,
  wokenAtOnce: ANALYSES_PER_TICK,
  run: analyzeNewEmails,
};

async function analyzeNewEmails(ctx: Ctx, claim: Claim): Promise<Ending> {
  const db = database(ctx);
  const deadline = ctx.now() + ANALYSIS_RUN;
  /** The number of emails that this run has processed. */
  let count = 0;
  for (;;) {
    if (ctx.now() > deadline || statementsLeft() < STATEMENTS_OF_EMAIL) {
      return { next: { succeeded: count > 0 ? true : 'postponed', at: ctx.now() } };
    }
    const [[preferences]] = await commit(db, [selectPreferences(ctx)]);
    if (!preferences?.isEnabled || !preferences.analyzeNewEmails || preferences.analyzedUpTo === null) {
      return { next: { succeeded: true, at: null } };
    }
    const [[email], [checked]] = await commit(
      db,
      selectNextPersonal(ctx, {
        after: preferences.analyzedUpTo,
        limit: CHECKED_PER_STEP,
        receivedFrom: ctx.now() - MAX_ANALYZED_AGE,
      }),
    );
    if (!email) {
      if (checked?.last) await commit(db, [updateAnalyzedUpTo(ctx, claim, checked.last)]);
      if (checked?.count === CHECKED_PER_STEP) continue;
      return { next: { succeeded: true, at: dueForNewMail(ctx) } };
    }
    // Another run holds the job.
    if (!(await extendLease(ctx, claim, ANALYSIS_LEASE)))
      return { next: { succeeded: 'postponed', at: null } };
    const isGivenUp = count === 0 && claim.attempts >= ANALYSIS_TRIES;
    if (isGivenUp) ctx.log.error('analysis.given_up', new Error('Every run failed.'), { email: email.id });
    else {
      try {
        await considerEmail(ctx, claim, preferences, email.id);
      } catch (error) {
        const ending = endAfter(ctx, claim, email.id, error, count);
        if (ending) return ending;
      }
    }
    await commit(db, [updateAnalyzedUpTo(ctx, claim, email.id)]);
    count++;
  }
}

/** Returns how a run ends after an error; null if the email is skipped, because it would fail again. */
function endAfter(ctx: Ctx, claim: Claim, emailId: number, error: unknown, count: number): Ending | null {
  const now = ctx.now();
  if (error instanceof DomainError) {
    const wait = (error.retryAfterSeconds ?? 0) * 1000;
    ctx.log.warn('analysis.failed', { email: emailId, code: error.code, attempts: claim.attempts });
    // Nothing was tried, so nothing is known about the email.
    if (error.kind === 'forbidden') return { next: { succeeded: true, at: null } };
    const isUntried = ['payment_required', 'limited'].includes(error.kind) || error.code === 'NOT_CONFIGURED';
    if (isUntried) {
      return {
        next: { succeeded: count > 0 ? true : 'postponed', at: now + (wait || ANALYSIS_POSTPONED) },
      };
    }
    if (error.kind !== 'unavailable' && error.kind !== 'remote_failed') return null;
    return endInFailure(claim, now, wait, count);
  }
  ctx.log.error('analysis.broke_off', error, { email: emailId, attempts: claim.attempts });
  return endInFailure(claim, now, 0, count);
}

/** Ends a run after a failure. Counts only failures of the same email: those of the first one in a run. */
function endInFailure(claim: Claim, now: number, wait: number, count: number): Ending {
  const tries = count > 0 ? 0 : claim.attempts;
  const backoff = Math.min(ANALYSIS_BACKOFF * 2 ** tries, MAX_ANALYSIS_BACKOFF);
  return { next: { succeeded: count > 0, at: now + Math.max(backoff, wait) } };
}
