import { agentProposal, listProposalsQuery } from '../../../../contract/agents/proposals.ts';
import { idParam } from '../../../../contract/common.ts';
import { type App, json, listOf, problems } from '../../../platform/http/http.ts';
import { respondWithPage } from '../../../platform/http/respond-with-page.ts';
import { route } from '../../../platform/http/route.ts';
import { routesAs } from '../../../platform/invocation/inner-call.ts';
import { approveProposal } from './approve.ts';
import { getProposal } from './get.ts';
import { listProposals } from './list.ts';
import { rejectProposal } from './reject.ts';

// No key may approve what agents propose, or an agent could approve itself.
const access = { role: 'member', scope: null } as const;
const tags = ['Agents'];
const path = '/api/agents/proposals';

const listRoute = route({
  method: 'get',
  path,
  access,
  operationId: 'listAgentProposals',
  tags,
  summary: 'List what agents propose',
  description: 'The newest first. Each waits a week for a member.',
  request: { query: listProposalsQuery },
  responses: { 200: listOf(agentProposal.array(), 'The proposals.'), ...problems() },
});

const getRoute = route({
  method: 'get',
  path: `${path}/{id}`,
  access,
  operationId: 'getAgentProposal',
  tags,
  summary: 'Get what an agent proposes',
  request: { params: idParam },
  responses: { 200: json(agentProposal, 'The proposal.'), ...problems(404) },
});

const approveRoute = route({
  method: 'post',
  path: `${path}/{id}/approve`,
  access,
  operationId: 'approveAgentProposal',
  tags,
  summary: 'Approve what an agent proposes',
  description:
    'It is done at once, as you and with your rights. If it cannot be done, the answer is the error, and the proposal waits on. 409 `PROPOSAL_CLOSED` if it is decided or expired.',
  request: { params: idParam },
  responses: { 200: json(agentProposal, 'It is done.'), ...problems(402, 404, 409, 422, 502, 503) },
});

const rejectRoute = route({
  method: 'post',
  path: `${path}/{id}/reject`,
  access,
  operationId: 'rejectAgentProposal',
  tags,
  summary: 'Reject what an agent proposes',
  description: '409 `PROPOSAL_CLOSED` if it is decided or expired.',
  request: { params: idParam },
  responses: { 200: json(agentProposal, 'It is rejected.'), ...problems(404, 409) },
});

export function registerProposals(app: App): void {
  app.openapi(listRoute, async (c) => {
    const query = c.req.valid('query');
    return respondWithPage(c, await listProposals(c.var.ctx, query), query);
  });
  app.openapi(getRoute, async (c) => c.json(await getProposal(c.var.ctx, c.req.valid('param').id), 200));
  app.openapi(approveRoute, async (c) => {
    const { ctx } = c.var;
    const call = routesAs(c.var.fetchInside, ctx, new URL(c.req.url).origin, c.executionCtx);
    return c.json(await approveProposal(ctx, c.req.valid('param').id, call), 200);
  });
  app.openapi(rejectRoute, async (c) =>
    c.json(await rejectProposal(c.var.ctx, c.req.valid('param').id), 200),
  );
}
