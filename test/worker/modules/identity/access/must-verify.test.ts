/** Users without a verified address, in every route. The routes come from the app, so none can be missed. */
import { createExecutionContext } from 'cloudflare:test';
import { beforeAll, describe, expect, test } from 'vitest';
import { createApp, loadWholeApp } from '../../../../../src/worker/app.ts';
import type { Env } from '../../../../../src/worker/platform/env.ts';
import { testEnv, unverified } from '../../../helpers.ts';
import { type Account, codeOf, keyOf, mailsTo, makeAccount } from '../accounts/world.ts';
import { PASSWORD, request } from '../auth-helpers.ts';
import { anotherSession } from '../organizations/world.ts';
import { dumpOf } from './dump.ts';
import { NO_IDS } from './ids.ts';
import { POLICY } from './policy.ts';
import { BODIES, pathOf, QUERIES } from './world.ts';

/** All routes that they may call with their session. Those about more than their own account check the address. */
const OPEN_BEFORE = [
  'POST /api/auth/send-verification-email',
  // Google confirms the address.
  'POST /api/auth/link-social',
  'GET /api/settings/profile',
  'POST /api/auth/delete-user',
  'POST /api/auth/cancel-user-deletion',
  'GET /api/auth/organization/get-invitation',
  'POST /api/auth/organization/accept-invitation',
  'POST /api/auth/organization/reject-invitation',
];

const app = createApp();
const closed = (await loadWholeApp()).openAPIRegistry.definitions
  .flatMap((definition) => (definition.type === 'route' ? [definition.route] : []))
  .map(({ method, path }) => ({
    method: method.toUpperCase(),
    path,
    name: `${method.toUpperCase()} ${path}`,
  }))
  .filter(({ name }) => POLICY[name]?.role !== 'public');
type Route = (typeof closed)[number];

const ON: Partial<Env> = { REQUIRE_VERIFIED: 'on' };
const fetchWith = async (env: Partial<Env>, req: Request): Promise<Response> =>
  app.fetch(req, { ...testEnv, ...env }, createExecutionContext());
/** Calls a route with this session or key, by default where addresses must be verified. */
const ask = (headers: Record<string, string>, method: string, path: string, body?: unknown, env = ON) =>
  fetchWith(env, request(method, path, body, headers));

function send(route: Route, headers: Record<string, string>): Promise<Response> {
  const query = QUERIES[route.name]?.(NO_IDS);
  const address = pathOf(route.path, NO_IDS) + (query ? `?${new URLSearchParams(query)}` : '');
  const body = route.method === 'GET' ? undefined : (BODIES[route.name]?.(NO_IDS) ?? {});
  return ask(headers, route.method, address, body);
}

const verify = ({ userId }: Account) =>
  testEnv.DB.prepare('UPDATE users SET email_verified = 1 WHERE id = ?').bind(userId).run();

/** Creates an account whose session and key were never used where addresses need no verification. */
async function makeUnverified() {
  const account = await makeAccount();
  const key = await keyOf(account);
  await unverified(Promise.resolve(account));
  const { cookie } = await anotherSession(account);
  return { account, key, session: { cookie } };
}

let walker: Awaited<ReturnType<typeof makeUnverified>>;
beforeAll(async () => {
  walker = await makeUnverified();
  // The first use of a key is recorded.
  await ask(walker.key, 'GET', '/api/tasks');
});

test('the list names only routes that need a session', () => {
  expect(closed.map(({ name }) => name)).toEqual(expect.arrayContaining(OPEN_BEFORE));
});

describe.each(closed.map((route) => [route.name, route] as const))('%s', (name, route) => {
  const isOpen = OPEN_BEFORE.includes(name);

  test(
    isOpen ? 'open to the session' : 'closed to the session and its keys, with nothing changed',
    async () => {
      if (isOpen) {
        expect(await codeOf(await send(route, walker.session))).not.toBe('EMAIL_NOT_VERIFIED');
        return;
      }
      const before = await dumpOf(walker.account.organizationId);
      for (const headers of [walker.session, walker.key]) {
        const response = await send(route, headers);
        expect(response.status).toBe(403);
        expect(await codeOf(response)).toBe('EMAIL_NOT_VERIFIED');
      }
      expect(await dumpOf(walker.account.organizationId)).toBe(before);
    },
  );
});

