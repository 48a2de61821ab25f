import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import type { Claim } from '../../../platform/work/jobs.ts';
import type { Ending } from '../../../platform/work/run-job.ts';
import { withFreshToken } from '../access/open.ts';
import { updateWait } from '../access/store.ts';
import type { CaptionRow } from '../captions/schema.ts';
import { PlatformFailure } from '../platforms/platform.ts';
import { findConnection } from './connection.ts';
import { DEFAULT_WAIT, FAILED_READ_DELAYS, MAX_PUBLISHING, READ_DELAYS } from './limits.ts';
import { fail, succeed, unconfirmed } from './outcome.ts';
import { postOf } from './post-of.ts';
import { updateFound, updateHeld } from './store.ts';

/**
 * Finds out whether the platform has the post after a publishing call of unknown outcome. Only if several reads in a
 * row do not find it, as the platform may show it late, it is posted again. A post of another caption does not count.
 * If the platform cannot be read, the outcome stays unknown.
 */
export async function settle(ctx: Ctx, claim: Claim, row: CaptionRow, since: number): Promise<Ending> {
  if (row.postId !== null) return succeed(ctx, claim, row, { postId: row.postId, postUrl: row.postUrl });
  const connection = await findConnection(ctx, row.platform);
  const find = 'problem' in connection ? undefined : connection.client.find;
  if ('problem' in connection || !find) return unconfirmed(ctx, claim, row);
  if (connection.waitUntil !== null && connection.waitUntil > ctx.now()) {
    return waitToRead(ctx, claim, row, connection.waitUntil);
  }
  try {
    const found = await withFreshToken(ctx, row.platform, (secret) =>
      find(ctx, secret, postOf(ctx, row), row.progress, since),
    );
    for (const post of found) {
      const [taken] = await commit(database(ctx), [updateFound(ctx, row, claim, post)]);
      if (taken.length > 0) return succeed(ctx, claim, row, post);
    }
  } catch (error) {
    return afterFailedReading(ctx, claim, row, error);
  }
  const reads = row.reads + 1;
  if (reads < READ_DELAYS.length) return scheduleReading(ctx, claim, row, reads);
  if (row.attempts >= MAX_PUBLISHING) {
    return fail(ctx, claim, row, 'PLATFORM_DOWN', 'The platform did not take the post. Try again later.');
  }
  return {
    next: { succeeded: 'postponed', at: ctx.now() },
    statements: [updateHeld(ctx, row.id, claim, { publishingAt: null, reads: 0 })],
  };
}

/** Schedules the next read, after `reads` earlier ones. */
export function scheduleReading(ctx: Ctx, claim: Claim, row: CaptionRow, reads: number): Ending {
  return waitToRead(ctx, claim, row, ctx.now() + READ_DELAYS[reads]!, reads);
}

function waitToRead(ctx: Ctx, claim: Claim, row: CaptionRow, at: number, reads = row.reads) {
  return {
    next: { succeeded: 'postponed' as const, at },
    statements: [updateHeld(ctx, row.id, claim, { reads, nextAttemptAt: at })],
  };
}

function afterFailedReading(ctx: Ctx, claim: Claim, row: CaptionRow, error: unknown): Ending {
  if (!(error instanceof PlatformFailure)) ctx.log.error('post.reading_failed', error, { caption: row.id });
  else if (error.code === 'RATE_LIMITED' || error.code === 'DAILY_LIMIT') {
    const until = error.retryAt ?? ctx.now() + DEFAULT_WAIT;
    const ending = waitToRead(ctx, claim, row, until);
    return { ...ending, statements: [...ending.statements, updateWait(ctx, row.platform, until)] };
  } else if (error.code !== 'PLATFORM_DOWN') return unconfirmed(ctx, claim, row);
  const delay = FAILED_READ_DELAYS[claim.attempts];
  if (delay === undefined) return unconfirmed(ctx, claim, row);
  const at = ctx.now() + delay;
  return { ...waitToRead(ctx, claim, row, at), next: { succeeded: false, at } };
}
