import type { ServiceCtx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import type { Part } from '../../../platform/work/upkeep.ts';
import { deletePastSuggestions } from './store.ts';

/** Deletes suggestions whose times are long over, a limited number per call. */
export async function removePastSuggestions(ctx: ServiceCtx): Promise<void> {
  await commit(database(ctx), [deletePastSuggestions(ctx)]);
}

export const removePastSuggestionsPart: Part = {
  look: (ctx) => [deletePastSuggestions(ctx)],
  run: removePastSuggestions,
};
