import { expect, test } from 'vitest';
import { sha256 } from '../../../../../src/lib/hash.ts';
import { removeExpired } from '../../../../../src/worker/modules/identity/remove-expired.ts';
import { testCtx, testEnv } from '../../../helpers.ts';
import { dump, get, newAddress, newEmail, PASSWORD, post, value } from '../auth-helpers.ts';
import {
  codeOf,
  cookieNamed,
  makeChallenge,
  makeHolder,
  makeUser,
  outcome,
  run,
  verifyBackupCode,
  verifyTotp,
  wrongCode,
} from './world.ts';

const signIn = (email: string, cookie = '', more: object = {}) =>
  post('/api/auth/sign-in/email', { email, password: PASSWORD, ...more }, { cookie });

const failuresOf = (userId: number) =>
  value<number>('SELECT failures FROM second_factors WHERE user_id = ?', userId);

async function historyOf(userId: number): Promise<string[]> {
  const { results } = await testEnv.DB.prepare(
    "SELECT outcome || ' ' || method AS row FROM login_history WHERE user_id = ? ORDER BY id",
  )
    .bind(userId)
    .all<{ row: string }>();
  return results.map(({ row }) => row);
}

test('the password alone starts no session; the code then does', async () => {
  const holder = await makeHolder();
  const other = await makeUser();
  const response = await signIn(holder.email, other.cookie);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ twoFactorRedirect: true, twoFactorMethods: ['totp'] });
  // The user who was signed in before in this browser is signed out: the code belongs to another user.
  expect(cookieNamed(response, 'herald_session')).toBe('herald_session=');
  expect(response.headers.getSetCookie()).toContainEqual(
    expect.stringMatching(
      /^herald_two_factor=[0-9A-Za-z]{40}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
    ),
  );
  const challenge = cookieNamed(response, 'herald_two_factor')!;
  const session = await get('/api/auth/get-session', { cookie: challenge });
  expect(await session.json()).toBeNull();
  const attempts = 'SELECT failures FROM sign_in_failures WHERE account_hash = ?';
  expect(await value(attempts, sha256(holder.email))).toBe(1);

  expect(await outcome(await verifyTotp(challenge, wrongCode(holder.secret)))).toBe('401 INVALID_CODE');
  expect(await value(attempts, sha256(holder.email))).toBe(1);
  expect(await failuresOf(holder.userId)).toBe(1);

  const code = codeOf(holder.secret);
  const finished = await verifyTotp(challenge, `${code.slice(0, 3)} ${code.slice(3)}`);
  expect(finished.status).toBe(200);
  const body = (await finished.json()) as { token: string };
  expect(body).toEqual({
    token: expect.stringMatching(/^[0-9A-Za-z]{20}$/),
    user: expect.objectContaining({ id: String(holder.userId), email: holder.email, twoFactorEnabled: true }),
  });
  expect(finished.headers.getSetCookie()).toContainEqual(
    expect.stringMatching(/^herald_session=[a-z2-7]{40}; Max-Age=7776000; /),
  );
  expect(cookieNamed(finished, 'herald_two_factor')).toBe('herald_two_factor=');
  expect(cookieNamed(finished, 'herald_trusted_device')).toBeUndefined();
  const cookie = cookieNamed(finished, 'herald_session')!;
  const signedIn = await get('/api/auth/get-session', { cookie });
  expect(await signedIn.json()).toMatchObject({
    session: { token: body.token },
    user: { email: holder.email },
  });
  expect(await value(attempts, sha256(holder.email))).toBeNull();
  expect(await failuresOf(holder.userId)).toBe(0);
  expect(await historyOf(holder.userId)).toEqual([
    'second_factor_asked password',
    'wrong_code two_factor',
    'signed_in two_factor',
  ]);
  const all = await dump();
  expect(all).not.toContain(challenge.split('=')[1]);
  expect(all).not.toContain(holder.secret);

  // The challenge has ended, even for a correct code.
  const replayed = await verifyTotp(challenge, codeOf(holder.secret, 1));
  expect(await outcome(replayed)).toBe('401 INVALID_TWO_FACTOR_COOKIE');
});

