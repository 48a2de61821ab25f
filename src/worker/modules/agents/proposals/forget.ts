import type { Ctx, ServiceCtx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import type { DeletionHooks } from '../../../platform/module.ts';
import type { Part } from '../../../platform/work/upkeep.ts';
import { deletePastProposals, deleteProposalsOf, deleteProposalsOfUser, updateExpired } from './store.ts';

/** Decided proposals are kept so long: they say what agents did. */
const KEPT_MS = 90 * 86_400_000;

/** Ends proposals that nobody has decided about in time: some a run. */
export const expireProposalsPart: Part = {
  look: (ctx) => [updateExpired(ctx)],
  run: (ctx) => commit(database(ctx), [updateExpired(ctx)]),
};

const deletePast = (ctx: ServiceCtx) => deletePastProposals(ctx, ctx.now() - KEPT_MS);

/** Deletes proposals that were decided long ago: some a run. */
export const removeProposalsPart: Part = {
  look: (ctx) => [deletePast(ctx)],
  run: (ctx) => commit(database(ctx), [deletePast(ctx)]),
};

/** Deletes what a user's agents have proposed. Returns whether nothing is left. */
export async function forgetUser(ctx: Ctx, userId: number): Promise<boolean> {
  const [deleted] = await commit(database(ctx), [deleteProposalsOfUser(ctx, userId)]);
  return deleted.length === 0;
}

/** Deletes what agents proposed after reading emails that the same batch deletes. */
export const forgetEmails: DeletionHooks['forgetEmails'] = (ctx, emails) => [deleteProposalsOf(ctx, emails)];
