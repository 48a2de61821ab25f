import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { deleteFeed } from './store.ts';

/** Deletes the feed of a user. Returns true: none is left. */
export async function forgetFeed(ctx: Ctx, userId: number): Promise<boolean> {
  await commit(database(ctx), [deleteFeed(ctx, userId)]);
  return true;
}
