import * as auth from '../../../../contract/identity/auth.ts';
import { DomainError } from '../../../../lib/errors.ts';
import { type App, json, jsonBody, problems } from '../../../platform/http/http.ts';
import { route } from '../../../platform/http/route.ts';
import { callbackUrl, withQuery } from '../../../platform/outside/public-url.ts';
import { anonymousCtx, originOf } from '../access/request.ts';
import { presentUser } from '../present.ts';
import { readKnownDeviceCookie, setKnownDeviceCookie } from '../sessions/cookie.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { isResetToken, resetPassword } from './reset-password.ts';
import { sendVerificationEmail } from './send-verification-email.ts';
import { invalidToken } from './token.ts';
import { verifyEmail } from './verify-email.ts';

const tags = ['Authentication'];
const redirect = (description: string) => ({
  description,
  headers: { Location: { description: 'Where to go.', schema: { type: 'string' as const } } },
});

const sendVerificationRoute = route({
  method: 'post',
  path: '/api/auth/send-verification-email',
  access: { role: 'member', scope: null, beforeVerified: true },
  operationId: 'sendVerificationEmail',
  tags,
  summary: 'Send a verification mail',
  description:
    'Mails the signed-in user a link that verifies their address and works for a day. At most one a minute, five an hour. Codes: `EMAIL_MISMATCH`, `EMAIL_ALREADY_VERIFIED` (400), `INVALID_CALLBACK_URL`, `SESSION_REQUIRED` (403), `TOO_MANY_REQUESTS` (429), `NOT_CONFIGURED` (503).',
  request: { body: jsonBody(auth.sendVerificationRequest) },
  responses: { 200: json(auth.statusResult, 'The mail will be sent.'), ...problems(503) },
});

const verifyEmailRoute = route({
  method: 'get',
  path: '/api/auth/verify-email',
  access: 'public',
  operationId: 'verifyEmail',
  tags,
  summary: 'Verify an address by a mailed link',
  description:
    'Needs the session of the account that the mail was sent to, so a mail scanner that opens the link verifies nothing. Opening the link again succeeds until it expires. With `callbackURL` the browser is redirected there; on failure with `error=INVALID_TOKEN`, or with `error=SIGN_IN_FIRST` and the `token`, so that the page can call this again after the user has signed in. Codes: `INVALID_TOKEN`, `SIGN_IN_FIRST` (401), `INVALID_CALLBACK_URL` (403).',
  request: { query: auth.verifyEmailQuery },
  responses: {
    200: json(auth.verifyEmailResult, 'Verified.'),
    302: redirect('With `callbackURL`, verified or not.'),
    ...problems(503),
  },
});

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

export function registerLinks(app: App): void {
  app.openapi(sendVerificationRoute, async (c) => {
    await sendVerificationEmail(c.var.ctx, c.req.valid('json'));
    return c.json({ status: true }, 200);
  });
  app.openapi(verifyEmailRoute, async (c) => {
    const { token, callbackURL } = c.req.valid('query');
    const next = callbackURL === undefined ? null : callbackUrl(c.env, callbackURL);
    try {
      const user = await verifyEmail((await c.var.findCtx()) ?? anonymousCtx(c), token);
      return next === null ? c.json({ status: true, user: presentUser(user) }, 200) : c.redirect(next, 302);
    } catch (error) {
      if (next === null || !(error instanceof DomainError)) throw error;
      const location = withQuery(next, { error: error.code });
      return c.redirect(error.code === 'SIGN_IN_FIRST' ? withQuery(location, { token }) : location, 302);
    }
  });
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
