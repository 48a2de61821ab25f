import type { AgentsStopped } from '../../../../contract/agents/proposals.ts';
import { type Ctx, userOf } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { deleteStop, insertStop, selectStop } from './store.ts';

/** Returns whether the organization's agents are stopped. */
export async function getStop(ctx: Ctx): Promise<AgentsStopped> {
  const [[stop]] = await commit(database(ctx), [selectStop(ctx)]);
  return {
    is_stopped: stop !== undefined,
    stopped_at: stop ? new Date(stop.stoppedAt).toISOString() : null,
    stopped_by: stop?.stoppedBy ?? null,
  };
}

/** Stops all agents of the organization: each call reads this first. */
export async function stopAgents(ctx: Ctx): Promise<AgentsStopped> {
  const { userId } = userOf(ctx.actor)!;
  await commit(database(ctx), [insertStop(ctx, userId), audit(ctx, 'agents.stopped', 'agents')]);
  return getStop(ctx);
}

/** Lets the organization's agents go on. */
export async function resumeAgents(ctx: Ctx): Promise<AgentsStopped> {
  await commit(database(ctx), [deleteStop(ctx), audit(ctx, 'agents.resumed', 'agents')]);
  return getStop(ctx);
}
