import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { createApp } from '../../../../../src/worker/app.ts';
import { makeOrganization, testEnv, unverified } from '../../../helpers.ts';
import {
  type Account,
  cheapHash,
  codeOf,
  isSignedIn,
  keyOf,
  mailsTo,
  makeAccount,
  settled,
  signInAgain,
} from '../accounts/world.ts';
import { DASHBOARD, dump, newEmail, PASSWORD, post, request, value } from '../auth-helpers.ts';

const REQUEST = '/api/auth/request-password-reset';
const RESET = '/api/auth/reset-password';
const SIGN_IN = '/api/auth/sign-in/email';
const NEW = 'another-planted-password-9';

const ask = (email: string, redirectTo?: string) => settled('POST', REQUEST, { email, redirectTo });

/** Requests a mail, and returns the token in it. */
async function tokenFor(account: Account): Promise<string> {
  expect((await ask(account.email)).status).toBe(200);
  const [mail] = (await mailsTo(account.email)).slice(-1);
  return mail?.text.match(/^[0-9A-Za-z]{32}$/m)?.[0] ?? '';
}

const tokens = (userId: number) => value('SELECT count(*) FROM one_time_tokens WHERE user_id = ?', userId);

test('a mailed link resets the password: sessions end, the address is verified, the count is cleared', async () => {
  const ada = await unverified(makeAccount());
  const other = await signInAgain(ada.email);
  for (let i = 0; i < 11; i++) await post(SIGN_IN, { email: ada.email, password: 'guess' });
  expect((await post(SIGN_IN, { email: ada.email, password: PASSWORD })).status).toBe(429);

  const reset = await ask(` ${ada.email.toUpperCase()}`, '/new-password?lang=en');
  expect(reset.status).toBe(200);
  expect(await reset.json()).toEqual({ status: true, message: expect.any(String) });
  const [mail] = await mailsTo(ada.email);
  expect(mail).toMatchObject({ subject: 'Reset your password', organizationId: 0 });
  expect(mail?.link).toMatch(/^http:\/\/localhost\/api\/auth\/reset-password\/[0-9A-Za-z]{32}\?callbackURL=/);

  // Twice, as a mail scanner may open the link first.
  await settled('GET', mail?.link ?? '');
  const followed = await settled('GET', mail?.link ?? '');
  expect(followed.status).toBe(302);
  const next = new URL(followed.headers.get('location') ?? '');
  expect(next.origin + next.pathname).toBe('http://localhost/new-password');
  expect(next.searchParams.get('lang')).toBe('en');
  const token = next.searchParams.get('token') ?? '';
  expect(await dump()).not.toContain(token);

  const done = await post(RESET, { newPassword: NEW, token });
  expect(done.status).toBe(200);
  expect(await done.json()).toEqual({ status: true });
  expect(done.headers.getSetCookie().filter((cookie) => cookie.includes('session='))).toEqual([]);
  expect([await isSignedIn(ada.cookie), await isSignedIn(other)]).toEqual([false, false]);
  expect((await post(SIGN_IN, { email: ada.email, password: PASSWORD })).status).toBe(401);
  const signedIn = await post(SIGN_IN, { email: ada.email, password: NEW });
  expect(await signedIn.json()).toMatchObject({ user: { emailVerified: true } });

  const again = await post(RESET, { newPassword: PASSWORD, token });
  expect(again.status).toBe(400);
  expect(await codeOf(again)).toBe('INVALID_TOKEN');
  const late = await settled('GET', mail?.link ?? '');
  expect(late.headers.get('location')).toBe('http://localhost/new-password?lang=en&error=INVALID_TOKEN');

  expect((await mailsTo(ada.email)).map(({ subject }) => subject)).toEqual([
    'Reset your password',
    'Your password was changed',
  ]);
  expect(
    await value(
      "SELECT actor || ' ' || target FROM audit_log WHERE organization_id = ? AND action = 'password.reset'",
      ada.organizationId,
    ),
  ).toBe(`system user:${ada.userId}`);
});