test('a wrong password gets the usual error, and rememberMe is kept until the session', async () => {
  const holder = await makeHolder();
  const wrong = await signIn(holder.email, '', { password: 'not the password' });
  expect(await outcome(wrong)).toBe('401 INVALID_EMAIL_OR_PASSWORD');
  expect(wrong.headers.getSetCookie()).toEqual([]);
  const response = await signIn(holder.email, '', { rememberMe: false });
  const finished = await verifyTotp(cookieNamed(response, 'herald_two_factor')!, codeOf(holder.secret));
  expect(finished.headers.getSetCookie()).toContainEqual(
    expect.stringMatching(/^herald_session=[a-z2-7]{40}; Path=\/; HttpOnly; SameSite=Lax$/),
  );
  const cookie = cookieNamed(finished, 'herald_session')!;
  const passwords = { current_password: PASSWORD, new_password: 'another-planted-password-9' };
  const changed = await post('/api/settings/security/password', passwords, { cookie });
  expect(changed.headers.get('set-cookie')).toMatch(
    /^herald_session=[a-z2-7]{40}; Path=\/; HttpOnly; SameSite=Lax$/,
  );
});

test('on https the cookies are bound to the host', async () => {
  const holder = await makeHolder();
  const url = 'https://herald.example/api/auth';
  const response = await post(`${url}/sign-in/email`, { email: holder.email, password: PASSWORD });
  const challenge = cookieNamed(response, '__Host-herald_two_factor')!;
  const body = { code: codeOf(holder.secret), trustDevice: true };
  const neighbour = challenge.replace('__Host-', '');
  const refused = await post(`${url}/two-factor/verify-totp`, body, { cookie: neighbour });
  expect(await outcome(refused)).toBe('401 INVALID_TWO_FACTOR_COOKIE');
  const finished = await post(`${url}/two-factor/verify-totp`, body, { cookie: challenge });
  expect(finished.headers.getSetCookie()).toContainEqual(
    expect.stringMatching(
      /^__Host-herald_trusted_device=[0-9A-Za-z]{40}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    ),
  );
});

test.each([
  ['none', () => ''],
  ['a forged one', () => 'herald_two_factor=forged'],
  ['an expired one', (userId: number) => makeChallenge(userId, Date.now() - 1)],
  ['one without a user', () => makeChallenge(0)],
  ['one of a user without a factor', async () => makeChallenge((await makeUser()).userId)],
])('a right code does not work with this challenge: %s', async (_, make) => {
  const holder = await makeHolder('aaaaa-aaaaa-aaaaa');
  const cookie = await make(holder.userId);
  for (const response of [
    await verifyTotp(cookie, codeOf(holder.secret)),
    await verifyBackupCode(cookie, 'aaaaa-aaaaa-aaaaa'),
  ]) {
    expect(await outcome(response)).toBe('401 INVALID_TWO_FACTOR_COOKIE');
    expect(response.headers.getSetCookie()).toEqual([]);
  }
  expect(await failuresOf(holder.userId)).toBe(0);
});

test("a challenge accepts only its own user's codes", async () => {
  const [one, two] = [await makeHolder('aaaaa-aaaaa-aaaaa'), await makeHolder('bbbbb-bbbbb-bbbbb')];
  const challenge = await makeChallenge(one.userId);
  expect(await outcome(await verifyTotp(challenge, codeOf(two.secret)))).toBe('401 INVALID_CODE');
  expect(await outcome(await verifyBackupCode(challenge, 'bbbbb-bbbbb-bbbbb'))).toBe('401 INVALID_CODE');
  expect([await failuresOf(one.userId), await failuresOf(two.userId)]).toEqual([2, 0]);
});

test('a setup that is not confirmed does not affect sign-ins', async () => {
  const user = await makeHolder();
  await run('UPDATE second_factors SET enabled_at = NULL WHERE user_id = ?', user.userId);
  const challenge = await makeChallenge(user.userId);
  const refused = await verifyTotp(challenge, codeOf(user.secret));
  expect(await outcome(refused)).toBe('401 INVALID_TWO_FACTOR_COOKIE');
  await run('UPDATE users SET two_factor_enabled = 0 WHERE id = ?', user.userId);
  expect(cookieNamed(await signIn(user.email), 'herald_session')).toMatch(/=.{40}$/);
});

