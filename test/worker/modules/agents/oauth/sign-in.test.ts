import { expect, test } from 'vitest';
import { AGENT_SCOPES } from '../../../../../src/contract/agents/connections.ts';
import { addMember, type Client, call, makeOrganization, testEnv } from '../../../helpers.ts';
import { allow, answerAs, CALLBACK, Program, postToken, readRequest, statusWith } from './program.ts';

const CONNECTIONS = '/api/agents/connections';

interface Shown {
  id: number;
  name: string;
  user_id: number;
  scopes: string[];
}

async function listed(client: Client) {
  const response = await client.request('GET', CONNECTIONS);
  expect(response.status).toBe(200);
  return (await response.json()) as Shown[];
}

test('a program signs in with the official client, works at /mcp, and is listed', async () => {
  const member = await makeOrganization('member');
  const program = new Program('Claude');
  const request = await program.ask();
  expect(await (await readRequest(member, request)).json()).toMatchObject({
    client: { name: 'Claude', host: null, redirect_host: '127.0.0.1', is_local: true },
    scopes: AGENT_SCOPES,
    inboxes: [],
    hands: { read: 'alone', send: 'ask' },
  });
  await program.arrive(await allow(member, request, { scopes: ['emails:read', 'tasks:read'] }));
  expect(await statusWith(program.token)).toBe(200);
  expect(await listed(member)).toMatchObject([
    { name: 'Claude', user_id: member.userId, scopes: ['emails:read', 'tasks:read'], inbox_ids: null },
  ]);
  expect(
    (await call('GET', '/api/tasks', undefined, { authorization: `Bearer ${program.token}` })).status,
  ).toBe(401);
});

test('a refused program is told so', async () => {
  const member = await makeOrganization('member');
  const program = new Program();
  const response = await member.request('POST', '/api/agents/requests/refuse', {
    request: await program.ask(),
  });
  const { redirect_to } = (await response.json()) as { redirect_to: string };
  const { searchParams } = new URL(redirect_to);
  expect(redirect_to).toMatch(CALLBACK);
  expect(Object.fromEntries(searchParams)).toMatchObject({ error: 'access_denied', state: 'a state' });
  expect(await listed(member)).toEqual([]);
});

test('tokens end at once when the connection is revoked, and the audit log says both', async () => {
  const member = await makeOrganization('owner');
  const program = await new Program().signIn(member);
  const [connection] = await listed(member);
  expect((await member.request('DELETE', `${CONNECTIONS}/${connection!.id}`)).status).toBe(200);
  expect(await statusWith(program.token)).toBe(401);
  await expect(program.authorize()).rejects.toThrow('Grant not found');
  expect(await listed(member)).toEqual([]);
  const rows = await testEnv.DB.prepare("SELECT key FROM oauth_values WHERE key LIKE '%:' || ? || ':%'")
    .bind(connection!.id)
    .all();
  expect(rows.results).toEqual([]);
  const log = (await (await member.request('GET', '/api/audit-log?action=agent')).json()) as {
    action: string;
    target: string;
  }[];
  expect(log.map(({ action, target }) => [action, target])).toEqual([
    ['agent.revoked', `agent:${connection!.id}`],
    ['agent.connected', `agent:${connection!.id}`],
  ]);
});

test('tokens end when the person leaves the organization, and do not come back with them', async () => {
  const owner = await makeOrganization('owner');
  const member = await addMember(owner.organizationId, 'member');
  const program = await new Program().signIn(member);
  expect(await statusWith(program.token)).toBe(200);
  const removed = await owner.request('POST', '/api/auth/organization/remove-member', {
    memberIdOrEmail: `${owner.organizationId}-${member.userId}`,
  });
  expect(removed.status).toBe(200);
  expect(await statusWith(program.token)).toBe(401);
  await testEnv.DB.prepare(
    'INSERT INTO members (organization_id, user_id, role, created_at) VALUES (?, ?, ?, 1)',
  )
    .bind(owner.organizationId, member.userId, 'member')
    .run();
  expect(await statusWith(program.token)).toBe(401);
});

test('a code works once, and who replays it ends what it gave', async () => {
  const member = await makeOrganization('member');
  const program = new Program();
  const redirectTo = await allow(member, await program.ask());
  await program.arrive(redirectTo);
  const again = await postToken({
    grant_type: 'authorization_code',
    code: new URL(redirectTo).searchParams.get('code')!,
    redirect_uri: CALLBACK,
    client_id: program.stored!.client_id,
    code_verifier: program.codeVerifier(),
  });
  expect(again.status).toBe(400);
  expect(await again.json()).toMatchObject({ error: 'invalid_grant' });
  expect(await statusWith(program.token)).toBe(401);
  expect(await listed(member)).toEqual([]);
});