test('a reset of an account with an unverified address also deletes its keys and its second factor', async () => {
  for (const proven of [false, true]) {
    const ada = await unverified(makeAccount());
    const key = await keyOf(ada);
    const probe = async () => (await settled('GET', '/api/inboxes', undefined, key)).status;
    expect(await probe()).toBe(200);
    const run = (sql: string) => testEnv.DB.prepare(sql).bind(ada.userId).run();
    await run(
      "INSERT INTO second_factors (user_id, secret, encryption_key, enabled_at, created_at) VALUES (?, 's', 1, 1, 1)",
    );
    await run('UPDATE users SET two_factor_enabled = 1 WHERE id = ?');
    if (proven) await run('UPDATE users SET email_verified = 1 WHERE id = ?');
    const token = await tokenFor(ada);
    expect((await post(RESET, { newPassword: NEW, token })).status).toBe(200);
    expect(await probe()).toBe(proven ? 200 : 401);
    const factors = 'SELECT count(*) FROM second_factors WHERE user_id = ?';
    expect(await value(factors, ada.userId)).toBe(proven ? 1 : 0);
    const signedIn = await post(SIGN_IN, { email: ada.email, password: NEW });
    expect(await signedIn.json()).toMatchObject(
      proven ? { twoFactorRedirect: true } : { user: { emailVerified: true, twoFactorEnabled: false } },
    );
  }
});

test('an unknown address gets the same response, and no mail', async () => {
  const ada = await makeAccount();
  const existing = await ask(ada.email, '/x');
  const nobody = newEmail();
  const unknown = await ask(nobody, '/x');
  expect(unknown.status).toBe(existing.status);
  expect(await unknown.text()).toBe(await existing.text());
  expect(await mailsTo(nobody)).toEqual([]);
});

test('the response does not wait for the work', async () => {
  const ada = await makeAccount();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  // The work cannot end before it is released; the response does not wait for it.
  const waiting = {
    withSession: () => ({
      prepare: () => ({ bind: () => ({ raw: () => held.then(() => []) }) }),
    }),
  } as unknown as D1Database;
  const execution = createExecutionContext();
  const response = await createApp().fetch(
    request('POST', REQUEST, { email: ada.email }),
    { ...testEnv, DB: waiting },
    execution,
  );
  expect(response.status).toBe(200);
  release();
  await waitOnExecutionContext(execution);
});

test('an account without a password gets its first one', async () => {
  const google = await makeOrganization();
  const email = (await value<string>('SELECT email FROM users WHERE id = ?', google.userId))!;
  const token = await tokenFor({ ...google, email });
  expect((await post(RESET, { newPassword: NEW, token })).status).toBe(200);
  expect((await post(SIGN_IN, { email, password: NEW })).status).toBe(200);
});

test('of two resets with one token at once, one wins', async () => {
  const ada = await makeAccount();
  const token = await tokenFor(ada);
  const passwords = ['first-of-the-two', 'second-of-the-two'];
  const responses = await Promise.all(passwords.map((newPassword) => post(RESET, { newPassword, token })));
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 400]);
  const lost = responses.find(({ status }) => status === 400);
  expect(lost && (await codeOf(lost))).toBe('INVALID_TOKEN');
  const winner = passwords[responses.findIndex(({ status }) => status === 200)] ?? '';
  expect((await post(SIGN_IN, { email: ada.email, password: winner })).status).toBe(200);
});

test('a reset uses up the other tokens of the account', async () => {
  const ada = await makeAccount();
  const [one, two] = [await tokenFor(ada), await tokenFor(ada)];
  expect(one).not.toBe(two);
  expect((await post(RESET, { newPassword: NEW, token: two })).status).toBe(200);
  expect(await codeOf(await post(RESET, { newPassword: PASSWORD, token: one }))).toBe('INVALID_TOKEN');
});

