import * as auth from '../../../../contract/identity/auth.ts';
import { DomainError } from '../../../../lib/errors.ts';
import { type App, json, jsonBody, problems } from '../../../platform/http/http.ts';
import { route } from '../../../platform/http/route.ts';
import { callbackUrl, withQuery } from '../../../platform/outside/public-url.ts';
import { anonymousCtx } from '../access/request.ts';
import { presentUser } from '../present.ts';
import { redirect } from './redirect.ts';
import { sendVerificationEmail } from './send-verification-email.ts';
import { verifyEmail } from './verify-email.ts';

const tags = ['Authentication'];

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
}
