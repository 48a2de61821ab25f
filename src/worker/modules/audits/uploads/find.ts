import { notFound } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import type { UploadRow } from './schema.ts';
import { selectUpload } from './store.ts';

/** Finds an upload. Throws 404 if it does not exist, or its file is about to be deleted. */
export async function findUpload(ctx: Ctx, id: number): Promise<UploadRow> {
  const [[row]] = await commit(database(ctx), [selectUpload(ctx, id)]);
  if (!row) throw notFound('upload');
  return row;
}
