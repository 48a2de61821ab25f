import * as auth from '../../../../contract/identity/auth.ts';
import * as security from '../../../../contract/identity/security.ts';
import { type App, json, jsonBody, problems } from '../../../platform/http/http.ts';
import { route } from '../../../platform/http/route.ts';
import { originOf } from '../access/request.ts';
import { presentUser } from '../present.ts';
import { readKnownDeviceCookie, setSessionCookie } from '../sessions/cookie.ts';
import { changePassword } from './change.ts';

const ERRORS =
  'After 10 wrong passwords, further ones are refused (429) until 15 minutes after the first; sign-ins have a limit of their own. Codes: `INVALID_PASSWORD`, `PASSWORD_TOO_SHORT`, `PASSWORD_TOO_LONG`, `CREDENTIAL_ACCOUNT_NOT_FOUND` (400: the account has no password), `SESSION_REQUIRED` (403), `TOO_MANY_REQUESTS` (429).';

const authChangePasswordRoute = route({
  method: 'post',
  path: '/api/auth/change-password',
  access: { role: 'member', scope: null },
  operationId: 'changePassword',
  tags: ['Authentication'],
  summary: 'Change the password',
  description: `The user is notified by mail. With \`revokeOtherSessions\` all sessions end, and the caller gets a new one, which keeps the \`rememberMe\` of the old one. ${ERRORS}`,
  request: { body: jsonBody(auth.changePasswordRequest) },
  responses: { 200: json(auth.changePasswordResult, 'Changed.'), ...problems() },
});

const changePasswordRoute = route({
  method: 'post',
  path: '/api/settings/security/password',
  access: { role: 'member', scope: null },
  operationId: 'changeOwnPassword',
  tags: ['Security'],
  summary: 'Change the password and end all other sessions',
  description: `The user is notified by mail. A new session replaces the calling one, and keeps its \`rememberMe\`. ${ERRORS}`,
  request: { body: jsonBody(security.changePasswordRequest) },
  responses: { 200: json(security.changePasswordResult, 'Changed.'), ...problems() },
});

export function registerPasswords(app: App): void {
  app.openapi(authChangePasswordRoute, async (c) => {
    const { revokeOtherSessions = false, ...passwords } = c.req.valid('json');
    const { user, session } = await changePassword(
      c.var.ctx,
      { ...passwords, revokeOtherSessions, knownDevice: readKnownDeviceCookie(c) },
      originOf(c),
      { current: 'currentPassword', new: 'newPassword' },
    );
    if (session) setSessionCookie(c, session);
    return c.json({ token: session?.token ?? null, user: presentUser(user) }, 200);
  });
  app.openapi(changePasswordRoute, async (c) => {
    const body = c.req.valid('json');
    const { session } = await changePassword(
      c.var.ctx,
      {
        currentPassword: body.current_password,
        newPassword: body.new_password,
        revokeOtherSessions: true,
        knownDevice: readKnownDeviceCookie(c),
      },
      originOf(c),
      { current: 'current_password', new: 'new_password' },
    );
    if (session) setSessionCookie(c, session);
    return c.json({ message: 'The password was changed. All other sessions have ended.' }, 200);
  });
}
