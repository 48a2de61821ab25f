import { agentsStopped } from '../../../../contract/agents/proposals.ts';
import { type App, json, problems } from '../../../platform/http/http.ts';
import { route } from '../../../platform/http/route.ts';
import { getStop } from './get-stop.ts';
import { resumeAgents } from './resume.ts';
import { stopAgents } from './stop.ts';

const tags = ['Agents'];
const responses = { 200: json(agentsStopped, 'Whether they are stopped.'), ...problems() };

const getRoute = route({
  method: 'get',
  path: '/api/agents/stop',
  access: { role: 'member', scope: null },
  operationId: 'getAgentsStop',
  tags,
  summary: 'Get whether agents are stopped',
  responses,
});

const stopRoute = route({
  method: 'post',
  path: '/api/agents/stop',
  access: { role: 'admin', scope: null },
  operationId: 'stopAgents',
  tags,
  summary: 'Stop all agents',
  description: 'From then on each call of an agent is refused, until they are resumed. Proposals wait on.',
  responses,
});

const resumeRoute = route({
  method: 'post',
  path: '/api/agents/resume',
  access: { role: 'admin', scope: null },
  operationId: 'resumeAgents',
  tags,
  summary: 'Let agents go on',
  responses,
});

export function registerHands(app: App): void {
  app.openapi(getRoute, async (c) => c.json(await getStop(c.var.ctx), 200));
  app.openapi(stopRoute, async (c) => c.json(await stopAgents(c.var.ctx), 200));
  app.openapi(resumeRoute, async (c) => c.json(await resumeAgents(c.var.ctx), 200));
}
