import type { PlatformCode } from '../../../../contract/stream/credentials.ts';
import { PLATFORM_NAMES } from '../../../../lib/captions/platform-names.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import type { Claim } from '../../../platform/work/jobs.ts';
import { wakeOutbox } from '../../../platform/work/outbox.ts';
import type { Ending } from '../../../platform/work/run-job.ts';
import { updateWait } from '../access/store.ts';
import type { CaptionRow } from '../captions/schema.ts';
import type { PlatformFailure, Published } from '../platforms/platform.ts';
import { DEFAULT_WAIT } from './limits.ts';
import { updateFailed, updateHeld, updateSent } from './store.ts';

/** Ends the run: the post was sent. */
export function succeed(ctx: Ctx, claim: Claim, row: CaptionRow, published: Published): Ending {
  ctx.log.info('post.sent', { caption: row.id, platform: row.platform });
  return { next: 'done', statements: updateSent(ctx, row, claim, published), after: () => wakeOutbox(ctx) };
}

/** Ends the run: the platform does not have the post, and will not accept it. */
export function fail(ctx: Ctx, claim: Claim, row: CaptionRow, code: PlatformCode, message: string): Ending {
  ctx.log.warn('post.failed', { caption: row.id, platform: row.platform, code });
  const statements = updateFailed(ctx, row, claim, { status: 'failed', code, message });
  return { next: 'done', statements, after: () => wakeOutbox(ctx) };
}

/** Ends the run: the platform may have the post and cannot be asked, so only a person may repost it. */
export function unconfirmed(ctx: Ctx, claim: Claim, row: CaptionRow): Ending {
  ctx.log.warn('post.unconfirmed', { caption: row.id, platform: row.platform });
  const name = PLATFORM_NAMES[row.platform];
  const statements = updateFailed(ctx, row, claim, {
    status: 'unconfirmed',
    code: 'OUTCOME_UNKNOWN',
    message: `${name} did not tell whether it took the post. Look there: if it is missing, retry with confirm.`,
  });
  return { next: 'done', statements, after: () => wakeOutbox(ctx) };
}

/** Postpones the post. The wait is stored with the account, so it applies to all its captions. */
export function postpone(
  ctx: Ctx,
  claim: Claim,
  row: CaptionRow,
  until: number | null,
  failure?: PlatformFailure,
): Ending {
  const at = until ?? ctx.now() + DEFAULT_WAIT;
  return {
    next: { succeeded: 'postponed', at },
    statements: [
      ...(failure ? [updateWait(ctx, row.platform, at)] : []),
      updateHeld(ctx, row.id, claim, {
        nextAttemptAt: at,
        publishingAt: null,
        ...(failure ? { errorCode: failure.code, errorMessage: failure.message } : {}),
      }),
    ],
  };
}

/** Retries later: the platform failed before it accepted anything. */
export function retryAt(
  ctx: Ctx,
  claim: Claim,
  row: CaptionRow,
  at: number,
  failure: PlatformFailure,
): Ending {
  return {
    next: { succeeded: false, at },
    statements: [
      ...(failure.retryAt === null ? [] : [updateWait(ctx, row.platform, failure.retryAt)]),
      updateHeld(ctx, row.id, claim, {
        nextAttemptAt: at,
        publishingAt: null,
        errorCode: failure.code,
        errorMessage: failure.message,
        ...(failure.isProgressVoid ? { progress: {} } : {}),
      }),
    ],
  };
}

/** Waits while the platform processes the image. */
export function pause(ctx: Ctx, claim: Claim, row: CaptionRow, wait: number): Ending {
  const at = ctx.now() + wait;
  return {
    next: { succeeded: 'postponed', at },
    statements: [updateHeld(ctx, row.id, claim, { nextAttemptAt: at })],
  };
}

/** Ends the run because another one has the job. */
export function leave(): Ending {
  return { next: { succeeded: 'postponed', at: null } };
}
