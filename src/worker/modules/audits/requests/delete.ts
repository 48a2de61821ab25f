import type { AuditType } from '../../../../contract/audits/audits.ts';
import { notFound } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { deleteAuditRows } from '../records/store.ts';
import { updateForgotten } from '../schedules/store.ts';
import { freeUpload } from '../uploads/free.ts';

/**
 * Deletes the audit with its results, and the file of a video; a run that is working on it ends without a trace. With
 * `type`, only an audit of this type. Throws `not_found`.
 */
export async function deleteAudit(ctx: Ctx, id: number, type?: AuditType): Promise<void> {
  const [, , [deleted]] = await commit(database(ctx), [
    ...deleteAuditRows(ctx, id, type),
    updateForgotten(ctx, id),
  ]);
  if (!deleted) throw notFound('audit');
  if (deleted.uploadId === null) return;
  try {
    // Keeps the file if another audit needs it.
    await freeUpload(ctx, deleted.uploadId);
  } catch (error) {
    // The audit is deleted, and cron frees the file.
    ctx.log.error('audit_upload.not_freed', error, { upload: deleted.uploadId });
  }
}
