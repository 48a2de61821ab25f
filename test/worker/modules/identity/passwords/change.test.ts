import { expect, test } from 'vitest';
import { signIn } from '../../../../../src/worker/modules/identity/accounts/sign-in-email.ts';
import { openDatabase } from '../../../../../src/worker/platform/data/database.ts';
import type { Env } from '../../../../../src/worker/platform/env.ts';
import { makeOrganization, testCtx, testEnv, unverified, withBatches } from '../../../helpers.ts';
import {
  cheapHash,
  codeOf,
  isSignedIn,
  keyOf,
  mailsTo,
  makeAccount,
  settled,
  signInAgain,
} from '../accounts/world.ts';
import { cookieOf, newEmail, PASSWORD, post, value } from '../auth-helpers.ts';

const AUTH = '/api/auth/change-password';
const SETTINGS = '/api/settings/security/password';
const NEW = 'another-planted-password-9';

const hashOf = (userId: number) =>
  value<string>('SELECT password_hash FROM users WHERE id = ?', userId) as Promise<string>;
const attemptsLeft = () => value<number>('SELECT count(*) FROM sign_in_failures');

test('the new password signs in, the old one no more; other sessions stay; the user is told', async () => {
  const ada = await makeAccount();
  const other = await signInAgain(ada.email);
  await settled('POST', '/api/auth/request-password-reset', { email: ada.email });
  const before = await attemptsLeft();

  const changed = await ada.request('POST', AUTH, { currentPassword: PASSWORD, newPassword: NEW });
  expect(changed.status).toBe(200);
  expect(changed.headers.get('set-cookie')).toBeNull();
  expect(await changed.json()).toEqual({
    token: null,
    user: expect.objectContaining({ id: String(ada.userId), email: ada.email }),
  });
  expect(await isSignedIn(ada.cookie)).toBe(true);
  expect(await isSignedIn(other)).toBe(true);
  expect(await attemptsLeft()).toBe(before);

  const signInPath = '/api/auth/sign-in/email';
  expect((await post(signInPath, { email: ada.email, password: PASSWORD })).status).toBe(401);
  expect((await post(signInPath, { email: ada.email, password: NEW })).status).toBe(200);

  const [reset, told] = await mailsTo(ada.email);
  expect(told).toMatchObject({ subject: 'Your password was changed', organizationId: ada.organizationId });
  expect(told?.text).toContain(ada.email);
  const token = reset?.text.match(/^[0-9A-Za-z]{32}$/m)?.[0];
  expect(token).toBeDefined();
  const late = await post('/api/auth/reset-password', { newPassword: PASSWORD, token });
  expect(await codeOf(late)).toBe('INVALID_TOKEN');
  expect(
    await value(
      "SELECT actor || ' ' || target FROM audit_log WHERE organization_id = ? AND action = 'password.changed'",
      ada.organizationId,
    ),
  ).toBe(`user:${ada.userId} user:${ada.userId}`);
});

test('an address that nobody verified may be a stranger’s: no change of its account is mailed to it', async () => {
  const ada = await unverified(makeAccount());
  const change = (currentPassword: string, newPassword: string, env: Partial<Env> = {}) =>
    settled('POST', AUTH, { currentPassword, newPassword }, { cookie: ada.cookie }, env);
  expect((await change(PASSWORD, NEW)).status).toBe(200);
  expect(await mailsTo(ada.email)).toEqual([]);
  // Where no address can be verified, such mail goes out through the organization's own inbox.
  expect((await change(NEW, PASSWORD, { SYSTEM_SMTP_URL: undefined })).status).toBe(200);
  expect(await mailsTo(ada.email)).toHaveLength(1);
});

test('revokeOtherSessions: all sessions end, and the caller goes on with a new one', async () => {
  const ada = await makeAccount();
  const other = await signInAgain(ada.email);
  const body = { currentPassword: PASSWORD, newPassword: NEW, revokeOtherSessions: true };
  const changed = await ada.request('POST', AUTH, body);
  expect(changed.status).toBe(200);
  const { token } = (await changed.json()) as { token: string };
  const fresh = cookieOf(changed);
  expect([await isSignedIn(ada.cookie), await isSignedIn(other), await isSignedIn(fresh)]).toEqual([
    false,
    false,
    true,
  ]);
  expect(await value('SELECT public_id FROM sessions WHERE user_id = ?', ada.userId)).toBe(token);
  expect(fresh).not.toContain(token);
  expect(await value('SELECT organization_id FROM sessions WHERE user_id = ?', ada.userId)).toBe(
    ada.organizationId,
  );
});

