import { notFound } from '../../../lib/errors.ts';
import { type Ctx, forOrganization, type ServiceCtx } from '../../platform/ctx.ts';
import { commit } from '../../platform/data/commit/commit.ts';
import { database } from '../../platform/data/database.ts';
import { hasRoomForUpkeep } from '../../platform/invocation/invocation.ts';
import type { Part } from '../../platform/work/upkeep.ts';
import { folderOf } from './present.ts';
import { deleteExportRow, selectExpired, updateExpired } from './store.ts';

/** Objects of an export that one tick deletes: as many as one call of R2 takes. */
const OBJECTS_A_TICK = 1000;

/** Deletes an export, even a running one. Cron deletes its objects in R2. Throws 404. */
export async function deleteExport(ctx: Ctx, id: number): Promise<void> {
  const [[row]] = await commit(database(ctx), [updateExpired(ctx, id)]);
  if (!row) throw notFound('export');
}

/** Deletes the files of expired exports, and then their rows. The next tick continues with what is left. */
export async function freeExports(service: ServiceCtx): Promise<void> {
  const [expired] = await commit(database(service), [selectExpired(service)]);
  for (const row of expired) {
    if (!hasRoomForUpkeep()) return;
    const ctx = forOrganization(service, row.organizationId);
    // First makes the files unavailable.
    await commit(database(ctx), [updateExpired(ctx, row.id)]);
    const { objects, truncated } = await ctx.env.BUCKET.list({
      prefix: folderOf(row),
      limit: OBJECTS_A_TICK,
    });
    if (objects.length > 0) await ctx.env.BUCKET.delete(objects.map(({ key }) => key));
    if (!truncated) await commit(database(ctx), [deleteExportRow(ctx, row.id)]);
  }
}

export const freeExportsPart: Part = {
  look: (ctx) => [selectExpired(ctx)],
  run: freeExports,
};
