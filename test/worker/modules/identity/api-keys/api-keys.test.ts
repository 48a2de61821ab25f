import { expect, test, vi } from 'vitest';
import { addMember, type Client, call, makeOrganization, testEnv } from '../../../helpers.ts';
import { request, value, withEnv } from '../auth-helpers.ts';

const KEYS = '/api/settings/security/api-keys';
const TASKS = '/api/tasks';

interface Key {
  id: number;
  name: string;
  last_four: string;
  user_id: number;
  key: string;
}

async function makeKey(client: Client, name = 'n8n', more: object = {}): Promise<Key> {
  const response = await client.request('POST', KEYS, { name, ...more });
  expect(response.status).toBe(201);
  return (await response.json()) as Key;
}

const withKey = (key: string, method = 'GET', path = TASKS, body?: unknown) =>
  call(method, path, body, { 'x-api-key': key });

async function names(client: Client, path = KEYS): Promise<string[]> {
  const response = await client.request('GET', path);
  expect(response.status).toBe(200);
  return ((await response.json()) as Key[]).map((key) => key.name);
}

test('a key is shown once, works, and is refused once it is revoked', async () => {
  const owner = await makeOrganization();
  const created = await makeKey(owner);
  expect(created).toEqual({
    id: expect.any(Number),
    name: 'n8n',
    prefix: 'herald_',
    last_four: created.key.slice(-4),
    user_id: owner.userId,
    scopes: null,
    expires_at: null,
    last_used_at: null,
    created_at: expect.stringMatching(/Z$/),
    key: expect.stringMatching(/^herald_[0-9A-Za-z]{40}$/),
  });
  const { key, ...shown } = created;
  expect((await withKey(key)).status).toBe(200);
  const listed = await owner.request('GET', KEYS);
  expect(await listed.json()).toEqual([{ ...shown, last_used_at: expect.stringMatching(/Z$/) }]);

  const revoked = await owner.request('DELETE', `${KEYS}/${created.id}`);
  expect(revoked.status).toBe(200);
  expect(await revoked.json()).toEqual({ message: 'The API key was revoked.' });
  const refused = await withKey(key);
  expect(refused.status).toBe(401);
  expect(await refused.json()).toMatchObject({ code: 'UNAUTHORIZED' });
  expect(await names(owner)).toEqual([]);
  expect((await owner.request('DELETE', `${KEYS}/${created.id}`)).status).toBe(404);

  const { results } = await testEnv.DB.prepare(
    "SELECT action, actor, target, details FROM audit_log WHERE organization_id = ? AND action LIKE 'api_key.%' ORDER BY id",
  )
    .bind(owner.organizationId)
    .all<{ action: string; actor: string; target: string; details: string }>();
  const actor = `user:${owner.userId}`;
  const target = `api_key:herald_…${created.last_four}`;
  expect(results.map((row) => ({ ...row, details: JSON.parse(row.details) }))).toEqual([
    { action: 'api_key.created', actor, target, details: { name: 'n8n', scopes: null, expires_at: null } },
    {
      action: 'api_key.revoked',
      actor,
      target,
      details: { id: created.id, name: 'n8n', user_id: owner.userId },
    },
  ]);
});

test.each(['', 'herald_', 'x', `herald_${'a'.repeat(40)}`, `herald_${'a'.repeat(41)}`, "herald_' OR 1=1 --"])(
  'the key %j is refused',
  async (key) => {
    expect((await withKey(key)).status).toBe(401);
  },
);

test('the stored hash of a key is not a key', async () => {
  const owner = await makeOrganization();
  await makeKey(owner);
  const hash = await value<string>('SELECT key_hash FROM api_keys WHERE user_id = ?', owner.userId);
  expect((await withKey(String(hash))).status).toBe(401);
  expect((await withKey(`herald_${hash?.slice(0, 40)}`)).status).toBe(401);
});

test.each([
  ['POST', KEYS],
  ['GET', KEYS],
  ['GET', '/api/settings/security/sessions'],
  ['GET', '/api/auth/list-sessions'],
  ['POST', '/api/auth/organization/invite-member'],
  ['GET', '/api/settings/security/2fa'],
])('no key may %s %s', async (method, path) => {
  const { key } = await makeKey(await makeOrganization());
  const response = await withKey(key, method, path, method === 'POST' ? { name: 'another' } : undefined);
  expect(response.status).toBe(403);
  expect(await response.json()).toMatchObject({ code: 'SESSION_REQUIRED' });
});

