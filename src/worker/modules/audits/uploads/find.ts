import type { Ctx } from '../../../platform/ctx.ts';
import { commit, database } from '../../../platform/data/database.ts';
import { notFound } from '../../../platform/errors.ts';
import type { UploadRow } from './schema.ts';
import { selectUpload } from './store.ts';

/** Throws 404 if there is no such upload, or its file is about to be deleted. */
export async function findUpload(ctx: Ctx, id: number): Promise<UploadRow> {
  const [[row]] = await commit(database(ctx), [selectUpload(ctx, id)]);
  if (!row) throw notFound('upload');
  return row;
}
