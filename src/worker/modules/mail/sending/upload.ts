import type { Upload } from '../../../../contract/mail/sending.ts';
import { randomBase62 } from '../../../platform/crypto.ts';
import type { Ctx, ServiceCtx } from '../../../platform/ctx.ts';
import { commit, database } from '../../../platform/data/database.ts';
import { DomainError, invalid } from '../../../platform/errors.ts';
import { fileName } from '../message/parse.ts';
import { MAX_ATTACHMENT_BYTES, MAX_UNUSED_UPLOADS } from './limits.ts';
import { expireUploads, insertUpload, removeExpiredUploads, removeOldIdempotencyKeys } from './store.ts';

/** What runs on a click: most servers refuse mail that has one of these. */
const RUNS_ON_A_CLICK =
  /\.(?:apk|app|bat|chm|cmd|com|cpl|dll|exe|hta|jar|jse?|lnk|msc|msi|msp|pif|ps1|reg|scr|vbe?|vbs|wsf|wsh)$/i;

/**
 * Keeps a file for mails to come. Throws 413 FILE_TOO_LARGE; 415 FILE_TYPE_REFUSED for programs; 422
 * TOO_MANY_UPLOADS.
 */
export async function uploadAttachment(ctx: Ctx, file: File): Promise<Upload> {
  const filename = fileName(file.name);
  if (filename === '') throw invalid('file', 'a file with a name');
  const program = RUNS_ON_A_CLICK.exec(filename.replace(/(?<![.\s])[.\s]+$/, ''));
  if (program) {
    throw new DomainError(
      'unsupported',
      'FILE_TYPE_REFUSED',
      `Programs are not sent by mail: ${program[0].toLowerCase()} is refused. Put it into an archive or share a link.`,
    );
  }
  if (file.size > MAX_ATTACHMENT_BYTES) throw tooLarge();

  const digest = new crypto.DigestStream('SHA-256');
  await file.stream().pipeTo(digest);
  const row = {
    key: `organizations/${ctx.organizationId}/uploads/${randomBase62(32)}`,
    filename,
    contentType: contentTypeOf(file),
    size: file.size,
    sha256: Buffer.from(await digest.digest).toString('hex'),
  };
  // The row first: should the object not follow, it is taken away with the row.
  const [kept] = await commit(database(ctx), [insertUpload(ctx, row)]);
  if (kept!.length === 0) {
    throw new DomainError(
      'refused',
      'TOO_MANY_UPLOADS',
      `${MAX_UNUSED_UPLOADS} uploads wait for a mail already. Those older than a day are taken away.`,
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

/** As the client says, if it is the type of a file: a multipart or message type has a structure of its own. */
function contentTypeOf(file: File): string {
  const type = file.type.split(';')[0]!.trim().toLowerCase();
  return /^(?!multipart\/|message\/)[\w.+-]{1,60}\/[\w.+-]{1,60}$/.test(type)
    ? type
    : 'application/octet-stream';
}

/** For the cron: takes away uploads that no mail took for a day, and idempotency keys as old. */
export async function sweepUploads(ctx: ServiceCtx): Promise<void> {
  const db = database(ctx);
  const results = await commit(db, [...expireUploads(ctx), removeOldIdempotencyKeys(ctx)]);
  const keys = (results[1] as { key: string }[]).map(({ key }) => key);
  if (keys.length === 0) return;
  await ctx.env.BUCKET.delete(keys);
  await commit(db, [removeExpiredUploads(ctx, keys)]);
  ctx.log.info('uploads.swept', { count: keys.length });
}
