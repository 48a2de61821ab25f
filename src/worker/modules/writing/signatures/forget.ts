import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { deleteSignaturesOf } from './store.ts';

/** Deletes the signatures of a user. Returns that none is left. */
export async function forgetSignatures(ctx: Ctx, userId: number): Promise<boolean> {
  await commit(database(ctx), [deleteSignaturesOf(ctx, userId)]);
  return true;
}
