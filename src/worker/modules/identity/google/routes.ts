import { z } from '@hono/zod-openapi';
import * as contract from '../../../../contract/identity/google.ts';
import { type App, json, jsonBody, problems } from '../../../platform/http/http.ts';
import { clearStateCookie, readStateCookie, setStateCookie } from '../../../platform/http/oauth-cookie.ts';
import { route } from '../../../platform/http/route.ts';
import { limitOutside } from '../../../platform/outside/limit.ts';
import { anonymousCtx, languageOf, originOf } from '../access/request.ts';
import { limitNetwork } from '../limits.ts';
import { readKnownDeviceCookie, setSignedInCookies } from '../sessions/cookie.ts';
import { sessionActor } from '../sessions/session-actor.ts';
import { finishSocial } from './finish-social.ts';
import { listAccounts } from './list-accounts.ts';
import { CALLBACK_PATH, startSocial } from './sign-in-social.ts';
import { unlinkAccount } from './unlink-account.ts';

const tags = ['Authentication'];
const cookie = (description: string) => ({
  'Set-Cookie': { description, schema: { type: 'string' as const } },
});
const STATE_COOKIE = cookie(
  'Identifies the browser when it comes back: `herald_oauth`, on https `__Host-herald_oauth`. Expires after 5 minutes.',
);

const signInRoute = route({
  method: 'post',
  path: '/api/auth/sign-in/social',
  access: 'public',
  operationId: 'signInSocial',
  tags,
  summary: 'Sign in with Google',
  description:
    'Returns the URL to send the browser to. Codes: `PROVIDER_NOT_FOUND` (404: not google, or not configured), `INVALID_CALLBACK_URL` (403), `TOO_MANY_REQUESTS` (429).',
  request: { body: jsonBody(contract.signInSocialRequest) },
  responses: {
    200: { ...json(contract.socialResult, 'The URL to send the browser to.'), headers: STATE_COOKIE },
    ...problems(404, 503),
  },
});

const callbackRoute = route({
  method: 'get',
  path: CALLBACK_PATH,
  access: 'public',
  operationId: 'finishSocial',
  tags,
  summary: 'OAuth callback for Google',
  description:
    'Redirects to the callbackURL, signed in; or to the errorCallbackURL with `error`: `state_mismatch` (another browser, used before, or expired), `access_denied`, `invalid_code`, `no_code`, `provider_unavailable`, `oauth_provider_not_found`, `unable_to_get_user_info`, `email_not_found`, `email_not_verified`, `signup_disabled` (new accounts are not for this address: see the sign-in options), `account_not_linked` (an account with this address exists, but may belong to another person: sign in to it, and link Google there), `account_already_linked_to_different_user`, `unable_to_link_account` (another Google account is linked), `email_does_not_match` (a Google account can only be linked to a user with the same address).',
  request: { query: contract.socialCallback },
  responses: {
    200: { description: 'For a client that follows redirects: the page it was redirected to.' },
    302: {
      description: 'Redirect to the page that started it.',
      headers: {
        Location: { description: 'The page.', schema: { type: 'string' as const } },
        ...cookie('The session, after a sign-in.'),
      },
    },
    ...problems(503),
  },
});

const linkRoute = route({
  method: 'post',
  path: '/api/auth/link-social',
  access: { role: 'member', scope: null, beforeVerified: true },
  operationId: 'linkSocial',
  tags,
  summary: 'Link a Google account to the signed-in user',
  description:
    'Google must have verified the address of its account, which must be the same as the user’s. That address then counts as verified. Codes: `PROVIDER_NOT_FOUND` (404), `INVALID_CALLBACK_URL`, `SESSION_REQUIRED` (403), `TOO_MANY_REQUESTS` (429: 30 a minute per organization).',
  request: { body: jsonBody(contract.linkSocialRequest) },
  responses: {
    200: { ...json(contract.socialResult, 'The URL to send the browser to.'), headers: STATE_COOKIE },
    ...problems(404, 503),
  },
});

const listRoute = route({
  method: 'get',
  path: '/api/auth/list-accounts',
  access: { role: 'member', scope: null },
  operationId: 'listAccounts',
  tags,
  summary: 'List sign-in methods',
  description: 'Code: `SESSION_REQUIRED` (403).',
  responses: { 200: json(z.array(contract.linkedAccount), 'Password and linked accounts.'), ...problems() },
});

const unlinkRoute = route({
  method: 'post',
  path: '/api/auth/unlink-account',
  access: { role: 'member', scope: null },
  operationId: 'unlinkAccount',
  tags,
  summary: 'Unlink a Google account',
  description:
    'Codes: `ACCOUNT_NOT_FOUND`, `FAILED_TO_UNLINK_LAST_ACCOUNT` (400: the user could not sign in any more), `SESSION_REQUIRED` (403).',
  request: { body: jsonBody(contract.unlinkRequest) },
  responses: { 200: json(contract.unlinkResult, 'Unlinked.'), ...problems() },
});

export function registerGoogle(app: App): void {
  app.openapi(signInRoute, async (c) => {
    await limitNetwork(c.env, 'sign-in', originOf(c).ipAddress);
    const input = c.req.valid('json');
    const { url, state } = await startSocial(anonymousCtx(c), 'sign-in', input);
    setStateCookie(c, state);
    return c.json({ url, redirect: input.disableRedirect !== true }, 200);
  });

  app.openapi(callbackRoute, async (c) => {
    const { location, session } = await finishSocial(anonymousCtx(c), await c.var.findCtx(), {
      ...c.req.valid('query'),
      cookie: readStateCookie(c),
      knownDevice: readKnownDeviceCookie(c),
      from: originOf(c),
      language: languageOf(c),
    });
    clearStateCookie(c);
    if (session) setSignedInCookies(c, session);
    return c.redirect(location, 302);
  });

  app.openapi(linkRoute, async (c) => {
    sessionActor(c.var.ctx);
    await limitOutside(c.var.ctx, 'oauth');
    const input = c.req.valid('json');
    const { url, state } = await startSocial(c.var.ctx, 'link', input);
    setStateCookie(c, state);
    return c.json({ url, redirect: input.disableRedirect !== true }, 200);
  });

  app.openapi(listRoute, async (c) => {
    const { userId } = sessionActor(c.var.ctx);
    return c.json(await listAccounts(c.var.ctx, userId), 200);
  });

  app.openapi(unlinkRoute, async (c) => {
    const { userId } = sessionActor(c.var.ctx);
    await unlinkAccount(c.var.ctx, userId, c.req.valid('json'));
    return c.json({ status: true }, 200);
  });
}
