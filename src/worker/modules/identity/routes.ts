import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as auth from '../../../contract/auth.ts';
import { idParam } from '../../../contract/common.ts';
import * as settings from '../../../contract/settings.ts';
import { openDatabase } from '../../platform/database.ts';
import { DomainError } from '../../platform/errors.ts';
import {
  type App,
  type AppEnv,
  json,
  jsonBody,
  linkNext,
  listOf,
  needs,
  problems,
} from '../../platform/http.ts';
import { systemCtx } from '../../platform/system-ctx.ts';
import { type ApiKey, createKey, KEY_PREFIX, listKeys, revoke } from './api-keys.ts';
import { clearSessionCookie, readSessionCookie, setSessionCookie } from './cookie.ts';
import { MAX_BODY_BYTES } from './limits.ts';
import { type Origin, type SignedIn, type User, validateSession } from './sessions.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { signUp } from './sign-up.ts';

const setsCookie = (description: string) => ({
  'Set-Cookie': { description, schema: { type: 'string' as const } },
});
const NEW_COOKIE = setsCookie(
  'The session: `herald_session`, on https `__Host-herald_session`. HttpOnly; it lasts 30 days from its last use, 90 in all.',
);

const signUpRoute = createRoute({
  method: 'post',
  path: '/api/auth/sign-up/email',
  operationId: 'signUpEmail',
  tags: ['Authentication'],
  summary: 'Sign up',
  description:
    'Makes a user with an organization of their own, and signs them in. Addresses are compared without regard to case and to full-width letters; a domain that is not ASCII is given in its `xn--` form. Codes: `PASSWORD_TOO_SHORT`, `PASSWORD_TOO_LONG`, `INVALID_EMAIL` (400), `INVALID_ORIGIN` (403), `USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL` (422), `TOO_MANY_REQUESTS` (429).',
  security: [],
  request: { body: jsonBody(auth.signUpRequest) },
  responses: {
    200: { ...json(auth.signUpResult, 'Signed up and in.'), headers: NEW_COOKIE },
    ...problems(413, 415, 422),
  },
});

const signInRoute = createRoute({
  method: 'post',
  path: '/api/auth/sign-in/email',
  operationId: 'signInEmail',
  tags: ['Authentication'],
  summary: 'Sign in',
  description:
    'Starts a session in the organization the user has belonged to longest. A wrong password and an unknown account get the same answer. After 10 failures within 15 minutes the account is refused (429) until those are over. Codes: `INVALID_EMAIL_OR_PASSWORD` (401), `INVALID_ORIGIN`, `NO_ORGANIZATION` (403), `TOO_MANY_REQUESTS` (429).',
  security: [],
  request: { body: jsonBody(auth.signInRequest) },
  responses: {
    200: { ...json(auth.signInResult, 'Signed in.'), headers: NEW_COOKIE },
    ...problems(413, 415),
  },
});

const signOutRoute = createRoute({
  method: 'post',
  path: '/api/auth/sign-out',
  operationId: 'signOut',
  tags: ['Authentication'],
  summary: 'Sign out',
  description: 'Ends the session of the cookie, if there is one. Succeeds without one too.',
  security: [],
  responses: {
    200: { ...json(auth.signOutResult, 'Signed out.'), headers: setsCookie('Takes the cookie away.') },
    ...problems(413),
  },
});

const getSessionRoute = createRoute({
  method: 'get',
  path: '/api/auth/get-session',
  operationId: 'getSession',
  tags: ['Authentication'],
  summary: 'Who is signed in',
  description: 'The session of the cookie and its user; `null` without a valid one.',
  security: [],
  responses: { 200: json(auth.getSessionResult, 'The session, or null.'), ...problems() },
});

const listApiKeysRoute = createRoute({
  method: 'get',
  path: '/api/settings/security/api-keys',
  operationId: 'listApiKeys',
  tags: ['Settings'],
  summary: 'List API keys',
  description:
    "The caller's active keys, newest first; for admins and owners those of the whole organization. The keys themselves are not shown again.",
  request: { query: settings.listApiKeysQuery },
  responses: { 200: listOf(settings.apiKey.array(), 'The keys.'), ...problems() },
});

