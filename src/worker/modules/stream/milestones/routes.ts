import { z } from '@hono/zod-openapi';
import {
  addMilestoneRequest,
  changeMilestoneRequest,
  milestone,
} from '../../../../contract/stream/milestones.ts';
import { type App, json, jsonBody, problems } from '../../../platform/http/http.ts';
import { route } from '../../../platform/http/route.ts';
import { addMilestone } from './add.ts';
import { listMilestones } from './list.ts';
import { updateMilestone } from './update.ts';

const path = '/api/stream/milestones';
const tags = ['Stream'];

const listRoute = route({
  method: 'get',
  path,
  access: { role: 'member', scope: 'stream:read' },
  operationId: 'listMilestones',
  tags,
  summary: 'List the milestones',
  description: 'The built-in thresholds and the organization’s own, the lowest first.',
  responses: { 200: json(z.array(milestone), 'The milestones.'), ...problems() },
});

const addRoute = route({
  method: 'post',
  path,
  access: { role: 'member', scope: 'stream:write' },
  operationId: 'addMilestone',
  tags,
  summary: 'Add a custom milestone',
  description:
    'One that the channel has passed counts as reached, and makes nothing. Codes: `THRESHOLD_EXISTS` (409), `TOO_MANY_MILESTONES` (422).',
  request: { body: jsonBody(addMilestoneRequest) },
  responses: { 201: json(milestone, 'The new milestone.'), ...problems(409, 422) },
});

const updateRoute = route({
  method: 'patch',
  path,
  access: { role: 'member', scope: 'stream:write' },
  operationId: 'updateMilestone',
  tags,
  summary: 'Change a milestone',
  description:
    'Codes: `THRESHOLD_EXISTS` (409), `BUILT_IN_THRESHOLD` (422): built-in thresholds can be switched off, not changed.',
  request: { body: jsonBody(changeMilestoneRequest) },
  responses: { 200: json(milestone, 'The changed milestone.'), ...problems(404, 409, 422) },
});

export function registerMilestones(app: App): void {
  app.openapi(listRoute, async (c) => c.json(await listMilestones(c.var.ctx), 200));
  app.openapi(addRoute, async (c) =>
    c.json(await addMilestone(c.var.ctx, c.req.valid('json').threshold), 201),
  );
  app.openapi(updateRoute, async (c) => c.json(await updateMilestone(c.var.ctx, c.req.valid('json')), 200));
}
