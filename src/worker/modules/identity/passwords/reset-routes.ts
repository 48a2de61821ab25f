import * as auth from '../../../../contract/identity/auth.ts';
import { type App, json, jsonBody, problems } from '../../../platform/http/http.ts';
import { route } from '../../../platform/http/route.ts';
import { callbackUrl, withQuery } from '../../../platform/outside/public-url.ts';
import { anonymousCtx, originOf } from '../access/request.ts';
import { redirect } from '../links/redirect.ts';
import { invalidToken } from '../links/token.ts';
import { readKnownDeviceCookie, setKnownDeviceCookie } from '../sessions/cookie.ts';
import { requestPasswordReset } from './request-reset.ts';
import { isResetToken, resetPassword } from './reset.ts';

const tags = ['Authentication'];

const requestResetRoute = route({
  method: 'post',
  path: '/api/auth/request-password-reset',
  access: 'public',
  operationId: 'requestPasswordReset',
  tags,
  summary: 'Request a password reset',
  description:
    'Mails a link that works for an hour and leads to `redirectTo` with `token`; without `redirectTo`, the mail contains the token. The response is the same whether or not there is such an account. At most five an hour. Codes: `INVALID_CALLBACK_URL`, `INVALID_ORIGIN` (403), `TOO_MANY_REQUESTS` (429), `NOT_CONFIGURED` (503).',
  request: { body: jsonBody(auth.requestResetRequest) },
  responses: {
    200: json(auth.requestResetResult, 'The mail will be sent if there is such an account.'),
    ...problems(503),
  },
});

const resetLinkRoute = route({
  method: 'get',
  path: '/api/auth/reset-password/{token}',
  access: 'public',
  operationId: 'followResetLink',
  tags,
  summary: 'Follow a mailed password reset link',
  description:
    'Redirects to `callbackURL`, with `token` or with `error=INVALID_TOKEN`; without it, says whether the token is valid. Does not use up the token. Codes: `INVALID_TOKEN` (400), `INVALID_CALLBACK_URL` (403).',
  request: { params: auth.resetLinkParams, query: auth.resetLinkQuery },
  responses: {
    200: json(auth.statusResult, 'The token is valid.'),
    302: redirect('With `callbackURL`, valid or not.'),
    ...problems(503),
  },
});

const resetPasswordRoute = route({
  method: 'post',
  path: '/api/auth/reset-password',
  access: 'public',
  operationId: 'resetPassword',
  tags,
  summary: 'Reset the password with a token',
  description:
    'The token works once. All sessions of the account end, and its address counts as verified. The cookie `herald_known_device` lets this browser sign in even while wrong passwords lock the account elsewhere. Codes: `INVALID_TOKEN`, `PASSWORD_TOO_SHORT`, `PASSWORD_TOO_LONG` (400), `INVALID_ORIGIN` (403).',
  request: { body: jsonBody(auth.resetPasswordRequest) },
  responses: {
    200: json(auth.statusResult, 'The password was set. Sign in with it.'),
    ...problems(),
  },
});

export function registerPasswordResets(app: App): void {
  app.openapi(requestResetRoute, async (c) => {
    await requestPasswordReset(anonymousCtx(c), c.req.valid('json'), originOf(c).ipAddress);
    const message = 'If there is an account with this address, a link will be mailed to it.';
    return c.json({ status: true, message }, 200);
  });
  app.openapi(resetLinkRoute, async (c) => {
    const { token } = c.req.valid('param');
    const { callbackURL } = c.req.valid('query');
    const next = callbackURL === undefined ? null : callbackUrl(c.env, callbackURL);
    const isValid = await isResetToken(anonymousCtx(c), token);
    if (next !== null) {
      return c.redirect(withQuery(next, isValid ? { token } : { error: 'INVALID_TOKEN' }), 302);
    }
    if (!isValid) throw invalidToken('invalid');
    return c.json({ status: true }, 200);
  });
  app.openapi(resetPasswordRoute, async (c) => {
    const input = { ...c.req.valid('json'), knownDevice: readKnownDeviceCookie(c) };
    const { knownDevice } = await resetPassword(anonymousCtx(c), input);
    setKnownDeviceCookie(c, { knownDevice, remember: false });
    return c.json({ status: true }, 200);
  });
}
