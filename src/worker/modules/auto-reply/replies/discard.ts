import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { getReply, notADraft } from './reply.ts';
import { updateDraftToDiscarded } from './store.ts';

/** Discards a draft. Throws `not_found`; `conflict`, NOT_A_DRAFT. */
export async function discardDraft(ctx: Ctx, id: number): Promise<void> {
  const [[draft]] = await commit(database(ctx), [updateDraftToDiscarded(ctx, id)]);
  if (!draft) throw notADraft(await getReply(ctx, id));
}