test('of two programs with one code at the same moment, at most one gets tokens', async () => {
  const member = await makeOrganization('member');
  const program = new Program();
  const redirectTo = await allow(member, await program.ask());
  const form = {
    grant_type: 'authorization_code',
    code: new URL(redirectTo).searchParams.get('code')!,
    redirect_uri: CALLBACK,
    client_id: program.stored!.client_id,
    code_verifier: program.codeVerifier(),
  };
  const statuses = (await Promise.all([1, 2, 3].map(() => postToken(form)))).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(1);
  expect(statuses.every((status) => [200, 400, 503].includes(status))).toBe(true);
});

test('a refresh token changes at each use, and an old one that comes again ends the connection', async () => {
  const member = await makeOrganization('member');
  const program = await new Program().signIn(member);
  const first = program.held!.refresh_token!;
  for (const _ of [1, 2]) {
    const before = program.held!.refresh_token;
    expect(await program.authorize()).toBe('AUTHORIZED');
    expect(program.held!.refresh_token).not.toBe(before);
  }
  expect(await statusWith(program.token)).toBe(200);
  const reused = await postToken({
    grant_type: 'refresh_token',
    refresh_token: first,
    client_id: program.stored!.client_id,
  });
  expect(await reused.json()).toMatchObject({ error: 'invalid_grant' });
  expect(await statusWith(program.token)).toBe(401);
  expect(await listed(member)).toEqual([]);
});

test('a program that signs out is no longer listed', async () => {
  const member = await makeOrganization('member');
  const program = await new Program().signIn(member);
  const response = await postToken({
    token: program.held!.refresh_token!,
    client_id: program.stored!.client_id,
  });
  expect(response.status).toBe(200);
  expect(await statusWith(program.token)).toBe(401);
  expect(await listed(member)).toEqual([]);
});

test('a token may have fewer scopes than its connection', async () => {
  const member = await makeOrganization('member');
  const program = new Program();
  const request = await program.ask('emails:read notes:read');
  expect(await (await readRequest(member, request)).json()).toMatchObject({
    scopes: ['emails:read', 'notes:read'],
  });
  const response = await answerAs(member, request, { scopes: ['emails:read', 'emails:send'] });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ errors: [{ path: 'scopes' }] });
  await program.arrive(await allow(member, request, { scopes: ['emails:read'] }));
  expect(program.held!.scope).toBe('emails:read');
});

test('inboxes are those of the organization', async () => {
  const member = await makeOrganization('member');
  const response = await answerAs(member, await new Program().ask(), { inbox_ids: [12345] });
  expect(await response.json()).toMatchObject({ status: 400, errors: [{ path: 'inbox_ids' }] });
});

test('a program that is connected again replaces its own connection only', async () => {
  const member = await makeOrganization('member');
  const program = await new Program('one').signIn(member);
  const other = await new Program('other').signIn(member);
  const old = program.token;
  program.held = undefined;
  await program.signIn(member);
  expect([await statusWith(old), await statusWith(program.token), await statusWith(other.token)]).toEqual([
    401, 200, 200,
  ]);
  expect((await listed(member)).map(({ name }) => name).sort()).toEqual(['one', 'other']);
});

test.for<[string, (query: URLSearchParams) => void, { redirects: boolean }]>([
  ['without PKCE', (query) => query.delete('code_challenge'), { redirects: true }],
  ['with the plain method', (query) => query.set('code_challenge_method', 'plain'), { redirects: true }],
  ['with another resource', (query) => query.set('resource', 'https://example.com/mcp'), { redirects: true }],
  ['with another response type', (query) => query.set('response_type', 'token'), { redirects: true }],
  [
    'with another redirect',
    (query) => query.set('redirect_uri', 'https://evil.example/callback'),
    { redirects: false },
  ],
  [
    'with a path behind its redirect',
    (query) => query.set('redirect_uri', `${CALLBACK}/more`),
    { redirects: false },
  ],
  ['with an unknown client', (query) => query.set('client_id', 'nobody'), { redirects: false }],
  [
    'with an identity on a local host',
    (query) => query.set('client_id', 'http://user:secret@example.com/a'),
    { redirects: false },
  ],
])('a request %s is refused', async ([, change, { redirects }]) => {
  const member = await makeOrganization('member');
  const query = new URLSearchParams(await new Program().ask());
  change(query);
  if (!query.has('code_challenge')) query.delete('code_challenge_method');
  for (const response of [
    await readRequest(member, query.toString()),
    await answerAs(member, query.toString()),
    await member.request('POST', '/api/agents/requests/refuse', { request: query.toString() }),
  ]) {
    expect(response.status).toBe(422);
    const body = (await response.json()) as { code: string; redirect_to?: string };
    expect(body.code).toBe('AGENT_REQUEST_INVALID');
    expect(body.redirect_to?.startsWith(CALLBACK) ?? false).toBe(redirects);
  }
  expect(await listed(member)).toEqual([]);
});

test('another site cannot allow a program for the person in whose browser it is', async () => {
  const member = await makeOrganization('member');
  const request = await new Program().ask();
  const response = await member.request(
    'POST',
    '/api/agents/requests/allow',
    { request },
    { origin: 'https://evil.example' },
  );
  expect(response.status).toBe(403);
  expect(await response.json()).toMatchObject({ code: 'INVALID_ORIGIN' });
});

