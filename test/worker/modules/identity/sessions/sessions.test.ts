import { expect, test } from 'vitest';
import { sha256 } from '../../../../../src/lib/hash.ts';
import { removeExpired } from '../../../../../src/worker/modules/identity/remove-expired.ts';
import type { Query } from '../../../around.ts';
import { addMember, call, makeOrganization, testCtx, testEnv, withBatches } from '../../../helpers.ts';
import { cookieOf, get, PASSWORD, post, request, signUp, value, withEnv } from '../auth-helpers.ts';

const DAY = 86_400_000;
const KEYS = '/api/settings/security/api-keys';
const hashOf = (cookie: string) => sha256(cookie.split('=')[1] ?? '');

async function expectNobody(cookie: string) {
  const response = await get(KEYS, { cookie });
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({ code: 'UNAUTHORIZED', status: 401 });
  const session = await get('/api/auth/get-session', { cookie });
  expect(session.status).toBe(200);
  expect(await session.json()).toBeNull();
}

async function edit(cookie: string, columns: { created_at?: number; expires_at?: number }) {
  for (const [column, time] of Object.entries(columns)) {
    await testEnv.DB.prepare(`UPDATE sessions SET ${column} = ? WHERE id_hash = ?`)
      .bind(time, hashOf(cookie))
      .run();
  }
}

test('an invalid session cookie is 401, never a failure', async () => {
  const { cookie } = await makeOrganization();
  const other = await makeOrganization();
  const secret = cookie.split('=')[1] ?? '';
  const swapped = secret.slice(0, 20) + (other.cookie.split('=')[1] ?? '').slice(20);
  for (const value of [
    '',
    '%',
    '%E0%A4%A',
    'null',
    '"',
    secret.slice(0, -1),
    `${secret}x`,
    secret.toLowerCase() === secret ? secret.toUpperCase() : secret.toLowerCase(),
    swapped,
    hashOf(cookie),
    'x'.repeat(8000),
    "' OR 1=1 --",
  ]) {
    await expectNobody(`herald_session=${value}`);
  }
  await expectNobody(cookie.replace('herald_session', '__Host-herald_session'));
  await expectNobody(';;;=;');
});

test('the public id is not accepted as a session', async () => {
  const { body } = await signUp();
  await expectNobody(`herald_session=${body.token}`);
});

test('a session in an Authorization header is ignored', async () => {
  const { cookie } = await makeOrganization();
  expect((await get(KEYS, { authorization: `Bearer ${cookie.split('=')[1]}` })).status).toBe(401);
});

test('signing out ends the session also for a copy of the cookie; other sessions go on', async () => {
  const { cookie, email } = await signUp();
  const again = await post('/api/auth/sign-in/email', { email, password: PASSWORD });
  expect((await get(KEYS, { cookie })).status).toBe(200);
  const out = await post('/api/auth/sign-out', {}, { cookie });
  expect(out.status).toBe(200);
  expect(await out.json()).toEqual({ success: true });
  expect(out.headers.get('set-cookie')).toBe('herald_session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax');
  await expectNobody(cookie);
  expect(await value('SELECT count(*) FROM sessions WHERE id_hash = ?', hashOf(cookie))).toBe(0);
  expect((await get(KEYS, { cookie: cookieOf(again) })).status).toBe(200);

  for (const headers of [{ cookie }, {}, { cookie: 'herald_session=%' }]) {
    const repeated = await call('POST', '/api/auth/sign-out', undefined, headers as Record<string, string>);
    expect(repeated.status).toBe(200);
  }
  expect(
    await value(
      "SELECT count(*) FROM audit_log WHERE action = 'session.ended' AND actor = (SELECT 'user:' || id FROM users WHERE email = ?)",
      email,
    ),
  ).toBe(1);
});

test('an expired session is refused and deleted', async () => {
  const { cookie } = await makeOrganization();
  await edit(cookie, { expires_at: Date.now() - 1 });
  await expectNobody(cookie);
  expect(await value('SELECT count(*) FROM sessions WHERE id_hash = ?', hashOf(cookie))).toBe(0);
});

test('a session ends 90 days after the sign-in, even when it is used', async () => {
  const { cookie } = await makeOrganization();
  await edit(cookie, { created_at: Date.now() - 90 * DAY - 1, expires_at: Date.now() + 20 * DAY });
  await expectNobody(cookie);
});

test('use extends a session in the second half of 30 days, never beyond 90 days', async () => {
  const { cookie } = await makeOrganization();
  const expiry = () => value<number>('SELECT expires_at FROM sessions WHERE id_hash = ?', hashOf(cookie));
  const use = async () => expect((await get(KEYS, { cookie })).status).toBe(200);

  const early = Date.now() + 16 * DAY;
  await edit(cookie, { expires_at: early });
  await use();
  expect(await expiry()).toBe(early);

  await edit(cookie, { expires_at: Date.now() + 14 * DAY });
  const before = Date.now();
  await use();
  const renewed = await expiry();
  expect(renewed).toBeGreaterThanOrEqual(before + 30 * DAY);
  await use();
  expect(await expiry()).toBe(renewed);

  const signedInAt = Date.now() - 80 * DAY;
  await edit(cookie, { created_at: signedInAt, expires_at: Date.now() + 5 * DAY });
  await use();
  expect(await expiry()).toBe(signedInAt + 90 * DAY);
  const { batches, response } = await recordQueries(KEYS, cookie);
  expect(response.status).toBe(200);
  expect(batches).not.toEqual([]);
  expect(batches.flat().filter(({ sql }) => sql.startsWith('update'))).toEqual([]);
  const shown = (await (await get('/api/auth/get-session', { cookie })).json()) as {
    session: { expiresAt: string };
  };
  expect(Date.parse(shown.session.expiresAt)).toBe(signedInAt + 90 * DAY);
});

