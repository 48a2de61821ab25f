import type { Draft } from '../../../../contract/mail/drafts.ts';
import { notFound } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { toDraft } from './present.ts';
import { selectDraft } from './store.ts';
import { selectDraftFiles } from './upload-store.ts';

/** Throws `not_found`. */
export async function getDraft(ctx: Ctx, id: number): Promise<Draft> {
  const [[row], files] = await commit(database(ctx), [selectDraft(ctx, id), selectDraftFiles(ctx, id)]);
  if (!row) throw notFound('draft');
  return toDraft(ctx, row, files);
}
