import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { sha256 } from '../../../../../src/lib/hash.ts';
import { removeExpired } from '../../../../../src/worker/modules/identity/remove-expired.ts';
import { FakeProvider } from '../../../fake-provider.ts';
import { addMember, call, makeOrganization, testCtx, testEnv, unverified } from '../../../helpers.ts';
import { dump, newEmail, post, request, value, withEnv } from '../auth-helpers.ts';

let google = new FakeProvider();
beforeEach(() => {
  google = new FakeProvider();
  google.start();
});
afterAll(() => {
  vi.unstubAllGlobals();
});

const PATHS = { callbackURL: '/in', errorCallbackURL: '/failed?x=1', newUserCallbackURL: '/welcome' };
const go = (req: Request) => withEnv({ ...google.env, DASHBOARD_ORIGINS: 'https://app.example' }, req);

async function start(body: Record<string, unknown> = {}, path = '/api/auth/sign-in/social', cookie = '') {
  const headers: Record<string, string> = cookie ? { cookie } : {};
  const response = await go(request('POST', path, { provider: 'google', ...PATHS, ...body }, headers));
  expect(response.status).toBe(200);
  const state = response.headers.get('set-cookie')!;
  return { state, cookie: state.split(';')[0]!, ...((await response.json()) as { url: string }) };
}

/** Opens the URL that Google redirects the browser to. */
async function comeBack(to: URL | string, cookie: string, headers: Record<string, string> = {}) {
  const response = await go(request('GET', String(to), undefined, { cookie, ...headers }));
  expect(response.status).toBe(302);
  const session = response.headers.getSetCookie().find((set) => set.startsWith('herald_session='));
  return { location: response.headers.get('location')!, session: session?.split(';')[0] ?? null, response };
}

const newAccount = (over = {}) => ({
  sub: crypto.randomUUID(),
  email: newEmail(),
  email_verified: true,
  name: 'Ada Moreau',
  ...over,
});

/** Returns the number of times that the user was granted the free tokens. */
const welcomes = (userId: number) =>
  value<number>('SELECT count(*) FROM welcome_grants WHERE user_id = ?', userId);

async function signIn(account: ReturnType<typeof newAccount>) {
  const { url, cookie } = await start();
  return comeBack(google.consent(url, account), cookie);
}

async function sessionOf(cookie: string | null) {
  const response = await call('GET', '/api/auth/get-session', undefined, { cookie: cookie! });
  return (await response.json()) as { user: Record<string, unknown>; session: Record<string, unknown> };
}

const addressOf = (userId: number) => value<string>('SELECT email FROM users WHERE id = ?', userId);
const verify = (userId: number) =>
  testEnv.DB.prepare('UPDATE users SET email_verified = 1 WHERE id = ?').bind(userId).run();
const accounts = (sub: string) =>
  value<number>('SELECT count(*) FROM provider_accounts WHERE subject = ?', sub);

test('the start returns a URL and a state cookie, and stores no secret in plain text', async () => {
  const { url, state } = await start();
  const { origin, pathname, searchParams } = new URL(url);
  expect(origin + pathname).toBe('https://accounts.google.com/o/oauth2/v2/auth');
  expect(Object.fromEntries(searchParams)).toEqual({
    response_type: 'code',
    client_id: 'google-client',
    redirect_uri: 'http://localhost/api/auth/callback/google',
    state: expect.stringMatching(/^[\w-]{43}$/),
    scope: 'openid email profile',
    code_challenge_method: 'S256',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
  });
  const secret = searchParams.get('state')!;
  expect(state).toBe(`herald_oauth=${secret}; Max-Age=300; Path=/; HttpOnly; SameSite=Lax`);
  expect(await dump()).not.toContain(secret);
});

