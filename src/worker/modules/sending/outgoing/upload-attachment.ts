import type { Upload } from '../../../../contract/mail/sending.ts';
import { DomainError, invalid } from '../../../../lib/errors.ts';
import { fileName } from '../../../../lib/message/parse.ts';
import type { Ctx, ServiceCtx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { randomBase62 } from '../../../platform/random.ts';
import type { Part } from '../../../platform/work/upkeep.ts';
import { deleteExpired, insertUpload, selectExpired, updateExpired } from './file-store.ts';
import { MAX_ATTACHMENT_BYTES, MAX_UNUSED_UPLOADS } from './limits.ts';
import { deletePastIdempotencyKeys } from './store.ts';

/** Files that a click executes. Most mail servers refuse mail with one of these. */
const RUNS_ON_A_CLICK =
  /\.(?:apk|app|bat|chm|cmd|com|cpl|dll|exe|hta|jar|jse?|lnk|msc|msi|msp|pif|ps1|reg|scr|vbe?|vbs|wsf|wsh)$/i;

/**
 * Stores a file that later emails can attach. Throws 413 FILE_TOO_LARGE; 415 FILE_TYPE_REFUSED for programs; 422
 * TOO_MANY_UPLOADS; 402 STORAGE_LIMIT.
 */
export async function uploadAttachment(ctx: Ctx, file: File): Promise<Upload> {
  const filename = fileName(file.name);
  if (filename === '') throw invalid('file', 'expected a file with a name');
  refuseProgram(filename);
  if (file.size > MAX_ATTACHMENT_BYTES) throw tooLarge();

  const digest = new crypto.DigestStream('SHA-256');
  await file.stream().pipeTo(digest);
  const row = {
    key: `organizations/${ctx.organizationId}/uploads/${randomBase62(32)}`,
    filename,
    contentType: sendableType(file.type),
    size: file.size,
    sha256: Buffer.from(await digest.digest).toString('hex'),
  };
  // The row comes first: if the object is never written, the sweep deletes the row.
  const [inserted] = await commit(database(ctx), insertUpload(ctx, row));
  if (inserted.length === 0) {
    throw new DomainError(
      'refused',
      'TOO_MANY_UPLOADS',
      `The organization has ${MAX_UNUSED_UPLOADS} unused uploads already. Unused uploads are deleted after a day.`,
    );
  }
  await ctx.env.BUCKET.put(row.key, file);
  return {
    key: row.key,
    filename: row.filename,
    content_type: row.contentType,
    size: row.size,
    sha256: row.sha256,
  };
}

export function tooLarge(): DomainError {
  return new DomainError(
    'too_large',
    'FILE_TOO_LARGE',
    `A file may have at most ${MAX_ATTACHMENT_BYTES} bytes.`,
  );
}

/** Throws FILE_TYPE_REFUSED for a program. */
export function refuseProgram(filename: string): void {
  const program = RUNS_ON_A_CLICK.exec(filename.replace(/(?<![.\s])[.\s]+$/, ''));
  if (!program) return;
  throw new DomainError(
    'unsupported',
    'FILE_TYPE_REFUSED',
    `Programs cannot be sent by mail: ${program[0].toLowerCase()} is refused. Send an archive or a link instead.`,
  );
}

/** Returns the claimed content type if valid for a file: multipart and message parts need their own structure. */
export function sendableType(claimed: string): string {
  const type = claimed.split(';')[0]!.trim().toLowerCase();
  return /^(?!multipart\/|message\/)[\w.+-]{1,60}\/[\w.+-]{1,60}$/.test(type)
    ? type
    : 'application/octet-stream';
}

/** Deletes uploads that no email used for a day, and idempotency keys of that age. */
export async function sweepUploads(ctx: ServiceCtx): Promise<void> {
  const db = database(ctx);
  const [, expired] = await commit(db, [
    updateExpired(ctx),
    selectExpired(ctx),
    deletePastIdempotencyKeys(ctx),
  ]);
  const keys = expired.map(({ key }) => key);
  if (keys.length === 0) return;
  await ctx.env.BUCKET.delete(keys);
  await commit(db, deleteExpired(ctx, keys));
  ctx.log.info('uploads.swept', { count: keys.length });
}

export const sweepUploadsPart: Part = {
  look: (ctx) => [updateExpired(ctx), selectExpired(ctx), deletePastIdempotencyKeys(ctx)],
  run: sweepUploads,
};
