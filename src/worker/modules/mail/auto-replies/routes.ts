import { z } from '@hono/zod-openapi';
import { idParam } from '../../../../contract/common.ts';
import {
  listRepliesQuery,
  recordReplyRequest,
  responderParams,
  responderSettings,
  responderState,
  responderStatus,
  toggleRequest,
} from '../../../../contract/mail/auto-replies.ts';
import { autoReply } from '../../../../contract/mail/emails.ts';
import { type App, json, jsonBody, linkNext, listOf, problems } from '../../../platform/http/http.ts';
import { route } from '../../../platform/http/route.ts';
import { getStatus } from '../auto-responder/get-status.ts';
import { changeSettings, getSettings } from '../auto-responder/settings.ts';
import { toggle } from '../auto-responder/toggle.ts';
import { discardDraft, listReplies, recordReply, sendDraft } from './replies.ts';

const tags = ['Auto-responder'];

const statusRoute = route({
  method: 'get',
  path: '/api/auto-responder/status',
  access: { role: 'member', scope: 'replies:read' },
  operationId: 'getResponderStatus',
  tags,
  summary: 'Which inboxes reply automatically',
  description: 'One entry for each tag, also for tags without an active inbox.',
  responses: { 200: json(responderStatus, 'The status by tag.'), ...problems() },
});

const toggleRoute = route({
  method: 'post',
  path: '/api/auto-responder/toggle',
  access: { role: 'admin', scope: 'emails:send' },
  operationId: 'toggleResponder',
  tags,
  summary: 'Switch the automatic replies of an inbox on or off',
  description:
    'Sets `auto_reply_enabled` of the inbox. Every three minutes, Herald answers the mail that arrived after the switch was turned on. Turning it off and on again starts over. 422: `NO_SUCH_INBOX`, `SMTP_MISSING` (the inbox cannot send). These emails never get an answer: automatic replies, mailing lists, bounces, notifications, mail from own addresses, mail that does not name the inbox in To or Cc, and mail that was posted as fields (only headers show whether a person wrote it). For admins; a key needs the scope `emails:send`.',
  request: { body: jsonBody(toggleRequest) },
  responses: { 200: json(responderState, 'The status of this inbox.'), ...problems(413, 415, 422) },
});

const getSettingsRoute = route({
  method: 'get',
  path: '/api/auto-responder/settings/{tag}',
  access: { role: 'admin', scope: 'replies:read' },
  operationId: 'getResponderSettings',
  tags,
  summary: 'How an inbox replies automatically',
  description: 'For admins.',
  request: { params: responderParams },
  responses: { 200: json(responderSettings, 'The settings.'), ...problems(404) },
});

const putSettingsRoute = route({
  method: 'put',
  path: '/api/auto-responder/settings/{tag}',
  access: { role: 'admin', scope: 'emails:send' },
  operationId: 'putResponderSettings',
  tags,
  summary: 'Change how an inbox replies automatically',
  description: 'Omitted settings get their defaults. For admins; a key needs the scope `emails:send`.',
  request: { params: responderParams, body: jsonBody(responderSettings) },
  responses: { 200: json(responderSettings, 'The settings as they are now.'), ...problems(404, 413, 415) },
});

const listRoute = route({
  method: 'get',
  path: '/api/auto-replies',
  access: { role: 'member', scope: 'replies:read' },
  operationId: 'listAutoReplies',
  tags,
  summary: 'Automatic replies',
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
    ...problems(413, 415, 422),
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
  responses: { 200: json(autoReply, 'The reply as it is now.'), ...problems(404, 409, 422) },
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
  app.openapi(statusRoute, async (c) => c.json(await getStatus(c.var.ctx), 200));
  app.openapi(toggleRoute, async (c) => {
    const { inbox, enabled } = c.req.valid('json');
    return c.json(await toggle(c.var.ctx, inbox, enabled), 200);
  });
  app.openapi(getSettingsRoute, async (c) =>
    c.json(await getSettings(c.var.ctx, c.req.valid('param').tag), 200),
  );
  app.openapi(putSettingsRoute, async (c) =>
    c.json(await changeSettings(c.var.ctx, c.req.valid('param').tag, c.req.valid('json')), 200),
  );
  app.openapi(listRoute, async (c) => {
    const { rows, next } = await listReplies(c.var.ctx, c.req.valid('query'));
    linkNext(c, next);
    return c.json(rows, 200);
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
