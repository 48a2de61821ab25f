import type { ServiceCtx } from '../../../platform/ctx.ts';
import { commit, directory } from '../../../platform/data/database.ts';
import { KEY_KEPT, KEYS_PER_TICK } from './limits.ts';
import { deletePastKeys } from './store.ts';

/** Forgets what keys have used that nobody has used for long. */
export async function removePastKeys(ctx: ServiceCtx): Promise<void> {
  await commit(directory(ctx), [deletePastKeys(ctx, ctx.now() - KEY_KEPT, KEYS_PER_TICK)]);
}
