import {
  changeStreamPreferences as changeRequest,
  streamPreferences,
} from '../../../../contract/stream/preferences.ts';
import { type App, json, jsonBody, problems } from '../../../platform/http/http.ts';
import { route } from '../../../platform/http/route.ts';
import { changeStreamPreferences } from './change.ts';
import { getStreamPreferences } from './get.ts';

const path = '/api/stream/preferences';
const tags = ['Stream'];

const getRoute = route({
  method: 'get',
  path,
  access: { role: 'member', scope: 'stream:read' },
  operationId: 'getStreamPreferences',
  tags,
  summary: 'Get announcement settings',
  responses: { 200: json(streamPreferences, 'The preferences.'), ...problems() },
});

const changeRoute = route({
  method: 'put',
  path,
  access: { role: 'admin', scope: null },
  operationId: 'changeStreamPreferences',
  tags,
  summary: 'Change announcement settings',
  request: { body: jsonBody(changeRequest) },
  responses: { 200: json(streamPreferences, 'The changed preferences.'), ...problems() },
});

export function registerPreferences(app: App): void {
  app.openapi(getRoute, async (c) => c.json(await getStreamPreferences(c.var.ctx), 200));
  app.openapi(changeRoute, async (c) =>
    c.json(await changeStreamPreferences(c.var.ctx, c.req.valid('json')), 200),
  );
}