test('a key is limited by its scopes and by the role of its creator', async () => {
  const owner = await makeOrganization();
  const admin = await addMember(owner.organizationId, 'admin');
  const { key } = await makeKey(admin, 'n8n', { scopes: ['tasks:read', 'inboxes:write', 'tasks:read'] });
  const listed = (await (await admin.request('GET', KEYS)).json()) as { scopes: string[] }[];
  expect(listed[0]?.scopes).toEqual(['tasks:read', 'inboxes:write']);
  expect((await withKey(key, 'GET', TASKS)).status).toBe(200);
  expect((await withKey(key, 'HEAD', TASKS)).status).toBe(200);
  for (const [method, path, scope] of [
    ['POST', TASKS, 'tasks:write'],
    ['GET', '/api/emails', 'emails:read'],
    ['GET', '/api/inboxes', 'inboxes:read'],
    ['POST', '/api/send-email', 'emails:send'],
    ['POST', '/api/emails/1/retry', 'emails:send'],
    ['PATCH', '/api/emails/read', 'emails:write'],
    ['POST', '/api/auto-replies/1/send', 'emails:send'],
    ['POST', '/api/auto-responder/toggle', 'emails:send'],
    ['PUT', '/api/auto-responder/settings/support', 'emails:send'],
    ['GET', '/api/auto-responder/settings/support', 'replies:read'],
  ] as const) {
    const refused = await withKey(key, method, path, method === 'GET' ? undefined : {});
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({
      code: 'SCOPE_REQUIRED',
      detail: expect.stringContaining(scope),
    });
  }
  expect((await withKey(key, 'PATCH', '/api/inboxes/1', { name: 'x' })).status).toBe(404);
  await testEnv.DB.prepare("UPDATE members SET role = 'member' WHERE user_id = ?").bind(admin.userId).run();
  const demoted = await withKey(key, 'PATCH', '/api/inboxes/1', { name: 'x' });
  expect(demoted.status).toBe(403);
  expect(await demoted.json()).toMatchObject({ code: 'ROLE_REQUIRED' });
});

test('sending needs its scope in any spelling of the id, and a plain number as id', async () => {
  const owner = await makeOrganization();
  const { key } = await makeKey(owner, 'n8n', { scopes: ['emails:write', 'replies:write'] });
  for (const id of ['4294967297.0', '0x5', '5e0', '+5', '5%20', '05', '5%0A']) {
    for (const path of [`/api/emails/${id}/retry`, `/api/auto-replies/${id}/send`]) {
      const refused = await withKey(key, 'POST', path, {});
      expect([id, refused.status]).toEqual([id, 403]);
      expect(await refused.json()).toMatchObject({
        code: 'SCOPE_REQUIRED',
        detail: expect.stringContaining('emails:send'),
      });
      const tried = await owner.request('POST', path, {});
      expect([id, tried.status]).toEqual([id, 400]);
      expect(await tried.json()).toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ path: 'id' }] });
    }
  }
  expect((await withKey(key, 'POST', '/api/emails/%35/retry', {})).status).toBe(403);
});

test('an expired key is refused', async () => {
  const owner = await makeOrganization();
  const expires_at = new Date(Date.now() + 3_600_000).toISOString();
  const { id, key } = await makeKey(owner, 'for an hour', { expires_at });
  expect((await withKey(key)).status).toBe(200);
  expect(await names(owner)).toEqual(['for an hour']);
  await testEnv.DB.prepare('UPDATE api_keys SET expires_at = ? WHERE id = ?').bind(Date.now(), id).run();
  expect((await withKey(key)).status).toBe(401);
  expect(await names(owner)).toEqual([]);
  expect((await owner.request('DELETE', `${KEYS}/${id}`)).status).toBe(404);
});

test('the last use of a key is written once in ten minutes', async () => {
  const owner = await makeOrganization();
  const { id, key } = await makeKey(owner);
  const lastUse = () => value<number>('SELECT last_used_at FROM api_keys WHERE id = ?', id);
  expect(await lastUse()).toBeNull();
  await withKey(key);
  const first = await vi.waitUntil(lastUse, 30_000);
  await Promise.all([withKey(key), withKey(key)]);
  expect(await lastUse()).toBe(first);
  const earlier = Number(first) - 10 * 60_000;
  await testEnv.DB.prepare('UPDATE api_keys SET last_used_at = ? WHERE id = ?').bind(earlier, id).run();
  await withKey(key);
  expect(
    await vi.waitUntil(async () => ((await lastUse()) !== earlier ? lastUse() : false), 30_000),
  ).toBeGreaterThan(earlier);
});

test('too many calls with a key limit that key alone', async () => {
  const owner = await makeOrganization();
  const { id, key } = await makeKey(owner);
  const limitKeys: string[] = [];
  const limit = async ({ key }: { key: string }) => {
    limitKeys.push(key);
    return { success: false };
  };
  const call = request('GET', TASKS, undefined, { 'x-api-key': key });
  const refused = await withEnv({ KEY_LIMIT: { limit } as RateLimit }, call);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('60');
  expect(limitKeys).toEqual([String(id)]);
  const forged = request('GET', TASKS, undefined, { 'x-api-key': `herald_${'a'.repeat(40)}` });
  expect((await withEnv({ KEY_LIMIT: { limit } as RateLimit }, forged)).status).toBe(401);
  expect(limitKeys).toHaveLength(1);
});