test('the session of a removed member is refused at once; other members are not affected', async () => {
  const owner = await makeOrganization();
  const member = await addMember(owner.organizationId, 'member');
  expect((await member.request('GET', KEYS)).status).toBe(200);
  await testEnv.DB.prepare('DELETE FROM members WHERE user_id = ?').bind(member.userId).run();
  await expectNobody(member.cookie);
  expect((await owner.request('GET', KEYS)).status).toBe(200);
});

test('a changed role applies from the next call', async () => {
  const owner = await makeOrganization();
  const admin = await addMember(owner.organizationId, 'admin');
  expect((await admin.request('POST', KEYS, { name: 'a' })).status).toBe(201);
  await testEnv.DB.prepare("UPDATE members SET role = 'member' WHERE user_id = ?").bind(admin.userId).run();
  expect((await admin.request('POST', KEYS, { name: 'b' })).status).toBe(403);
});

test('authentication costs one round trip and at most 6 rows', async () => {
  const { cookie } = await makeOrganization();
  await edit(cookie, { expires_at: Date.now() + 29 * DAY });
  const { batches, response } = await recordQueries('/api/no-such-thing', cookie);
  expect(response.status).toBe(404);
  expect(batches).toEqual([[expect.anything()]]);
  const { sql, params } = batches[0]![0]!;
  const { meta, results } = await testEnv.DB.prepare(sql)
    .bind(...params)
    .all();
  expect(results).toHaveLength(1);
  expect(meta.rows_read).toBeLessThanOrEqual(6);
});

test('a cron tick deletes only what has expired', async () => {
  const live = await makeOrganization();
  const dead = await makeOrganization();
  await edit(dead.cookie, { expires_at: Date.now() - 1 });
  const insert = testEnv.DB.prepare('INSERT INTO sign_in_failures VALUES (?, 3, ?)');
  await testEnv.DB.batch([insert.bind('past', Date.now() - 1), insert.bind('running', Date.now() + DAY)]);
  await removeExpired(testCtx(0));
  expect(await value('SELECT count(*) FROM sessions WHERE id_hash = ?', hashOf(dead.cookie))).toBe(0);
  expect(await value('SELECT count(*) FROM sessions WHERE id_hash = ?', hashOf(live.cookie))).toBe(1);
  expect(
    await value(
      "SELECT group_concat(account_hash) FROM sign_in_failures WHERE account_hash IN ('past', 'running')",
    ),
  ).toBe('running');
});

/** Sends a GET with this session. Also returns the batches of queries that it ran: each is one round trip. */
async function recordQueries(path: string, cookie: string) {
  const batches: Query[][] = [];
  const env = withBatches(testEnv, (run, queries) => {
    batches.push(queries);
    return run();
  });
  const response = await withEnv(env, request('GET', path, undefined, { cookie }));
  return { batches, response };
}

test('a session that is used ends 30 days later, not at the end of its 90 days', async () => {
  const { cookie } = await makeOrganization();
  const now = Date.now();
  await edit(cookie, { created_at: now - 20 * DAY, expires_at: now + 10 * DAY });
  expect((await get(KEYS, { cookie })).status).toBe(200);
  const expiresAt = Number(await value('SELECT expires_at FROM sessions WHERE id_hash = ?', hashOf(cookie)));
  expect(Math.round((expiresAt - now) / DAY)).toBe(30);
});

test('too many calls in a session limit that session alone, also one that this isolate knows', async () => {
  const owner = await makeOrganization();
  const limitKeys: string[] = [];
  const limit = async ({ key }: { key: string }) => {
    limitKeys.push(key);
    return { success: false };
  };
  const env = { SESSION_LIMIT: { limit } as RateLimit };
  const callAs = (cookie: string) => withEnv(env, request('GET', KEYS, undefined, { cookie }));
  const publicId = await testEnv.DB.prepare('SELECT public_id FROM sessions WHERE id_hash = ?')
    .bind(hashOf(owner.cookie))
    .first<string>('public_id');
  for (const isKnown of [false, true]) {
    const refused = await callAs(owner.cookie);
    expect(refused.status, `known: ${isKnown}`).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('60');
    expect(await refused.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(limitKeys.splice(0)).toEqual([publicId]);
    expect((await owner.request('GET', KEYS)).status).toBe(200);
  }
  expect((await callAs('herald_session=forged')).status).toBe(401);
  expect(limitKeys).toEqual([]);
});
