import { DomainError } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import type { Claim } from '../../../platform/work/jobs.ts';
import type { Ending } from '../../../platform/work/run-job.ts';
import { followNewMail, selectNextPersonal } from '../../mail/index.ts';
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
import type { PreferencesRow } from '../schema.ts';
import { considerEmail } from './email.ts';
import { dueForNewMail, updateAnalyzedUpTo } from './store.ts';

/** The job that analyzes the new emails of an organization that a person may have written. */
export const analysisJob = followNewMail<FollowedPreferences>({
  job: ANALYSIS,
  lease: ANALYSIS_LEASE,
  wokenAtOnce: ANALYSES_PER_TICK,
  runTime: ANALYSIS_RUN,
  maxAge: MAX_ANALYZED_AGE,
  checkedPerStep: CHECKED_PER_STEP,
  statementsOfEmail: STATEMENTS_OF_EMAIL,
  tries: ANALYSIS_TRIES,
  selectNext: selectNextPersonal,
  findState: findPreferences,
  updateUpTo: updateAnalyzedUpTo,
  dueForNewMail,
  consider: considerEmail,
  endAfter,
  onGivenUp: (ctx, email) => ctx.log.error('analysis.given_up', new Error('Every run failed.'), { email }),
});

interface FollowedPreferences extends PreferencesRow {
  upTo: number;
}

async function findPreferences(ctx: Ctx): Promise<FollowedPreferences | null> {
  const [[preferences]] = await commit(database(ctx), [selectPreferences(ctx)]);
  if (!preferences?.isEnabled || !preferences.analyzeNewEmails || preferences.analyzedUpTo === null)
    return null;
  return { ...preferences, upTo: preferences.analyzedUpTo };
}

/** Returns the end of a run after an error, or null to skip the email, because it would fail again. */
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

/** Ends a run after a failure. Only failures of the same email count: those of the first email of a run. */
function endInFailure(claim: Claim, now: number, wait: number, count: number): Ending {
  const tries = count > 0 ? 0 : claim.attempts;
  const backoff = Math.min(ANALYSIS_BACKOFF * 2 ** tries, MAX_ANALYSIS_BACKOFF);
  return { next: { succeeded: count > 0, at: now + Math.max(backoff, wait) } };
}
