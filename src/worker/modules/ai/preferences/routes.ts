import { z } from '@hono/zod-openapi';
import { aiModel, aiPreferences, changeAiPreferences } from '../../../../contract/ai/preferences.ts';
import { type App, json, jsonBody, problems } from '../../../platform/http/http.ts';
import { route } from '../../../platform/http/route.ts';
import { changePreferences } from './change.ts';
import { getPreferences } from './get.ts';
import { listModels } from './list-models.ts';

const listModelsRoute = route({
  method: 'get',
  path: '/api/ai/models',
  access: { role: 'member', scope: 'ai:use' },
  operationId: 'listAiModels',
  tags: ['AI'],
  summary: 'List the models',
  description:
    'The models of the organization’s own keys, those of the deployment, and the built-in writer, which writes when no model is configured.',
  responses: { 200: json(z.array(aiModel), 'The models.'), ...problems(503) },
});

const getPreferencesRoute = route({
  method: 'get',
  path: '/api/ai/preferences',
  access: { role: 'member', scope: 'ai:use' },
  operationId: 'getAiPreferences',
  tags: ['AI'],
  summary: 'Get the AI preferences',
  responses: { 200: json(aiPreferences, 'The preferences of the organization.'), ...problems() },
});

const changePreferencesRoute = route({
  method: 'put',
  path: '/api/ai/preferences',
  access: { role: 'admin', scope: null },
  operationId: 'changeAiPreferences',
  tags: ['AI'],
  summary: 'Change the AI preferences',
  description:
    'Fields that are left out keep their value. Calls with a key of the organization cost no tokens. Code: `NO_SUCH_MODEL` (422).',
  request: { body: jsonBody(changeAiPreferences) },
  responses: { 200: json(aiPreferences, 'The changed preferences.'), ...problems(422, 503) },
});

export function registerPreferences(app: App): void {
  app.openapi(listModelsRoute, async (c) => c.json(await listModels(c.var.ctx), 200));
  app.openapi(getPreferencesRoute, async (c) => c.json(await getPreferences(c.var.ctx), 200));
  app.openapi(changePreferencesRoute, async (c) =>
    c.json(await changePreferences(c.var.ctx, c.req.valid('json')), 200),
  );
}
