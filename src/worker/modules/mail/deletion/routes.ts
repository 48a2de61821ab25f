import { idParam } from '../../../../contract/common.ts';
import {
  conversationDeleted,
  conversationsEmptied,
  deleteConversationQuery,
  emailDeleted,
  emptyConversationsQuery,
} from '../../../../contract/mail/deletion.ts';
import { type App, json, problems } from '../../../platform/http/http.ts';
import { route } from '../../../platform/http/route.ts';
import type { DeletionHooks } from '../../../platform/module.ts';
import { deleteConversation } from './delete-conversation.ts';
import { deleteConversations } from './delete-conversations.ts';
import { deleteEmail } from './delete-email.ts';

const access = { role: 'member', scope: 'emails:write' } as const;
const tags = ['Emails'];

const deleteEmailRoute = route({
  method: 'delete',
  path: '/api/emails/{id}',
  access,
  operationId: 'deleteEmail',
  tags,
  summary: 'Delete an email for good',
  description:
    'With its attachments, and all that was written about it. Its task goes too, unless somebody has worked on it: such a task stays with its title and without its source. Nothing brings the email back: a sync skips it, and `POST /api/emails` refuses it unless it asks for it. 409 `EMAIL_BEING_SENT`.',
  request: { params: idParam },
  responses: { 200: json(emailDeleted, 'It is deleted.'), ...problems(404, 409) },
});

const deleteConversationRoute = route({
  method: 'delete',
  path: '/api/threads/{id}',
  access,
  operationId: 'deleteConversation',
  tags,
  summary: 'Delete a conversation',
  description:
    '`id` is the id of any of its emails. The conversation goes to the trash, and the answer has a token to take that back. With `permanently=true` it is deleted for good, with all emails and tasks that it has now. Mail that comes later begins a new conversation. 409 `EMAIL_BEING_SENT`.',
  request: { params: idParam, query: deleteConversationQuery },
  responses: {
    200: json(conversationDeleted, 'It is in the trash, or deleted.'),
    202: json(conversationDeleted, 'It is large: a job deletes it.'),
    ...problems(404, 409),
  },
});

const deleteConversationsRoute = route({
  method: 'delete',
  path: '/api/threads',
  access,
  operationId: 'deleteConversations',
  tags,
  summary: 'Empty the trash or the spam',
  description:
    'Deletes for good what is in it now, with tasks. A conversation that somebody takes out before its turn stays.',
  request: { query: emptyConversationsQuery },
  responses: { 202: json(conversationsEmptied, 'A job deletes the conversations.'), ...problems() },
});

export function registerDeletion(app: App, deletionHooks: DeletionHooks): void {
  app.openapi(deleteEmailRoute, async (c) => {
    await deleteEmail(c.var.ctx, c.req.valid('param').id, deletionHooks);
    return c.json({ message: 'The email is deleted.' }, 200);
  });
  app.openapi(deleteConversationRoute, async (c) => {
    const { permanently } = c.req.valid('query');
    const deleted = await deleteConversation(c.var.ctx, c.req.valid('param').id, permanently, deletionHooks);
    return c.json(deleted, deleted.is_done ? 200 : 202);
  });
  app.openapi(deleteConversationsRoute, async (c) => {
    const { state } = c.req.valid('query');
    await deleteConversations(c.var.ctx, state);
    return c.json({ message: `What is in the ${state} now is deleted within minutes.` }, 202);
  });
}
