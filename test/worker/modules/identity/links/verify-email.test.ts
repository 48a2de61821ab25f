import { expect, test } from 'vitest';
import { makeOrganization, testEnv, unverified } from '../../../helpers.ts';
import { codeOf, keyOf, mailsTo, makeAccount, settled, signInAgain } from '../accounts/world.ts';
import { DASHBOARD, dump, get, newEmail, PASSWORD, post, signUp, value } from '../auth-helpers.ts';

const SEND = '/api/auth/send-verification-email';
const VERIFY = '/api/auth/verify-email';

const isVerified = async (email: string) =>
  (await value<number>('SELECT email_verified FROM users WHERE email = ?', email)) === 1;
const tokenOf = (link = '') => new URL(link).searchParams.get('token') ?? '';
/** Moves earlier requests back by `ms`. */
const later = (email: string, ms: number) =>
  testEnv.DB.prepare('UPDATE one_time_tokens SET created_at = created_at - ? WHERE email = ?')
    .bind(ms, email)
    .run();

test('signing up mails a link that verifies the address in the browser of that account, repeatedly', async () => {
  const { email, cookie } = await signUp();
  const [mail] = await mailsTo(email);
  expect(mail).toMatchObject({ subject: 'Verify your address', organizationId: 0 });
  expect(mail?.link).toMatch(/^http:\/\/localhost\/api\/auth\/verify-email\?token=[0-9A-Za-z]{32}$/);
  expect(await dump()).not.toContain(tokenOf(mail?.link));
  expect(await isVerified(email)).toBe(false);
  for (let i = 0; i < 2; i++) {
    const verified = await get(mail?.link ?? '', { cookie });
    expect(verified.status).toBe(200);
    expect(await verified.json()).toEqual({
      status: true,
      user: expect.objectContaining({ email, emailVerified: true }),
    });
    expect(await isVerified(email)).toBe(true);
  }
  const session = await get('/api/auth/get-session', { cookie });
  expect(await session.json()).toMatchObject({ user: { emailVerified: true } });
  const again = await settled('POST', SEND, { email }, { cookie });
  expect(again.status).toBe(400);
  expect(await codeOf(again)).toBe('EMAIL_ALREADY_VERIFIED');
});

test('a sign-up cannot choose the text of mails to its address', async () => {
  // The owner of the mailbox also has all addresses with text behind a plus.
  const email = newEmail().replace('@', '+www.evil.example/win@');
  const name = 'Win at https://evil.example';
  await settled('POST', '/api/auth/sign-up/email', { name, email, password: PASSWORD });
  await settled('POST', '/api/auth/request-password-reset', { email });
  const mails = await mailsTo(email);
  expect(mails).toHaveLength(2);
  expect(JSON.stringify(mails)).not.toContain('evil.example');
});

test('the link of a sign-up leads to its callbackURL, and nowhere else', async () => {
  const email = newEmail();
  const body = { name: 'Ada', email, password: PASSWORD, callbackURL: '/welcome' };
  const refused = await post('/api/auth/sign-up/email', { ...body, callbackURL: 'https://evil.example' });
  expect(refused.status).toBe(403);
  expect(await value('SELECT count(*) FROM users WHERE email = ?', email)).toBe(0);
  expect((await post('/api/auth/sign-up/email', body)).status).toBe(200);
  const [mail] = await mailsTo(email);
  const signedIn = await signInAgain(email);
  const followed = await get(mail?.link ?? '', { cookie: signedIn });
  expect(followed.status).toBe(302);
  expect(followed.headers.get('location')).toBe('http://localhost/welcome');
});

test.each(['PUBLIC_URL', 'SYSTEM_SMTP_URL'])(
  'without %s the service signs up and mails nothing',
  async (name) => {
    const email = newEmail();
    const env = { [name]: '' };
    const body = { name: 'Ada', email, password: PASSWORD };
    const signedUp = await settled('POST', '/api/auth/sign-up/email', body, {}, env);
    expect(signedUp.status).toBe(200);
    expect(await mailsTo(email)).toEqual([]);
    const cookie = signedUp.headers.get('set-cookie')?.split(';')[0] ?? '';
    const response = await settled('POST', SEND, { email }, { cookie }, env);
    expect(response.status).toBe(503);
    expect(await codeOf(response)).toBe('NOT_CONFIGURED');
  },
);

test('a requested mail goes out through the service only: one a minute, five an hour', async () => {
  const ada = await unverified(makeAccount());
  const ask = () => ada.request('POST', SEND, { email: ` ${ada.email.toUpperCase()}` });
  const first = await ask();
  expect(first.status).toBe(200);
  expect(await first.json()).toEqual({ status: true });
  expect(await mailsTo(ada.email)).toMatchObject([{ organizationId: 0 }]);

  const refused = await ask();
  expect(refused.status).toBe(429);
  expect(await codeOf(refused)).toBe('TOO_MANY_REQUESTS');
  const seconds = Number(refused.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);

  for (let i = 2; i <= 5; i++) {
    await later(ada.email, 60_000);
    expect((await ask()).status).toBe(200);
  }
  await later(ada.email, 60_000);
  const sixth = await ask();
  expect(sixth.status).toBe(429);
  expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(54 * 60);
  expect(await mailsTo(ada.email)).toHaveLength(5);
  await later(ada.email, 60 * 60_000);
  expect((await ask()).status).toBe(200);
});

test('of five requests at once, one sends a mail', async () => {
  const ada = await unverified(makeAccount());
  const responses = await Promise.all(
    Array.from({ length: 5 }, () => ada.request('POST', SEND, { email: ada.email })),
  );
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429, 429]);
  expect(await mailsTo(ada.email)).toHaveLength(1);
});

