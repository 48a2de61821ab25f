import { notFound } from '../../../lib/errors.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { commit } from '../../platform/data/commit/commit.ts';
import { database } from '../../platform/data/database.ts';
import type { ExportRow } from './schema.ts';
import { selectExport } from './store.ts';

/** Finds an export. Throws 404 if it does not exist or has expired. */
export async function findExport(ctx: Ctx, id: number): Promise<ExportRow> {
  const [[row]] = await commit(database(ctx), [selectExport(ctx, id)]);
  if (!row || (row.expiresAt !== null && row.expiresAt <= ctx.now())) throw notFound('export');
  return row;
}