test('on https the cookie is bound to the host; disableRedirect leaves the browser where it is', async () => {
  const body = { provider: 'google', disableRedirect: true };
  const response = await go(request('POST', 'https://herald.example/api/auth/sign-in/social', body));
  expect(response.headers.get('set-cookie')).toMatch(
    /^__Host-herald_oauth=.*; HttpOnly; Secure; SameSite=Lax$/,
  );
  expect(await response.json()).toEqual({ url: expect.any(String), redirect: false });
});

test('a new user gets an organization, a verified address and a session, and is the same user next time', async () => {
  const account = newAccount({ picture: 'https://pictures.example/ada.png' });
  const first = await signIn(account);
  expect(first.location).toBe('http://localhost/welcome');
  const { user, session } = await sessionOf(first.session);
  expect(user).toMatchObject({
    email: account.email,
    name: 'Ada Moreau',
    image: 'https://pictures.example/ada.png',
    emailVerified: true,
  });
  expect(
    await value('SELECT name FROM organizations WHERE id = ?', Number(session['activeOrganizationId'])),
  ).toBe("Ada Moreau's organization");
  expect(await value('SELECT password_hash FROM users WHERE email = ?', account.email)).toBeNull();
  const inHistory = 'SELECT method FROM login_history WHERE user_id = ? AND outcome = ?';
  expect(await value(inHistory, Number(user['id']), 'signed_in')).toBe('google');
  expect(await welcomes(Number(user['id']))).toBe(1);
  const device = /herald_known_device=(\w{40});/.exec(first.response.headers.get('set-cookie') ?? '')?.[1];
  const deviceQuery = 'SELECT user_id FROM known_devices WHERE token_hash = ?';
  expect(await value(deviceQuery, sha256(device ?? ''))).toBe(Number(user['id']));

  const again = await signIn({ ...account, email: newEmail() });
  expect(again.location).toBe('http://localhost/in');
  expect((await sessionOf(again.session)).user['id']).toBe(user['id']);
  expect((await sessionOf(again.session)).user['email']).toBe(account.email);
  expect(first.response.headers.getSetCookie()).toContainEqual(
    expect.stringMatching(/^herald_oauth=; Max-Age=0/),
  );
});

test('the same new account twice at once creates one user', async () => {
  const account = newAccount();
  const ways = await Promise.all([start(), start(), start()]);
  const ends = await Promise.all(
    ways.map(({ url, cookie }) => comeBack(google.consent(url, account), cookie)),
  );
  const users = await Promise.all(ends.map(async ({ session }) => (await sessionOf(session)).user['id']));
  expect(new Set(users).size).toBe(1);
  expect(await accounts(account.sub)).toBe(1);
  expect(await value('SELECT count(*) FROM members WHERE user_id = ?', Number(users[0]))).toBe(1);
});

test('an account with a verified address is linked; with an unverified one it is not', async () => {
  const client = await unverified(makeOrganization());
  const email = (await addressOf(client.userId))!;
  const account = newAccount({ email: email.toUpperCase() });
  expect((await signIn(account)).location).toBe('http://localhost/failed?x=1&error=account_not_linked');
  await verify(client.userId);
  expect(await signIn({ ...account, email_verified: false })).toMatchObject({
    location: 'http://localhost/failed?x=1&error=account_not_linked',
    session: null,
  });
  expect(await accounts(account.sub)).toBe(0);

  const linked = await signIn(account);
  expect(linked.location).toBe('http://localhost/in');
  expect((await sessionOf(linked.session)).user['id']).toBe(String(client.userId));
  const log = 'SELECT action FROM audit_log WHERE organization_id = ? AND target = ?';
  expect(await value(log, client.organizationId, `user:${client.userId}`)).toBe('account.linked');

  // Another Google account that now has the address is not the linked one.
  const other = await signIn(newAccount({ email }));
  expect(other.location).toContain('error=account_not_linked');
});

