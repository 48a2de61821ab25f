import type { ServiceCtx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { directory } from '../../../platform/data/database.ts';
import type { Part } from '../../../platform/work/upkeep.ts';
import { KEY_KEPT, KEYS_PER_TICK } from './limits.ts';
import { deletePastKeys } from './store.ts';

/** Deletes the usage of keys that were not used for long. */
export async function removePastKeys(ctx: ServiceCtx): Promise<void> {
  await commit(directory(ctx), [pastKeys(ctx)]);
}

const pastKeys = (ctx: ServiceCtx) => deletePastKeys(ctx, ctx.now() - KEY_KEPT, KEYS_PER_TICK);

export const removePastKeysPart: Part = {
  looksInDirectory: true,
  look: (ctx) => [pastKeys(ctx)],
  run: removePastKeys,
};
