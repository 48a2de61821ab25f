import { DomainError } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { findUpload } from './find.ts';
import { freeUpload } from './free.ts';

/** Deletes the upload and its file. Throws 404; 409 IN_USE while an audit of the file is not finished. */
export async function deleteAuditUpload(ctx: Ctx, id: number): Promise<void> {
  await findUpload(ctx, id);
  if (await freeUpload(ctx, id)) return;
  // The upload no longer exists, or an audit needs it.
  await findUpload(ctx, id);
  throw new DomainError('conflict', 'IN_USE', 'An audit of this file is not finished.');
}
