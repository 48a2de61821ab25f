import * as contract from '../../../../contract/agents/connections.ts';
import { idParam } from '../../../../contract/common.ts';
import { type App, json, jsonBody, listOf, problems } from '../../../platform/http/http.ts';
import { respondWithPage } from '../../../platform/http/respond-with-page.ts';
import { route } from '../../../platform/http/route.ts';
import { changeConnection } from './change.ts';
import { listConnections } from './list.ts';
import { revokeConnection } from './revoke.ts';

const access = { role: 'member', scope: null } as const;
const tags = ['Agents'];

const listRoute = route({
  method: 'get',
  path: '/api/agents/connections',
  access,
  operationId: 'listAgentConnections',
  tags,
  summary: 'List agents',
  description:
    'The programs that act for the caller over MCP, newest first; for admins and owners, those of the whole organization. A program that uses an API key is here from its first call on.',
  request: { query: contract.listConnectionsQuery },
  responses: { 200: listOf(contract.agentConnection.array(), 'The agents.'), ...problems() },
});

const changeRoute = route({
  method: 'patch',
  path: '/api/agents/connections/{id}',
  access,
  operationId: 'changeAgentConnection',
  tags,
  summary: 'Change what an agent may do',
  description:
    'Holds for its next call. Its scopes do not change: connect it again for others. Members change their own, admins and owners all of the organization.',
  request: { params: idParam, body: jsonBody(contract.changeConnectionRequest) },
  responses: { 200: json(contract.agentConnection, 'Changed.'), ...problems(404) },
});

const revokeRoute = route({
  method: 'delete',
  path: '/api/agents/connections/{id}',
  access,
  operationId: 'revokeAgentConnection',
  tags,
  summary: 'Disconnect an agent',
  description:
    'Its tokens are refused from then on. An API key that it uses stays valid for other calls. Members disconnect their own, admins and owners all of the organization.',
  request: { params: idParam },
  responses: { 200: json(contract.revokeConnectionResult, 'Disconnected.'), ...problems(404) },
});

export function registerConnections(app: App): void {
  app.openapi(listRoute, async (c) => {
    const query = c.req.valid('query');
    return respondWithPage(c, await listConnections(c.var.ctx, query), query);
  });
  app.openapi(changeRoute, async (c) =>
    c.json(await changeConnection(c.var.ctx, c.req.valid('param').id, c.req.valid('json')), 200),
  );
  app.openapi(revokeRoute, async (c) => {
    await revokeConnection(c.var.ctx, c.req.valid('param').id);
    return c.json({ message: 'The agent was disconnected.' }, 200);
  });
}
