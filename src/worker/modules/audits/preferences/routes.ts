import { auditPreferences, changeAuditPreferencesRequest } from '../../../../contract/audits/preferences.ts';
import { type App, json, jsonBody, problems } from '../../../platform/http/http.ts';
import { route } from '../../../platform/http/route.ts';
import { changeAuditPreferences } from './change.ts';
import { getAuditPreferences } from './get.ts';

const path = '/api/audits/preferences';
const tags = ['Audits'];

const getRoute = route({
  method: 'get',
  path,
  access: { role: 'member', scope: 'audits:read' },
  operationId: 'getAuditPreferences',
  tags,
  summary: 'Get audit settings',
  responses: { 200: json(auditPreferences, 'The preferences.'), ...problems() },
});

const changeRoute = route({
  method: 'put',
  path,
  access: { role: 'admin', scope: null },
  operationId: 'changeAuditPreferences',
  tags,
  summary: 'Change audit settings',
  description: 'Audits that were requested before keep their engine.',
  request: { body: jsonBody(changeAuditPreferencesRequest) },
  responses: { 200: json(auditPreferences, 'The changed preferences.'), ...problems() },
});

export function registerAuditPreferences(app: App): void {
  app.openapi(getRoute, async (c) => c.json(await getAuditPreferences(c.var.ctx), 200));
  app.openapi(changeRoute, async (c) =>
    c.json(await changeAuditPreferences(c.var.ctx, c.req.valid('json')), 200),
  );
}
