import type { CannedReply } from '../../../../contract/writing/canned-replies.ts';
import { notFound } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { tagsOf } from '../../../platform/tags.ts';
import { toCannedReply } from './list.ts';
import { selectCannedReply } from './store.ts';

/** Throws `not_found`. */
export async function getCannedReply(ctx: Ctx, id: number): Promise<CannedReply> {
  const [[row]] = await commit(database(ctx), [selectCannedReply(ctx, id)]);
  if (!row) throw notFound('canned reply');
  return toCannedReply(row, await tagsOf(ctx));
}