test('the same account linked by two callbacks at once', async () => {
  const client = await makeOrganization();
  await verify(client.userId);
  const account = newAccount({ email: (await addressOf(client.userId))! });
  const ways = await Promise.all([start(), start()]);
  const ends = await Promise.all(
    ways.map(({ url, cookie }) => comeBack(google.consent(url, account), cookie)),
  );
  expect(ends.map(({ location }) => location)).toEqual(Array(2).fill('http://localhost/in'));
  expect(await accounts(account.sub)).toBe(1);
});

test.each([
  ['without an address', { email: undefined }, 'email_not_found'],
  ['with an address that is none', { email: 'ada@localhost' }, 'email_not_found'],
  ['with an address that Google has not verified', { email_verified: false }, 'email_not_verified'],
  ['that does not say whether', { email_verified: undefined }, 'email_not_verified'],
])('an account %s creates no user', async (_, over, error) => {
  const account = newAccount(over);
  expect(await signIn(account)).toMatchObject({
    location: `http://localhost/failed?x=1&error=${error}`,
    session: null,
  });
  expect(await accounts(account.sub)).toBe(0);
});

test.each([
  ['of another issuer', { iss: 'https://accounts.google.example' }],
  ['for another client', { aud: 'somebody-else' }],
  ['for several clients', { aud: ['google-client', 'somebody-else'] }],
  ['that has run out', { exp: Math.floor(Date.now() / 1000) - 120 }],
  ['of another sign-in', { nonce: 'another' }],
  ['without a nonce', { nonce: undefined }],
  ['without a subject', { sub: undefined }],
])('an ID token %s is refused', async (_, claims) => {
  google.claims = claims;
  expect(await signIn(newAccount())).toMatchObject({
    location: 'http://localhost/failed?x=1&error=unable_to_get_user_info',
    session: null,
  });
});

test('the issuer is accepted without the scheme too', async () => {
  google.claims = { iss: 'accounts.google.com' };
  expect((await signIn(newAccount())).location).toBe('http://localhost/welcome');
});

test.each<[string, () => Response | Promise<Response>, string]>([
  ['refuses the code', () => Response.json({ error: 'invalid_grant' }, { status: 400 }), 'invalid_code'],
  ['refuses us', () => Response.json({ error: 'invalid_client' }, { status: 401 }), 'provider_unavailable'],
  ['fails', () => new Response('oops', { status: 500 }), 'provider_unavailable'],
  ['answers a page', () => new Response('<html>'), 'provider_unavailable'],
  ['answers null', () => new Response('null'), 'provider_unavailable'],
  ['answers an array', () => new Response('[]'), 'provider_unavailable'],
  ['answers without end', () => new Response('x'.repeat(100_000)), 'provider_unavailable'],
  [
    'sends the browser elsewhere',
    () => Response.redirect('https://elsewhere.example/', 307),
    'provider_unavailable',
  ],
  ['is not there', () => Promise.reject(new TypeError('Network connection lost.')), 'provider_unavailable'],
  [
    'answers no ID token',
    () => Response.json({ access_token: 'a', token_type: 'Bearer' }),
    'unable_to_get_user_info',
  ],
  [
    'answers an ID token that is none',
    () => Response.json({ access_token: 'a', id_token: 'a.b.c' }),
    'unable_to_get_user_info',
  ],
])('a token endpoint that %s', async (_, answer, error) => {
  google.instead = answer;
  expect(await signIn(newAccount())).toMatchObject({
    location: `http://localhost/failed?x=1&error=${error}`,
    session: null,
  });
});

test('a user who refuses, and an error that is not a plain word', async () => {
  for (const [error, expected] of [
    ['access_denied', 'access_denied'],
    ['<script>', 'access_denied'],
  ] as const) {
    const { url, cookie } = await start();
    const state = new URL(url).searchParams.get('state')!;
    const back = `/api/auth/callback/google?${new URLSearchParams({ error, state })}`;
    expect((await comeBack(back, cookie)).location).toBe(`http://localhost/failed?x=1&error=${expected}`);
  }
  expect(google.calls).toHaveLength(0);
});

