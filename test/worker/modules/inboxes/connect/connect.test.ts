import { afterAll, expect, test, vi } from 'vitest';
import { createApp } from '../../../../../src/worker/app.ts';
import { addMember, makeOrganization, testEnv } from '../../../helpers.ts';
import { dump } from '../../identity/auth-helpers.ts';
import { inboxBody } from '../../sync/world.ts';
import { makeWorld, newMailbox, type World } from './world.ts';

afterAll(() => {
  vi.unstubAllGlobals();
});

const inboxes = async (world: World) =>
  (await (await world.request('GET', '/api/inboxes')).json()) as (Record<string, unknown> & { id: number })[];

async function outcomeOf(answer: Promise<Response> | Response) {
  const response = await answer;
  return [response.status, ((await response.json()) as { code?: string }).code];
}

const actions = async (world: World) =>
  (
    await testEnv.DB.prepare(
      'SELECT action, target, details FROM audit_log WHERE organization_id = ? ORDER BY id',
    )
      .bind(world.client.organizationId)
      .all<Record<string, string>>()
  ).results;

test('the consent page of Google', async () => {
  const world = await makeWorld();
  const { url, set } = await world.start();
  const { origin, pathname, searchParams } = new URL(url);
  expect(origin + pathname).toBe('https://accounts.google.com/o/oauth2/v2/auth');
  expect(Object.fromEntries(searchParams)).toMatchObject({
    client_id: 'google-client',
    redirect_uri: 'http://localhost/api/inboxes/connect/callback',
    scope: 'openid email https://mail.google.com/',
    access_type: 'offline',
    prompt: 'consent',
    code_challenge_method: 'S256',
  });
  expect(set).toBe(`herald_oauth=${searchParams.get('state')}; Max-Age=300; Path=/; HttpOnly; SameSite=Lax`);
});

test('the consent page of Microsoft, and the address of the mailbox', async () => {
  const world = await makeWorld();
  const { url, cookie } = await world.start({ provider: 'microsoft' });
  expect(url.startsWith('https://login.microsoftonline.com/common/oauth2/v2.0/authorize?')).toBe(true);
  expect(new URL(url).searchParams.get('scope')).toBe(
    'openid email profile offline_access https://outlook.office.com/IMAP.AccessAsUser.All https://outlook.office.com/SMTP.Send',
  );
  const account = { sub: 'x', preferred_username: 'Support@Contoso.example', email: 'alias@contoso.example' };
  const response = await world.visit(world.provider.consent(url, account), cookie);
  expect(response.status).toBe(200);
  expect((await inboxes(world))[0]).toMatchObject({
    email_address: 'support@contoso.example',
    auth: 'microsoft',
    imap_host: 'outlook.office365.com',
    imap_port: 993,
    imap_user: 'support@contoso.example',
    imap_tls: true,
    smtp_host: 'smtp.office365.com',
    smtp_port: 587,
    smtp_tls: true,
  });
});

test('an inbox is added with the address of the account, its sync is due, and no secret is in clear text', async () => {
  const world = await makeWorld();
  const { id, user, jobId } = await world.connect();
  expect(await inboxes(world)).toEqual([
    {
      id,
      name: 'Support',
      email_address: user,
      tag: 'Support',
      imap_host: 'imap.gmail.com',
      imap_port: 993,
      imap_user: user,
      imap_tls: true,
      sends_by: 'smtp',
      smtp_host: 'smtp.gmail.com',
      smtp_port: 465,
      smtp_user: user,
      smtp_tls: true,
      read_back: 'all',
      is_active: true,
      auto_reply_enabled: false,
      auth: 'google',
      consent: 'given',
      address_proof: 'none',
      aliases: [],
      address_asked_at: null,
      alias_proofs: [],
      created_at: expect.any(String),
      updated_at: expect.any(String),
    },
  ]);
  expect(await world.job(jobId)).toMatchObject({ kind: 'sync', subject_id: id, due_at: expect.any(Number) });
  expect(await actions(world)).toMatchObject([
    { action: 'inbox.created', target: `inbox:${user}`, details: '{"provider":"google"}' },
  ]);
  const text = await dump();
  expect(text).toContain(user);
  for (const secret of ['access-token-', 'refresh-token-', 'secret-Zx8']) {
    expect(text).not.toContain(secret);
    expect(text).not.toContain(btoa(secret).slice(0, -4));
  }
});

test('how far back the mailbox is read is kept until its user has given consent', async () => {
  const world = await makeWorld();
  const { url, cookie } = await world.start({ read_back: 30 });
  await world.visit(world.provider.consent(url, newMailbox()), cookie);
  expect(await inboxes(world)).toMatchObject([{ read_back: 30 }]);
});