test('members see and change their own agents, owners all, other organizations none', async () => {
  const owner = await makeOrganization('owner');
  const member = await addMember(owner.organizationId, 'member');
  const colleague = await addMember(owner.organizationId, 'member');
  const stranger = await makeOrganization('owner');
  await new Program('mine').signIn(member);
  const [connection] = await listed(owner);
  expect(connection).toMatchObject({ name: 'mine', user_id: member.userId });
  expect([await listed(colleague), await listed(stranger)]).toEqual([[], []]);
  const path = `${CONNECTIONS}/${connection!.id}`;
  for (const client of [colleague, stranger]) {
    expect((await client.request('PATCH', path, { name: 'theirs' })).status).toBe(404);
    expect((await client.request('DELETE', path)).status).toBe(404);
  }
  const budget = { calls: 1, rows: 2, sends: 0, tokens: 4 };
  const changed = await member.request('PATCH', path, { name: 'Renamed', budget });
  expect(await changed.json()).toMatchObject({ name: 'Renamed', budget, scopes: AGENT_SCOPES });
  expect((await member.request('PATCH', path, { inbox_ids: [7] })).status).toBe(400);
  expect((await owner.request('DELETE', path)).status).toBe(200);
});

test('a registered client that nobody connects is gone after a day', async () => {
  const program = new Program();
  await program.ask();
  const key = `client:${program.stored!.client_id}`;
  const find = () =>
    testEnv.DB.prepare('SELECT expires_at FROM oauth_values WHERE key = ?')
      .bind(key)
      .first<{ expires_at: number }>();
  expect((await find())!.expires_at).toBeLessThan(Date.now() + 86_500_000);
  const member = await makeOrganization('member');
  await program.signIn(member);
  expect((await find())!.expires_at).toBeGreaterThan(Date.now() + 80 * 86_400_000);
});

/** Registers a client as `from` a network. */
const register = (from: string) =>
  call(
    'POST',
    '/oauth/register',
    { redirect_uris: [CALLBACK], token_endpoint_auth_method: 'none' },
    { 'cf-connecting-ip': from },
  );

test('a network registers at most 60 clients a minute, and no other network less', async () => {
  const statuses: number[] = [];
  // A minute may end meanwhile.
  while (statuses.at(-1) !== 429 && statuses.length < 120) {
    statuses.push((await register('203.0.113.7')).status);
  }
  expect(statuses.slice(0, 60)).toEqual(Array(60).fill(201));
  expect(statuses.at(-1)).toBe(429);
  expect((await register('198.51.100.7')).status).toBe(201);
});

test('the oldest registered clients give way above 5,000, and those that somebody connects stay', async () => {
  const program = new Program();
  await program.signIn(await makeOrganization('member'));
  const soon = Date.now() + 3_600_000;
  await testEnv.DB.prepare(
    `INSERT INTO oauth_values (key, value, expires_at)
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5100)
      SELECT 'client:many-' || i, '{}', ? + i FROM n`,
  )
    .bind(soon)
    .run();
  expect((await register('198.51.100.8')).status).toBe(201);
  const { results } = await testEnv.DB.prepare(
    "SELECT key, expires_at FROM oauth_values WHERE key >= 'client:' AND key < 'client;' ORDER BY expires_at",
  ).all<{ key: string; expires_at: number }>();
  const waiting = results.filter(({ expires_at }) => expires_at <= Date.now() + 86_400_000);
  expect(waiting).toHaveLength(5_000);
  expect(waiting[0]!.key).toMatch(/^client:many-1\d\d$/);
  expect(results.map(({ key }) => key)).toContain(`client:${program.stored!.client_id}`);
});

test('the metadata of server and resource name each other', async () => {
  const server = await (await call('GET', '/.well-known/oauth-authorization-server')).json();
  expect(server).toMatchObject({
    issuer: 'http://localhost',
    authorization_endpoint: 'http://localhost/agents/connect',
    token_endpoint: 'http://localhost/oauth/token',
    registration_endpoint: 'http://localhost/oauth/register',
    code_challenge_methods_supported: ['S256'],
    client_id_metadata_document_supported: true,
    authorization_response_iss_parameter_supported: true,
  });
  for (const path of ['', '/mcp']) {
    const resource = await (await call('GET', `/.well-known/oauth-protected-resource${path}`)).json();
    expect(resource).toMatchObject({
      resource: 'http://localhost/mcp',
      authorization_servers: ['http://localhost'],
    });
  }
});

test('programs in browsers may call from any origin, without a session', async () => {
  for (const path of ['/oauth/token', '/oauth/register', '/.well-known/oauth-authorization-server']) {
    const response = await call('OPTIONS', path, undefined, {
      origin: 'https://inspector.example',
      'access-control-request-method': 'POST',
    });
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-credentials')).toBeNull();
  }
});
