import type { CannedReply, UpdateCannedReply } from '../../../../contract/writing/canned-replies.ts';
import { notFound } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { tagsOf } from '../../../platform/tags.ts';
import { orExists, readFields } from './fields.ts';
import { toCannedReply } from './list.ts';
import { updateCannedReplyRow } from './store.ts';

/** Changes a canned reply. Throws what `readFields` throws, `not_found`, `conflict` (CANNED_REPLY_EXISTS). */
export async function updateCannedReply(
  ctx: Ctx,
  id: number,
  change: UpdateCannedReply,
): Promise<CannedReply> {
  const update = updateCannedReplyRow(ctx, id, await readFields(ctx, change));
  const [[row]] = await orExists(commit(database(ctx), [update]));
  if (!row) throw notFound('canned reply');
  return toCannedReply(row, await tagsOf(ctx));
}
