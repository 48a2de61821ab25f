import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import type { Claim } from '../../../platform/work/jobs.ts';
import type { Ending } from '../../../platform/work/run-job.ts';
import { type OpenPlatform, withFreshToken } from '../access/open.ts';
import { updateWait } from '../access/store.ts';
import type { CaptionRow } from '../captions/schema.ts';
import { PlatformFailure, type Post, type Published } from '../platforms/platform.ts';
import { findConnection } from './connection.ts';
import { RETRY_DELAYS } from './limits.ts';
import { fail, leave, pause, postpone, retryAt, succeed, unconfirmed } from './outcome.ts';
import { postOf } from './post-of.ts';
import { scheduleReading } from './settle.ts';
import { updateProgress, updatePublishing } from './store.ts';

/** The maximum number of steps before publishing in one run: an image, a container, and some reads of it. */
const MAX_STEPS = 10;

/** Prepares the post step by step, and publishes it once it is ready. */
export async function attempt(ctx: Ctx, claim: Claim, row: CaptionRow): Promise<Ending> {
  const connection = await findConnection(ctx, row.platform);
  if ('problem' in connection) {
    return fail(ctx, claim, row, connection.problem.code, connection.problem.message);
  }
  if (connection.waitUntil !== null && connection.waitUntil > ctx.now()) {
    return postpone(ctx, claim, row, connection.waitUntil);
  }
  const post = postOf(ctx, row);
  let { progress } = row;
  try {
    for (let step = 0; ; step++) {
      const prepared = await withFreshToken(ctx, row.platform, (secret) =>
        connection.client.prepare(ctx, secret, post, progress),
      );
      progress = prepared.progress;
      const [held] = await commit(database(ctx), [updateProgress(ctx, row.id, claim, progress)]);
      if (held.length === 0) return leave();
      if (prepared.isReady) break;
      if (prepared.wait !== undefined || step === MAX_STEPS) {
        return pause(ctx, claim, row, prepared.wait ?? 0);
      }
    }
  } catch (error) {
    return afterFailure(ctx, claim, row, error);
  }
  return publish(ctx, claim, { ...row, progress }, post, connection);
}

async function publish(
  ctx: Ctx,
  claim: Claim,
  row: CaptionRow,
  post: Post,
  { client }: OpenPlatform,
): Promise<Ending> {
  const [mayPublish] = await commit(database(ctx), [updatePublishing(ctx, row.id, claim)]);
  if (mayPublish.length === 0) return leave();
  let published: Published | undefined;
  let mayExist = false;
  try {
    await withFreshToken(ctx, row.platform, async (secret) => {
      mayExist = true;
      try {
        published = await client.publish(ctx, secret, post, row.progress);
      } catch (error) {
        mayExist = !(error instanceof PlatformFailure) || error.isUnknown;
        throw error;
      }
    });
  } catch (error) {
    if (!mayExist) return afterFailure(ctx, claim, row, error);
    if (!(error instanceof PlatformFailure)) ctx.log.error('post.broke_off', error, { caption: row.id });
    // A failure after the call does not affect the post.
    if (!published) return afterSilence(ctx, claim, row, client, error);
  }
  return succeed(ctx, claim, row, published!);
}

/** Handles a call after which the platform may have the post. */
function afterSilence(
  ctx: Ctx,
  claim: Claim,
  row: CaptionRow,
  client: OpenPlatform['client'],
  error: unknown,
): Ending {
  const ending = client.find ? scheduleReading(ctx, claim, row, 0) : unconfirmed(ctx, claim, row);
  const waitUntil = error instanceof PlatformFailure ? error.retryAt : null;
  if (waitUntil === null) return ending;
  return { ...ending, statements: [...ending.statements!, updateWait(ctx, row.platform, waitUntil)] };
}

/** Handles a failure without a post: retries, or fails if the platform has refused for good. */
async function afterFailure(ctx: Ctx, claim: Claim, row: CaptionRow, error: unknown): Promise<Ending> {
  if (!(error instanceof PlatformFailure)) {
    ctx.log.error('post.failed', error, { caption: row.id, attempts: claim.attempts });
    return retryLater(
      ctx,
      claim,
      row,
      new PlatformFailure('PLATFORM_DOWN', 'Herald could not prepare the post.'),
    );
  }
  ctx.log.warn('post.refused', { caption: row.id, platform: row.platform, code: error.code });
  if (error.code === 'RATE_LIMITED' || error.code === 'DAILY_LIMIT') {
    return postpone(ctx, claim, row, error.retryAt, error);
  }
  if (error.code === 'PLATFORM_DOWN') return retryLater(ctx, claim, row, error);
  return fail(ctx, claim, row, error.code, error.message);
}

function retryLater(ctx: Ctx, claim: Claim, row: CaptionRow, failure: PlatformFailure): Ending {
  const delay = RETRY_DELAYS[claim.attempts];
  if (delay === undefined) return fail(ctx, claim, row, failure.code, failure.message);
  const at = Math.max(ctx.now() + delay, failure.retryAt ?? 0);
  return retryAt(ctx, claim, row, at, failure);
}
