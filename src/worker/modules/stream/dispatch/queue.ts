import type { Queued } from '../../../../contract/stream/captions.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { wakeJobs } from '../../../platform/work/jobs.ts';
import type { CaptionRow } from '../captions/schema.ts';
import { POST } from '../posting/store.ts';
import { toAnnouncement } from './present.ts';
import { updateQueued } from './store.ts';

/**
 * Queues the captions in one of the states `from`: all, or those in `ids`. Idempotent, also across callers, because a
 * queued caption leaves the state.
 */
export async function queueCaptions(
  ctx: Ctx,
  from: readonly CaptionRow['status'][],
  ids?: number[],
): Promise<Queued> {
  const [update, insert, select] = updateQueued(ctx, crypto.randomUUID(), from, ids);
  const [rows, , jobs] = await commit(database(ctx), [
    update,
    insert,
    select,
    audit(ctx, 'captions.dispatched', 'captions', ids ? { ids } : {}),
  ]);
  wakeJobs(ctx, POST, jobs);
  return { queued: rows.map(({ id }) => id), announcements: rows.map(toAnnouncement) };
}
