import { z } from '@hono/zod-openapi';
import { idParam } from '../../../../contract/common.ts';
import {
  emailDetail,
  emailSummary,
  listEmailsQuery,
  markReadRequest,
  markReadResult,
  thread,
  threadQuery,
} from '../../../../contract/mail/emails.ts';
import { type App, json, jsonBody, linkNext, listOf, problems } from '../../../platform/http/http.ts';
import { respondWithPage } from '../../../platform/http/respond-with-page.ts';
import { route } from '../../../platform/http/route.ts';
import { getEmail } from './get-email.ts';
import { getThread } from './get-thread.ts';
import { listEmails } from './list-emails.ts';
import { markRead, type OnRead } from './mark-read.ts';

const listEmailsRoute = route({
  method: 'get',
  path: '/api/emails',
  access: { role: 'member', scope: 'emails:read' },
  isTagged: true,
  operationId: 'listEmails',
  tags: ['Emails'],
  summary: 'List emails',
  description: 'Newest first. Filters can be combined.',
  request: { query: listEmailsQuery },
  responses: { 200: listOf(z.array(emailSummary), 'The emails.'), ...problems() },
});

const getEmailRoute = route({
  method: 'get',
  path: '/api/emails/{id}',
  access: { role: 'member', scope: 'emails:read' },
  operationId: 'getEmail',
  tags: ['Emails'],
  summary: 'Get an email',
  description: 'The whole body, the attachments, the task and the automatic replies.',
  request: { params: idParam },
  responses: { 200: json(emailDetail, 'The email.'), ...problems(404) },
});

const getThreadRoute = route({
  method: 'get',
  path: '/api/emails/{id}/thread',
  access: { role: 'member', scope: 'emails:read' },
  operationId: 'getThread',
  tags: ['Emails'],
  summary: 'Get the thread of an email',
  description:
    'All messages that Message-ID, In-Reply-To and References connect, oldest first. `id` is the id of any of them. A thread of more than 200 messages, or of very long ones, has further pages: see the `Link` header.',
  request: { params: idParam, query: threadQuery },
  responses: { 200: listOf(thread, 'The thread.'), ...problems(404) },
});

const markReadRoute = route({
  method: 'patch',
  path: '/api/emails/read',
  access: { role: 'member', scope: 'emails:write' },
  operationId: 'markRead',
  tags: ['Emails'],
  summary: 'Mark emails as read or unread',
  description: 'Marks the listed emails and all emails of their threads. Unknown ids are ignored.',
  request: { body: jsonBody(markReadRequest) },
  responses: { 200: json(markReadResult, 'How many changed.'), ...problems() },
});

export function registerReading(app: App, onRead: OnRead): void {
  app.openapi(listEmailsRoute, async (c) => {
    const query = c.req.valid('query');
    return respondWithPage(c, await listEmails(c.var.ctx, query), query);
  });
  app.openapi(markReadRoute, async (c) => {
    const { ids, is_read } = c.req.valid('json');
    const updated = await markRead(c.var.ctx, ids, is_read, onRead);
    const message = `${updated} ${updated === 1 ? 'email' : 'emails'} marked as ${is_read ? 'read' : 'unread'}.`;
    return c.json({ updated, message }, 200);
  });
  app.openapi(getEmailRoute, async (c) => c.json(await getEmail(c.var.ctx, c.req.valid('param').id), 200));
  app.openapi(getThreadRoute, async (c) => {
    const { thread: page, next } = await getThread(c.var.ctx, c.req.valid('param').id, c.req.valid('query'));
    linkNext(c, next);
    return c.json(page, 200);
  });
}
