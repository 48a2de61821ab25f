import type { AgentsStopped } from '../../../../contract/agents/proposals.ts';
import { type Ctx, userOf } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { getStop } from './get-stop.ts';
import { insertStop } from './store.ts';

/** Stops all agents of the organization: each call reads this first. */
export async function stopAgents(ctx: Ctx): Promise<AgentsStopped> {
  const { userId } = userOf(ctx.actor)!;
  await commit(database(ctx), [insertStop(ctx, userId), audit(ctx, 'agents.stopped', 'agents')]);
  return getStop(ctx);
}
