import { expect, test } from 'vitest';
import { addMember, makeOrganization, testEnv } from '../../../helpers.ts';
import { codeOf, isSignedIn, keyOf, makeAccount, settled, signInAgain } from '../accounts/world.ts';
import { post, value } from '../auth-helpers.ts';

const LIST = '/api/auth/list-sessions';
const SETTINGS = '/api/settings/security/sessions';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0';

interface Shown {
  id: string;
  is_current: boolean;
}

const publicIds = async (userId: number) => {
  const { results } = await testEnv.DB.prepare('SELECT public_id FROM sessions WHERE user_id = ?')
    .bind(userId)
    .all<{ public_id: string }>();
  return results.map((row) => row.public_id);
};
const edit = (userId: number, assignments: string) =>
  testEnv.DB.prepare(`UPDATE sessions SET ${assignments} WHERE user_id = ?`).bind(userId).run();

test('both lists show where the user is signed in, without secrets', async () => {
  const ada = await makeAccount();
  await makeAccount();
  const headers = { 'user-agent': FIREFOX, 'cf-connecting-ip': '192.0.2.7' };
  const other = await signInAgain(ada.email, headers);
  const settings = await ada.request('GET', SETTINGS);
  expect(settings.status).toBe(200);
  const text = await settings.text();
  expect(text).not.toContain(other.split('=')[1]);
  const sessions = JSON.parse(text) as Shown[];
  expect(sessions).toHaveLength(2);
  const time = expect.stringMatching(/Z$/);
  const times = { created_at: time, last_used_at: time, expires_at: time };
  expect(sessions.find((session) => !session.is_current)).toEqual({
    id: expect.stringMatching(/^[0-9A-Za-z]{20}$/),
    device: 'Firefox on Windows',
    ip_address: '192.0.2.7',
    user_agent: FIREFOX,
    is_current: false,
    ...times,
  });
  expect(sessions.find((session) => session.is_current)).toMatchObject({ device: null, ip_address: null });

  const auth = await ada.request('GET', LIST);
  expect(auth.status).toBe(200);
  const listed = (await auth.json()) as {
    id: string;
    token: string;
    userId: string;
    activeOrganizationId: string;
  }[];
  expect(listed.map(({ id }) => id).sort()).toEqual((await publicIds(ada.userId)).sort());
  for (const session of listed) {
    expect(session).toMatchObject({
      token: session.id,
      userId: String(ada.userId),
      activeOrganizationId: String(ada.organizationId),
    });
  }
});

test('sessions that are no longer valid are not listed', async () => {
  const ada = await makeAccount();
  const count = async (cookie: string) =>
    ((await (await settled('GET', SETTINGS, undefined, { cookie })).json()) as Shown[]).length;
  for (const dead of [
    `expires_at = ${Date.now() - 1}`,
    `created_at = ${Date.now() - 90 * DAY - 1}`,
    'organization_id = 0',
  ]) {
    await edit(ada.userId, dead);
    const cookie = await signInAgain(ada.email);
    expect(await count(cookie)).toBe(1);
    await testEnv.DB.prepare('DELETE FROM sessions WHERE user_id = ?').bind(ada.userId).run();
    await signInAgain(ada.email);
  }
});

test('a revoked session ends at once; the others go on', async () => {
  const ada = await makeAccount();
  const [one, two] = [await signInAgain(ada.email), await signInAgain(ada.email)];
  const idOf = async (cookie: string) =>
    (
      (await (await settled('GET', '/api/auth/get-session', undefined, { cookie })).json()) as {
        session: { id: string };
      }
    ).session.id;
  const [oneId, twoId] = [await idOf(one), await idOf(two)];

  const deleted = await ada.request('DELETE', `${SETTINGS}/${oneId}`);
  expect(deleted.status).toBe(200);
  expect(await deleted.json()).toEqual({ message: expect.any(String) });
  expect(deleted.headers.get('set-cookie')).toBeNull();
  expect([await isSignedIn(one), await isSignedIn(two)]).toEqual([false, true]);
  const again = await ada.request('DELETE', `${SETTINGS}/${oneId}`);
  expect(again.status).toBe(404);
  expect(await codeOf(again)).toBe('NOT_FOUND');

  for (let i = 0; i < 2; i++) {
    const revoked = await ada.request('POST', '/api/auth/revoke-session', { token: twoId });
    expect(revoked.status).toBe(200);
    expect(await revoked.json()).toEqual({ status: true });
  }
  expect([await isSignedIn(two), await isSignedIn(ada.cookie)]).toEqual([false, true]);
  expect(
    await value(
      "SELECT count(*) FROM audit_log WHERE organization_id = ? AND action = 'session.ended'",
      ada.organizationId,
    ),
  ).toBe(2);
});

