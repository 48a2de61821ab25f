import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { updateReleasedHold } from './hold-store.ts';

/** Releases a hold whose tokens were not used, in one batch with `also`. Does nothing without an open hold. */
export async function release(ctx: Ctx, holdId: string, also: Statement[] = []): Promise<void> {
  await commit(database(ctx), [...updateReleasedHold(ctx, holdId), ...also]);
}