test('a token that is wrong, cut, expired or of another kind does nothing', async () => {
  const ada = await unverified(makeAccount());
  const hash = cheapHash(PASSWORD);
  const token = await tokenFor(ada);
  await ada.request('POST', '/api/auth/send-verification-email', { email: ada.email });
  const verification = new URL((await mailsTo(ada.email)).at(-1)?.link ?? '').searchParams.get('token');
  const stored = await value<string>(
    "SELECT token_hash FROM one_time_tokens WHERE user_id = ? AND kind = 'reset_password'",
    ada.userId,
  );
  for (const wrong of ['', 'x', token.slice(0, -1), `${token}x`, token.toLowerCase(), verification, stored]) {
    const response = await post(RESET, { newPassword: NEW, token: wrong });
    expect(response.status).toBe(400);
    expect(await codeOf(response)).toBe('INVALID_TOKEN');
  }
  await testEnv.DB.prepare('UPDATE one_time_tokens SET expires_at = ? WHERE user_id = ?')
    .bind(Date.now() - 1, ada.userId)
    .run();
  expect(await codeOf(await post(RESET, { newPassword: NEW, token }))).toBe('INVALID_TOKEN');
  const followed = await settled('GET', `${RESET}/${token}?callbackURL=/x`);
  expect(followed.headers.get('location')).toBe('http://localhost/x?error=INVALID_TOKEN');
  expect(await value('SELECT password_hash FROM users WHERE id = ?', ada.userId)).toBe(hash);
  expect(await isSignedIn(ada.cookie)).toBe(true);
});

test('a refused password does not use up the token', async () => {
  const ada = await makeAccount();
  const token = await tokenFor(ada);
  const short = await post(RESET, { newPassword: 'short', token });
  expect(await short.json()).toMatchObject({ code: 'PASSWORD_TOO_SHORT', errors: [{ path: 'newPassword' }] });
  expect((await post(RESET, { newPassword: NEW, token })).status).toBe(200);
});

test('an account gets five mails an hour, also when all are requested at once', async () => {
  const ada = await makeAccount();
  const responses = await Promise.all(Array.from({ length: 8 }, () => ask(ada.email)));
  expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect(await mailsTo(ada.email)).toHaveLength(5);
  expect(await tokens(ada.userId)).toBe(5);
  await testEnv.DB.prepare('UPDATE one_time_tokens SET created_at = created_at - 3600001 WHERE user_id = ?')
    .bind(ada.userId)
    .run();
  await ask(ada.email);
  expect(await mailsTo(ada.email)).toHaveLength(6);
});

test('requests from one network are limited', async () => {
  const keys: string[] = [];
  const SIGN_IN_LIMIT = {
    limit: ({ key }: { key: string }) => {
      keys.push(key);
      return Promise.resolve({ success: false });
    },
  };
  const ada = await makeAccount();
  const headers = { 'cf-connecting-ip': '192.0.2.7' };
  const response = await settled('POST', REQUEST, { email: ada.email }, headers, { SIGN_IN_LIMIT });
  expect(response.status).toBe(429);
  expect(response.headers.get('retry-after')).toBe('60');
  expect(keys).toEqual(['mail:192.0.2.7']);
  expect(await mailsTo(ada.email)).toEqual([]);
});

test.each([
  'https://evil.example/',
  '//evil.example/x',
  '/\\evil.example',
  'https://localhost@evil.example/',
  'https://dashboard.example.evil.example/',
  'javascript:alert(1)',
  'data:text/html,x',
  '/\tx',
])('redirectTo %j would be an open redirect: it is refused, and nothing is sent', async (redirectTo) => {
  const ada = await makeAccount();
  const env = { DASHBOARD_ORIGINS: DASHBOARD };
  const response = await settled('POST', REQUEST, { email: ada.email, redirectTo }, {}, env);
  expect(response.status).toBe(403);
  expect(await response.json()).toMatchObject({
    code: 'INVALID_CALLBACK_URL',
    errors: [{ path: 'redirectTo' }],
  });
  expect(await mailsTo(ada.email)).toEqual([]);
  const path = `${RESET}/${'x'.repeat(32)}?callbackURL=${encodeURIComponent(redirectTo)}`;
  const followed = await settled('GET', path, undefined, {}, env);
  expect(followed.status).toBe(403);
  expect(followed.headers.get('location')).toBeNull();
});

