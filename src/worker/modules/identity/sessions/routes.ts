import { z } from '@hono/zod-openapi';
import * as auth from '../../../../contract/identity/auth.ts';
import * as security from '../../../../contract/identity/security.ts';
import { DomainError } from '../../../../lib/errors.ts';
import { type App, json, jsonBody, problems } from '../../../platform/http/http.ts';
import { route } from '../../../platform/http/route.ts';
import { presentSession } from '../present.ts';
import { clearSessionCookie } from './cookie.ts';
import { deviceName } from './device.ts';
import { getLoginHistory } from './get-login-history.ts';
import { listSessions } from './list.ts';
import { revokeSession, revokeSessions } from './revoke.ts';
import { sessionActor } from './session-actor.ts';

const ONLY_SESSIONS = 'Needs a session: an API key gets 403 `SESSION_REQUIRED`.';

const authListRoute = route({
  method: 'get',
  path: '/api/auth/list-sessions',
  access: { role: 'member', scope: null },
  operationId: 'listSessions',
  tags: ['Authentication'],
  summary: 'List sessions',
  description: `The valid sessions of the user, the last used first. ${ONLY_SESSIONS}`,
  responses: { 200: json(auth.listSessionsResult, 'The sessions.'), ...problems() },
});

const authRevokeRoute = route({
  method: 'post',
  path: '/api/auth/revoke-session',
  access: { role: 'member', scope: null },
  operationId: 'revokeSession',
  tags: ['Authentication'],
  summary: 'End a session',
  description: `Ends one of the user's sessions, by the \`token\` from the list. Succeeds when there is no such session too. ${ONLY_SESSIONS}`,
  request: { body: jsonBody(auth.revokeSessionRequest) },
  responses: { 200: json(auth.statusResult, 'Ended.'), ...problems() },
});

const authRevokeAllRoute = route({
  method: 'post',
  path: '/api/auth/revoke-sessions',
  access: { role: 'member', scope: null },
  operationId: 'revokeSessions',
  tags: ['Authentication'],
  summary: 'End all sessions',
  description: `Ends the current session too. ${ONLY_SESSIONS}`,
  responses: { 200: json(auth.statusResult, 'Ended.'), ...problems() },
});

const authRevokeOthersRoute = route({
  method: 'post',
  path: '/api/auth/revoke-other-sessions',
  access: { role: 'member', scope: null },
  operationId: 'revokeOtherSessions',
  tags: ['Authentication'],
  summary: 'End all other sessions',
  description: ONLY_SESSIONS,
  responses: { 200: json(auth.statusResult, 'Ended.'), ...problems() },
});

const listRoute = route({
  method: 'get',
  path: '/api/settings/security/sessions',
  access: { role: 'member', scope: null },
  operationId: 'listActiveSessions',
  tags: ['Security'],
  summary: 'List the sessions of the signed-in user',
  description: `The valid sessions of the user, the last used first. ${ONLY_SESSIONS}`,
  responses: { 200: json(z.array(security.activeSession), 'The sessions.'), ...problems() },
});

const revokeRoute = route({
  method: 'delete',
  path: '/api/settings/security/sessions/{id}',
  access: { role: 'member', scope: null },
  operationId: 'revokeActiveSession',
  tags: ['Security'],
  summary: 'End a session',
  description: `The session is refused from then on. ${ONLY_SESSIONS}`,
  request: { params: security.sessionId },
  responses: { 200: json(security.revokeSessionResult, 'Ended.'), ...problems(404) },
});

const historyRoute = route({
  method: 'get',
  path: '/api/settings/security/login-history',
  access: { role: 'member', scope: null },
  operationId: 'getLoginHistory',
  tags: ['Security'],
  summary: 'List recent sign-ins',
  description: `The last 50 sign-ins to the account, failed ones too, newest first. ${ONLY_SESSIONS}`,
  responses: { 200: json(z.array(security.signInAttempt), 'The sign-ins.'), ...problems() },
});

const iso = (time: number) => new Date(time).toISOString();

export function registerSessions(app: App): void {
  app.openapi(authListRoute, async (c) => c.json((await listSessions(c.var.ctx)).map(presentSession), 200));
  app.openapi(authRevokeRoute, async (c) => {
    await revokeSession(c.var.ctx, c.req.valid('json').token);
    return c.json({ status: true }, 200);
  });
  app.openapi(authRevokeAllRoute, async (c) => {
    await revokeSessions(c.var.ctx, 'all');
    clearSessionCookie(c);
    return c.json({ status: true }, 200);
  });
  app.openapi(authRevokeOthersRoute, async (c) => {
    await revokeSessions(c.var.ctx, 'others');
    return c.json({ status: true }, 200);
  });
  app.openapi(listRoute, async (c) => {
    const { sessionId } = sessionActor(c.var.ctx);
    const sessions = (await listSessions(c.var.ctx)).map((session) => ({
      id: session.publicId,
      device: deviceName(session.userAgent),
      ip_address: session.ipAddress,
      user_agent: session.userAgent,
      created_at: iso(session.createdAt),
      last_used_at: iso(session.updatedAt),
      expires_at: iso(session.expiresAt),
      is_current: session.publicId === sessionId,
    }));
    return c.json(sessions, 200);
  });
  app.openapi(revokeRoute, async (c) => {
    const { id } = c.req.valid('param');
    if (!(await revokeSession(c.var.ctx, id))) {
      throw new DomainError('not_found', 'NOT_FOUND', 'You have no such session.');
    }
    if (id === sessionActor(c.var.ctx).sessionId) clearSessionCookie(c);
    return c.json({ message: 'The session has ended.' }, 200);
  });
  app.openapi(historyRoute, async (c) => {
    const history = (await getLoginHistory(c.var.ctx)).map((attempt) => ({
      id: attempt.id,
      created_at: iso(attempt.createdAt),
      outcome: attempt.outcome,
      method: attempt.method,
      ip_address: attempt.ipAddress,
      user_agent: attempt.userAgent,
    }));
    return c.json(history, 200);
  });
}
