import { notFound } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { deleteCannedReplyRow } from './store.ts';

/** Throws `not_found`. */
export async function deleteCannedReply(ctx: Ctx, id: number): Promise<void> {
  const [deleted] = await commit(database(ctx), [deleteCannedReplyRow(ctx, id)]);
  if (deleted.length === 0) throw notFound('canned reply');
}