test('an allowed dashboard is accepted as redirectTo', async () => {
  const ada = await makeAccount();
  const env = { DASHBOARD_ORIGINS: DASHBOARD };
  await settled('POST', REQUEST, { email: ada.email, redirectTo: `${DASHBOARD}/reset` }, {}, env);
  const [mail] = await mailsTo(ada.email);
  const followed = await settled('GET', mail?.link ?? '', undefined, {}, env);
  expect(followed.headers.get('location')).toMatch(
    /^https:\/\/dashboard\.example\/reset\?token=[0-9A-Za-z]{32}$/,
  );
  // Once the dashboard is no longer allowed, its links are refused.
  expect((await settled('GET', mail?.link ?? '')).status).toBe(403);
});

test('a look-alike of an address gets no mail', async () => {
  const ada = await makeAccount();
  const cyrillic = ada.email.replace('example', 'ex\u0430mple');
  const dotless = ada.email.replace('.com', '.c\u043em');
  for (const typed of [cyrillic, dotless, `${ada.email}\u0000`, `${ada.email}\r\nBcc: x@evil.example`]) {
    await ask(typed);
    expect(await mailsTo(typed)).toEqual([]);
  }
  expect(await mailsTo(ada.email)).toEqual([]);
  // Full-width letters are the same address; the mail goes to the stored one.
  const wide = ada.email.replace('example', 'ｅｘａｍｐｌｅ');
  await ask(wide);
  expect(await mailsTo(wide)).toEqual([]);
  expect(await mailsTo(ada.email)).toHaveLength(1);
});

test.each(['PUBLIC_URL', 'SYSTEM_SMTP_URL'])(
  'without %s the service says that it cannot mail links',
  async (name) => {
    const response = await settled('POST', REQUEST, { email: newEmail() }, {}, { [name]: '' });
    expect(response.status).toBe(503);
    expect(await codeOf(response)).toBe('NOT_CONFIGURED');
  },
);

test.each([
  [REQUEST, {}, 'email'],
  [REQUEST, { email: 7 }, 'email'],
  [REQUEST, { email: 'x'.repeat(321) }, 'email'],
  [REQUEST, { email: 'a@example.com', redirectTo: 'x'.repeat(2001) }, 'redirectTo'],
  [RESET, { token: 'x' }, 'newPassword'],
  [RESET, { newPassword: NEW }, 'token'],
  [RESET, { newPassword: NEW, token: { $ne: 1 } }, 'token'],
])('%s %j is bad input', async (path, body, field) => {
  const response = await post(path, body);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: 'VALIDATION_ERROR', errors: [{ path: field }] });
});

test('pages of other origins can neither request nor reset', async () => {
  const headers = { origin: 'https://evil.example' };
  for (const path of [REQUEST, RESET]) {
    const response = await post(path, { email: newEmail(), newPassword: NEW, token: 'x' }, headers);
    expect(await codeOf(response)).toBe('INVALID_ORIGIN');
  }
});

test('a link without callbackURL says whether its token is valid', async () => {
  const ada = await makeAccount();
  const good = await settled('GET', `${RESET}/${await tokenFor(ada)}`);
  expect(good.status).toBe(200);
  expect(await good.json()).toEqual({ status: true });
  const bad = await settled('GET', `${RESET}/${'x'.repeat(32)}`);
  expect(bad.status).toBe(400);
  expect(await codeOf(bad)).toBe('INVALID_TOKEN');
  expect((await settled('GET', `${RESET}/${'x'.repeat(201)}`)).status).toBe(400);
});
