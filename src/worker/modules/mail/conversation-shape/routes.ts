import { idParam } from '../../../../contract/common.ts';
import {
  conversationSplit,
  conversationUpdated,
  mergeConversationsRequest,
  splitConversationRequest,
} from '../../../../contract/mail/conversations.ts';
import { type App, json, jsonBody, problems } from '../../../platform/http/http.ts';
import { route } from '../../../platform/http/route.ts';
import { mergeConversations } from './merge.ts';
import { splitConversation } from './split.ts';

const UNDO = '`POST /api/threads/undo` takes it back for ten minutes.';

const mergeConversationsRoute = route({
  method: 'post',
  path: '/api/threads/merge',
  access: { role: 'member', scope: 'emails:write' },
  operationId: 'mergeConversations',
  tags: ['Emails'],
  summary: 'Merge conversations into one',
  description: `It has the messages, tasks and labels of all, and the most open of their states: open, snoozed, done, trash, spam. Later replies to any of them join it. ${UNDO}`,
  request: { body: jsonBody(mergeConversationsRequest) },
  responses: { 200: json(conversationUpdated, 'The one conversation.'), ...problems(404, 422) },
});

const splitConversationRoute = route({
  method: 'post',
  path: '/api/threads/{id}/split',
  access: { role: 'member', scope: 'emails:write' },
  operationId: 'splitConversation',
  tags: ['Emails'],
  summary: 'Move emails to a new conversation',
  description: `\`id\` is the id of any of its emails. Both parts keep the state, the labels and the assignee. Later replies follow the message that they answer, and no mail unites the two again. ${UNDO}`,
  request: { params: idParam, body: jsonBody(splitConversationRequest) },
  responses: { 200: json(conversationSplit, 'Both conversations.'), ...problems(404, 422) },
});

export function registerShape(app: App): void {
  app.openapi(mergeConversationsRoute, async (c) =>
    c.json(await mergeConversations(c.var.ctx, c.req.valid('json').ids), 200),
  );
  app.openapi(splitConversationRoute, async (c) =>
    c.json(await splitConversation(c.var.ctx, c.req.valid('param').id, c.req.valid('json').email_ids), 200),
  );
}
