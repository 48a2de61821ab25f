import { z } from '@hono/zod-openapi';
import { idParam } from '../../../../contract/common.ts';
import { activity, listActivityQuery } from '../../../../contract/mail/activity.ts';
import { type App, listOf, problems } from '../../../platform/http/http.ts';
import { respondWithPage } from '../../../platform/http/respond-with-page.ts';
import { route } from '../../../platform/http/route.ts';
import { listActivity } from './list.ts';

const listActivityRoute = route({
  method: 'get',
  path: '/api/threads/{id}/activity',
  access: { role: 'member', scope: 'emails:read' },
  operationId: 'listActivity',
  tags: ['Emails'],
  summary: 'List what happened in a conversation',
  description:
    'Who changed its state, assignee, labels or tag, merged or split it, had an email sent, or made an event of a suggested meeting; newest first. `id` is the id of any of its emails. At least the last 500 entries are kept, as long as the conversation is. What happened before Herald kept this is not there.',
  request: { params: idParam, query: listActivityQuery },
  responses: { 200: listOf(z.array(activity), 'The entries.'), ...problems(404) },
});

export function registerActivity(app: App): void {
  app.openapi(listActivityRoute, async (c) => {
    const query = c.req.valid('query');
    return respondWithPage(c, await listActivity(c.var.ctx, c.req.valid('param').id, query), query);
  });
}