test('with the mailed link the same session and key may act at once', async () => {
  const own = await makeUnverified();
  const list = (headers: Record<string, string>) => ask(headers, 'GET', '/api/tasks');
  for (const headers of [own.session, own.key]) {
    const response = await list(headers);
    expect(await response.json()).toMatchObject({
      code: 'EMAIL_NOT_VERIFIED',
      detail: 'Verify your address first: POST /api/auth/send-verification-email mails the link.',
    });
  }
  const seen = await ask(own.session, 'GET', '/api/auth/get-session');
  expect(await seen.json()).toMatchObject({ mustVerify: true, user: { emailVerified: false } });
  const body = { email: own.account.email };
  const sent = await ask(own.session, 'POST', '/api/auth/send-verification-email', body);
  expect(sent.status).toBe(200);
  const [mail] = await mailsTo(own.account.email);
  expect((await ask(own.session, 'GET', mail!.link)).status).toBe(200);
  expect((await list(own.session)).status).toBe(200);
  expect((await list(own.key)).status).toBe(200);
  const after = await ask(own.session, 'GET', '/api/auth/get-session');
  expect(await after.json()).not.toHaveProperty('mustVerify');
});

test('the account can be deleted', async () => {
  const own = await unverified(makeAccount());
  const body = { password: PASSWORD };
  const response = await ask({ cookie: own.cookie }, 'POST', '/api/auth/delete-user', body);
  expect(response.status).not.toBe(403);
});

test.each<[string, Partial<Env>, number]>([
  ['development', {}, 200],
  ['a word that is none, in development', { REQUIRE_VERIFIED: 'yes' }, 200],
  ['production', { ENVIRONMENT: 'production' } as never, 403],
  ['a word that is none, in production', { ENVIRONMENT: 'production', REQUIRE_VERIFIED: 'no' } as never, 403],
  ['production that says off', { ENVIRONMENT: 'production', REQUIRE_VERIFIED: 'off' } as never, 200],
])('%s', async (_, env, status) => {
  const own = await unverified(makeAccount());
  const cookie = `__Host-${own.cookie}`;
  const url = 'https://localhost/api/tasks';
  const headers = env.ENVIRONMENT === 'production' ? { cookie } : { cookie: own.cookie };
  const address = env.ENVIRONMENT === 'production' ? url : '/api/tasks';
  expect((await fetchWith(env, request('GET', address, undefined, headers))).status).toBe(status);
});

test('where no link can be mailed, the first account may act, and no other', async () => {
  const env = { ...ON, SYSTEM_SMTP_URL: undefined } as Partial<Env>;
  const { id } = (await testEnv.DB.prepare('SELECT min(id) AS id FROM users').first<{ id: number }>())!;
  const first = await unverified(makeAccount());
  const second = await unverified(makeAccount());
  const list = (own: Account) => ask({ cookie: own.cookie }, 'GET', '/api/tasks', undefined, env);
  expect(await codeOf(await list(first))).toBe('EMAIL_NOT_VERIFIED');
  // The two users swap their ids.
  const swap = (from: number, to: number) => [
    testEnv.DB.prepare('UPDATE users SET id = ?2 WHERE id = ?1').bind(from, to),
    ...['members', 'sessions'].map((table) =>
      testEnv.DB.prepare(`UPDATE ${table} SET user_id = ?2 WHERE user_id = ?1`).bind(from, to),
    ),
  ];
  await testEnv.DB.batch(swap(first.userId, id - 1));
  expect((await list(first)).status).toBe(200);
  const refused = await list(second);
  expect(refused.status).toBe(403);
  expect(await refused.json()).toMatchObject({
    detail: expect.stringContaining('SYSTEM_SMTP_URL is not set'),
  });
  await testEnv.DB.batch(swap(id - 1, first.userId));
  await verify(second);
  expect((await list(second)).status).toBe(200);
});
