import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { selectHasWrittenTo } from './store.ts';

/** Returns whether the organization wrote to this address before (milliseconds), not counting automatic replies. */
export async function hasWrittenTo(ctx: Ctx, address: string, before: number): Promise<boolean> {
  const [[row]] = await commit(database(ctx), [selectHasWrittenTo(ctx, address, before)]);
  return row?.isKnown === 1;
}
