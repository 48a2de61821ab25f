import { limits } from '../../../contract/limits.ts';
import { type App, json, problems } from '../../platform/http/http.ts';
import { route } from '../../platform/http/route.ts';
import { getLimits } from './get.ts';

const getRoute = route({
  method: 'get',
  path: '/api/settings/limits',
  access: { role: 'member', scope: null },
  operationId: 'getLimits',
  tags: ['Limits'],
  summary: 'Get limits and usage',
  description:
    'The operator sets what is allowed. What would exceed it is refused: with 429 and `Retry-After` what works again on another day, else with 402. The problem document names the limit in `limit`, with `used` and `allowed`. Codes: `MAIL_LIMIT`, `AUDIT_LIMIT` (429), `STORAGE_LIMIT`, `UPLOAD_LIMIT`, `TOO_MANY_INBOXES` (402).',
  responses: { 200: json(limits, 'Each limit.'), ...problems() },
});

export function registerLimits(app: App): void {
  app.openapi(getRoute, async (c) => c.json(await getLimits(c.var.ctx), 200));
}
