import type { DryRun, Queued } from '../../../../contract/stream/captions.ts';
import { notFound } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { captionExpired, requireMove } from '../captions/change.ts';
import type { CaptionRow } from '../captions/schema.ts';
import { selectCaption } from '../captions/store.ts';
import { dryRun } from './dry-run.ts';
import { toAnnouncement } from './present.ts';
import { queueCaptions } from './queue.ts';

/**
 * Queues one approved caption. If it was dispatched already, returns its announcement. Throws `not_found`; `conflict`
 * (WRONG_STATE, CAPTION_EXPIRED).
 */
export async function postCaption(ctx: Ctx, id: number): Promise<Queued> {
  const queued = await queueCaptions(ctx, ['approved'], [id]);
  if (queued.queued.length > 0) return queued;
  const row = await findRow(ctx, id);
  if (['sending', 'sent'].includes(row.status)) return { queued: [], announcements: [toAnnouncement(row)] };
  requireMove(row, 'dispatch');
  // It is approved, but has expired.
  throw captionExpired();
}

/** Returns the requests that `postCaption` would send, in any state of the caption. Throws `not_found`. */
export async function planPost(ctx: Ctx, id: number): Promise<DryRun> {
  return dryRun(ctx, [await findRow(ctx, id)]);
}

async function findRow(ctx: Ctx, id: number): Promise<CaptionRow> {
  const [[row]] = await commit(database(ctx), [selectCaption(ctx, id)]);
  if (!row) throw notFound('caption');
  return row;
}
