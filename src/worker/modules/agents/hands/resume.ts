import type { AgentsStopped } from '../../../../contract/agents/proposals.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { getStop } from './get-stop.ts';
import { deleteStop } from './store.ts';

/** Lets the organization's agents go on. */
export async function resumeAgents(ctx: Ctx): Promise<AgentsStopped> {
  await commit(database(ctx), [deleteStop(ctx), audit(ctx, 'agents.resumed', 'agents')]);
  return getStop(ctx);
}
