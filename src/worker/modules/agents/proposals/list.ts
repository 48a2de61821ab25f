import type { AgentProposal, ProposalState } from '../../../../contract/agents/proposals.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { cutPage, type Page, readCursor, writeCursor } from '../../../platform/http/page.ts';
import { toProposals } from './present.ts';
import { selectProposals } from './store.ts';

/** Lists what agents have proposed, newest first. */
export async function listProposals(
  ctx: Ctx,
  query: { state?: ProposalState | undefined; limit: number; cursor?: string },
): Promise<Page<AgentProposal>> {
  const [before = null] = readCursor(query, 1) ?? [];
  const { state, limit } = query;
  const [rows] = await commit(database(ctx), [selectProposals(ctx, { state, before, limit: limit + 1 })]);
  const page = cutPage(rows, limit, (last) => writeCursor(last.id));
  return { ...page, rows: await toProposals(ctx, page.rows) };
}
