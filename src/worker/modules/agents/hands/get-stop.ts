import type { AgentsStopped } from '../../../../contract/agents/proposals.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { selectStop } from './store.ts';

/** Returns whether the organization's agents are stopped. */
export async function getStop(ctx: Ctx): Promise<AgentsStopped> {
  const [[stop]] = await commit(database(ctx), [selectStop(ctx)]);
  return {
    is_stopped: stop !== undefined,
    stopped_at: stop ? new Date(stop.stoppedAt).toISOString() : null,
    stopped_by: stop?.stoppedBy ?? null,
  };
}