test('a state from another browser, used before, unknown or expired starts nothing', async () => {
  const mismatch = 'http://localhost/?error=state_mismatch';
  const { url, cookie } = await start();
  const back = google.consent(url, newAccount());
  expect((await comeBack(back, '')).location).toBe(mismatch);
  expect((await comeBack(back, 'herald_oauth=another')).location).toBe(mismatch);
  expect((await comeBack('/api/auth/callback/google', cookie)).location).toBe(mismatch);
  expect((await comeBack('/api/auth/callback/google?state=x&code=y', 'herald_oauth=x')).location).toBe(
    mismatch,
  );
  expect(google.calls).toHaveLength(0);
  expect((await comeBack(back, cookie)).location).toBe('http://localhost/welcome');
  expect((await comeBack(back, cookie)).location).toBe(mismatch);

  const late = await start();
  await testEnv.DB.prepare('UPDATE oauth_states SET expires_at = ?').bind(Date.now()).run();
  const result = await comeBack(google.consent(late.url, newAccount()), late.cookie);
  expect(result.location).toBe('http://localhost/failed?x=1&error=state_mismatch');
});

test('of two callbacks with one state at once, one signs in', async () => {
  const { url, cookie } = await start();
  const back = google.consent(url, newAccount());
  const ends = await Promise.all([comeBack(back, cookie), comeBack(back, cookie)]);
  expect(ends.filter(({ session }) => session !== null)).toHaveLength(1);
});

test('expired states are deleted', async () => {
  await start();
  const count = () => value<number>('SELECT count(*) FROM oauth_states');
  expect(await count()).toBeGreaterThan(0);
  await removeExpired(testCtx(0, { now: () => Date.now() + 300_001 }));
  expect(await count()).toBe(0);
});

test.each([
  [{ callbackURL: 'https://evil.example/' }, 'callbackURL'],
  [{ callbackURL: '//evil.example/' }, 'callbackURL'],
  [{ callbackURL: '/\\evil.example/' }, 'callbackURL'],
  [{ callbackURL: 'javascript:alert(1)' }, 'callbackURL'],
  [{ errorCallbackURL: 'https://localhost.evil.example/' }, 'errorCallbackURL'],
  [{ newUserCallbackURL: 'http://localhost@evil.example/' }, 'newUserCallbackURL'],
])('open redirects are refused: %o', async (over, field) => {
  const response = await go(request('POST', '/api/auth/sign-in/social', { provider: 'google', ...over }));
  expect(response.status).toBe(403);
  expect(await response.json()).toMatchObject({ code: 'INVALID_CALLBACK_URL', errors: [{ path: field }] });
});

test('an allowed dashboard is accepted as callbackURL; the default is the root', async () => {
  const there = await start({ callbackURL: 'https://app.example/inbox?a=b', newUserCallbackURL: undefined });
  const done = await comeBack(google.consent(there.url, newAccount()), there.cookie);
  expect(done.location).toBe('https://app.example/inbox?a=b');
  const { url, cookie } = await start({
    callbackURL: undefined,
    errorCallbackURL: undefined,
    newUserCallbackURL: undefined,
  });
  expect((await comeBack(google.consent(url, newAccount()), cookie)).location).toBe('http://localhost/');
});

test('other providers, and Google when it is not configured, are 404; bad input names the field', async () => {
  for (const response of [
    await go(request('POST', '/api/auth/sign-in/social', { provider: 'microsoft' })),
    await post('/api/auth/sign-in/social', { provider: 'google' }),
  ]) {
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'PROVIDER_NOT_FOUND', message: expect.any(String) });
  }
  const bad = await go(request('POST', '/api/auth/sign-in/social', { callbackURL: '/' }));
  expect(bad.status).toBe(400);
  expect(await bad.json()).toMatchObject({ code: 'VALIDATION_ERROR', errors: [{ path: 'provider' }] });
});

