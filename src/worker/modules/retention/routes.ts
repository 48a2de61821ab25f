import { changeRetentionRequest, retention } from '../../../contract/retention.ts';
import { type App, json, jsonBody, problems } from '../../platform/http/http.ts';
import { route } from '../../platform/http/route.ts';
import { changeRetention } from './change.ts';
import { getRetention } from './get.ts';

const path = '/api/settings/retention';
const tags = ['Retention'];

const getRoute = route({
  method: 'get',
  path,
  access: { role: 'member', scope: null },
  operationId: 'getRetention',
  tags,
  summary: 'Get retention settings',
  responses: { 200: json(retention, 'The days.'), ...problems() },
});

const changeRoute = route({
  method: 'put',
  path,
  access: { role: 'admin', scope: null },
  operationId: 'changeRetention',
  tags,
  summary: 'Change retention settings',
  description:
    'A field that is not sent gets its default. What is older is deleted for good within hours, so a smaller number cannot be taken back.',
  request: { body: jsonBody(changeRetentionRequest) },
  responses: { 200: json(retention, 'The changed days.'), ...problems() },
});

export function registerRetention(app: App): void {
  app.openapi(getRoute, async (c) => c.json(await getRetention(c.var.ctx), 200));
  app.openapi(changeRoute, async (c) => c.json(await changeRetention(c.var.ctx, c.req.valid('json')), 200));
}
