import {
  connectCallback,
  connectedResult,
  connectRequest,
  connectResult,
} from '../../../../contract/inboxes.ts';
import { type App, json, jsonBody, problems } from '../../../platform/http/http.ts';
import { clearStateCookie, readStateCookie, setStateCookie } from '../../../platform/http/oauth-cookie.ts';
import { route } from '../../../platform/http/route.ts';
import { serviceCtx } from '../../../platform/service-ctx.ts';
import { CALLBACK_PATH, startConnect } from './connect.ts';
import { finishConnect } from './finish.ts';

const tags = ['Inboxes'];

const startRoute = route({
  method: 'post',
  path: '/api/inboxes/connect',
  access: { role: 'admin', scope: 'inboxes:write' },
  operationId: 'connectInbox',
  tags,
  summary: 'Connect a mailbox at Google or Microsoft',
  description:
    'Returns the URL where the user of the mailbox gives consent. The inbox exists when the browser has come back, which it must within 5 minutes. For admins with a session. Codes: `INVALID_CALLBACK_URL`, `SESSION_REQUIRED` (403), `TOO_MANY_REQUESTS` (429: an organization may make 30 calls a minute), `NOT_CONFIGURED` (503: Herald is not registered at the provider).',
  request: { body: jsonBody(connectRequest) },
  responses: {
    200: {
      ...json(connectResult, 'The URL to send the browser to.'),
      headers: {
        'Set-Cookie': {
          description: 'Proves that the same browser comes back.',
          schema: { type: 'string' },
        },
      },
    },
    ...problems(404, 503),
  },
});

const callbackRoute = route({
  method: 'get',
  path: CALLBACK_PATH,
  access: 'public',
  operationId: 'finishConnectInbox',
  tags,
  summary: 'Finish connecting a mailbox (OAuth redirect URI)',
  description:
    'Adds the inbox, or connects an existing one. Redirects to the callback_url with `connected=<inbox id>` or `error=<code>`; without a callback_url, returns JSON. Codes: `STATE_MISMATCH` (400: another browser, already used, or too late), `TOO_MANY_INBOXES` (402), `SESSION_REQUIRED`, `ROLE_REQUIRED` (403), `TAG_TAKEN`, `ADDRESS_TAKEN`, `ADDRESS_MISMATCH` (409), `ACCESS_DENIED`, `SCOPE_MISSING`, `NO_LASTING_ACCESS`, `ADDRESS_MISSING`, `INVALID_GRANT` (422), `PROVIDER_FAILED`, `TOKEN_ENDPOINT_FAILED` (502), `NOT_CONFIGURED` (503).',
  request: { query: connectCallback },
  responses: {
    200: json(connectedResult, 'The connected inbox.'),
    302: {
      description: 'Redirects to the callback_url.',
      headers: { Location: { description: 'The callback_url.', schema: { type: 'string' } } },
    },
    ...problems(402, 404, 409, 422, 502, 503),
  },
});

export function registerConnect(app: App): void {
  app.openapi(startRoute, async (c) => {
    const { url, state } = await startConnect(c.var.ctx, c.req.valid('json'));
    setStateCookie(c, state);
    return c.json({ url }, 200);
  });

  app.openapi(callbackRoute, async (c) => {
    const anonymous = serviceCtx(c.env, c.executionCtx, c.var.requestId, 'anonymous');
    const returned = { ...c.req.valid('query'), cookie: readStateCookie(c) };
    clearStateCookie(c);
    const result = await finishConnect(anonymous, await c.var.findCtx(), returned);
    if ('location' in result) return c.redirect(result.location, 302);
    return c.json({ id: result.id, email_address: result.emailAddress }, 200);
  });
}
