import type { Ctx } from '../../platform/ctx.ts';
import { deletePastEntries } from '../../platform/data/audit-log.ts';
import { commit } from '../../platform/data/commit/commit.ts';
import { database } from '../../platform/data/database.ts';

const REMOVED_A_CALL = 1000;

/** Deletes entries of the platform's audit log that are older than `before`. */
export async function removePastEntries(ctx: Ctx, before: number): Promise<void> {
  await commit(database(ctx), [deletePastEntries(ctx, before, REMOVED_A_CALL)]);
}
