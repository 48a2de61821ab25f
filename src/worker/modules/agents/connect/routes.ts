import * as contract from '../../../../contract/agents/connections.ts';
import { type App, json, jsonBody, problems } from '../../../platform/http/http.ts';
import { route } from '../../../platform/http/route.ts';
import { allowAgent } from './allow.ts';
import { getRequest } from './get-request.ts';
import { refuseAgent } from './refuse.ts';

const access = { role: 'member', scope: null } as const;
const tags = ['Agents'];
const INVALID =
  'A request that is not valid gets 422 `AGENT_REQUEST_INVALID`, with `redirect_to` if the browser may go back to the client.';

const getRoute = route({
  method: 'get',
  path: '/api/agents/requests',
  access,
  operationId: 'getAgentRequest',
  tags,
  summary: 'Read the request of a program',
  description: `For the page to which a program sends the browser (\`/agents/connect\`). ${INVALID}`,
  request: { query: contract.readAgentRequestQuery },
  responses: { 200: json(contract.agentRequest, 'The request.'), ...problems(422, 503) },
});

const allowRoute = route({
  method: 'post',
  path: '/api/agents/requests/allow',
  access,
  operationId: 'allowAgent',
  tags,
  summary: 'Connect a program',
  description: `The program then acts for the caller in this organization, within these scopes and inboxes. ${INVALID} More than ${contract.MAX_CONNECTIONS} agents of a member: 409 \`TOO_MANY_AGENTS\`.`,
  request: { body: jsonBody(contract.allowAgentRequest) },
  responses: { 200: json(contract.agentAnswer, 'Connected.'), ...problems(409, 422, 503) },
});

const refuseRoute = route({
  method: 'post',
  path: '/api/agents/requests/refuse',
  access,
  operationId: 'refuseAgent',
  tags,
  summary: 'Refuse a program',
  description: INVALID,
  request: { body: jsonBody(contract.refuseAgentRequest) },
  responses: { 200: json(contract.agentAnswer, 'Refused.'), ...problems(422, 503) },
});

export function registerConnect(app: App): void {
  app.openapi(getRoute, async (c) => c.json(await getRequest(c.var.ctx, c.req.valid('query').request), 200));
  app.openapi(allowRoute, async (c) =>
    c.json({ redirect_to: await allowAgent(c.var.ctx, c.req.valid('json')) }, 200),
  );
  app.openapi(refuseRoute, async (c) =>
    c.json({ redirect_to: await refuseAgent(c.var.ctx, c.req.valid('json').request) }, 200),
  );
}