test('the browser is redirected to the callback_url', async () => {
  const world = await makeWorld();
  const { url, cookie } = await world.start({ callback_url: '/settings?tab=inboxes' });
  const response = await world.visit(world.provider.consent(url, newMailbox()), cookie);
  const [{ id }] = (await inboxes(world)) as [{ id: number }];
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe(`http://localhost/settings?tab=inboxes&connected=${id}`);
  expect(response.headers.get('set-cookie')).toMatch(/^herald_oauth=; Max-Age=0/);

  const again = await world.start({ callback_url: '/settings', tag: 'Support' });
  const conflict = await world.visit(world.provider.consent(again.url, newMailbox()), again.cookie);
  expect(conflict.headers.get('location')).toBe('http://localhost/settings?error=TAG_TAKEN');
});

test('an existing inbox changes from passwords to a connection, and back', async () => {
  const world = await makeWorld();
  const { id } = await world.addInbox();
  const [{ email_address: email }] = (await inboxes(world)) as unknown as [{ email_address: string }];
  const { url, cookie } = await world.start({ inbox_id: id, name: undefined, tag: undefined });
  expect(new URL(url).searchParams.get('login_hint')).toBe(email);
  const back = world.provider.consent(url, newMailbox({ email: String(email) }));
  expect((await world.visit(back, cookie)).status).toBe(200);
  expect(await inboxes(world)).toMatchObject([
    { id, name: 'Support', auth: 'google', consent: 'given', imap_host: 'imap.gmail.com', imap_user: email },
  ]);
  expect(world.queue.woken()).toHaveLength(1);
  expect((await actions(world)).at(-1)).toMatchObject({
    action: 'inbox.connected',
    target: `inbox:${email}`,
  });

  // The servers of a Google inbox cannot be changed: otherwise an admin could have the token sent elsewhere.
  for (const change of [
    { imap_host: 'evil.example' },
    { smtp_port: 25 },
    { imap_password: 'one' },
    { smtp_user: 'x' },
  ]) {
    expect(await outcomeOf(world.request('PATCH', `/api/inboxes/${id}`, change))).toEqual([
      422,
      'INBOX_CONNECTED',
    ]);
  }
  expect((await world.request('PATCH', `/api/inboxes/${id}`, { name: 'Help' })).status).toBe(200);
  expect(await inboxes(world)).toMatchObject([{ name: 'Help', auth: 'google', imap_host: 'imap.gmail.com' }]);

  const {
    name: _n,
    tag: _t,
    email_address: _e,
    is_active: _a,
    auto_reply_enabled: _r,
    ...servers
  } = inboxBody;
  expect((await world.request('PATCH', `/api/inboxes/${id}`, servers)).status).toBe(200);
  expect(await inboxes(world)).toMatchObject([
    { auth: 'password', consent: null, imap_host: 'imap.example.com' },
  ]);
  const tokens = 'SELECT refresh_token, access_token, access_expires_at FROM inboxes WHERE id = ?';
  expect(await testEnv.DB.prepare(tokens).bind(id).first()).toEqual({
    refresh_token: null,
    access_token: null,
    access_expires_at: null,
  });
});

test('an existing inbox cannot be connected to another mailbox', async () => {
  const world = await makeWorld();
  const { id, user } = await world.connect();
  const before = await inboxes(world);
  const { url, cookie } = await world.start({ inbox_id: id });
  const other = world.provider.consent(url, newMailbox());
  expect(await outcomeOf(world.visit(other, cookie))).toEqual([409, 'ADDRESS_MISMATCH']);
  expect(await inboxes(world)).toEqual(before);
  // An inbox whose address is an alias can still be connected again.
  const alias = `alias-of-${user}`;
  await world.request('PATCH', `/api/inboxes/${id}`, { email_address: alias });
  const again = await world.start({ inbox_id: id, name: 'New name' });
  const back = world.provider.consent(again.url, newMailbox({ email: user }));
  expect((await world.visit(back, again.cookie)).status).toBe(200);
  expect(await inboxes(world)).toMatchObject([{ email_address: alias, imap_user: user, name: 'New name' }]);
});

test.each<[string, Record<string, unknown>, string]>([
  ['an unknown provider', { provider: 'yahoo' }, 'provider'],
  ['no provider', { provider: undefined }, 'provider'],
  ['no name', { name: undefined }, 'name'],
  ['no tag', { tag: undefined }, 'tag'],
  ['a tag that nobody can read', { tag: '\u202eSales' }, 'tag'],
  ['an id of 0', { inbox_id: 0 }, 'inbox_id'],
  ['an unknown field', { address: 'x@example.com' }, 'address'],
])('%s is bad input', async (_, over, field) => {
  const world = await makeWorld();
  const body = { provider: 'google', name: 'Support', tag: 'Support', ...over };
  const response = await world.request('POST', '/api/inboxes/connect', body);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ path: field }] });
});

