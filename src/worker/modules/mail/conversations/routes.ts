import { z } from '@hono/zod-openapi';
import { idParam } from '../../../../contract/common.ts';
import { conversation, listConversationsQuery } from '../../../../contract/mail/conversations.ts';
import { type App, json, listOf, problems } from '../../../platform/http/http.ts';
import { respondWithPage } from '../../../platform/http/respond-with-page.ts';
import { route } from '../../../platform/http/route.ts';
import { getConversation } from './get.ts';
import { listConversations } from './list.ts';

const listConversationsRoute = route({
  method: 'get',
  path: '/api/threads',
  access: { role: 'member', scope: 'emails:read' },
  isTagged: true,
  operationId: 'listConversations',
  tags: ['Emails'],
  summary: 'List conversations',
  description:
    'Those with the newest last message first, unless `sent`, `search` or `q` says otherwise. Filters can be combined.',
  request: { query: listConversationsQuery },
  responses: { 200: listOf(z.array(conversation), 'The conversations.'), ...problems() },
});

const getConversationRoute = route({
  method: 'get',
  path: '/api/threads/{id}',
  access: { role: 'member', scope: 'emails:read' },
  isTagged: true,
  operationId: 'getConversation',
  tags: ['Emails'],
  summary: 'Get a conversation',
  description:
    '`id` is the id of any of its emails. `GET /api/emails/{id}/thread` has the messages themselves.',
  request: { params: idParam },
  responses: { 200: json(conversation, 'The conversation.'), ...problems(404) },
});

export function registerConversations(app: App): void {
  app.openapi(listConversationsRoute, async (c) => {
    const query = c.req.valid('query');
    return respondWithPage(c, await listConversations(c.var.ctx, query), query);
  });
  app.openapi(getConversationRoute, async (c) =>
    c.json(await getConversation(c.var.ctx, c.req.valid('param').id), 200),
  );
}
