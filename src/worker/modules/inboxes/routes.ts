import { z } from '@hono/zod-openapi';
import { idParam } from '../../../contract/common.ts';
import {
  createInboxRequest,
  createInboxResult,
  deleteInboxResult,
  inbox,
  smtpInbox,
  testInboxResult,
  updateInboxRequest,
} from '../../../contract/inboxes.ts';
import { type App, json, jsonBody, problems } from '../../platform/http/http.ts';
import { route } from '../../platform/http/route.ts';
import { tagsOf } from '../../platform/tags.ts';
import { registerConnect } from './connect/routes.ts';
import { createInbox } from './create.ts';
import { deleteInbox } from './delete.ts';
import { listInboxes, toInbox } from './list.ts';
import { listSmtpInboxes } from './list-smtp.ts';
import { testInbox } from './test.ts';
import { updateInbox } from './update.ts';

const tags = ['Inboxes'];

const listRoute = route({
  method: 'get',
  path: '/api/inboxes',
  access: { role: 'member', scope: 'inboxes:read' },
  operationId: 'listInboxes',
  tags,
  summary: 'List all inboxes',
  responses: { 200: json(z.array(inbox), 'The inboxes, oldest first.'), ...problems() },
});

const createInboxRoute = route({
  method: 'post',
  path: '/api/inboxes',
  access: { role: 'admin', scope: 'inboxes:write' },
  operationId: 'createInbox',
  tags,
  summary: 'Add an inbox',
  description:
    'Herald starts to read its mail immediately. Without the SMTP fields, the inbox only receives mail. Codes: `TOO_MANY_INBOXES` (402), `TAG_TAKEN`, `ADDRESS_TAKEN` (409), `SMTP_MISSING` (422: it cannot reply without an SMTP server). For admins.',
  request: { body: jsonBody(createInboxRequest) },
  responses: { 201: json(createInboxResult, 'The new inbox.'), ...problems(402, 409, 422) },
});

const updateRoute = route({
  method: 'patch',
  path: '/api/inboxes/{id}',
  access: { role: 'admin', scope: 'inboxes:write' },
  operationId: 'updateInbox',
  tags,
  summary: 'Change an inbox',
  description:
    'Omitted fields, including passwords, do not change. A new `imap_host` or `imap_port`, or `imap_tls` turned off, needs `imap_password` (else 400), and the same for SMTP: Herald does not send a stored password to another server, nor in clear text. A connected inbox accepts new servers and users only together with both passwords, and is then no longer connected. Codes: `TAG_TAKEN`, `ADDRESS_TAKEN`, `LAST_ACTIVE_INBOX`, `CHANGED_MEANWHILE` (409), `INBOX_CONNECTED`, `SMTP_MISSING` (422: an inbox without an SMTP server cannot reply). For admins.',
  request: { params: idParam, body: jsonBody(updateInboxRequest) },
  responses: { 200: json(inbox, 'The changed inbox.'), ...problems(404, 409, 422) },
});

const deleteRoute = route({
  method: 'delete',
  path: '/api/inboxes/{id}',
  access: { role: 'admin', scope: 'inboxes:write' },
  operationId: 'deleteInbox',
  tags,
  summary: 'Delete an inbox',
  description: 'Its mail stays. The last active inbox cannot be deleted. For admins.',
  request: { params: idParam },
  responses: { 200: json(deleteInboxResult, 'The inbox was deleted.'), ...problems(404, 409) },
});

const testRoute = route({
  method: 'post',
  path: '/api/inboxes/{id}/test',
  access: { role: 'admin', scope: 'inboxes:write' },
  operationId: 'testInbox',
  tags,
  summary: 'Test the servers of an inbox',
  description:
    'Takes up to 75 seconds if a server does not answer. 429 `TOO_MANY_REQUESTS`: an organization may make 30 calls a minute, including `POST /api/sync` and changes that make Herald read an inbox. For admins.',
  request: { params: idParam },
  responses: { 200: json(testInboxResult, 'The result for each server.'), ...problems(404, 422) },
});

const listSmtpRoute = route({
  method: 'get',
  path: '/api/smtp-inboxes',
  access: { role: 'member', scope: 'emails:read' },
  operationId: 'listSmtpInboxes',
  tags,
  summary: 'List the active inboxes that can send mail',
  responses: { 200: json(z.array(smtpInbox), 'The active inboxes, oldest first.'), ...problems() },
});

export function registerInboxes(app: App): void {
  registerConnect(app);

  app.openapi(listRoute, async (c) => c.json(await listInboxes(c.var.ctx), 200));

  app.openapi(createInboxRoute, async (c) => {
    const { id } = await createInbox(c.var.ctx, c.req.valid('json'));
    return c.json({ id, message: 'Inbox created; its mail is being read.' }, 201);
  });

  app.openapi(updateRoute, async (c) => {
    const row = await updateInbox(c.var.ctx, c.req.valid('param').id, c.req.valid('json'));
    return c.json(toInbox(c.var.ctx, row, await tagsOf(c.var.ctx)), 200);
  });

  app.openapi(deleteRoute, async (c) => {
    await deleteInbox(c.var.ctx, c.req.valid('param').id);
    return c.json({ message: 'Inbox deleted.' }, 200);
  });

  app.openapi(testRoute, async (c) => c.json(await testInbox(c.var.ctx, c.req.valid('param').id), 200));

  app.openapi(listSmtpRoute, async (c) => c.json(await listSmtpInboxes(c.var.ctx), 200));
}
