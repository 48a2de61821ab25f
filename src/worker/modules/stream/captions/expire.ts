import type { ServiceCtx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import type { Part } from '../../../platform/work/upkeep.ts';
import { updateExpired } from './store.ts';

const EXPIRED_PER_TICK = 500;

/** Skips captions that expired before approval or dispatch. */
export async function expireCaptions(ctx: ServiceCtx): Promise<void> {
  await commit(database(ctx), updateExpired(ctx, EXPIRED_PER_TICK));
}

export const expireCaptionsPart: Part = {
  look: (ctx) => updateExpired(ctx, 1).slice(0, 1),
  run: expireCaptions,
};
