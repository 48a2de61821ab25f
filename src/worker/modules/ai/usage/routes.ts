import { aiUsageQuery, aiUsageReport } from '../../../../contract/ai/preferences.ts';
import { type App, json, problems } from '../../../platform/http/http.ts';
import { route } from '../../../platform/http/route.ts';
import { getAiUsage } from './get.ts';

const getUsageRoute = route({
  method: 'get',
  path: '/api/ai/usage',
  access: { role: 'member', scope: 'ai:use' },
  operationId: 'getAiUsage',
  tags: ['AI'],
  summary: 'Get AI usage',
  description: 'Includes the built-in writer and calls with own keys, which charge no tokens.',
  request: { query: aiUsageQuery },
  responses: { 200: json(aiUsageReport, 'The usage.'), ...problems() },
});

export function registerUsage(app: App): void {
  app.openapi(getUsageRoute, async (c) =>
    c.json(await getAiUsage(c.var.ctx, c.req.valid('query').range), 200),
  );
}
