import type { ServiceCtx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { directory } from '../../../platform/data/database.ts';
import type { Part } from '../../../platform/work/upkeep.ts';
import { DELETED_PER_TICK } from './limits.ts';
import { deleteExpiredValues } from './store.ts';

const expired = (ctx: ServiceCtx) => [deleteExpiredValues(ctx, DELETED_PER_TICK)];

/** Deletes expired tokens, grants, and clients that nobody has connected. */
export const removeExpiredValuesPart: Part = {
  looksInDirectory: true,
  look: expired,
  run: (ctx) => commit(directory(ctx), expired(ctx)),
};
