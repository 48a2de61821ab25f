import {
  responderParams,
  responderSettings,
  responderState,
  responderStatus,
  toggleRequest,
} from '../../../../contract/mail/auto-replies.ts';
import { type App, json, jsonBody, problems } from '../../../platform/http/http.ts';
import { route } from '../../../platform/http/route.ts';
import { getSettings } from './get-settings.ts';
import { getStatus } from './get-status.ts';
import { putSettings } from './put-settings.ts';
import { toggle } from './toggle.ts';

const tags = ['Auto-responder'];

const statusRoute = route({
  method: 'get',
  path: '/api/auto-responder/status',
  access: { role: 'member', scope: 'replies:read' },
  operationId: 'getResponderStatus',
  tags,
  summary: 'List which inboxes reply automatically',
  description: 'One entry for each tag, also for tags without an active inbox.',
  responses: { 200: json(responderStatus, 'The status by tag.'), ...problems() },
});

const toggleRoute = route({
  method: 'post',
  path: '/api/auto-responder/toggle',
  access: { role: 'admin', scope: 'emails:send' },
  operationId: 'toggleResponder',
  tags,
  summary: 'Turn automatic replies of an inbox on or off',
  description:
    'Sets `auto_reply_enabled` of the inbox. Every three minutes, Herald answers the mail that arrived after the switch was turned on. Turning it off and on again starts over. 422: `NO_SUCH_INBOX`, `SMTP_MISSING` (the inbox cannot send). These emails never get an answer: automatic replies, mailing lists, bounces, notifications, mail from own addresses, mail that does not name the inbox in To or Cc, and mail that was posted as fields (only headers show whether a person wrote it). For admins; a key needs the scope `emails:send`.',
  request: { body: jsonBody(toggleRequest) },
  responses: { 200: json(responderState, 'The status of this inbox.'), ...problems(422) },
});

const getSettingsRoute = route({
  method: 'get',
  path: '/api/auto-responder/settings/{tag}',
  access: { role: 'admin', scope: 'replies:read' },
  operationId: 'getResponderSettings',
  tags,
  summary: 'Get the auto-reply settings of an inbox',
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
  summary: 'Change the auto-reply settings of an inbox',
  description: 'Omitted settings get their defaults. For admins; a key needs the scope `emails:send`.',
  request: { params: responderParams, body: jsonBody(responderSettings) },
  responses: { 200: json(responderSettings, 'The settings as they are now.'), ...problems(404) },
});

export function registerResponder(app: App): void {
  app.openapi(statusRoute, async (c) => c.json(await getStatus(c.var.ctx), 200));
  app.openapi(toggleRoute, async (c) => {
    const { inbox, enabled } = c.req.valid('json');
    return c.json(await toggle(c.var.ctx, inbox, enabled), 200);
  });
  app.openapi(getSettingsRoute, async (c) =>
    c.json(await getSettings(c.var.ctx, c.req.valid('param').tag), 200),
  );
  app.openapi(putSettingsRoute, async (c) =>
    c.json(await putSettings(c.var.ctx, c.req.valid('param').tag, c.req.valid('json')), 200),
  );
}
