import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { deleteFollowsOfUser } from './store.ts';

const FORGOTTEN_AT_ONCE = 500;

/** Deletes what a user follows, a bounded number per call. Returns whether nothing is left. */
export async function forgetFollows(ctx: Ctx, userId: number): Promise<boolean> {
  const [deleted] = await commit(database(ctx), [deleteFollowsOfUser(ctx, userId, FORGOTTEN_AT_ONCE)]);
  return deleted.length < FORGOTTEN_AT_ONCE;
}
