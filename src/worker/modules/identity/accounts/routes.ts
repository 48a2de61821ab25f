import * as auth from '../../../../contract/identity/auth.ts';
import { directory } from '../../../platform/data/database.ts';
import type { Env } from '../../../platform/env.ts';
import { type App, json, jsonBody, problems } from '../../../platform/http/http.ts';
import { route } from '../../../platform/http/route.ts';
import { callbackUrl } from '../../../platform/outside/public-url.ts';
import { mustVerify } from '../access/must-verify.ts';
import { anonymousCtx, languageOf, originOf } from '../access/request.ts';
import { presentSession, presentUser } from '../present.ts';
import {
  clearSessionCookie,
  readKnownDeviceCookie,
  readSessionCookie,
  readTrustedDeviceCookie,
  setChallengeCookie,
  setSignedInCookies,
} from '../sessions/cookie.ts';
import { recordUse, validateSession } from '../sessions/sessions.ts';
import { getSignInOptions } from './get-sign-in-options.ts';
import { signIn } from './sign-in-email.ts';
import { signOut } from './sign-out.ts';
import { signUp } from './sign-up-email.ts';

const setsCookie = (description: string) => ({
  'Set-Cookie': { description, schema: { type: 'string' as const } },
});
const NEW_COOKIE = setsCookie(
  'The session: `herald_session`, on https `__Host-herald_session`. HttpOnly. It expires after 15 to 30 days without use (a use in the second half of the 30 days adds 30), and always after 90 days.',
);

const signUpRoute = route({
  method: 'post',
  path: '/api/auth/sign-up/email',
  access: 'public',
  operationId: 'signUpEmail',
  tags: ['Authentication'],
  summary: 'Sign up',
  description:
    'Creates a user with an organization of their own, signs them in, and mails a link that verifies the address and leads to `callbackURL`. Addresses are compared case-insensitively, with full-width letters as plain ones; a domain must be ASCII, an international one in its `xn--` form. Codes: `PASSWORD_TOO_SHORT`, `PASSWORD_TOO_LONG`, `INVALID_EMAIL` (400), `INVALID_ORIGIN`, `INVALID_CALLBACK_URL`, `SIGN_UP_CLOSED` (403: the rule of this deployment, which the sign-in options say, does not admit the address), `USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL` (422), `TOO_MANY_REQUESTS` (429; also after ten accounts a day for one mailbox, whatever is behind a plus).',
  request: { body: jsonBody(auth.signUpRequest) },
  responses: {
    200: { ...json(auth.signUpResult, 'Signed up and in.'), headers: NEW_COOKIE },
    ...problems(422),
  },
});

const signInOptionsRoute = route({
  method: 'get',
  path: '/api/auth/sign-in-options',
  access: 'public',
  operationId: 'getSignInOptions',
  tags: ['Authentication'],
  summary: 'List the ways to sign in',
  description: 'What a sign-in page offers beside a password, and who may sign up.',
  responses: { 200: json(auth.signInOptions, 'The ways.'), ...problems() },
});

const signInRoute = route({
  method: 'post',
  path: '/api/auth/sign-in/email',
  access: 'public',
  operationId: 'signInEmail',
  tags: ['Authentication'],
  summary: 'Sign in',
  description:
    'Starts a session in the organization that the user has belonged to longest, or in a new one if they belong to none. A wrong password and an unknown account get the same response. After 10 failures, further attempts are refused (429) until 15 minutes after the first; a browser that signed in to the account within the last 180 days (cookie `herald_known_device`) has 10 attempts of its own. A user with a second factor gets no session yet, but `twoFactorRedirect` and the cookie `herald_two_factor`; `/api/auth/two-factor/verify-totp` then finishes the sign-in. With `callbackURL` the response has `redirect: true` and the `url` to go to. Codes: `INVALID_EMAIL_OR_PASSWORD` (401), `INVALID_ORIGIN`, `INVALID_CALLBACK_URL` (403), `TOO_MANY_REQUESTS` (429), `NOT_CONFIGURED` (503).',
  request: { body: jsonBody(auth.signInRequest) },
  responses: {
    200: { ...json(auth.signInResult, 'Signed in, or a code is needed.'), headers: NEW_COOKIE },
    ...problems(503),
  },
});

const signOutRoute = route({
  method: 'post',
  path: '/api/auth/sign-out',
  access: 'public',
  operationId: 'signOut',
  tags: ['Authentication'],
  summary: 'Sign out',
  description: 'Ends the session of the cookie. Succeeds without one too.',
  responses: {
    200: { ...json(auth.signOutResult, 'Signed out.'), headers: setsCookie('Deletes the cookie.') },
    ...problems(),
  },
});

const getSessionRoute = route({
  method: 'get',
  path: '/api/auth/get-session',
  access: 'public',
  operationId: 'getSession',
  tags: ['Authentication'],
  summary: 'Get the session',
  description: 'The session of the cookie and its user; `null` without a valid session.',
  responses: { 200: json(auth.getSessionResult, 'The session, or null.'), ...problems() },
});

export function registerAccounts(app: App): void {
  app.openapi(signUpRoute, async (c) => {
    const knownDevice = readKnownDeviceCookie(c);
    const language = languageOf(c);
    const input = { language, ...c.req.valid('json'), knownDevice };
    const session = await signUp(anonymousCtx(c), input, originOf(c));
    setSignedInCookies(c, session);
    return c.json({ token: session.token, user: presentUser(session.user) }, 200);
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
      // Otherwise the code would count for the user who was signed in before.
      clearSessionCookie(c);
      setChallengeCookie(c, result.challenge);
      return c.json({ twoFactorRedirect: true as const, twoFactorMethods: ['totp' as const] }, 200);
    }
    const { token, user } = result;
    setSignedInCookies(c, result);
    return c.json({ redirect: url !== undefined, url, token, user: presentUser(user) }, 200);
  });
  app.openapi(signOutRoute, async (c) => {
    const secret = readSessionCookie(c);
    if (secret !== undefined) await signOut(anonymousCtx(c), secret);
    clearSessionCookie(c);
    return c.json({ success: true }, 200);
  });
  app.openapi(signInOptionsRoute, (c) => c.json(getSignInOptions(c.env), 200));
  app.openapi(getSessionRoute, async (c) => {
    const secret = readSessionCookie(c);
    const ctx = anonymousCtx(c);
    const signedIn = secret === undefined ? null : await validateSession(directory(ctx), secret);
    if (!signedIn) return c.json(null, 200);
    const { session, user } = signedIn;
    recordUse(ctx, session);
    const isHeld = await mustVerify(c.env, directory(ctx), user);
    const answer = { session: presentSession(session), user: presentUser(user) };
    return c.json({ ...answer, ...(isHeld && { mustVerify: true as const }) }, 200);
  });
}

/** Checks the URL. A path stays a path, as in better-auth: the calling page resolves it, on its own origin. */
function nextUrl(env: Env, callback: string): string {
  const url = callbackUrl(env, callback);
  return callback.startsWith('/') ? callback : url;
}
