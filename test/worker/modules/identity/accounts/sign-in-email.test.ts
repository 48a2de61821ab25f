import { beforeAll, expect, test } from 'vitest';
import { testEnv } from '../../../helpers.ts';
import {
  cookieOf,
  DASHBOARD,
  get,
  newAddress,
  newEmail,
  PASSWORD,
  post,
  request,
  signUp,
  value,
  withEnv,
} from '../auth-helpers.ts';

const path = '/api/auth/sign-in/email';
let email: string;
let userId: number;
beforeAll(async () => {
  const { body } = await signUp();
  email = body.user.email;
  userId = Number(body.user.id);
});

test('signing in returns the user and a public token, and sets a cookie with another secret', async () => {
  const response = await post(path, { email: ` ${email.toUpperCase()}`, password: PASSWORD });
  expect(response.status).toBe(200);
  const body = (await response.json()) as { token: string };
  expect(body).toMatchObject({ redirect: false, user: { id: String(userId), email } });
  expect(response.headers.getSetCookie()[0]).toMatch(
    /^herald_session=[a-z2-7]{40}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  expect(cookieOf(response)).not.toContain(body.token);
});

test('on https the cookie is bound to the host', async () => {
  const response = await post(`https://herald.example${path}`, { email, password: PASSWORD });
  expect(response.headers.getSetCookie()[0]).toMatch(
    /^__Host-herald_session=[a-z2-7]{40}; Max-Age=7776000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  const cookie = cookieOf(response);
  const session = 'https://herald.example/api/auth/get-session';
  expect(await (await get(session, { cookie })).json()).toMatchObject({ user: { email } });
  // On https, the name without the prefix is not a session: a neighbouring host could have set it.
  expect(await (await get(session, { cookie: cookie.replace('__Host-', '') })).json()).toBeNull();
});

test('rememberMe false: the cookie expires when the browser closes', async () => {
  const response = await post(path, { email, password: PASSWORD, rememberMe: false });
  expect(response.headers.getSetCookie()[0]).toMatch(
    /^herald_session=[a-z2-7]{40}; Path=\/; HttpOnly; SameSite=Lax$/,
  );
});

test.each([
  // A path stays a path: the calling page resolves it.
  ['/welcome?from=mail#top', '/welcome?from=mail#top'],
  ['welcome', 'http://localhost/welcome'],
  ['http://localhost/welcome', 'http://localhost/welcome'],
  [`${DASHBOARD}/done`, `${DASHBOARD}/done`],
])('with the callbackURL %s the response says to go to %s', async (callbackURL, url) => {
  const body = { email, password: PASSWORD, callbackURL };
  const response = await withEnv({ DASHBOARD_ORIGINS: DASHBOARD }, request('POST', path, body));
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    redirect: true,
    url,
    token: expect.any(String),
    user: expect.objectContaining({ email }),
  });
  expect(cookieOf(response)).toMatch(/^herald_session=/);
});

test.each([
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '/\t/evil.example',
  'javascript:alert(1)',
  'https://herald.example@evil.example/',
  `${DASHBOARD}.evil.example/`,
])('a sign-in with the callbackURL %j is refused', async (callbackURL) => {
  const count = () => value('SELECT count(*) FROM sessions WHERE user_id = ?', userId);
  const before = await count();
  const body = { email, password: PASSWORD, callbackURL };
  const response = await withEnv({ DASHBOARD_ORIGINS: DASHBOARD }, request('POST', path, body));
  expect(response.status).toBe(403);
  expect(await response.json()).toMatchObject({
    code: 'INVALID_CALLBACK_URL',
    errors: [{ path: 'callbackURL' }],
  });
  expect(response.headers.getSetCookie()).toEqual([]);
  expect(await count()).toBe(before);
});

test('a callbackURL that is not a string, or too long, is bad input', async () => {
  for (const callbackURL of [7, null, `/${'x'.repeat(2000)}`]) {
    const response = await post(path, { email, password: PASSWORD, callbackURL });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ path: 'callbackURL' }] });
  }
});

test.each([
  [{ origin: DASHBOARD, 'sec-fetch-site': 'cross-site' }, /; Secure; SameSite=None; Partitioned$/],
  [{ origin: DASHBOARD }, /; Secure; SameSite=None; Partitioned$/],
  [{ origin: DASHBOARD, 'sec-fetch-site': 'same-site' }, /; Secure; SameSite=Lax$/],
  [{ origin: 'https://herald.example:8443' }, /; Secure; SameSite=Lax$/],
  [{ origin: 'https://herald.example' }, /; Secure; SameSite=Lax$/],
])('the cookie for a dashboard: %j', async (headers, expected) => {
  const env = { DASHBOARD_ORIGINS: `${DASHBOARD}, https://herald.example:8443` };
  const url = `https://herald.example${path}`;
  const response = await withEnv(env, request('POST', url, { email, password: PASSWORD }, headers));
  expect(response.status).toBe(200);
  expect(response.headers.getSetCookie()[0]).toMatch(expected);
  const out = await withEnv(
    env,
    request(
      'POST',
      'https://herald.example/api/auth/sign-out',
      {},
      { ...headers, cookie: cookieOf(response) },
    ),
  );
  // Only a cookie with the same attributes deletes a cookie.
  expect(out.headers.get('set-cookie')).toMatch(/^__Host-herald_session=; Max-Age=0; Path=\/; HttpOnly/);
  expect(out.headers.get('set-cookie')).toMatch(expected);
});

