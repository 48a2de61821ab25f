import { composeCaption } from '../../../../lib/captions/compose.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import type { Claim, JobKind } from '../../../platform/work/jobs.ts';
import type { Ending, Job } from '../../../platform/work/run-job.ts';
import { clients } from '../access/clients.ts';
import { withFreshToken } from '../access/open.ts';
import { PlatformFailure } from '../platforms/platform.ts';
import { selectStreamPreferences } from '../preferences/store.ts';
import type { StreamRow } from '../streams/schema.ts';
import { selectStream } from '../streams/store.ts';
import { DEFAULT_WAIT, LEASE, RETRY_DELAYS } from './limits.ts';
import { selectEditable, updateEdited } from './store.ts';

/** The job that edits the go-live posts of an ended stream, which is its subject. */
export const EDIT: JobKind = { kind: 'edit-posts', queue: 'SEND', isAlwaysSlow: true };

/**
 * After a stream has ended, edits its go-live posts to say so and to link the replay, if the organization wants that
 * and the platform can edit posts. Idempotent.
 */
export const editJob: Job = { ...EDIT, lease: LEASE, wokenAtOnce: 200, run };

async function run(ctx: Ctx, claim: Claim): Promise<Ending> {
  const [[preferences], [stream], posts] = await commit(database(ctx), [
    selectStreamPreferences(ctx),
    selectStream(ctx, claim.subjectId),
    selectEditable(ctx, claim.subjectId),
  ]);
  if (!preferences?.isEditedAtEnd || stream?.status !== 'ended') return { next: 'done' };
  for (const post of posts) {
    const { edit } = clients[post.platform];
    if (!edit || post.postId === null) continue;
    const { id, postId, platform } = post;
    try {
      await withFreshToken(ctx, platform, (secret) => edit(ctx, secret, postId, endedText(stream)));
      await commit(database(ctx), [updateEdited(ctx, id)]);
    } catch (error) {
      if (!(error instanceof PlatformFailure)) throw error;
      ctx.log.warn('post.not_edited', { caption: id, platform, code: error.code });
      const at = retryTime(ctx, claim, error);
      if (at !== null) return { next: { succeeded: false, at } };
    }
  }
  return { next: 'done' };
}

/** Returns the time of the retry, or null if the platform has refused or failed too often. */
function retryTime(ctx: Ctx, claim: Claim, { code, retryAt }: PlatformFailure): number | null {
  const delay = RETRY_DELAYS[claim.attempts];
  if (delay === undefined) return null;
  if (code === 'RATE_LIMITED') return retryAt ?? ctx.now() + DEFAULT_WAIT;
  return code === 'PLATFORM_DOWN' ? ctx.now() + delay : null;
}

function endedText({ title, url }: StreamRow): string {
  return composeCaption('discord', `The stream has ended: ${title}\nThe replay:`, {
    url,
    coreHashtags: [],
    cta: '',
  });
}
