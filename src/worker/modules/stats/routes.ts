import { stats } from '../../../contract/stats.ts';
import { type App, json, problems } from '../../platform/http/http.ts';
import { route } from '../../platform/http/route.ts';
import { getStats } from './get.ts';

const getStatsRoute = route({
  method: 'get',
  path: '/api/stats',
  access: { role: 'member', scope: 'tasks:read' },
  operationId: 'getStats',
  tags: ['Statistics'],
  summary: 'Count emails by tag, and tasks by status',
  responses: { 200: json(stats, 'The numbers.'), ...problems() },
});

export function registerStats(app: App): void {
  app.openapi(getStatsRoute, async (c) => c.json(await getStats(c.var.ctx), 200));
}
