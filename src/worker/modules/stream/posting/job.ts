import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import type { Claim } from '../../../platform/work/jobs.ts';
import type { Ending, Job } from '../../../platform/work/run-job.ts';
import type { CaptionRow } from '../captions/schema.ts';
import { selectCaption } from '../captions/store.ts';
import { selectStream } from '../streams/store.ts';
import { attempt } from './attempt.ts';
import { LEASE } from './limits.ts';
import { fail } from './outcome.ts';
import { settle } from './settle.ts';
import { POST } from './store.ts';

/** Posts a caption: with at most one publishing call of unknown outcome, however often this runs. */
export const postJob: Job = { ...POST, lease: LEASE, wokenAtOnce: 500, run };

async function run(ctx: Ctx, claim: Claim): Promise<Ending> {
  const [[row]] = await commit(database(ctx), [selectCaption(ctx, claim.subjectId)]);
  if (row?.status !== 'sending') return { next: 'done' };
  // The previous run died in the publishing call, or did not learn its outcome.
  if (row.publishingAt !== null) return settle(ctx, claim, row, row.publishingAt);
  if (!(await isCurrent(ctx, row))) {
    return row.errorCode === null
      ? fail(ctx, claim, row, 'GONE', 'What the caption tells of was over before it could be posted.')
      : fail(ctx, claim, row, row.errorCode, `${row.errorMessage} Then what the caption tells of was over.`);
  }
  return attempt(ctx, claim, row);
}

/** Returns whether the content of the caption is still true. */
async function isCurrent(ctx: Ctx, row: CaptionRow): Promise<boolean> {
  if (row.expiresAt !== null && row.expiresAt <= ctx.now()) return false;
  if (row.event === 'milestone' || row.streamId === null) return true;
  const [[stream]] = await commit(database(ctx), [selectStream(ctx, row.streamId)]);
  return stream?.status === (row.event === 'go_live' ? 'live' : 'ended');
}
