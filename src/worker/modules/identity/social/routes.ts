import { z } from '@hono/zod-openapi';
import * as social from '../../../../contract/identity/social.ts';
import { type App, json, jsonBody, problems } from '../../../platform/http/http.ts';
import { route } from '../../../platform/http/route.ts';
import { limitOutside } from '../../../platform/outside/limit.ts';
import { clearStateCookie, readStateCookie, setStateCookie } from '../../../platform/outside/oauth/cookie.ts';
import { readKnownDeviceCookie, setSignedInCookies } from '../access/cookie.ts';
import { anonymousCtx, originOf } from '../access/request.ts';
import { sessionActor } from '../access/session-actor.ts';
import { limitNetwork } from '../limits.ts';
import { listWaysIn, unlink } from './account.ts';
import { finishSocial } from './callback.ts';
import { CALLBACK_PATH, startSocial } from './start.ts';

const tags = ['Authentication'];
const cookie = (description: string) => ({
  'Set-Cookie': { description, schema: { type: 'string' as const } },
});
const STATE_COOKIE = cookie(
  'Proves that it is the same browser that comes back: `herald_oauth`, on https `__Host-herald_oauth`. 5 minutes.',
);

const signInRoute = route({
  method: 'post',
  path: '/api/auth/sign-in/social',
  access: 'public',
  operationId: 'signInSocial',
  tags,
  summary: 'Sign in with Google',
  description:
    'Answers where to send the browser. Codes: `PROVIDER_NOT_FOUND` (404: not google, or not set up), `INVALID_CALLBACK_URL` (403), `TOO_MANY_REQUESTS` (429).',
  request: { body: jsonBody(social.signInSocialRequest) },
  responses: {
    200: { ...json(social.socialResult, 'Where to send the browser.'), headers: STATE_COOKIE },
    ...problems(404, 413, 415, 503),
  },
});

const callbackRoute = route({
  method: 'get',
  path: CALLBACK_PATH,
  access: 'public',
  operationId: 'finishSocial',
  tags,
  summary: 'Where Google sends the browser back to',
  description:
    'Goes on to the callbackURL, signed in; or to the errorCallbackURL with `error`: `state_mismatch` (another browser, used before, or too late), `access_denied`, `invalid_code`, `no_code`, `provider_unavailable`, `oauth_provider_not_found`, `unable_to_get_user_info`, `email_not_found`, `email_not_verified`, `account_not_linked` (there is an account with this address that is not known to be the same person: sign in to it, and link Google there), `account_already_linked_to_different_user`, `unable_to_link_account` (another Google account is linked), `email_does_not_match` (it is linked only to the user of its address).',
  request: { query: social.socialCallback },
  responses: {
    200: { description: 'To a client that follows redirects: the page that it goes on to.' },
    302: {
      description: 'On to the page that began it.',
      headers: {
        Location: { description: 'That page.', schema: { type: 'string' as const } },
        ...cookie('The session, after a sign-in.'),
      },
    },
    ...problems(503),
  },
});

const linkRoute = route({
  method: 'post',
  path: '/api/auth/link-social',
  access: { role: 'member', scope: null },
  operationId: 'linkSocial',
  tags,
  summary: 'Link a Google account to the user who is signed in',
  description:
    'Google must have verified its address, and that must be the user’s, which counts as verified then. Codes: `PROVIDER_NOT_FOUND` (404), `INVALID_CALLBACK_URL`, `SESSION_REQUIRED` (403), `TOO_MANY_REQUESTS` (429: 30 a minute an organization).',
  request: { body: jsonBody(social.linkSocialRequest) },
  responses: {
    200: { ...json(social.socialResult, 'Where to send the browser.'), headers: STATE_COOKIE },
    ...problems(404, 413, 415, 503),
  },
});

const listRoute = route({
  method: 'get',
  path: '/api/auth/list-accounts',
  access: { role: 'member', scope: null },
  operationId: 'listAccounts',
  tags,
  summary: 'With what the user can sign in',
  description: 'Code: `SESSION_REQUIRED` (403).',
  responses: { 200: json(z.array(social.linkedAccount), 'Password and linked accounts.'), ...problems() },
});

const unlinkRoute = route({
  method: 'post',
  path: '/api/auth/unlink-account',
  access: { role: 'member', scope: null },
  operationId: 'unlinkAccount',
  tags,
  summary: 'Unlink a Google account',
  description:
    'Codes: `ACCOUNT_NOT_FOUND`, `FAILED_TO_UNLINK_LAST_ACCOUNT` (400: nothing else is left to sign in with), `SESSION_REQUIRED` (403).',
  request: { body: jsonBody(social.unlinkRequest) },
  responses: { 200: json(social.unlinkResult, 'It was unlinked.'), ...problems(413, 415) },
});

export function registerSocial(app: App): void {
  app.openapi(signInRoute, async (c) => {
    await limitNetwork(c.env, 'sign-in', originOf(c).ipAddress);
    const input = c.req.valid('json');
    const { url, state } = await startSocial(anonymousCtx(c), 'sign-in', input);
    setStateCookie(c, state);
    return c.json({ url, redirect: input.disableRedirect !== true }, 200);
  });

  app.openapi(callbackRoute, async (c) => {
    const { location, started } = await finishSocial(anonymousCtx(c), await c.var.findCtx(), {
      ...c.req.valid('query'),
      cookie: readStateCookie(c),
      knownDevice: readKnownDeviceCookie(c),
      from: originOf(c),
    });
    clearStateCookie(c);
    if (started) setSignedInCookies(c, started);
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
    return c.json(await listWaysIn(c.var.ctx, userId), 200);
  });

  app.openapi(unlinkRoute, async (c) => {
    const { userId } = sessionActor(c.var.ctx);
    await unlink(c.var.ctx, userId, c.req.valid('json'));
    return c.json({ status: true }, 200);
  });
}