test('a challenge has five tries, also at once', async () => {
  const holder = await makeHolder();
  const challenge = await makeChallenge(holder.userId);
  const code = wrongCode(holder.secret);
  const tries = await Promise.all(Array.from({ length: 8 }, () => verifyTotp(challenge, code).then(outcome)));
  expect(tries.sort()).toEqual([
    ...Array(5).fill('401 INVALID_CODE'),
    ...Array(3).fill('401 INVALID_TWO_FACTOR_COOKIE'),
  ]);
  expect(await failuresOf(holder.userId)).toBe(5);
  const late = await verifyTotp(challenge, codeOf(holder.secret));
  expect(await outcome(late)).toBe('401 INVALID_TWO_FACTOR_COOKIE');
  // The next sign-in has five tries of its own.
  expect((await verifyTotp(await makeChallenge(holder.userId), codeOf(holder.secret))).status).toBe(200);
});

test('ten failures lock the second factor, over all challenges and kinds, also at once', async () => {
  const holder = await makeHolder('aaaaa-aaaaa-aaaaa');
  const challenges = await Promise.all(Array.from({ length: 7 }, () => makeChallenge(holder.userId)));
  const code = wrongCode(holder.secret);
  const tries = await Promise.all(
    challenges.flatMap((challenge) => [
      verifyTotp(challenge, code).then(outcome),
      verifyBackupCode(challenge, 'zzzzz-zzzzz-zzzzz').then(outcome),
    ]),
  );
  expect(tries.sort()).toEqual([
    ...Array(10).fill('401 INVALID_CODE'),
    ...Array(4).fill('429 TOO_MANY_REQUESTS'),
  ]);
  const challenge = await makeChallenge(holder.userId);
  for (const refused of [
    await verifyTotp(challenge, codeOf(holder.secret)),
    await verifyBackupCode(challenge, 'aaaaa-aaaaa-aaaaa'),
    await holder.request('POST', '/api/settings/security/2fa/disable', { code: codeOf(holder.secret) }),
  ]) {
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(14 * 60);
    expect(seconds).toBeLessThanOrEqual(15 * 60);
    expect(await outcome(refused)).toBe('429 TOO_MANY_REQUESTS');
  }
  // A code refused by the lock does not count as a try of the challenge.
  const attempts = 'SELECT attempts FROM sign_in_challenges WHERE id_hash = ?';
  expect(await value(attempts, sha256(challenge.split('=')[1]!))).toBe(0);

  await run('UPDATE second_factors SET locked_until = ? WHERE user_id = ?', Date.now() - 1, holder.userId);
  expect(await outcome(await verifyTotp(challenge, code))).toBe('401 INVALID_CODE');
  expect(await failuresOf(holder.userId)).toBe(1);
  expect((await verifyTotp(challenge, codeOf(holder.secret))).status).toBe(200);
});

test('of one code in two sign-ins at once, and of two codes in one sign-in, exactly one works', async () => {
  const same = await makeHolder();
  const challenges = await Promise.all([1, 2, 3].map(() => makeChallenge(same.userId)));
  const sameCode = await Promise.all(
    challenges.map((challenge) => verifyTotp(challenge, codeOf(same.secret)).then(outcome)),
  );
  expect(sameCode.sort()).toEqual(['200', '401 INVALID_CODE', '401 INVALID_CODE']);

  const both = await makeHolder('aaaaa-aaaaa-aaaaa');
  const challenge = await makeChallenge(both.userId);
  const twoCodes = await Promise.all([
    verifyTotp(challenge, codeOf(both.secret)).then(outcome),
    verifyBackupCode(challenge, 'aaaaa-aaaaa-aaaaa').then(outcome),
  ]);
  expect(twoCodes.filter((answer) => answer === '200')).toHaveLength(1);
  const sessions = 'SELECT count(*) FROM sessions WHERE user_id = ?';
  expect(await value(sessions, both.userId)).toBe(2);
});

test('a recovery code finishes one sign-in, also of two at once', async () => {
  const holder = await makeHolder('aaaaa-aaaaa-aaaaa', 'bbbbb-bbbbb-bbbbb');
  const challenges = await Promise.all([1, 2].map(() => makeChallenge(holder.userId)));
  const answers = await Promise.all(
    challenges.map((challenge) => verifyBackupCode(challenge, 'AAAAA-aaaaa aaaaa').then(outcome)),
  );
  expect(answers.sort()).toEqual(['200', '401 INVALID_CODE']);
  const again = await verifyBackupCode(await makeChallenge(holder.userId), 'aaaaa-aaaaa-aaaaa');
  expect(await outcome(again)).toBe('401 INVALID_CODE');
  const status = await holder.request('GET', '/api/settings/security/2fa');
  expect(await status.json()).toMatchObject({ recovery_codes_left: 1 });
});

