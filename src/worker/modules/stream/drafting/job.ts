import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import type { Claim } from '../../../platform/work/jobs.ts';
import type { Ending, Job } from '../../../platform/work/run-job.ts';
import { selectConnectedPlatforms } from '../access/store.ts';
import { selectCaptionsOf } from '../captions/store.ts';
import { findBrief } from './brief.ts';
import { CAPTIONS, selectOccasion } from './occasion-store.ts';
import { wakeWritten, writeCaptions } from './write.ts';

/** The lease: longer than the models of four captions take, with their retries. */
const LEASE = 10 * 60_000;
/** The number of failed or crashed runs after which the occasion gets no automatic captions. */
const MAX_RUNS = 6;
const RETRY_AFTER = 30_000;

/** Writes the captions of an occasion for the connected platforms. */
export const captionsJob: Job = { ...CAPTIONS, lease: LEASE, wokenAtOnce: 200, run };

async function run(ctx: Ctx, claim: Claim): Promise<Ending> {
  const [[occasion], connected, written] = await commit(database(ctx), [
    selectOccasion(ctx, claim.subjectId),
    selectConnectedPlatforms(ctx),
    selectCaptionsOf(ctx, claim.subjectId),
  ]);
  const brief = occasion && (await findBrief(ctx, occasion));
  const missing = connected
    .map(({ platform }) => platform)
    .filter((platform) => !written.some((caption) => caption.platform === platform));
  if (!brief || missing.length === 0) return { next: 'done' };
  if (claim.attempts >= MAX_RUNS) {
    ctx.log.error('captions.given_up', new Error('Every run failed or died.'), { occasion: occasion.id });
    return { next: 'done' };
  }
  try {
    return {
      next: 'done',
      statements: await writeCaptions(ctx, brief, missing),
      after: () => wakeWritten(ctx),
    };
  } catch (error) {
    ctx.log.error('captions.failed', error, { occasion: occasion.id, attempts: claim.attempts });
    return { next: { succeeded: false, at: ctx.now() + RETRY_AFTER * 2 ** claim.attempts } };
  }
}
