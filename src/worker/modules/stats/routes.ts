import { createRoute } from '@hono/zod-openapi';
import { stats } from '../../../contract/stats.ts';
import { type App, json, problems } from '../../platform/http/http.ts';
import { getStats } from './stats.ts';

const getStatsRoute = createRoute({
  method: 'get',
  path: '/api/stats',
  operationId: 'getStats',
  tags: ['Statistics'],
  summary: 'Emails by tag, tasks by status',
  responses: { 200: json(stats, 'The numbers.'), ...problems() },
});

export function registerStats(app: App): void {
  app.openapi(getStatsRoute, async (c) => c.json(await getStats(c.var.ctx), 200));
}