test('tries from one network are limited over all challenges', async () => {
  const headers = { 'cf-connecting-ip': newAddress(), cookie: 'herald_two_factor=x' };
  let last = '';
  for (let n = 0; n <= 120 && !last.startsWith('429'); n++) {
    last = await outcome(await post('/api/auth/two-factor/verify-totp', { code: '123456' }, headers));
  }
  expect(last).toBe('429 TOO_MANY_REQUESTS');
});

async function trustedCookie(holder: { userId: number; secret: string }): Promise<string> {
  const challenge = await makeChallenge(holder.userId);
  const finished = await verifyTotp(challenge, codeOf(holder.secret), { trustDevice: true });
  return cookieNamed(finished, 'herald_trusted_device')!;
}

test('a trusted device needs no code; that of another user, or an expired one, does', async () => {
  const [holder, other] = [await makeHolder(), await makeHolder()];
  const trusted = await trustedCookie(holder);
  expect(await dump()).not.toContain(trusted.split('=')[1]);
  const isAsked = async (email: string, cookie: string) =>
    'twoFactorRedirect' in ((await (await signIn(email, cookie)).json()) as object);
  expect(await isAsked(holder.email, trusted)).toBe(false);
  expect(await isAsked(holder.email, `${trusted}x`)).toBe(true);
  expect(await isAsked(other.email, trusted)).toBe(true);
  const wrong = await signIn(holder.email, trusted, { password: 'not the password' });
  expect(await outcome(wrong)).toBe('401 INVALID_EMAIL_OR_PASSWORD');
  await run('UPDATE trusted_devices SET expires_at = ? WHERE user_id = ?', Date.now(), holder.userId);
  expect(await isAsked(holder.email, trusted)).toBe(true);
});

test('a new password ends trusted devices and sign-ins that wait', async () => {
  const holder = await makeHolder();
  const trusted = await trustedCookie(holder);
  const waiting = await makeChallenge(holder.userId);
  const changed = await holder.request('POST', '/api/auth/change-password', {
    currentPassword: PASSWORD,
    newPassword: `${PASSWORD}!`,
  });
  expect(changed.status).toBe(200);
  const late = await verifyTotp(waiting, codeOf(holder.secret, 1));
  expect(await outcome(late)).toBe('401 INVALID_TWO_FACTOR_COOKIE');
  const next = await signIn(holder.email, trusted, { password: `${PASSWORD}!` });
  expect(await next.json()).toMatchObject({ twoFactorRedirect: true });
});

test('a user has at most twenty trusted devices', async () => {
  const holder = await makeHolder();
  for (let n = 0; n < 25; n++) {
    const row = [`${holder.userId} ${n}`, holder.userId, n, 9e15];
    await run('INSERT INTO trusted_devices VALUES (?, ?, ?, ?)', ...row);
  }
  await trustedCookie(holder);
  const oldest = 'SELECT min(created_at) FROM trusted_devices WHERE user_id = ?';
  expect(await value(oldest, holder.userId)).toBe(6);
  expect(await value('SELECT count(*) FROM trusted_devices WHERE user_id = ?', holder.userId)).toBe(20);
});

test('expired challenges and devices are deleted', async () => {
  const { userId } = await makeHolder();
  await makeChallenge(userId, Date.now() - 1);
  const waiting = await makeChallenge(userId);
  for (const expires of [Date.now() - 1, Date.now() + 60_000]) {
    await run('INSERT INTO trusted_devices VALUES (?, ?, 1, ?)', `${userId} ${expires}`, userId, expires);
  }
  await removeExpired(testCtx(0));
  const challenges = 'SELECT id_hash FROM sign_in_challenges WHERE user_id = ?';
  expect(await value(challenges, userId)).toBe(sha256(waiting.split('=')[1]!));
  expect(await value('SELECT count(*) FROM sign_in_challenges WHERE user_id = ?', userId)).toBe(1);
  expect(await value('SELECT count(*) FROM trusted_devices WHERE user_id = ?', userId)).toBe(1);
});

test('a wrong password does not reveal whether an account has a second factor', async () => {
  const holder = await makeHolder();
  const bodies = [];
  for (const email of [holder.email, newEmail()]) {
    const answer = await signIn(email, '', { password: 'not the password' });
    bodies.push({ status: answer.status, ...((await answer.json()) as object), requestId: '' });
  }
  expect(bodies[0]).toEqual(bodies[1]);
});
