import type { ServiceCtx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import type { Part } from '../../../platform/work/upkeep.ts';
import { selectEndedHolds, updateExpiredHolds } from './hold-store.ts';

/** Releases expired holds of all organizations, a limited number per call. */
export async function expireHolds(ctx: ServiceCtx): Promise<void> {
  await commit(database(ctx), updateExpiredHolds(ctx));
}

export const expireHoldsPart: Part = {
  look: selectEndedHolds,
  run: expireHolds,
};