test('attempts from one network are limited', async () => {
  const from = { 'cf-connecting-ip': '203.0.113.77' };
  const statuses: number[] = [];
  for (let i = 0; i < 62; i++) {
    const attempt = request('POST', '/api/auth/sign-in/social', { provider: 'google' }, from);
    statuses.push((await go(attempt)).status);
  }
  expect(statuses.at(-1)).toBe(429);
});

const link = (cookie: string) => start({ newUserCallbackURL: undefined }, '/api/auth/link-social', cookie);

test('a signed-in user links an account, which verifies the address', async () => {
  const client = await unverified(makeOrganization());
  const email = (await addressOf(client.userId))!;
  const account = newAccount({ email });
  const { url, cookie } = await link(client.cookie);
  const back = google.consent(url, account);
  // The user has signed out meanwhile, or another one has signed in.
  const stranger = await makeOrganization();
  const mismatch = 'http://localhost/failed?x=1&error=state_mismatch';
  expect((await comeBack(back, `${cookie}; ${stranger.cookie}`)).location).toBe(mismatch);
  const second = await link(client.cookie);
  expect((await comeBack(google.consent(second.url, account), second.cookie)).location).toBe(mismatch);
  expect(await accounts(account.sub)).toBe(0);

  const third = await link(client.cookie);
  const done = await comeBack(google.consent(third.url, account), `${third.cookie}; ${client.cookie}`);
  expect(done).toMatchObject({ location: 'http://localhost/in', session: null });
  expect(await welcomes(client.userId)).toBe(1);
  expect((await sessionOf((await signIn(account)).session)).user).toMatchObject({
    id: String(client.userId),
    emailVerified: true,
  });

  // Linking again does no harm; another account of the user, and the same account for another user, are refused.
  const again = await link(client.cookie);
  const same = await comeBack(google.consent(again.url, account), `${again.cookie}; ${client.cookie}`);
  expect(same.location).toBe('http://localhost/in');
  const other = await link(client.cookie);
  const another = await comeBack(
    google.consent(other.url, newAccount({ email })),
    `${other.cookie}; ${client.cookie}`,
  );
  expect(another.location).toContain('error=unable_to_link_account');
  const theirs = await link(stranger.cookie);
  const linked = await comeBack(
    google.consent(theirs.url, { ...account, email: (await addressOf(stranger.userId))! }),
    `${theirs.cookie}; ${stranger.cookie}`,
  );
  expect(linked.location).toContain('error=account_already_linked_to_different_user');
});

test.each([
  ['another address', { email: newEmail() }, 'email_does_not_match'],
  ['no address', { email: undefined }, 'email_does_not_match'],
  ['an address that Google did not verify', { email_verified: false }, 'email_not_verified'],
])(
  'an account with %s is not linked, so a stolen session cannot add a way to sign in',
  async (_, over, word) => {
    const client = await unverified(makeOrganization());
    await verify(client.userId);
    const account = { ...newAccount({ email: (await addressOf(client.userId))! }), ...over };
    const { url, cookie } = await link(client.cookie);
    const done = await comeBack(google.consent(url, account), `${cookie}; ${client.cookie}`);
    expect(done.location).toBe(`http://localhost/failed?x=1&error=${word}`);
    expect(await accounts(account.sub)).toBe(0);
  },
);

test('a state of a sign-in cannot link, nor the other way round', async () => {
  const client = await unverified(makeOrganization());
  const { url, cookie } = await start();
  const account = newAccount();
  const done = await comeBack(google.consent(url, account), `${cookie}; ${client.cookie}`);
  expect((await sessionOf(done.session)).user['id']).not.toBe(String(client.userId));
});

