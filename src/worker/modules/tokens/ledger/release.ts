import type { Ctx } from '../../../platform/ctx.ts';
import { commit, database } from '../../../platform/data/database.ts';
import { releaseHold } from './hold-store.ts';

/** Gives back what a hold had reserved, as nothing was used. Nothing happens where there is no such open hold. */
export async function release(ctx: Ctx, holdId: string): Promise<void> {
  await commit(database(ctx), releaseHold(ctx, holdId));
}
