import type { ServiceCtx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import type { Part } from '../../../platform/work/upkeep.ts';
import { deletePastUse } from './store.ts';

const HOUR = 3_600_000;
/** What was read in the hour before a proposal is among what it says. */
const KEPT_HOURS = 2;

const deletePast = (ctx: ServiceCtx) => deletePastUse(ctx, Math.floor(ctx.now() / HOUR) - KEPT_HOURS);

/** Deletes what connections used in past hours, also of those that have ended: some a run. */
export const removeUsePart: Part = {
  look: (ctx) => [deletePast(ctx)],
  run: (ctx) => commit(database(ctx), [deletePast(ctx)]),
};
