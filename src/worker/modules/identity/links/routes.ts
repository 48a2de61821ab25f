import * as auth from '../../../../contract/identity/auth.ts';
import { DomainError } from '../../../platform/errors.ts';
import { type App, json, jsonBody, problems } from '../../../platform/http/http.ts';
import { route } from '../../../platform/http/route.ts';
import { callbackUrl, withQuery } from '../../../platform/outside/public-url.ts';
import { readKnownDeviceCookie, setKnownDeviceCookie } from '../access/cookie.ts';
import { anonymousCtx, originOf } from '../access/request.ts';
import { shownUser } from '../shown.ts';
import { isResetToken, requestReset, resetPassword } from './reset-password.ts';
import { invalidToken } from './token.ts';
import { sendVerification, verifyEmail } from './verify-email.ts';

const tags = ['Authentication'];
const leadsOn = (description: string) => ({
  description,
  headers: { Location: { description: 'Where to go on.', schema: { type: 'string' as const } } },
});

const sendVerificationRoute = route({
  method: 'post',
  path: '/api/auth/send-verification-email',
  access: { role: 'member', scope: null },
  operationId: 'sendVerificationEmail',
  tags,
  summary: 'Have a mail sent that verifies the address',
  description:
    'To the address of the signed-in user; it holds a link that works for a day. One a minute, five an hour. Codes: `EMAIL_MISMATCH`, `EMAIL_ALREADY_VERIFIED` (400), `INVALID_CALLBACK_URL`, `SESSION_REQUIRED` (403), `TOO_MANY_REQUESTS` (429), `NOT_CONFIGURED` (503).',
  request: { body: jsonBody(auth.sendVerificationRequest) },
  responses: { 200: json(auth.statusResult, 'On its way.'), ...problems(413, 415, 503) },
});

const verifyEmailRoute = route({
  method: 'get',
  path: '/api/auth/verify-email',
  access: 'public',
  operationId: 'verifyEmail',
  tags,
  summary: 'Verify an address by the link of a mail',
  description:
    'In the browser, or with the session, of the account that the mail went to: a mail scanner that opens the link verifies nothing. Following it again succeeds again, while it is fresh. With `callbackURL` the browser is led there, on failure with `error=INVALID_TOKEN`, or with `error=SIGN_IN_FIRST` and the `token`, so that the page can call this again when its user has signed in. Codes: `INVALID_TOKEN`, `SIGN_IN_FIRST` (401), `INVALID_CALLBACK_URL` (403).',
  request: { query: auth.verifyEmailQuery },
  responses: {
    200: json(auth.verifyEmailResult, 'Verified.'),
    302: leadsOn('Verified or not, with `callbackURL`.'),
    ...problems(503),
  },
});

const requestResetRoute = route({
  method: 'post',
  path: '/api/auth/request-password-reset',
  access: 'public',
  operationId: 'requestPasswordReset',
  tags,
  summary: 'Have a mail sent that resets the password',
  description:
    'Answers the same whether there is such an account or not. The link works for an hour, and leads to `redirectTo` with `token`; without `redirectTo` the mail names the token. Five an hour. Codes: `INVALID_CALLBACK_URL`, `INVALID_ORIGIN` (403), `TOO_MANY_REQUESTS` (429), `NOT_CONFIGURED` (503).',
  request: { body: jsonBody(auth.requestResetRequest) },
  responses: { 200: json(auth.requestResetResult, 'On its way, if it can be.'), ...problems(413, 415, 503) },
});

const resetLinkRoute = route({
  method: 'get',
  path: '/api/auth/reset-password/{token}',
  access: 'public',
  operationId: 'followResetLink',
  tags,
  summary: 'Follow the link of a mail that resets the password',
  description:
    'Leads on to `callbackURL`, with `token` or with `error=INVALID_TOKEN`; without it, tells whether the token is good. Uses nothing up. Codes: `INVALID_TOKEN` (400), `INVALID_CALLBACK_URL` (403).',
  request: { params: auth.resetLinkParams, query: auth.resetLinkQuery },
  responses: {
    200: json(auth.statusResult, 'The token is good.'),
    302: leadsOn('Good or not, with `callbackURL`.'),
    ...problems(503),
  },
});

const resetPasswordRoute = route({
  method: 'post',
  path: '/api/auth/reset-password',
  access: 'public',
  operationId: 'resetPassword',
  tags,
  summary: 'Set a new password by a token',
  description:
    'The token works once. All sessions of the account end; its address counts as verified. The cookie `herald_known_device` lets this browser sign in though wrong passwords lock the account elsewhere. Codes: `INVALID_TOKEN`, `PASSWORD_TOO_SHORT`, `PASSWORD_TOO_LONG` (400), `INVALID_ORIGIN` (403).',
  request: { body: jsonBody(auth.resetPasswordRequest) },
  responses: { 200: json(auth.statusResult, 'Set. Sign in with it.'), ...problems(413, 415) },
});

export function registerLinks(app: App): void {
  app.openapi(sendVerificationRoute, async (c) => {
    await sendVerification(c.var.ctx, c.req.valid('json'));
    return c.json({ status: true }, 200);
  });
  app.openapi(verifyEmailRoute, async (c) => {
    const { token, callbackURL } = c.req.valid('query');
    const next = callbackURL === undefined ? null : callbackUrl(c.env, callbackURL);
    try {
      const user = await verifyEmail((await c.var.findCtx()) ?? anonymousCtx(c), token);
      return next === null ? c.json({ status: true, user: shownUser(user) }, 200) : c.redirect(next, 302);
    } catch (error) {
      if (next === null || !(error instanceof DomainError)) throw error;
      const failed = withQuery(next, { error: error.code });
      return c.redirect(error.code === 'SIGN_IN_FIRST' ? withQuery(failed, { token }) : failed, 302);
    }
  });
  app.openapi(requestResetRoute, async (c) => {
    await requestReset(anonymousCtx(c), c.req.valid('json'), originOf(c).ipAddress);
    const message = 'If there is an account with this address, a mail with a link is on its way to it.';
    return c.json({ status: true, message }, 200);
  });
  app.openapi(resetLinkRoute, async (c) => {
    const { token } = c.req.valid('param');
    const { callbackURL } = c.req.valid('query');
    const next = callbackURL === undefined ? null : callbackUrl(c.env, callbackURL);
    const isGood = await isResetToken(anonymousCtx(c), token);
    if (next !== null) {
      return c.redirect(withQuery(next, isGood ? { token } : { error: 'INVALID_TOKEN' }), 302);
    }
    if (!isGood) throw invalidToken('invalid');
    return c.json({ status: true }, 200);
  });
  app.openapi(resetPasswordRoute, async (c) => {
    const presented = { ...c.req.valid('json'), knownDevice: readKnownDeviceCookie(c) };
    const { knownDevice } = await resetPassword(anonymousCtx(c), presented);
    setKnownDeviceCookie(c, { knownDevice, remember: false });
    return c.json({ status: true }, 200);
  });
}
