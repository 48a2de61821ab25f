import { DomainError, invalid, notFound } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { randomBase62 } from '../../../platform/random.ts';
import { findUpload } from './find.ts';
import { PART_ARRIVAL_MS } from './limits.ts';
import { fileKey, partBytes, partCount } from './present.ts';
import { isR2Error, NO_SUCH_UPLOAD } from './r2-error.ts';
import type { UploadRow } from './schema.ts';
import { updateArrived, upsertPut } from './store.ts';

interface PartBody {
  stream: ReadableStream<Uint8Array> | null;
  /** The Content-Length header. */
  length: number;
}

/**
 * Streams a part to R2; it is never in memory as a whole. A part that is sent again replaces the earlier one. Throws
 * 404; 409 UPLOAD_COMPLETE, PART_CONFLICT; 400 for a number or a size that the upload does not have; 413
 * PART_TOO_LARGE; 408 BODY_INCOMPLETE.
 */
export async function putAuditUploadPart(
  ctx: Ctx,
  id: number,
  number: number,
  body: PartBody,
): Promise<{ part: number; bytes: number }> {
  const upload = await findUpload(ctx, id);
  const bytes = checkPart(upload, number, body.length);
  const db = database(ctx);
  const putId = randomBase62(16);
  const [[begun]] = await commit(db, [upsertPut(ctx, id, number, putId)]);
  if (!begun) throw takesNoParts();
  const etag = await sendToR2(ctx, upload, number, body.stream, bytes);
  const [, [arrived]] = await commit(db, updateArrived(ctx, id, number, { putId, etag }));
  if (!arrived) {
    throw new DomainError(
      'conflict',
      'PART_CONFLICT',
      `Part ${number} was sent twice at the same time. Send it again.`,
    );
  }
  return { part: number, bytes };
}

/** Returns the size that the part must have. */
function checkPart(upload: UploadRow, number: number, length: number): number {
  if (upload.status === 'complete' || upload.r2UploadId === null) {
    throw takesNoParts();
  }
  const count = partCount(upload);
  if (number > count) throw invalid('part', `expected a number from 1 to ${count}`);
  const bytes = partBytes(upload, number);
  if (length > bytes) {
    throw new DomainError('too_large', 'PART_TOO_LARGE', `Part ${number} has ${bytes} bytes.`);
  }
  if (length < bytes) {
    throw new DomainError(
      'invalid',
      'PART_TOO_SMALL',
      `Part ${number} has ${bytes} bytes, and this body ${length}.`,
    );
  }
  return bytes;
}

async function sendToR2(
  ctx: Ctx,
  upload: UploadRow,
  number: number,
  stream: ReadableStream<Uint8Array> | null,
  bytes: number,
): Promise<string> {
  const whole = new FixedLengthStream(bytes);
  // A body that ends early, or takes too long, fails both.
  const arrival = (stream ?? new Blob([]).stream()).pipeTo(whole.writable, {
    signal: AbortSignal.timeout(PART_ARRIVAL_MS),
  });
  const multipart = ctx.env.BUCKET.resumeMultipartUpload(fileKey(upload), upload.r2UploadId!);
  const [arrived, taken] = await Promise.allSettled([arrival, multipart.uploadPart(number, whole.readable)]);
  if (taken.status === 'fulfilled' && arrived.status === 'fulfilled') return taken.value.etag;
  const reason: unknown =
    taken.status === 'rejected' ? taken.reason : (arrived as PromiseRejectedResult).reason;
  if (isR2Error(reason, NO_SUCH_UPLOAD)) throw notFound('upload');
  if (isR2Error(reason)) throw reason;
  const error = new DomainError(
    'timed_out',
    'BODY_INCOMPLETE',
    `Part ${number} did not arrive whole. Send it again.`,
  );
  error.cause = reason;
  throw error;
}

function takesNoParts(): DomainError {
  return new DomainError('conflict', 'UPLOAD_COMPLETE', 'The upload takes no more parts.');
}
