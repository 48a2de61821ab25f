import type { Ctx } from '../../platform/ctx.ts';
import { deletePastEntries } from '../../platform/data/audit-log.ts';
import { commit, database, directory, haveSameDatabase } from '../../platform/data/database.ts';

const REMOVED_A_CALL = 1000;

/** Deletes entries of the audit log, which is the platform's, that are older than `before`, in each database that has some. */
export async function removePastEntries(ctx: Ctx, before: number): Promise<void> {
  const databases = [database(ctx), ...((await haveSameDatabase(ctx)) ? [] : [directory(ctx)])];
  await Promise.all(databases.map((db) => commit(db, [deletePastEntries(ctx, before, REMOVED_A_CALL)])));
}
