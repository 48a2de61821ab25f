import type { Caption } from '../../../../contract/stream/captions.ts';
import { notFound } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { toCaption } from './present.ts';
import { selectCaption } from './store.ts';

/** Returns a caption. Throws `not_found`. */
export async function getCaption(ctx: Ctx, id: number): Promise<Caption> {
  const [[row]] = await commit(database(ctx), [selectCaption(ctx, id)]);
  if (!row) throw notFound('caption');
  return toCaption(ctx, row);
}
