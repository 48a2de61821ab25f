import type { AgentProposal } from '../../../../contract/agents/proposals.ts';
import { DomainError, type ErrorKind, notFound } from '../../../../lib/errors.ts';
import { type Ctx, userOf } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { requireAccessOf } from '../../../platform/http/access.ts';
import { STATUS } from '../../../platform/http/http.ts';
import { type CallRoute, RouteRefusal } from '../../../platform/invocation/inner-call.ts';
import { publicUrl } from '../../../platform/outside/public-url.ts';
import { findTimezone } from '../../identity/index.ts';
import { closed, targetOf } from './closed.ts';
import { getProposal } from './get.ts';
import { claimProposal, selectProposal, updateEnded } from './store.ts';

/** After this time, a run that has not ended counts as dead, and the proposal can be approved again. */
const RUN_MS = 5 * 60_000;
const MAX_OUTCOME = 2_000;

/**
 * Does what an agent has proposed, as the member who approves it and with their rights. The tool's own key keeps a
 * second run after a crash from sending twice. Throws `not_found`, `conflict` (PROPOSAL_CLOSED), and what the tool
 * throws: the proposal then waits on.
 */
export async function approveProposal(ctx: Ctx, id: number, call: CallRoute): Promise<AgentProposal> {
  const { findTool } = await import('../tools/table.ts');
  const [[found]] = await commit(database(ctx), [selectProposal(ctx, id)]);
  const tool = found && findTool(found.tool);
  if (!tool) throw notFound('proposal');
  for (const scope of tool.scopes) requireAccessOf(ctx, { role: 'member', scope });
  const { userId } = userOf(ctx.actor)!;
  const [[claimed]] = await commit(database(ctx), [claimProposal(ctx, id, userId, ctx.now() - RUN_MS)]);
  if (!claimed) throw closed();
  const box = {
    ctx,
    call,
    home: publicUrl(ctx.env),
    zone: await findTimezone(ctx),
    tags: null,
    key: `proposal-${id}`,
  };
  const run = async () => {
    const input = tool.input.parse(claimed.input);
    return (await tool.run(box, input)).data;
  };
  const data = await run().catch(async (error: unknown) => {
    await commit(database(ctx), [updateEnded(ctx, claimed, null)]);
    throw error instanceof RouteRefusal ? asDomainError(error) : error;
  });
  await commit(database(ctx), [
    updateEnded(ctx, claimed, JSON.stringify(data).slice(0, MAX_OUTCOME).toWellFormed()),
    audit(ctx, 'agent.approved', targetOf(claimed), { agent: claimed.agent, tool: claimed.tool }),
  ]);
  return getProposal(ctx, id);
}

/** Returns the refusal of a route as an error of this one. */
export function asDomainError({ problem: { status, code, detail } }: RouteRefusal): DomainError {
  const kinds = Object.entries(STATUS) as [ErrorKind, number][];
  const kind = kinds.find(([, each]) => each === status)?.[0] ?? 'unavailable';
  return new DomainError(kind, code, detail);
}