test('in the settings, all other sessions always end', async () => {
  const ada = await makeAccount();
  const stranger = await makeAccount();
  const other = await signInAgain(ada.email);
  const changed = await ada.request('POST', SETTINGS, { current_password: PASSWORD, new_password: NEW });
  expect(changed.status).toBe(200);
  expect(await changed.json()).toEqual({ message: expect.stringContaining('changed') });
  expect(await isSignedIn(cookieOf(changed))).toBe(true);
  expect(await isSignedIn(ada.cookie)).toBe(false);
  expect(await isSignedIn(other)).toBe(false);
  expect(await isSignedIn(stranger.cookie)).toBe(true);
});

const LASTING = /^herald_session=[a-z2-7]{40}; Max-Age=7776000; Path=\//;
const PASSING = /^herald_session=[a-z2-7]{40}; Path=\//;

test.each([
  [undefined, LASTING],
  [true, LASTING],
  [false, PASSING],
])('with rememberMe %s the new session has the same kind of cookie', async (rememberMe, kind) => {
  const { email } = await makeAccount();
  const signedIn = await post('/api/auth/sign-in/email', { email, password: PASSWORD, rememberMe });
  expect(signedIn.headers.getSetCookie()[0]).toMatch(kind);
  const body = { currentPassword: PASSWORD, newPassword: NEW, revokeOtherSessions: true };
  const changed = await post(AUTH, body, { cookie: cookieOf(signedIn) });
  expect(changed.headers.getSetCookie()[0]).toMatch(kind);
  const back = { current_password: NEW, new_password: PASSWORD };
  const again = await post(SETTINGS, back, { cookie: cookieOf(changed) });
  expect(again.headers.getSetCookie()[0]).toMatch(kind);
});

test('the same holds for a session that began with the sign-up', async () => {
  const body = { name: 'Ada', email: newEmail(), password: PASSWORD, rememberMe: false };
  const signedUp = await post('/api/auth/sign-up/email', body);
  expect(signedUp.headers.getSetCookie()[0]).toMatch(PASSING);
  const passwords = { current_password: PASSWORD, new_password: NEW };
  const changed = await post(SETTINGS, passwords, { cookie: cookieOf(signedUp) });
  expect(changed.headers.getSetCookie()[0]).toMatch(PASSING);
});

test('wrong passwords are counted and change nothing', async () => {
  const ada = await makeAccount();
  const hash = await hashOf(ada.userId);
  const wrong = { currentPassword: 'not the password', newPassword: NEW };
  for (let i = 0; i < 5; i++) {
    const response = await ada.request('POST', AUTH, wrong);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      code: 'INVALID_PASSWORD',
      errors: [{ path: 'currentPassword' }],
    });
  }
  const settings = { current_password: 'not the password', new_password: NEW };
  const refused = await ada.request('POST', SETTINGS, settings);
  expect(await refused.json()).toMatchObject({
    code: 'INVALID_PASSWORD',
    errors: [{ path: 'current_password' }],
  });
  const more = await Promise.all(Array.from({ length: 6 }, () => ada.request('POST', AUTH, wrong)));
  expect(more.map(({ status }) => status).sort()).toEqual([400, 400, 400, 400, 429, 429]);
  const right = await ada.request('POST', AUTH, { currentPassword: PASSWORD, newPassword: NEW });
  expect(right.status).toBe(429);
  expect(Number(right.headers.get('x-retry-after'))).toBeGreaterThan(0);
  expect(await hashOf(ada.userId)).toBe(hash);
  expect(await isSignedIn(ada.cookie)).toBe(true);
  expect(await mailsTo(ada.email)).toEqual([]);

  // Sign-ins are counted separately: a success there does not clear this count.
  expect((await post('/api/auth/sign-in/email', { email: ada.email, password: PASSWORD })).status).toBe(200);
  expect((await ada.request('POST', AUTH, wrong)).status).toBe(429);
});

