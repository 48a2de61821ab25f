import type { AttachedFile } from '../../../../contract/mail/sending.ts';
import { DomainError } from '../../../../lib/errors.ts';
import { shownIds } from '../../../../lib/message/headers/content-id.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import type { Statement } from '../../../platform/data/database.ts';
import type { AttachmentRow } from '../../mail/index.ts';
import {
  type AttachedUpload,
  requireStoredFiles,
  type StoredFile,
  type StoredRef,
  selectStoredFiles,
  selectUploads,
} from './file-store.ts';
import { MAX_ATTACHMENT_BYTES } from './limits.ts';
import { refuseProgram, sendableType } from './upload-attachment.ts';

/** The files that an email attaches, without duplicates. */
export interface Attaching {
  files: AttachedFile[];
  /** Keys of uploads. */
  keys: string[];
  stored: StoredRef[];
}

export function readFiles(files: AttachedFile[] = []): Attaching {
  const once = [...new Map(files.map((file) => [JSON.stringify(file), file])).values()];
  return {
    files: once,
    keys: once.filter((file) => typeof file === 'string'),
    stored: once.filter((file) => typeof file !== 'string'),
  };
}

/** Selects the rows that `attach` needs. */
export function selectFiles(
  ctx: Ctx,
  { keys, stored }: Attaching,
): [Statement<AttachedUpload[]>, Statement<StoredFile[]>] {
  return [selectUploads(ctx, keys), selectStoredFiles(ctx, stored)];
}

/** Fails the batch if an attachment of a stored email has been deleted. For uploads, `updateUsed` does this. */
export function requireFiles(ctx: Ctx, { stored }: Attaching): Statement[] {
  return requireStoredFiles(ctx, stored);
}

/**
 * Returns the attachment rows in the order of the request. Images of a stored email that `html` shows by `cid:` stay
 * inline. Throws UNKNOWN_ATTACHMENT, ATTACHMENTS_TOO_LARGE, FILE_TYPE_REFUSED.
 */
export function attach(
  { files }: Attaching,
  uploads: AttachedUpload[],
  stored: StoredFile[],
  html: string,
): AttachmentRow[] {
  const shown = headerIds(html);
  const rows = files.map((file, i) => {
    if (typeof file === 'string') {
      const upload = uploads.find(({ key }) => key === file);
      if (upload) return { ...upload, contentId: null, isInline: false };
    } else {
      const { email_id, attachment_id } = file;
      const original = stored.find((each) => each.emailId === email_id && each.position === attachment_id);
      if (original) return forwarded(original, shown);
    }
    throw unknownAttachment(file, i);
  });
  const bytes = rows.reduce((sum, { size }) => sum + size, 0);
  if (bytes > MAX_ATTACHMENT_BYTES) {
    throw new DomainError(
      'too_large',
      'ATTACHMENTS_TOO_LARGE',
      `The attachments have ${bytes} bytes in total; the limit is ${MAX_ATTACHMENT_BYTES}.`,
    );
  }
  return rows;
}

/** Returns a row that shares its R2 object with the original. Removes the id from `shown`: each id may occur once. */
function forwarded(
  { filename, contentType, size, contentId, key }: StoredFile,
  shown: Set<string>,
): AttachmentRow {
  // The sender chose the name and the type.
  refuseProgram(filename);
  const type = sendableType(contentType);
  const isInline = contentId !== null && type.startsWith('image/') && shown.delete(contentId);
  return {
    filename: filename || 'attachment',
    contentType: type,
    size,
    contentId: isInline ? contentId : null,
    isInline,
    key,
  };
}

/** Returns the ids that the HTML shows by `cid:` and that are valid in a header. */
function headerIds(html: string): Set<string> {
  return new Set([...shownIds(html)].filter((id) => /^[\x21-\x7e]{1,900}$/.test(id)));
}

export function unknownAttachment(file: AttachedFile, index: number): DomainError {
  const [detail, message] =
    typeof file === 'string'
      ? [
          `There is no upload ${JSON.stringify(file)}.`,
          'expected a key from POST /api/upload-attachment; unused uploads are kept for a day',
        ]
      : [
          `There is no attachment ${file.attachment_id} of an email ${file.email_id}.`,
          'expected the id of an attachment of a stored email',
        ];
  return new DomainError('refused', 'UNKNOWN_ATTACHMENT', detail, {
    errors: [{ path: `attachments.${index}`, message }],
  });
}

/** Opens a file in R2. */
export async function openFile(ctx: Ctx, key: string): Promise<ReadableStream<Uint8Array>> {
  const object = await ctx.env.BUCKET.get(key);
  if (!object) throw new Error('The object of an attached file is missing.');
  return object.body;
}
