import type { Ctx } from '../../../platform/ctx.ts';
import { commit, database } from '../../../platform/data/database.ts';
import { DomainError, notFound } from '../../../platform/errors.ts';
import type { UploadRow } from './schema.ts';
import { selectUpload } from './store.ts';

/** Throws 404 if there is no such upload, or its file is about to be deleted. */
export async function findUpload(ctx: Ctx, id: number): Promise<UploadRow> {
  const [[row]] = await commit(database(ctx), [selectUpload(ctx, id)]);
  if (!row) throw notFound('upload');
  return row;
}

/** As `findUpload`, for an upload that can be audited. Throws 409 UPLOAD_INCOMPLETE while parts are missing. */
export async function findCompleteUpload(ctx: Ctx, id: number): Promise<UploadRow> {
  const row = await findUpload(ctx, id);
  if (row.status !== 'complete') {
    throw new DomainError(
      'conflict',
      'UPLOAD_INCOMPLETE',
      'The upload is not complete. Send its parts, then POST /api/audits/uploads/{id}/complete.',
    );
  }
  return row;
}
