import type { AgentProposal } from '../../../../contract/agents/proposals.ts';
import { notFound } from '../../../../lib/errors.ts';
import { type Ctx, userOf } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { closed, targetOf } from './closed.ts';
import { getProposal } from './get.ts';
import { selectProposal, updateRejected } from './store.ts';

/** Rejects what an agent has proposed. Throws `not_found` and `conflict` (PROPOSAL_CLOSED). */
export async function rejectProposal(ctx: Ctx, id: number): Promise<AgentProposal> {
  const [[found]] = await commit(database(ctx), [selectProposal(ctx, id)]);
  if (!found) throw notFound('proposal');
  const { userId } = userOf(ctx.actor)!;
  const [[rejected]] = await commit(database(ctx), [
    updateRejected(ctx, id, userId),
    audit(ctx, 'agent.rejected', targetOf(found), { agent: found.agent, tool: found.tool }),
  ]);
  if (!rejected) throw closed();
  return getProposal(ctx, id);
}