test('guesses from outside do not stop a signed-in user from changing the password, which clears both counts', async () => {
  const ada = await makeAccount();
  const signIn = (password: string) =>
    post('/api/auth/sign-in/email', { email: ada.email, password }).then(({ status }) => status);
  const before = (await attemptsLeft()) ?? 0;
  const guesses = await Promise.all(Array.from({ length: 11 }, () => signIn('guess')));
  expect(guesses.sort()).toEqual([...Array(10).fill(401), 429]);
  expect((await ada.request('POST', AUTH, { currentPassword: 'wrong one', newPassword: NEW })).status).toBe(
    400,
  );
  expect(await attemptsLeft()).toBe(before + 2);
  expect((await ada.request('POST', AUTH, { currentPassword: PASSWORD, newPassword: NEW })).status).toBe(200);
  expect(await attemptsLeft()).toBe(before);
  expect(await signIn(NEW)).toBe(200);
});

test('an account without a password gets an error that says what to do', async () => {
  const google = await makeOrganization();
  const response = await google.request('POST', AUTH, { currentPassword: PASSWORD, newPassword: NEW });
  expect(response.status).toBe(400);
  expect(await codeOf(response)).toBe('CREDENTIAL_ACCOUNT_NOT_FOUND');
});

test.each([
  [AUTH, { currentPassword: PASSWORD, newPassword: '1234567' }, 'PASSWORD_TOO_SHORT', 'newPassword'],
  [AUTH, { currentPassword: PASSWORD, newPassword: 'x'.repeat(129) }, 'PASSWORD_TOO_LONG', 'newPassword'],
  [AUTH, { newPassword: NEW }, 'VALIDATION_ERROR', 'currentPassword'],
  [AUTH, { currentPassword: PASSWORD, newPassword: 7 }, 'VALIDATION_ERROR', 'newPassword'],
  [SETTINGS, { current_password: PASSWORD, new_password: 'x' }, 'PASSWORD_TOO_SHORT', 'new_password'],
  [SETTINGS, { current_password: PASSWORD }, 'VALIDATION_FAILED', 'new_password'],
  [SETTINGS, { current_password: PASSWORD, new_password: NEW, role: 'owner' }, 'VALIDATION_FAILED', 'role'],
])('%s %j is bad input', async (path, body, code, field) => {
  const ada = await makeAccount();
  const hash = await hashOf(ada.userId);
  const response = await ada.request('POST', path, body);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code, errors: [{ path: field }] });
  expect(await hashOf(ada.userId)).toBe(hash);
});

test('no API key can change a password', async () => {
  const ada = await makeAccount();
  const key = await keyOf(ada);
  for (const [path, body] of [
    [AUTH, { currentPassword: PASSWORD, newPassword: NEW }],
    [SETTINGS, { current_password: PASSWORD, new_password: NEW }],
  ] as const) {
    const response = await post(path, body, key);
    expect(response.status).toBe(403);
    expect(await codeOf(response)).toBe('SESSION_REQUIRED');
  }
});

test('of two changes at once, one wins', async () => {
  const ada = await makeAccount();
  const passwords = ['first-of-the-two', 'second-of-the-two'];
  const responses = await Promise.all(
    passwords.map((newPassword) => ada.request('POST', AUTH, { currentPassword: PASSWORD, newPassword })),
  );
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 400]);
  const winner = passwords[responses.findIndex(({ status }) => status === 200)] ?? '';
  expect((await post('/api/auth/sign-in/email', { email: ada.email, password: winner })).status).toBe(200);
  expect(await mailsTo(ada.email)).toHaveLength(1);
});

test('a password that is changed while it is compared does not sign in', async () => {
  const ada = await makeAccount();
  const ctx = testCtx(0);
  const env = withBatches(testEnv, async (run) => {
    const results = await run();
    await testEnv.DB.prepare('UPDATE users SET password_hash = ? WHERE id = ?')
      .bind(cheapHash(NEW), ada.userId)
      .run();
    return results;
  });
  const db = openDatabase(env);
  const signingIn = signIn(
    { ...ctx, db },
    { email: ada.email, password: PASSWORD },
    { trustedDevice: undefined, knownDevice: undefined, remember: true },
    { ipAddress: null, userAgent: null },
  );
  await expect(signingIn).rejects.toMatchObject({ code: 'INVALID_EMAIL_OR_PASSWORD' });
  expect(await value('SELECT count(*) FROM sessions WHERE user_id = ?', ada.userId)).toBe(1);
  await ctx.waited();
});
