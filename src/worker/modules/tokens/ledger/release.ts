import type { Ctx } from '../../../platform/ctx.ts';
import { commit, database } from '../../../platform/data/database.ts';
import { updateReleasedHold } from './hold-store.ts';

/** Releases a hold whose tokens were not used. Does nothing if there is no such open hold. */
export async function release(ctx: Ctx, holdId: string): Promise<void> {
  await commit(database(ctx), updateReleasedHold(ctx, holdId));
}