test('every sign-in creates a session and an audit log entry', async () => {
  const [one, two] = await Promise.all([1, 2].map(() => post(path, { email, password: PASSWORD })));
  expect(cookieOf(one!)).not.toBe(cookieOf(two!));
  const { token } = (await one!.json()) as { token: string };
  expect(
    await value(
      'SELECT actor FROM audit_log WHERE action = ? AND target = ?',
      'session.created',
      `session:${token}`,
    ),
  ).toBe(`user:${userId}`);
});

test('an unknown account gets the same response as a wrong password', async () => {
  const wrong = await post(path, { email, password: 'not the password' });
  const unknown = await post(path, { email: newEmail(), password: 'not the password' });
  const noAddress = await post(path, { email: 'no address \u0000', password: 'not the password' });
  const noPassword = newEmail();
  await testEnv.DB.prepare('INSERT INTO users (email, name, created_at, updated_at) VALUES (?, ?, 0, 0)')
    .bind(noPassword, 'No password yet')
    .run();
  const without = await post(path, { email: noPassword, password: 'not the password' });
  const bodies = [];
  for (const response of [wrong, unknown, noAddress, without]) {
    expect(response.status).toBe(401);
    expect(response.headers.get('set-cookie')).toBeNull();
    bodies.push({ ...((await response.json()) as object), requestId: '' });
  }
  expect(bodies[0]).toMatchObject({
    code: 'INVALID_EMAIL_OR_PASSWORD',
    message: 'Invalid email or password.',
  });
  expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
});

test('a user without an organization gets a new one of their own', async () => {
  const { body } = await signUp();
  await testEnv.DB.prepare('DELETE FROM members WHERE user_id = ?').bind(body.user.id).run();
  const answer = await post(path, { email: body.user.email, password: PASSWORD });
  expect(answer.status).toBe(200);
  const session = await get('/api/auth/get-session', { cookie: cookieOf(answer) });
  const organizationId = ((await session.json()) as { session: { activeOrganizationId: string } }).session
    .activeOrganizationId;
  const roles = 'SELECT role FROM members WHERE user_id = ? AND organization_id = ?';
  expect(await value(roles, body.user.id, organizationId)).toBe('owner');
});

test.each(['known', 'unknown'])(
  '%s account: refused after 10 failures from any network',
  async (kind) => {
    const account = kind === 'known' ? (await signUp()).email : newEmail();
    const tries = await Promise.all(
      Array.from({ length: 14 }, () => post(path, { email: account, password: 'a wrong guess' })),
    );
    const statuses = tries.map((response) => response.status).sort();
    expect(statuses).toEqual([...Array(10).fill(401), ...Array(4).fill(429)]);
    const refused = await post(path, { email: account, password: PASSWORD });
    expect(refused.status).toBe(429);
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(15 * 60);
    expect(refused.headers.get('x-retry-after')).toBe(String(seconds));
    expect(await refused.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });

    await testEnv.DB.prepare('UPDATE sign_in_failures SET window_ends_at = ? WHERE failures > 10')
      .bind(Date.now() - 1)
      .run();
    const later = await post(path, { email: account, password: PASSWORD });
    expect(later.status).toBe(kind === 'known' ? 200 : 401);
  },
  60_000,
);

test('a success clears earlier failures', async () => {
  const { email: account } = await signUp();
  for (const round of [1, 2]) {
    const tries = Array.from({ length: 9 }, () => post(path, { email: account, password: `guess ${round}` }));
    expect((await Promise.all(tries)).map((response) => response.status)).toEqual(Array(9).fill(401));
    expect((await post(path, { email: account, password: PASSWORD })).status).toBe(200);
  }
}, 60_000);

test('attempts from one network are limited over all accounts', async () => {
  const from = { 'cf-connecting-ip': newAddress() };
  // A password that is too short is refused without hashing, and still counts. The binding allows 60 a period.
  let response: Response;
  let allowed = 0;
  do {
    response = await post(
      '/api/auth/sign-up/email',
      { name: 'A', email: newEmail(), password: 'short' },
      from,
    );
  } while (response.status === 400 && ++allowed <= 120);
  expect(response.status).toBe(429);
  expect(allowed).toBeGreaterThanOrEqual(60);
  expect(response.headers.get('retry-after')).toBe('60');
  // Another network, and the other kind of attempt, are not affected.
  const other = await post('/api/auth/sign-up/email', { name: 'A', email: newEmail(), password: 'short' });
  expect(other.status).toBe(400);
  expect((await post(path, { email, password: PASSWORD }, from)).status).toBe(200);
});
