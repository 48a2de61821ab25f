import { type Draft, MAX_DRAFTS } from '../../../../contract/mail/drafts.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { getDraft } from './get.ts';
import { tooManyDrafts } from './refusal.ts';
import { selectRestorable, updateToRestored } from './store.ts';

/**
 * Restores a deleted draft. Leaves a draft that is not deleted unchanged. Throws `not_found` after ten minutes,
 * TOO_MANY_DRAFTS.
 */
export async function restoreDraft(ctx: Ctx, id: number): Promise<Draft> {
  const [restored, [deleted]] = await commit(database(ctx), [
    updateToRestored(ctx, id),
    selectRestorable(ctx, id),
  ]);
  if (restored.length === 0 && deleted) throw tooManyDrafts(MAX_DRAFTS);
  return getDraft(ctx, id);
}
