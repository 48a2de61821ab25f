import { problem } from '../../../contract/common.ts';
import { serviceHealth } from '../../../contract/operations.ts';
import { DIRECTORY } from '../../platform/data/databases.ts';
import { type App, json, onlyProblems } from '../../platform/http/http.ts';
import { route } from '../../platform/http/route.ts';
import type { Work } from '../../platform/module.ts';
import { serviceCtx } from '../../platform/service-ctx.ts';
import { getServiceHealth } from './get-service-health.ts';

const getRoute = route({
  method: 'get',
  path: '/api/health',
  access: 'operator',
  operationId: 'getServiceHealth',
  tags: ['Operation'],
  summary: 'Get the health of the service',
  description:
    'For the operator and a monitor: 200 while all is well, 503 with the same body when something needs a hand. It wakes nothing, and costs some rows.',
  responses: {
    200: json(serviceHealth, 'All is well.'),
    ...onlyProblems(401, 413, 500),
    503: {
      description:
        'Something needs a hand; or, as a problem document, the token of the operator is not configured.',
      content: {
        'application/json': { schema: serviceHealth },
        'application/problem+json': { schema: problem },
      },
    },
  },
});

export function registerOperations(app: App, loadWork: () => Promise<Work[]>): void {
  app.openapi(getRoute, async (c) => {
    const ctx = serviceCtx(c.env, c.executionCtx, c.var.requestId, 'system', DIRECTORY);
    const kinds = (await loadWork()).flatMap(({ jobs = [] }) => jobs.map((job) => job.kind));
    const health = await getServiceHealth(ctx, kinds);
    return c.json(health, health.status === 'ok' ? 200 : 503);
  });
}
