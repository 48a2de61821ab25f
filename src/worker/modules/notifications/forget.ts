import type { Ctx } from '../../platform/ctx.ts';
import { commit } from '../../platform/data/commit/commit.ts';
import { database } from '../../platform/data/database.ts';
import { FORGOTTEN_AT_ONCE } from './limits.ts';
import { deleteOf } from './reading/store.ts';
import { deleteSettings } from './settings/store.ts';

/** Deletes what a user was told in the organization, some per call, and their settings. Returns whether nothing is left. */
export async function forgetUser(ctx: Ctx, userId: number): Promise<boolean> {
  const [deleted] = await commit(database(ctx), [
    deleteOf(ctx, userId, FORGOTTEN_AT_ONCE),
    deleteSettings(ctx, userId),
  ]);
  return deleted.length < FORGOTTEN_AT_ONCE;
}