test('members cannot create keys; admins and owners see and revoke all keys of the organization, members their own', async () => {
  const owner = await makeOrganization();
  const admin = await addMember(owner.organizationId, 'admin');
  const member = await addMember(owner.organizationId, 'admin');
  const [owners, admins, members] = [
    await makeKey(owner, 'of the owner'),
    await makeKey(admin, 'of the admin'),
    await makeKey(member, 'of the member'),
  ];
  await testEnv.DB.prepare("UPDATE members SET role = 'member' WHERE user_id = ?").bind(member.userId).run();

  const refused = await member.request('POST', KEYS, { name: 'x' });
  expect(refused.status).toBe(403);
  expect(await refused.json()).toMatchObject({ code: 'ROLE_REQUIRED' });
  expect(await names(owner)).toEqual(['of the member', 'of the admin', 'of the owner']);
  expect(await names(admin)).toEqual(['of the member', 'of the admin', 'of the owner']);
  expect(await names(member)).toEqual(['of the member']);

  for (const { id } of [owners, admins]) {
    expect((await member.request('DELETE', `${KEYS}/${id}`)).status).toBe(404);
  }
  expect((await admin.request('DELETE', `${KEYS}/${owners.id}`)).status).toBe(200);
  expect((await member.request('DELETE', `${KEYS}/${members.id}`)).status).toBe(200);
  expect((await withKey(admins.key)).status).toBe(200);
});

test('the keys of another organization do not exist for the caller', async () => {
  const [one, two] = [await makeOrganization(), await makeOrganization()];
  const { id, key } = await makeKey(one);
  expect(await names(two)).toEqual([]);
  expect((await two.request('DELETE', `${KEYS}/${id}`)).status).toBe(404);
  expect((await withKey(key)).status).toBe(200);
});

test('the key of a removed member is refused', async () => {
  const owner = await makeOrganization();
  const admin = await addMember(owner.organizationId, 'admin');
  const { key } = await makeKey(admin);
  await testEnv.DB.prepare('DELETE FROM members WHERE user_id = ?').bind(admin.userId).run();
  expect((await withKey(key)).status).toBe(401);
});

test('of 30 keys created at once, 25 succeed with an audit entry each; a revoked or expired one makes room', async () => {
  const owner = await makeOrganization();
  const responses = await Promise.all(
    Array.from({ length: 30 }, (_, i) => owner.request('POST', KEYS, { name: `key ${i}` })),
  );
  const statuses = responses.map((response) => response.status).sort();
  expect(statuses).toEqual([...Array(25).fill(201), ...Array(5).fill(409)]);
  const refused = responses.find((response) => response.status === 409);
  expect(await refused?.json()).toMatchObject({ code: 'TOO_MANY_API_KEYS' });
  const audited = () =>
    value(
      "SELECT count(*) FROM audit_log WHERE organization_id = ? AND action = 'api_key.created'",
      owner.organizationId,
    );
  expect(await audited()).toBe(25);
  const id = await value('SELECT max(id) FROM api_keys WHERE user_id = ?', owner.userId);
  await owner.request('DELETE', `${KEYS}/${id}`);
  await makeKey(owner);
  expect(await audited()).toBe(26);

  await testEnv.DB.prepare('UPDATE api_keys SET expires_at = ? WHERE user_id = ?')
    .bind(Date.now(), owner.userId)
    .run();
  await makeKey(owner);

  // Another user of the organization has their own limit.
  await makeKey(await addMember(owner.organizationId, 'admin'));
});

test('the list has pages', async () => {
  const owner = await makeOrganization();
  for (const name of ['a', 'b', 'c']) await makeKey(owner, name);
  const first = await owner.request('GET', `${KEYS}?limit=2`);
  expect(((await first.json()) as Key[]).map((key) => key.name)).toEqual(['c', 'b']);
  const next = first.headers.get('link')?.match(/^<http:\/\/localhost(.+)>; rel="next"$/)?.[1];
  const last = await owner.request('GET', next ?? '');
  expect(((await last.json()) as Key[]).map((key) => key.name)).toEqual(['a']);
  expect(last.headers.get('link')).toBeNull();
});

test('bad input', async () => {
  const owner = await makeOrganization();
  for (const body of [
    [],
    null,
    {},
    { name: '' },
    { name: 7 },
    { name: 'a\u0000b' },
    { name: 'x'.repeat(101) },
    { name: 'x', scopes: [] },
    { name: 'x', scopes: ['emails'] },
    { name: 'x', scopes: 'emails:read' },
    { name: 'x', expires_at: 'tomorrow' },
    { name: 'x', expires_at: '2020-01-01T00:00:00.000Z' },
    { name: 'x', expires_at: 4102444800000 },
  ]) {
    expect((await owner.request('POST', KEYS, body)).status).toBe(400);
  }
  expect((await owner.request('POST', KEYS, '{', { 'content-type': 'application/json' })).status).toBe(400);
  expect((await owner.request('POST', KEYS, { name: 'x'.repeat(1 << 20) })).status).toBe(413);
  for (const id of ['0', '-1', 'x', '1.5', '99999999999999999999']) {
    expect((await owner.request('DELETE', `${KEYS}/${id}`)).status).toBe(400);
  }
  expect((await owner.request('DELETE', `${KEYS}/9007199254740991`)).status).toBe(404);
  for (const query of ['limit=0', 'limit=201', 'cursor=x', 'cursor=0', 'what=1']) {
    expect((await owner.request('GET', `${KEYS}?${query}`)).status).toBe(400);
  }
});