test('a new user need not wait a minute, as the first mail may not have been sent', async () => {
  const { email, cookie } = await signUp();
  expect((await settled('POST', SEND, { email }, { cookie })).status).toBe(200);
  expect((await settled('POST', SEND, { email }, { cookie })).status).toBe(429);
  expect(await mailsTo(email)).toHaveLength(2);
});

test("only the caller's own address is accepted", async () => {
  const [ada, bob] = [await unverified(makeAccount()), await unverified(makeAccount())];
  for (const email of [bob.email, newEmail(), 'x', ada.email.replace('e', '\u0435')]) {
    const response = await ada.request('POST', SEND, { email });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'EMAIL_MISMATCH', errors: [{ path: 'email' }] });
  }
  expect((await ada.request('POST', SEND, {})).status).toBe(400);
  expect((await post(SEND, { email: ada.email })).status).toBe(401);
  expect(await codeOf(await post(SEND, { email: ada.email }, await keyOf(ada)))).toBe('SESSION_REQUIRED');
  expect(await mailsTo(bob.email)).toEqual([]);
});

test('a link opened by a mail scanner or another user verifies nothing, and still works afterwards', async () => {
  const [ada, bob] = [await unverified(makeAccount()), await unverified(makeAccount())];
  await ada.request('POST', SEND, { email: ada.email, callbackURL: '/done?x=1' });
  const [mail] = await mailsTo(ada.email);
  const token = tokenOf(mail?.link);
  for (const cookie of ['', bob.cookie]) {
    const headers = { cookie };
    const plain = await get(`${VERIFY}?token=${token}`, headers);
    expect([plain.status, await codeOf(plain)]).toEqual([401, 'SIGN_IN_FIRST']);
    const led = await get(mail?.link ?? '', headers);
    expect(led.headers.get('location')).toBe(`http://localhost/done?x=1&error=SIGN_IN_FIRST&token=${token}`);
  }
  expect([await isVerified(ada.email), await isVerified(bob.email)]).toEqual([false, false]);
  expect(await value('SELECT used_at FROM one_time_tokens WHERE email = ?', ada.email)).toBeNull();
  expect((await get(mail?.link ?? '', { cookie: ada.cookie })).headers.get('location')).toBe(
    'http://localhost/done?x=1',
  );
  expect([await isVerified(ada.email), await isVerified(bob.email)]).toEqual([true, false]);
});

test('a token that is wrong, cut, expired or of another kind verifies nothing', async () => {
  const ada = await unverified(makeAccount());
  await ada.request('POST', SEND, { email: ada.email, callbackURL: '/done?x=1' });
  await settled('POST', '/api/auth/request-password-reset', { email: ada.email });
  const [mail, reset] = await mailsTo(ada.email);
  const token = tokenOf(mail?.link);
  const forReset = reset?.text.match(/^[0-9A-Za-z]{32}$/m)?.[0] ?? '';
  expect(forReset).not.toBe('');
  const failed = async (wrong: string) => {
    const plain = await get(`${VERIFY}?token=${wrong}`);
    expect(plain.status).toBe(401);
    expect(await codeOf(plain)).toBe('INVALID_TOKEN');
    const led = await settled('GET', `${VERIFY}?token=${wrong}&callbackURL=/done?x=1`);
    expect(led.status).toBe(302);
    expect(led.headers.get('location')).toBe('http://localhost/done?x=1&error=INVALID_TOKEN');
  };
  for (const wrong of ['', 'x', token.slice(0, -1), `${token}x`, token.toLowerCase(), forReset]) {
    await failed(wrong);
  }
  await testEnv.DB.prepare('UPDATE one_time_tokens SET expires_at = ? WHERE email = ?')
    .bind(Date.now() - 1, ada.email)
    .run();
  await failed(token);
  expect(await isVerified(ada.email)).toBe(false);
});

test('a token is valid only for the address that it was mailed to', async () => {
  const ada = await unverified(makeAccount());
  await ada.request('POST', SEND, { email: ada.email });
  const [mail] = await mailsTo(ada.email);
  await testEnv.DB.prepare('UPDATE users SET email = ? WHERE id = ?').bind(newEmail(), ada.userId).run();
  expect((await get(mail?.link ?? '')).status).toBe(401);
  expect(await value('SELECT email_verified FROM users WHERE id = ?', ada.userId)).toBe(0);
});

test.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)', '/\\evil.example'])(
  'callbackURL %j would be an open redirect: it is refused in the request and in the link',
  async (callbackURL) => {
    const ada = await unverified(makeAccount());
    const env = { DASHBOARD_ORIGINS: DASHBOARD };
    const response = await settled(
      'POST',
      SEND,
      { email: ada.email, callbackURL },
      { cookie: ada.cookie },
      env,
    );
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({
      code: 'INVALID_CALLBACK_URL',
      errors: [{ path: 'callbackURL' }],
    });
    expect(await mailsTo(ada.email)).toEqual([]);
    await ada.request('POST', SEND, { email: ada.email });
    const [mail] = await mailsTo(ada.email);
    const path = `${mail?.link}&callbackURL=${encodeURIComponent(callbackURL)}`;
    const followed = await settled('GET', path, undefined, {}, env);
    expect(followed.status).toBe(403);
    expect(followed.headers.get('location')).toBeNull();
    expect(await isVerified(ada.email)).toBe(false);
  },
);

test('bad input', async () => {
  const client = await makeOrganization();
  for (const body of [[], null, { email: 7 }, { email: 'x', callbackURL: 7 }, '{']) {
    const headers = { 'content-type': 'application/json' };
    expect((await client.request('POST', SEND, body, headers)).status).toBe(400);
  }
  expect((await get(VERIFY)).status).toBe(400);
  expect((await get(`${VERIFY}?token=${'x'.repeat(201)}`)).status).toBe(400);
});
