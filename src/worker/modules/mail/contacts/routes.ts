import { z } from '@hono/zod-openapi';
import { idParam } from '../../../../contract/common.ts';
import {
  blockContactRequest,
  contact,
  contactDeleted,
  contactUpdated,
  listContactConversationsQuery,
  listContactsQuery,
  updateContactRequest,
} from '../../../../contract/mail/contacts.ts';
import { conversation } from '../../../../contract/mail/conversations.ts';
import { type App, json, jsonBody, listOf, problems } from '../../../platform/http/http.ts';
import { respondWithPage } from '../../../platform/http/respond-with-page.ts';
import { route } from '../../../platform/http/route.ts';
import { blockContact } from './block.ts';
import { deleteContact } from './delete.ts';
import { getContact } from './get.ts';
import { listContacts } from './list.ts';
import { listContactConversations } from './list-conversations.ts';
import { updateContact } from './update.ts';

const tags = ['Contacts'];

const listContactsRoute = route({
  method: 'get',
  path: '/api/contacts',
  access: { role: 'member', scope: 'emails:read' },
  operationId: 'listContacts',
  tags,
  summary: 'List contacts',
  description:
    'Everybody who has written to the organization, programs too, and everybody whom it has written to; the newest last email first. Own addresses and mail servers that report bounces are none. Contacts of older mail appear within hours of an update.',
  request: { query: listContactsQuery },
  responses: { 200: listOf(z.array(contact), 'The contacts.'), ...problems() },
});

const getContactRoute = route({
  method: 'get',
  path: '/api/contacts/{id}',
  access: { role: 'member', scope: 'emails:read' },
  operationId: 'getContact',
  tags,
  summary: 'Get a contact',
  request: { params: idParam },
  responses: { 200: json(contact, 'The contact.'), ...problems(404) },
});

const updateContactRoute = route({
  method: 'patch',
  path: '/api/contacts/{id}',
  access: { role: 'member', scope: 'emails:write' },
  operationId: 'updateContact',
  tags,
  summary: 'Change or block a contact',
  description:
    'New mail from a blocked sender is saved into a conversation of its own in spam, even if it answers another one: that conversation stays as it is. Nobody is told of it: there is no task in a list, no automatic reply and no event `email.saved`. Bounces are not blocked.',
  request: { params: idParam, body: jsonBody(updateContactRequest) },
  responses: { 200: json(contactUpdated, 'The contact after the change.'), ...problems(404, 422) },
});

const deleteContactRoute = route({
  method: 'delete',
  path: '/api/contacts/{id}',
  access: { role: 'member', scope: 'emails:write' },
  operationId: 'deleteContact',
  tags,
  summary: 'Delete a contact',
  description:
    'With its notes and its block. Its emails stay: delete their conversations for that. The next mail makes a new contact.',
  request: { params: idParam },
  responses: { 200: json(contactDeleted, 'It is deleted.'), ...problems(404) },
});

const blockContactRoute = route({
  method: 'post',
  path: '/api/contacts/block',
  access: { role: 'member', scope: 'emails:write' },
  operationId: 'blockContact',
  tags,
  summary: 'Block an address',
  description: 'Makes a contact if there is none. `PATCH /api/contacts/{id}` takes it back.',
  request: { body: jsonBody(blockContactRequest) },
  responses: { 200: json(contactUpdated, 'The contact, which is blocked now.'), ...problems(422) },
});

const listContactConversationsRoute = route({
  method: 'get',
  path: '/api/contacts/{id}/threads',
  access: { role: 'member', scope: 'emails:read' },
  operationId: 'listContactConversations',
  tags,
  summary: 'List the conversations of a contact',
  description:
    'Those with an email from it, or an outbound email whose first recipient it is; in any state. The one with its newest email comes first. A page may have fewer than `limit` results and still have a next page.',
  request: {
    params: idParam,
    query: listContactConversationsQuery,
  },
  responses: { 200: listOf(z.array(conversation), 'The conversations.'), ...problems(404) },
});

export function registerContacts(app: App): void {
  app.openapi(listContactsRoute, async (c) => {
    const query = c.req.valid('query');
    return respondWithPage(c, await listContacts(c.var.ctx, query), query);
  });
  app.openapi(blockContactRoute, async (c) =>
    c.json(await blockContact(c.var.ctx, c.req.valid('json')), 200),
  );
  app.openapi(getContactRoute, async (c) =>
    c.json(await getContact(c.var.ctx, c.req.valid('param').id), 200),
  );
  app.openapi(deleteContactRoute, async (c) => {
    await deleteContact(c.var.ctx, c.req.valid('param').id);
    return c.json({ message: 'The contact is deleted.' }, 200);
  });
  app.openapi(updateContactRoute, async (c) =>
    c.json(await updateContact(c.var.ctx, c.req.valid('param').id, c.req.valid('json')), 200),
  );
  app.openapi(listContactConversationsRoute, async (c) => {
    const query = c.req.valid('query');
    const found = await listContactConversations(c.var.ctx, c.req.valid('param').id, query);
    return respondWithPage(c, found, query);
  });
}
