import { recommendationParam } from '../../../../contract/audits/audits.ts';
import { task } from '../../../../contract/tasks.ts';
import { type App, json, problems } from '../../../platform/http/http.ts';
import { route } from '../../../platform/http/route.ts';
import { createTaskFromRecommendation } from './create-from-recommendation.ts';

const createTaskRoute = route({
  method: 'post',
  path: '/api/audits/{id}/recommendations/{recommendation}/task',
  access: { role: 'member', scope: 'tasks:write' },
  operationId: 'createTaskFromRecommendation',
  tags: ['Audits'],
  summary: 'Create a task from a recommendation',
  description:
    'The task says what failed, what to do, and where the report is; its priority is the impact. A recommendation becomes a task once: a repetition answers the same task. Code: `NOT_COMPLETED` (409).',
  request: { params: recommendationParam },
  responses: {
    200: json(task, 'The task that was made of it before.'),
    201: json(task, 'The new task.'),
    ...problems(404, 409),
  },
});

export function registerAuditTasks(app: App): void {
  app.openapi(createTaskRoute, async (c) => {
    const { id, recommendation } = c.req.valid('param');
    const { task, isNew } = await createTaskFromRecommendation(c.var.ctx, id, recommendation);
    return isNew ? c.json(task, 201) : c.json(task, 200);
  });
}
