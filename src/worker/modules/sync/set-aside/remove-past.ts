import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { deletePastSetAside } from './store.ts';

const REMOVED_A_TICK = 500;

/** Deletes messages set aside before `before`, which are not retried any more. */
export async function removePastSetAside(ctx: Ctx, before: number): Promise<void> {
  await commit(database(ctx), [deletePastSetAside(ctx, before, REMOVED_A_TICK)]);
}