test('accounts are listed and unlinked, except the last sign-in method', async () => {
  const account = newAccount();
  const { session } = await signIn(account);
  const cookie = { cookie: session! };
  const list = async () =>
    (await (await call('GET', '/api/auth/list-accounts', undefined, cookie)).json()) as Record<
      string,
      string
    >[];
  const [google1] = await list();
  const { user } = await sessionOf(session);
  expect(await list()).toEqual([
    {
      id: expect.any(String),
      providerId: 'google',
      accountId: account.sub,
      userId: user['id'],
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: expect.stringMatching(/Z$/),
      scopes: [],
    },
  ]);
  const unlink = async (body: unknown, headers: Record<string, string> = cookie) => {
    const response = await call('POST', '/api/auth/unlink-account', body, headers);
    return [response.status, ((await response.json()) as { code?: string }).code];
  };
  expect(await unlink({ accountId: google1!['id'] })).toEqual([400, 'FAILED_TO_UNLINK_LAST_ACCOUNT']);
  const stranger = await makeOrganization();
  expect(await unlink({ accountId: google1!['id'] }, { cookie: stranger.cookie })).toEqual([
    400,
    'ACCOUNT_NOT_FOUND',
  ]);
  expect(await unlink({ providerId: 'credential' })).toEqual([400, 'ACCOUNT_NOT_FOUND']);
  expect(await unlink({})).toEqual([400, 'VALIDATION_ERROR']);
  expect(await list()).toHaveLength(1);

  await testEnv.DB.prepare("UPDATE users SET password_hash = 'x' WHERE id = ?")
    .bind(Number(user['id']))
    .run();
  expect((await list()).map(({ providerId }) => providerId)).toEqual(['credential', 'google']);
  expect(await unlink({ providerId: 'google' })).toEqual([200, undefined]);
  expect(await accounts(account.sub)).toBe(0);
  expect(await unlink({ providerId: 'google' })).toEqual([400, 'ACCOUNT_NOT_FOUND']);
});

test('an API key can neither link, list nor unlink', async () => {
  const client = await addMember((await makeOrganization()).organizationId, 'owner');
  const created = await client.request('POST', '/api/settings/security/api-keys', { name: 'k' });
  const { key } = (await created.json()) as { key: string };
  for (const [method, path, body] of [
    ['POST', '/api/auth/link-social', { provider: 'google' }],
    ['GET', '/api/auth/list-accounts', undefined],
    ['POST', '/api/auth/unlink-account', { providerId: 'google' }],
  ] as const) {
    const response = await call(method, path, body, { 'x-api-key': key });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: 'SESSION_REQUIRED' });
  }
});

test('where sign-up is by invitation, Google makes an account for who is invited alone', async () => {
  const owner = await makeOrganization();
  const closed = (account: ReturnType<typeof newAccount>) => {
    google.env.SIGN_UP = 'invited';
    return signIn(account);
  };
  const stranger = newAccount();
  const { location, session } = await closed(stranger);
  expect(location).toBe('http://localhost/failed?x=1&error=signup_disabled');
  expect(session).toBeNull();
  expect(await value('SELECT count(*) FROM users WHERE email = ?', stranger.email)).toBe(0);
  expect(await accounts(stranger.sub)).toBe(0);

  const invited = newAccount();
  const body = { email: invited.email, role: 'member' };
  expect((await owner.request('POST', '/api/auth/organization/invite-member', body)).status).toBe(200);
  expect((await closed(invited)).location).toBe('http://localhost/welcome');
  // A user who has an account signs in as before.
  expect((await closed(invited)).session).not.toBeNull();
});

test('a new user has the language that the browser prefers; a later sign-in changes nothing', async () => {
  const account = newAccount();
  for (const accepted of ['de-CH, en;q=0.5', 'en']) {
    const { url, cookie } = await start();
    await comeBack(google.consent(url, account), cookie, { 'accept-language': accepted });
    expect(await value('SELECT language FROM users WHERE email = ?', account.email)).toBe('de');
  }
});