const createApiKeyRoute = createRoute({
  method: 'post',
  path: '/api/settings/security/api-keys',
  operationId: 'createApiKey',
  tags: ['Settings'],
  summary: 'Make an API key',
  description:
    'For admins and owners, signed in (a key cannot make another). The key acts as its maker in this organization, for as long as the maker is a member. At most 25 a user (409 `TOO_MANY_API_KEYS`).',
  middleware: needs('admin'),
  request: { body: jsonBody(settings.createApiKeyRequest) },
  responses: {
    201: json(settings.createdApiKey, 'Made. `key` is shown this once.'),
    ...problems(409, 413, 415),
  },
});

const revokeApiKeyRoute = createRoute({
  method: 'delete',
  path: '/api/settings/security/api-keys/{id}',
  operationId: 'revokeApiKey',
  tags: ['Settings'],
  summary: 'Revoke an API key',
  description: "From now on the key is refused. One's own; for admins and owners any of the organization.",
  request: { params: idParam },
  responses: { 200: json(settings.revokeApiKeyResult, 'Revoked.'), ...problems(404) },
});

const limitBody = bodyLimit({
  maxSize: MAX_BODY_BYTES,
  onError: () => {
    throw new DomainError('too_large', 'BODY_TOO_LARGE', `At most ${MAX_BODY_BYTES} bytes.`);
  },
});

export function registerIdentity(app: App): void {
  app.use('/api/auth/*', limitBody);
  app.use('/api/settings/security/*', limitBody);

  app.openapi(signUpRoute, async (c) => {
    const { rememberMe, ...input } = c.req.valid('json');
    const { secret, token, user } = await signUp(publicCtx(c), input, origin(c));
    setSessionCookie(c, secret, rememberMe ?? true);
    return c.json({ token, user: shownUser(user) }, 200);
  });
  app.openapi(signInRoute, async (c) => {
    const { rememberMe, ...input } = c.req.valid('json');
    const { secret, token, user } = await signIn(publicCtx(c), input, origin(c));
    setSessionCookie(c, secret, rememberMe ?? true);
    return c.json({ redirect: false, token, user: shownUser(user) }, 200);
  });
  app.openapi(signOutRoute, async (c) => {
    const secret = readSessionCookie(c);
    if (secret !== undefined) await signOut(publicCtx(c), secret);
    clearSessionCookie(c);
    return c.json({ success: true }, 200);
  });
  app.openapi(getSessionRoute, async (c) => {
    const secret = readSessionCookie(c);
    const found = secret === undefined ? null : await validateSession(openDatabase(c.env), secret);
    return c.json(found && { session: shownSession(found), user: shownUser(found.user) }, 200);
  });

  app.openapi(listApiKeysRoute, async (c) => {
    const { keys, next } = await listKeys(c.var.ctx, c.req.valid('query'));
    linkNext(c, next);
    return c.json(keys.map(shownKey), 200);
  });
  app.openapi(createApiKeyRoute, async (c) => {
    const made = await createKey(c.var.ctx, c.req.valid('json').name);
    return c.json({ ...shownKey(made), key: made.key }, 201);
  });
  app.openapi(revokeApiKeyRoute, async (c) => {
    await revoke(c.var.ctx, c.req.valid('param').id);
    return c.json({ message: 'The API key was revoked.' }, 200);
  });
}

/** Nobody acts yet on a public route. */
function publicCtx(c: Context<AppEnv>) {
  return systemCtx(c.env, c.executionCtx, c.var.requestId);
}

function origin(c: Context<AppEnv>): Origin {
  return {
    ipAddress: c.req.header('cf-connecting-ip') ?? null,
    userAgent: c.req.header('user-agent') ?? null,
  };
}

const iso = (time: number) => new Date(time).toISOString();

function shownUser(user: User) {
  return {
    id: String(user.id),
    name: user.name,
    email: user.email,
    emailVerified: user.emailVerified,
    image: user.image,
    createdAt: iso(user.createdAt),
    updatedAt: iso(user.updatedAt),
    twoFactorEnabled: false,
  };
}

function shownSession({ session }: SignedIn) {
  return {
    id: session.publicId,
    token: session.publicId,
    userId: String(session.userId),
    expiresAt: iso(session.expiresAt),
    createdAt: iso(session.createdAt),
    updatedAt: iso(session.updatedAt),
    ipAddress: session.ipAddress,
    userAgent: session.userAgent,
    activeOrganizationId: String(session.organizationId),
  };
}

function shownKey(key: ApiKey) {
  return {
    id: key.id,
    name: key.name,
    prefix: KEY_PREFIX,
    last_four: key.lastFour,
    user_id: key.userId,
    created_at: iso(key.createdAt),
  } as const;
}