test("another user's session does not exist for the caller, also in the same organization", async () => {
  const owner = await makeOrganization();
  const member = await addMember(owner.organizationId, 'member');
  const [id] = await publicIds(member.userId);
  expect((await owner.request('DELETE', `${SETTINGS}/${id}`)).status).toBe(404);
  const revoked = await owner.request('POST', '/api/auth/revoke-session', { token: id });
  expect(await revoked.json()).toEqual({ status: true });
  expect(await isSignedIn(member.cookie)).toBe(true);
  expect(
    await value(
      "SELECT count(*) FROM audit_log WHERE organization_id = ? AND action = 'session.ended'",
      owner.organizationId,
    ),
  ).toBe(0);
});

test('all other sessions end, or all', async () => {
  const [ada, bob] = [await makeAccount(), await makeAccount()];
  const [one, two] = [await signInAgain(ada.email), await signInAgain(ada.email)];
  const others = await ada.request('POST', '/api/auth/revoke-other-sessions', {});
  expect(await others.json()).toEqual({ status: true });
  expect([await isSignedIn(one), await isSignedIn(two), await isSignedIn(ada.cookie)]).toEqual([
    false,
    false,
    true,
  ]);
  const three = await signInAgain(ada.email);
  const all = await ada.request('POST', '/api/auth/revoke-sessions');
  expect(await all.json()).toEqual({ status: true });
  expect(all.headers.get('set-cookie')).toMatch(/^herald_session=; Max-Age=0/);
  expect([await isSignedIn(three), await isSignedIn(ada.cookie), await isSignedIn(bob.cookie)]).toEqual([
    false,
    false,
    true,
  ]);
});

test('ending the calling session deletes its cookie', async () => {
  const ada = await makeAccount();
  const [id] = await publicIds(ada.userId);
  const deleted = await ada.request('DELETE', `${SETTINGS}/${id}`);
  expect(deleted.headers.get('set-cookie')).toMatch(/^herald_session=; Max-Age=0/);
  expect(await isSignedIn(ada.cookie)).toBe(false);
});

test('the last use is recorded to the hour, without writes in between', async () => {
  const ada = await makeAccount();
  const used = () => value<number>('SELECT updated_at FROM sessions WHERE user_id = ?', ada.userId);
  for (const path of [LIST, '/api/auth/get-session']) {
    const use = () => settled('GET', path, undefined, { cookie: ada.cookie });
    const recent = Date.now() - HOUR + 60_000;
    await edit(ada.userId, `updated_at = ${recent}`);
    await use();
    expect(await used()).toBe(recent);
    const before = Date.now();
    await edit(ada.userId, `updated_at = ${before - HOUR}`);
    await Promise.all([use(), use(), use()]);
    expect(await used()).toBeGreaterThanOrEqual(before);
  }
});

test('an API key can neither list nor end sessions', async () => {
  const ada = await makeAccount();
  const key = await keyOf(ada);
  const [id] = await publicIds(ada.userId);
  for (const [method, path, body] of [
    ['GET', LIST],
    ['GET', SETTINGS],
    ['DELETE', `${SETTINGS}/${id}`],
    ['POST', '/api/auth/revoke-session', { token: id }],
    ['POST', '/api/auth/revoke-sessions'],
    ['POST', '/api/auth/revoke-other-sessions'],
    ['GET', '/api/settings/security/login-history'],
  ] as const) {
    const response = await settled(method, path, body, key);
    expect(response.status).toBe(403);
    expect(await codeOf(response)).toBe('SESSION_REQUIRED');
  }
  expect(await isSignedIn(ada.cookie)).toBe(true);
});

test('bad input', async () => {
  const ada = await makeAccount();
  for (const body of [{}, [], { token: 7 }, { token: 'x'.repeat(201) }]) {
    expect((await ada.request('POST', '/api/auth/revoke-session', body)).status).toBe(400);
  }
  expect((await ada.request('DELETE', `${SETTINGS}/${'x'.repeat(101)}`)).status).toBe(400);
  expect((await ada.request('DELETE', `${SETTINGS}/' OR 1=1 --`)).status).toBe(404);
  expect((await post('/api/auth/revoke-sessions', {})).status).toBe(401);
  expect(await isSignedIn(ada.cookie)).toBe(true);
});
