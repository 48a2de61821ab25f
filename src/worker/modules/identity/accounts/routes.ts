import * as auth from '../../../../contract/identity/auth.ts';
import type { Env } from '../../../platform/env.ts';
import { type App, json, jsonBody, problems } from '../../../platform/http/http.ts';
import { route } from '../../../platform/http/route.ts';
import { callbackUrl } from '../../../platform/outside/public-url.ts';
import {
  clearSessionCookie,
  readKnownDeviceCookie,
  readSessionCookie,
  readTrustedDeviceCookie,
  setChallengeCookie,
  setSignedInCookies,
} from '../access/cookie.ts';
import { anonymousCtx, originOf } from '../access/request.ts';
import { noteUse, validateSession } from '../sessions/sessions.ts';
import { shownSession, shownUser } from '../shown.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { signUp } from './sign-up.ts';

const setsCookie = (description: string) => ({
  'Set-Cookie': { description, schema: { type: 'string' as const } },
});
const NEW_COOKIE = setsCookie(
  'The session: `herald_session`, on https `__Host-herald_session`. HttpOnly; it ends after 15 to 30 days without use (use in the second half of the 30 gives it 30 more), and after 90 in any case.',
);

const signUpRoute = route({
  method: 'post',
  path: '/api/auth/sign-up/email',
  access: 'public',
  operationId: 'signUpEmail',
  tags: ['Authentication'],
  summary: 'Sign up',
  description:
    'Makes a user with an organization of their own, signs them in, and mails a link that verifies the address and leads to `callbackURL`. Addresses are compared without regard to case and to full-width letters; a domain that is not ASCII is given in its `xn--` form. Codes: `PASSWORD_TOO_SHORT`, `PASSWORD_TOO_LONG`, `INVALID_EMAIL` (400), `INVALID_ORIGIN`, `INVALID_CALLBACK_URL` (403), `USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL` (422), `TOO_MANY_REQUESTS` (429).',
  request: { body: jsonBody(auth.signUpRequest) },
  responses: {
    200: { ...json(auth.signUpResult, 'Signed up and in.'), headers: NEW_COOKIE },
    ...problems(413, 415, 422),
  },
});

const signInRoute = route({
  method: 'post',
  path: '/api/auth/sign-in/email',
  access: 'public',
  operationId: 'signInEmail',
  tags: ['Authentication'],
  summary: 'Sign in',
  description:
    'Starts a session in the organization the user has belonged to longest; who belongs to none any more gets a new one. A wrong password and an unknown account get the same answer. After 10 failures within 15 minutes the account is refused (429) until those are over; a browser that signed in to it within the last 180 days (the cookie `herald_known_device`) has 10 of its own, whatever fails elsewhere. A user with a second factor gets no session yet but `twoFactorRedirect` and the cookie `herald_two_factor`, with which `/api/auth/two-factor/verify-totp` finishes the sign-in. With `callbackURL` the answer has `redirect: true` and the `url` to go on to. Codes: `INVALID_EMAIL_OR_PASSWORD` (401), `INVALID_ORIGIN`, `INVALID_CALLBACK_URL` (403), `TOO_MANY_REQUESTS` (429), `NOT_CONFIGURED` (503).',
  request: { body: jsonBody(auth.signInRequest) },
  responses: {
    200: { ...json(auth.signInResult, 'Signed in, or a code is asked for.'), headers: NEW_COOKIE },
    ...problems(413, 415, 503),
  },
});

const signOutRoute = route({
  method: 'post',
  path: '/api/auth/sign-out',
  access: 'public',
  operationId: 'signOut',
  tags: ['Authentication'],
  summary: 'Sign out',
  description: 'Ends the session of the cookie, if there is one. Succeeds without one too.',
  responses: {
    200: { ...json(auth.signOutResult, 'Signed out.'), headers: setsCookie('Takes the cookie away.') },
    ...problems(413),
  },
});

const getSessionRoute = route({
  method: 'get',
  path: '/api/auth/get-session',
  access: 'public',
  operationId: 'getSession',
  tags: ['Authentication'],
  summary: 'Who is signed in',
  description: 'The session of the cookie and its user; `null` without a valid one.',
  responses: { 200: json(auth.getSessionResult, 'The session, or null.'), ...problems() },
});

export function registerAccounts(app: App): void {
  app.openapi(signUpRoute, async (c) => {
    const knownDevice = readKnownDeviceCookie(c);
    const started = await signUp(anonymousCtx(c), { ...c.req.valid('json'), knownDevice }, originOf(c));
    setSignedInCookies(c, started);
    return c.json({ token: started.token, user: shownUser(started.user) }, 200);
  });
  app.openapi(signInRoute, async (c) => {
    const { rememberMe, callbackURL, ...input } = c.req.valid('json');
    const url = callbackURL === undefined ? undefined : nextUrl(c.env, callbackURL);
    const browser = {
      trustedDevice: readTrustedDeviceCookie(c),
      knownDevice: readKnownDeviceCookie(c),
      remember: rememberMe ?? true,
    };
    const result = await signIn(anonymousCtx(c), input, browser, originOf(c));
    if ('challenge' in result) {
      // Whoever was signed in here is not asked: the code is that of the one who signs in.
      clearSessionCookie(c);
      setChallengeCookie(c, result.challenge);
      return c.json({ twoFactorRedirect: true as const, twoFactorMethods: ['totp' as const] }, 200);
    }
    const { token, user } = result;
    setSignedInCookies(c, result);
    return c.json({ redirect: url !== undefined, url, token, user: shownUser(user) }, 200);
  });
  app.openapi(signOutRoute, async (c) => {
    const secret = readSessionCookie(c);
    if (secret !== undefined) await signOut(anonymousCtx(c), secret);
    clearSessionCookie(c);
    return c.json({ success: true }, 200);
  });
  app.openapi(getSessionRoute, async (c) => {
    const secret = readSessionCookie(c);
    const ctx = anonymousCtx(c);
    const found = secret === undefined ? null : await validateSession(ctx.db, secret);
    if (found) noteUse(ctx, found.session);
    return c.json(found && { session: shownSession(found.session), user: shownUser(found.user) }, 200);
  });
}

/** Checked. A path stays one, as better-auth has it: the page that asked resolves it, on whatever origin that is. */
function nextUrl(env: Env, given: string): string {
  const url = callbackUrl(env, given);
  return given.startsWith('/') ? given : url;
}