test('admins with a session may start, with an allowed callback_url, for inboxes of their organization', async () => {
  const world = await makeWorld();
  const other = await makeWorld();
  const { id } = await other.connect();
  const body = { provider: 'google', name: 'Support', tag: 'Support' };
  const post = (over = {}, as: typeof world.client | null = world.client) =>
    outcomeOf(world.request('POST', '/api/inboxes/connect', { ...body, ...over }, as));
  expect(await post({}, null)).toEqual([401, 'UNAUTHORIZED']);
  expect(await post({}, await addMember(world.client.organizationId, 'member'))).toEqual([
    403,
    'ROLE_REQUIRED',
  ]);
  expect(await post({ callback_url: 'https://evil.example' })).toEqual([403, 'INVALID_CALLBACK_URL']);
  expect(await post({ inbox_id: id })).toEqual([404, 'NOT_FOUND']);
  const created = await world.request('POST', '/api/settings/security/api-keys', { name: 'k' });
  const { key } = (await created.json()) as { key: string };
  const request = new Request('http://localhost/api/inboxes/connect', {
    method: 'POST',
    headers: { 'x-api-key': key, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const execution = { waitUntil() {}, passThroughOnException() {}, props: {} };
  expect(await outcomeOf(createApp().fetch(request, world.env, execution))).toEqual([
    403,
    'SESSION_REQUIRED',
  ]);

  const bare = await makeWorld({ GOOGLE_CLIENT_ID: '' });
  expect(await outcomeOf(bare.request('POST', '/api/inboxes/connect', body))).toEqual([
    503,
    'NOT_CONFIGURED',
  ]);
});

test('only the same user may finish, in the same organization and browser, once, as an admin', async () => {
  const world = await makeWorld();
  const stranger = await makeOrganization();
  const attempt = async (cookies: (state: string, own: string) => string) => {
    const { url, cookie } = await world.start();
    const [state = '', own = ''] = cookie.split('; ');
    return outcomeOf(world.visit(world.provider.consent(url, newMailbox()), cookies(state, own)));
  };
  expect(await attempt((_, own) => own)).toEqual([400, 'STATE_MISMATCH']);
  expect(await attempt((_, own) => `herald_oauth=x; ${own}`)).toEqual([400, 'STATE_MISMATCH']);
  expect(await attempt((state) => state)).toEqual([403, 'SESSION_REQUIRED']);
  expect(await attempt((state) => `${state}; ${stranger.cookie}`)).toEqual([403, 'SESSION_REQUIRED']);
  const { organizationId, userId } = world.client;
  const setRole = (role: string) =>
    testEnv.DB.prepare('UPDATE members SET role = ? WHERE user_id = ?').bind(role, userId).run();
  const { url, cookie } = await world.start();
  await setRole('member');
  const back = world.provider.consent(url, newMailbox());
  expect(await outcomeOf(world.visit(back, cookie))).toEqual([403, 'ROLE_REQUIRED']);
  await setRole('owner');
  expect(await outcomeOf(world.visit(back, cookie))).toEqual([400, 'STATE_MISMATCH']);

  const moved = await world.start();
  const setActive = (id: number) =>
    testEnv.DB.batch([
      testEnv.DB.prepare('UPDATE members SET organization_id = ? WHERE user_id = ?').bind(id, userId),
      testEnv.DB.prepare('UPDATE sessions SET organization_id = ? WHERE user_id = ?').bind(id, userId),
    ]);
  await setActive(stranger.organizationId);
  const elsewhere = world.provider.consent(moved.url, newMailbox());
  expect(await outcomeOf(world.visit(elsewhere, moved.cookie))).toEqual([403, 'ROLE_REQUIRED']);
  await setActive(organizationId);

  const late = await world.start();
  await testEnv.DB.prepare('UPDATE oauth_states SET expires_at = 0 WHERE user_id = ?').bind(userId).run();
  expect(await outcomeOf(world.visit(world.provider.consent(late.url, newMailbox()), late.cookie))).toEqual([
    400,
    'STATE_MISMATCH',
  ]);
  expect(world.provider.calls).toHaveLength(0);
  expect(await inboxes(world)).toEqual([]);
});

test('the state of a connection cannot be used to sign in', async () => {
  const world = await makeWorld();
  const { url, cookie } = await world.start();
  const back = world.provider.consent(url, newMailbox({ email_verified: true }));
  const signIn = new URL(`/api/auth/callback/google${back.search}`, back);
  const response = await world.visit(signIn, cookie);
  expect(response.headers.get('location')).toBe('http://localhost/?error=state_mismatch');
  expect(world.provider.calls).toHaveLength(0);
});

test.each<[string, (world: World) => void, number, string]>([
  [
    'issues no refresh token',
    (w) => (w.provider.over = { refresh_token: undefined }),
    422,
    'NO_LASTING_ACCESS',
  ],
  ['omits the mail scope', (w) => (w.provider.over = { scope: 'openid email' }), 422, 'SCOPE_MISSING'],
  ['reports no address', (w) => (w.provider.claims = { email: undefined }), 422, 'ADDRESS_MISSING'],
  [
    'reports an invalid address',
    (w) => (w.provider.claims = { email: 'a\r\nb@c.example' }),
    422,
    'ADDRESS_MISSING',
  ],
  ['reports another nonce', (w) => (w.provider.claims = { nonce: 'other' }), 502, 'PROVIDER_FAILED'],
  [
    'is down',
    (w) => (w.provider.instead = () => new Response('', { status: 503 })),
    502,
    'TOKEN_ENDPOINT_FAILED',
  ],
  [
    'issues a token with line breaks',
    (w) => (w.provider.over = { access_token: 'a\r\nb' }),
    502,
    'TOKEN_ENDPOINT_FAILED',
  ],
])('a provider that %s', async (_, arrange, status, code) => {
  const world = await makeWorld();
  arrange(world);
  const { url, cookie } = await world.start();
  expect(await outcomeOf(world.visit(world.provider.consent(url, newMailbox()), cookie))).toEqual([
    status,
    code,
  ]);
  expect(await inboxes(world)).toEqual([]);
});

test('scopes match in any case; an unknown code and a user who refuses are errors', async () => {
  const world = await makeWorld();
  world.provider.over = { scope: 'openid HTTPS://mail.google.com/ email' };
  await world.connect();
  const { url, cookie } = await world.start({ tag: 'Info' });
  const state = new URL(url).searchParams.get('state')!;
  const back = (query: Record<string, string>) =>
    `/api/inboxes/connect/callback?${new URLSearchParams({ state, ...query })}`;
  expect(await outcomeOf(world.visit(back({ code: 'unknown' }), cookie))).toEqual([422, 'INVALID_GRANT']);
  const denied = await world.start({ tag: 'Info', callback_url: '/settings' });
  const no = new URL(denied.url).searchParams.get('state')!;
  const response = await world.visit(
    `/api/inboxes/connect/callback?state=${no}&error=access_denied&error_description=x`,
    denied.cookie,
  );
  expect(response.headers.get('location')).toBe('http://localhost/settings?error=ACCESS_DENIED');
});

test('the mail servers can be overridden', async () => {
  const world = await makeWorld({ GOOGLE_MAIL_SERVERS: '127.0.0.1:1143,127.0.0.1:1025' });
  await world.connect();
  const clear = {
    imap_host: '127.0.0.1',
    imap_port: 1143,
    imap_tls: false,
    smtp_port: 1025,
    smtp_tls: false,
  };
  expect(await inboxes(world)).toMatchObject([clear]);
  const strict = await makeWorld({
    GOOGLE_MAIL_SERVERS: 'imap.example.com:993,smtp.example.com:465',
    ALLOW_PRIVATE_HOSTS: '',
  });
  await strict.connect();
  expect(await inboxes(strict)).toMatchObject([{ imap_tls: true, smtp_tls: true }]);
});

test('an address that Google or Microsoft vouches for is proven at once', async () => {
  const world = await makeWorld();
  const google = newMailbox({ email_verified: true, hd: 'gmail.example' });
  const { id } = await world.connect({}, google);
  expect((await inboxes(world))[0]).toMatchObject({ id, address_proof: 'proven' });
  const claim = await testEnv.DB.prepare('SELECT inbox_id, how FROM address_claims WHERE address = ?')
    .bind(google.email)
    .first();
  expect(claim).toEqual({ inbox_id: id, how: 'google' });
  await world.connect({ provider: 'google', tag: 'Info' }, newMailbox({ email_verified: true }));
  await world.connect(
    { provider: 'microsoft', tag: 'Neo' },
    newMailbox({ preferred_username: `x${id}@contoso.example` }),
  );
  expect((await inboxes(world)).map((inbox) => inbox['address_proof'])).toEqual(['proven', 'none', 'proven']);
});

test('an inbox that is connected with the address of its user proves that of no other', async () => {
  const world = await makeWorld();
  const account = newMailbox({ email_verified: true, hd: 'gmail.example' });
  const created = await world.request('POST', '/api/inboxes', {
    ...inboxBody,
    email_address: 'alias@gmail.example',
    imap_user: account.email,
  });
  const { id } = (await created.json()) as { id: number };
  await world.connect({ inbox_id: id }, account);
  expect((await inboxes(world))[0]).toMatchObject({ auth: 'google', address_proof: 'none' });
});
