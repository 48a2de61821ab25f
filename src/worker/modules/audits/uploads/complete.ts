import type { Upload } from '../../../../contract/audits/uploads.ts';
import { DomainError, notFound } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { fileKey, partCount, toUpload } from './present.ts';
import { INVALID_PART, isR2Error, NO_SUCH_UPLOAD } from './r2-error.ts';
import type { ArrivedPart, UploadRow } from './schema.ts';
import { selectParts, selectUpload, updateComplete, updateNoneArrived } from './store.ts';

/**
 * Joins the parts into one file. Completing an upload again changes nothing. Throws 404; 409 PARTS_MISSING, whose
 * `parts` are the numbers of those that have not arrived.
 */
export async function completeAuditUpload(ctx: Ctx, id: number): Promise<Upload> {
  const db = database(ctx);
  const [[upload], parts] = await commit(db, [selectUpload(ctx, id), selectParts(ctx, id)]);
  if (!upload) throw notFound('upload');
  if (upload.status === 'complete') return toUpload(upload, parts);
  const arrived = new Set(parts.map(({ number }) => number));
  const missing = allParts(upload).filter((number) => !arrived.has(number));
  if (missing.length > 0) throw partsMissing(missing);

  await joinParts(ctx, upload, parts);
  const [, [row]] = await commit(db, [updateComplete(ctx, id), selectUpload(ctx, id)]);
  if (!row) throw notFound('upload');
  return toUpload(row, parts);
}

async function joinParts(ctx: Ctx, upload: UploadRow, parts: readonly ArrivedPart[]): Promise<void> {
  const key = fileKey(upload);
  try {
    await ctx.env.BUCKET.resumeMultipartUpload(key, upload.r2UploadId!).complete(
      parts.map(({ number, etag }) => ({ partNumber: number, etag })),
    );
  } catch (error) {
    // An earlier request may have completed the file, and ended before it stored this.
    if (isR2Error(error, NO_SUCH_UPLOAD)) {
      if ((await ctx.env.BUCKET.head(key))?.size === upload.bytes) return;
      throw notFound('upload');
    }
    if (!isR2Error(error, INVALID_PART)) throw error;
    // One part differs from its row, and R2 does not say which.
    ctx.log.error('audit_upload.parts_differ', error, { upload: upload.id });
    await commit(database(ctx), [updateNoneArrived(ctx, upload.id)]);
    throw partsMissing(allParts(upload));
  }
}

function allParts(upload: UploadRow): number[] {
  return Array.from({ length: partCount(upload) }, (_, i) => i + 1);
}

function partsMissing(parts: number[]): DomainError {
  const named = parts.slice(0, 10).join(', ') + (parts.length > 10 ? ' …' : '');
  return new DomainError(
    'conflict',
    'PARTS_MISSING',
    `${parts.length === 1 ? 'A part has' : `${parts.length} parts have`} not arrived: ${named}.`,
    { fields: { parts } },
  );
}
