import type { AgentProposal } from '../../../../contract/agents/proposals.ts';
import { notFound } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { toProposals } from './present.ts';
import { selectProposal } from './store.ts';

/** Returns a proposal. Throws `not_found`. */
export async function getProposal(ctx: Ctx, id: number): Promise<AgentProposal> {
  const [rows] = await commit(database(ctx), [selectProposal(ctx, id)]);
  const [proposal] = await toProposals(ctx, rows);
  if (!proposal) throw notFound('proposal');
  return proposal;
}
