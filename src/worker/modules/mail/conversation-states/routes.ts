import { idParam } from '../../../../contract/common.ts';
import {
  conversationsRestored,
  conversationsUpdated,
  conversationUpdated,
  undoConversationsRequest,
  updateConversationRequest,
  updateConversationsRequest,
} from '../../../../contract/mail/conversations.ts';
import { type App, json, jsonBody, problems } from '../../../platform/http/http.ts';
import { route } from '../../../platform/http/route.ts';
import { undoConversations } from './undo.ts';
import { updateConversation, updateConversations } from './update.ts';

const updateConversationRoute = route({
  method: 'patch',
  path: '/api/threads/{id}',
  access: { role: 'member', scope: 'emails:write' },
  operationId: 'updateConversation',
  tags: ['Emails'],
  summary: 'Change the state, the assignee, the labels or the tag of a conversation',
  description:
    '`id` is the id of any of its emails. The answer has a token with which the change can be taken back for ten minutes.',
  request: { params: idParam, body: jsonBody(updateConversationRequest) },
  responses: {
    200: json(conversationUpdated, 'The conversation after the change.'),
    ...problems(404, 422),
  },
});

const updateConversationsRoute = route({
  method: 'patch',
  path: '/api/threads',
  access: { role: 'member', scope: 'emails:write' },
  operationId: 'updateConversations',
  tags: ['Emails'],
  summary: 'Change the state, the assignee, the labels or the tag of several conversations',
  description:
    'Ids that do not exist in this organization are ignored. The answer has a token with which the change can be taken back for ten minutes.',
  request: { body: jsonBody(updateConversationsRequest) },
  responses: { 200: json(conversationsUpdated, 'What changed.'), ...problems(422) },
});

const undoConversationsRoute = route({
  method: 'post',
  path: '/api/threads/undo',
  access: { role: 'member', scope: 'emails:write' },
  operationId: 'undoConversations',
  tags: ['Emails'],
  summary: 'Undo a change of conversations',
  description:
    'For ten minutes, once. Only what the change has changed is restored, also of the tasks that followed it. A conversation in which that has been changed again stays as it is. A merge or a split is taken back in the same way; mail that has come since goes where it belongs.',
  request: { body: jsonBody(undoConversationsRequest) },
  responses: { 200: json(conversationsRestored, 'What was restored.'), ...problems(404) },
});

export function registerStates(app: App): void {
  app.openapi(updateConversationRoute, async (c) =>
    c.json(await updateConversation(c.var.ctx, c.req.valid('param').id, c.req.valid('json')), 200),
  );
  app.openapi(updateConversationsRoute, async (c) => {
    const { ids, ...change } = c.req.valid('json');
    return c.json(await updateConversations(c.var.ctx, ids, change), 200);
  });
  app.openapi(undoConversationsRoute, async (c) =>
    c.json(await undoConversations(c.var.ctx, c.req.valid('json').token), 200),
  );
}
