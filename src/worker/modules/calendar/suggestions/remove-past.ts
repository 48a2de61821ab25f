import type { ServiceCtx } from '../../../platform/ctx.ts';
import { commit, database } from '../../../platform/data/database.ts';
import { deletePastSuggestions } from './store.ts';

/** Deletes suggestions whose times are long over, a limited number per call. */
export async function removePastSuggestions(ctx: ServiceCtx): Promise<void> {
  await commit(database(ctx), [deletePastSuggestions(ctx)]);
}
