import type { CreateUpload, Upload } from '../../../../contract/audits/uploads.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { fileKey, toUpload } from './present.ts';
import { deleteUploads, insertUpload, updateR2Id } from './store.ts';

/** Starts an upload. Throws 402 (UPLOAD_LIMIT, STORAGE_LIMIT) if the organization has reached a limit. */
export async function createAuditUpload(ctx: Ctx, input: CreateUpload): Promise<Upload> {
  const db = database(ctx);
  // The row comes first: the key contains its id, and without the row nobody would find the objects in R2.
  const { insert, statements } = insertUpload(ctx, input);
  const results = await commit(db, statements);
  const row = results.of(insert)[0]!;
  try {
    const { uploadId } = await ctx.env.BUCKET.createMultipartUpload(fileKey(row));
    await commit(db, [updateR2Id(ctx, row.id, uploadId)]);
  } catch (error) {
    await commit(db, deleteUploads(ctx, [row.id]));
    throw error;
  }
  return toUpload(row, []);
}
