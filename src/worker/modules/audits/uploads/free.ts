import type { Ctx, ServiceCtx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import type { Part } from '../../../platform/work/upkeep.ts';
import { fileKey } from './present.ts';
import { isR2Error, NO_SUCH_UPLOAD } from './r2-error.ts';
import type { UploadRow } from './schema.ts';
import { deleteUploads, selectUploads, updateExpired, updatePastExpired } from './store.ts';

/**
 * Deletes the upload and its file at once, unless an unfinished audit needs it. Returns whether it did, or there is no
 * such upload in this organization.
 */
export async function freeUpload(ctx: Ctx, id: number): Promise<boolean> {
  // First makes the file unavailable. If this ends early, cron deletes it.
  const [[upload]] = await commit(database(ctx), [updateExpired(ctx, id)]);
  if (!upload) return false;
  await deleteFile(ctx, upload);
  await commit(database(ctx), deleteUploads(ctx, [id]));
  return true;
}

/** Deletes expired uploads. A row is deleted after its file, so failures are retried. */
export async function freeAuditUploads(ctx: ServiceCtx): Promise<void> {
  const [expired] = await commit(database(ctx), [updatePastExpired(ctx)]);
  const freed: number[] = [];
  for (const upload of expired) {
    try {
      await deleteFile(ctx, upload);
      freed.push(upload.id);
    } catch (error) {
      ctx.log.error('audit_upload.not_freed', error, { upload: upload.id });
    }
  }
  if (freed.length === 0) return;
  await commit(database(ctx), deleteUploads(ctx, freed));
  ctx.log.info('audit_uploads.freed', { count: freed.length });
}

export const freeAuditUploadsPart: Part = {
  look: (ctx) => [updatePastExpired(ctx)],
  run: freeAuditUploads,
};

/** Deletes uploads of the organization with their files, a bounded number per call. Returns whether none is left. */
export async function endUploads(ctx: Ctx): Promise<boolean> {
  const [uploads] = await commit(database(ctx), [selectUploads(ctx)]);
  for (const upload of uploads) await deleteFile(ctx, upload);
  if (uploads.length === 0) return true;
  await commit(
    database(ctx),
    deleteUploads(
      ctx,
      uploads.map(({ id }) => id),
    ),
  );
  return false;
}

/** Deletes the upload's objects in R2: its parts, then the file that they may have become meanwhile. */
async function deleteFile(ctx: ServiceCtx, upload: UploadRow): Promise<void> {
  const key = fileKey(upload);
  if (upload.status === 'uploading' && upload.r2UploadId !== null) {
    try {
      await ctx.env.BUCKET.resumeMultipartUpload(key, upload.r2UploadId).abort();
    } catch (error) {
      if (!isR2Error(error, NO_SUCH_UPLOAD)) throw error;
    }
  }
  await ctx.env.BUCKET.delete(key);
}
