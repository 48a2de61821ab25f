import type { Upload } from '../../../../contract/audits/uploads.ts';
import { notFound } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { toUpload } from './present.ts';
import { selectParts, selectUpload } from './store.ts';

/** Returns an upload. Throws 404. */
export async function getAuditUpload(ctx: Ctx, id: number): Promise<Upload> {
  const [[row], parts] = await commit(database(ctx), [selectUpload(ctx, id), selectParts(ctx, id)]);
  if (!row) throw notFound('upload');
  return toUpload(row, parts);
}
