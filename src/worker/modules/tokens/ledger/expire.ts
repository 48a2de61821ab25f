import type { ServiceCtx } from '../../../platform/ctx.ts';
import { commit, database } from '../../../platform/data/database.ts';
import { releaseExpired } from './hold-store.ts';

/** Gives back what expired holds had reserved, of all organizations, a bounded number a run. */
export async function expireHolds(ctx: ServiceCtx): Promise<void> {
  await commit(database(ctx), releaseExpired(ctx));
}
