import { z } from '@hono/zod-openapi';
import { idParam } from '../../../../contract/common.ts';
import { listRepliesQuery, recordReplyRequest } from '../../../../contract/mail/auto-replies.ts';
import { autoReply } from '../../../../contract/mail/emails.ts';
import { type App, json, jsonBody, listOf, problems } from '../../../platform/http/http.ts';
import { respondWithPage } from '../../../platform/http/respond-with-page.ts';
import { route } from '../../../platform/http/route.ts';
import { discardDraft } from './discard.ts';
import { listReplies } from './list.ts';
import { recordReply } from './record.ts';
import { sendDraft } from './send.ts';

const tags = ['Auto-responder'];

const listRoute = route({
  method: 'get',
  path: '/api/auto-replies',
  access: { role: 'member', scope: 'replies:read' },
  operationId: 'listAutoReplies',
  tags,
  summary: 'List automatic replies',
  description: 'Newest first. `status=draft` lists the drafts that wait for a user to send them.',
  request: { query: listRepliesQuery },
  responses: { 200: listOf(z.array(autoReply), 'The replies.'), ...problems() },
});

const recordRoute = route({
  method: 'post',
  path: '/api/auto-replies',
  access: { role: 'member', scope: 'replies:write' },
  operationId: 'recordAutoReply',
  tags,
  summary: 'Record an automatic reply',
  description:
    'For an automation engine that has answered an email itself, or has written a draft. Herald sends nothing. The same reply to the same email is recorded once. An event can arrive twice, and a language model may then write a different draft: only one of the drafts for an email can be sent.',
  request: { body: jsonBody(recordReplyRequest) },
  responses: {
    200: json(autoReply, 'It was already recorded; nothing changed.'),
    201: json(autoReply, 'Recorded.'),
    ...problems(422),
  },
});

const sendRoute = route({
  method: 'post',
  path: '/api/auto-replies/{id}/send',
  access: { role: 'member', scope: 'emails:send' },
  operationId: 'sendAutoReply',
  tags,
  summary: 'Send a draft',
  description:
    'The status of the answer is the outcome. An email gets one automatic reply: 409 `ALREADY_REPLIED` if another was sent or is being sent. 422 `AUTOMATIC_MAIL` or `OWN_ADDRESS` if the email is automatic, or from an own address. A key needs the scope `emails:send`.',
  request: { params: idParam },
  responses: { 200: json(autoReply, 'The reply as it is now.'), ...problems(402, 404, 409, 422) },
});

const discardRoute = route({
  method: 'delete',
  path: '/api/auto-replies/{id}',
  access: { role: 'member', scope: 'replies:write' },
  operationId: 'discardAutoReply',
  tags,
  summary: 'Discard a draft',
  request: { params: idParam },
  responses: { 204: { description: 'Discarded.' }, ...problems(404, 409) },
});

export function registerReplies(app: App): void {
  app.openapi(listRoute, async (c) => {
    const query = c.req.valid('query');
    return respondWithPage(c, await listReplies(c.var.ctx, query), query);
  });
  app.openapi(recordRoute, async (c) => {
    const { reply, created } = await recordReply(c.var.ctx, c.req.valid('json'));
    return c.json(reply, created ? 201 : 200);
  });
  app.openapi(sendRoute, async (c) => c.json(await sendDraft(c.var.ctx, c.req.valid('param').id), 200));
  app.openapi(discardRoute, async (c) => {
    await discardDraft(c.var.ctx, c.req.valid('param').id);
    return c.body(null, 204);
  });
}
