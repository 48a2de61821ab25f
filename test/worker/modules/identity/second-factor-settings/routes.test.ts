import { expect, test } from 'vitest';
import { sha256 } from '../../../../../src/lib/hash.ts';
import { testEnv } from '../../../helpers.ts';
import { dump, get, PASSWORD, value } from '../auth-helpers.ts';
import {
  codeOf,
  makeChallenge,
  makeHolder,
  makeUser,
  outcome,
  run,
  SETTINGS,
  verifyTotp,
  wrongCode,
} from '../second-factor/world.ts';

interface SetUp {
  secret: string;
  otpauth_uri: string;
  qr_svg: string;
}

const OFF = { enabled: false, enabled_at: null, recovery_codes_left: 0 };

test('set up, enable, read the status, disable with a code', async () => {
  const user = await makeUser();
  const status = async () => (await user.request('GET', SETTINGS)).json();
  expect(await status()).toEqual(OFF);

  const setUp = await user.request('POST', `${SETTINGS}/setup`, { password: PASSWORD });
  expect(setUp.status).toBe(200);
  const { secret, otpauth_uri, qr_svg } = (await setUp.json()) as SetUp;
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(otpauth_uri).toBe(
    `otpauth://totp/Herald:${encodeURIComponent(user.email)}?issuer=Herald&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
  );
  expect(qr_svg).toMatch(/^<svg [^>]*viewBox="0 0 \d+ \d+".*<\/svg>$/s);
  expect(await status()).toEqual(OFF);

  const verified = await user.request('POST', `${SETTINGS}/verify`, { code: codeOf(secret) });
  expect(verified.status).toBe(200);
  const { enabled, recovery_codes } = (await verified.json()) as {
    enabled: boolean;
    recovery_codes: string[];
  };
  expect(enabled).toBe(true);
  expect(new Set(recovery_codes).size).toBe(10);
  expect(await status()).toEqual({
    enabled: true,
    enabled_at: expect.stringMatching(/Z$/),
    recovery_codes_left: 10,
  });
  const session = await get('/api/auth/get-session', { cookie: user.cookie });
  expect(await session.json()).toMatchObject({ user: { twoFactorEnabled: true } });

  const all = await dump();
  for (const planted of [
    secret,
    ...recovery_codes,
    ...recovery_codes.map((code) => code.replace(/-/g, '')),
  ]) {
    expect(all).not.toContain(planted);
  }

  const disabled = await user.request('POST', `${SETTINGS}/disable`, { code: codeOf(secret, 1) });
  expect(await disabled.json()).toEqual({ enabled: false });
  expect(await status()).toEqual(OFF);
  const { results } = await testEnv.DB.prepare(
    'SELECT action, actor, target FROM audit_log WHERE organization_id = ? ORDER BY id',
  )
    .bind(user.organizationId)
    .all();
  const who = `user:${user.userId}`;
  expect(results).toEqual(
    ['set_up', 'enabled', 'disabled'].map((what) => ({
      action: `second_factor.${what}`,
      actor: who,
      target: who,
    })),
  );
  expect(await value('SELECT count(*) FROM notices WHERE address = ?', user.email)).toBe(2);
});

test('disabling deletes everything that depends on the factor', async () => {
  const holder = await makeHolder('aaaaa-aaaaa-aaaaa', 'bbbbb-bbbbb-bbbbb');
  await makeChallenge(holder.userId);
  await run(
    'INSERT INTO trusted_devices VALUES (?, ?, 1, ?)',
    `device ${holder.userId}`,
    holder.userId,
    9e15,
  );
  const disabled = await holder.request('POST', `${SETTINGS}/disable`, { code: 'AAAAA AAAAA AAAAA' });
  expect(await disabled.json()).toEqual({ enabled: false });
  for (const table of ['second_factors', 'recovery_codes', 'sign_in_challenges', 'trusted_devices']) {
    expect(await value(`SELECT count(*) FROM ${table} WHERE user_id = ?`, holder.userId)).toBe(0);
  }
  const again = await holder.request('POST', `${SETTINGS}/disable`, { password: PASSWORD });
  expect(await outcome(again)).toBe('409 TWO_FACTOR_NOT_ENABLED');
});

test.each([{}, { password: 'not the password' }])(
  '%j is not the password and changes nothing',
  async (body) => {
    const [user, holder] = [await makeUser(), await makeHolder()];
    for (const response of [
      await user.request('POST', `${SETTINGS}/setup`, body),
      await holder.request('POST', `${SETTINGS}/disable`, body),
    ]) {
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        code: 'INVALID_PASSWORD',
        errors: [{ path: 'password' }],
      });
    }
    expect(await value('SELECT count(*) FROM second_factors WHERE user_id = ?', user.userId)).toBe(0);
    expect(await (await holder.request('GET', SETTINGS)).json()).toMatchObject({ enabled: true });
  },
);

test('wrong passwords are counted separately from sign-ins; a right one clears the count', async () => {
  const user = await makeUser();
  const signingIn = sha256(user.email);
  await run('INSERT INTO sign_in_failures VALUES (?, 10, ?)', signingIn, Date.now() + 900_000);
  const failures = (key = sha256(`own_password/${user.userId}`)) =>
    value('SELECT failures FROM sign_in_failures WHERE account_hash = ?', key);
  const setUp = (password: string) => user.request('POST', `${SETTINGS}/setup`, { password });
  await setUp('not the password');
  expect(await failures()).toBe(1);
  expect((await setUp(PASSWORD)).status).toBe(200);
  expect(await failures()).toBeNull();
  expect(await failures(signingIn)).toBe(10);
  const tries = await Promise.all(Array.from({ length: 12 }, () => setUp('not the password').then(outcome)));
  expect(tries.sort()).toEqual([
    ...Array(10).fill('400 INVALID_PASSWORD'),
    ...Array(2).fill('429 TOO_MANY_REQUESTS'),
  ]);
  expect(await outcome(await setUp(PASSWORD))).toBe('429 TOO_MANY_REQUESTS');
});

test('an account without a password needs none to set up, and a code to disable', async () => {
  const user = await makeUser();
  await run('UPDATE users SET password_hash = NULL WHERE id = ?', user.userId);
  const setUp = await user.request('POST', `${SETTINGS}/setup`, {});
  const { secret } = (await setUp.json()) as SetUp;
  expect((await user.request('POST', `${SETTINGS}/verify`, { code: codeOf(secret) })).status).toBe(200);
  for (const body of [{}, { password: 'whatever' }]) {
    const response = await user.request('POST', `${SETTINGS}/disable`, body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ path: 'code' }] });
  }
  expect((await user.request('POST', `${SETTINGS}/disable`, { code: codeOf(secret, 1) })).status).toBe(200);
});

test('a new setup replaces a secret that is not confirmed; afterwards it is refused', async () => {
  const user = await makeUser();
  const setUp = async () => {
    const response = await user.request('POST', `${SETTINGS}/setup`, { password: PASSWORD });
    return ((await response.json()) as SetUp).secret;
  };
  const [first, second] = [await setUp(), await setUp()];
  const verify = (code: string) => user.request('POST', `${SETTINGS}/verify`, { code });
  expect(await outcome(await verify(codeOf(first)))).toBe('401 INVALID_CODE');
  expect((await verify(codeOf(second))).status).toBe(200);
  for (const path of [`${SETTINGS}/setup`, '/api/auth/two-factor/enable']) {
    const refused = await user.request('POST', path, { password: PASSWORD });
    expect(await outcome(refused)).toBe('409 ALREADY_ENABLED');
  }
  expect(await outcome(await verify(codeOf(second, 1)))).toBe('409 ALREADY_ENABLED');
  // The secret is still the confirmed one.
  expect((await user.request('POST', `${SETTINGS}/disable`, { code: codeOf(second, 1) })).status).toBe(200);
});

test('enabling twice at once creates one set of recovery codes and one notice', async () => {
  const user = await makeUser();
  const setUp = await user.request('POST', `${SETTINGS}/setup`, { password: PASSWORD });
  const { secret } = (await setUp.json()) as SetUp;
  const answers = await Promise.all(
    [codeOf(secret), codeOf(secret, 1), codeOf(secret)].map((code) =>
      user.request('POST', `${SETTINGS}/verify`, { code }),
    ),
  );
  expect(answers.map((answer) => answer.status === 200).sort()).toEqual([false, false, true]);
  expect(await value('SELECT count(*) FROM recovery_codes WHERE user_id = ?', user.userId)).toBe(10);
  expect(await value('SELECT count(*) FROM notices WHERE address = ?', user.email)).toBe(1);
});

test('`verify-totp` refuses a factor without recovery codes, and says what enables it', async () => {
  const user = await makeUser();
  const setUp = await user.request('POST', `${SETTINGS}/setup`, { password: PASSWORD });
  const { secret } = (await setUp.json()) as SetUp;
  const refused = await user.request('POST', '/api/auth/two-factor/verify-totp', { code: codeOf(secret) });
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({
    code: 'RECOVERY_CODES_NEEDED',
    message: expect.stringContaining(`${SETTINGS}/verify`),
  });
  expect(await (await user.request('GET', SETTINGS)).json()).toEqual(OFF);
  // The code was not used up.
  const verified = await user.request('POST', `${SETTINGS}/verify`, { code: codeOf(secret) });
  expect(await verified.json()).toMatchObject({ recovery_codes: expect.any(Array) });
});

test('without a setup there is nothing to verify', async () => {
  const user = await makeUser();
  const response = await user.request('POST', `${SETTINGS}/verify`, { code: '123456' });
  expect(await outcome(response)).toBe('409 NOT_SET_UP');
});

test.each([
  ['setup', { password: 7 }, 'password'],
  ['setup', { password: PASSWORD, issuer: 'x' }, 'issuer'],
  ['verify', {}, 'code'],
  ['verify', { code: 123456 }, 'code'],
  ['verify', { code: '12345' }, 'code'],
  ['verify', { code: 'aaaaa-aaaaa-aaaaa' }, 'code'],
  ['disable', { code: 'x'.repeat(101) }, 'code'],
  ['disable', { password: 'x'.repeat(1001) }, 'password'],
])('%s refuses %j', async (path, body, field) => {
  const user = await makeUser();
  const response = await user.request('POST', `${SETTINGS}/${path}`, body);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ path: field }] });
});

test('no API key can use the second factor', async () => {
  const holder = await makeHolder();
  const created = await holder.request('POST', '/api/settings/security/api-keys', { name: 'n8n' });
  const { key } = (await created.json()) as { key: string };
  const headers = { 'x-api-key': key, cookie: await makeChallenge(holder.userId) };
  for (const [method, path] of [
    ['GET', SETTINGS],
    ['POST', `${SETTINGS}/setup`],
    ['POST', `${SETTINGS}/verify`],
    ['POST', `${SETTINGS}/disable`],
    ...[
      'enable',
      'disable',
      'get-totp-uri',
      'generate-backup-codes',
      'verify-totp',
      'verify-backup-code',
    ].map((name) => ['POST', `/api/auth/two-factor/${name}`]),
  ] as [string, string][]) {
    const body = method === 'POST' ? { code: codeOf(holder.secret) } : undefined;
    expect(await outcome(await holder.request(method, path, body, headers))).toBe('403 SESSION_REQUIRED');
  }
  expect((await verifyTotp(headers.cookie, codeOf(holder.secret))).status).toBe(200);
});

test("another user's codes do not work", async () => {
  const [holder, other] = [await makeHolder('aaaaa-aaaaa-aaaaa'), await makeHolder()];
  for (const code of [codeOf(holder.secret), 'aaaaa-aaaaa-aaaaa', wrongCode(other.secret)]) {
    const response = await other.request('POST', `${SETTINGS}/disable`, { code });
    expect(await outcome(response)).toBe('401 INVALID_CODE');
  }
  expect(await value('SELECT failures FROM second_factors WHERE user_id = ?', other.userId)).toBe(3);
  expect(await value('SELECT failures FROM second_factors WHERE user_id = ?', holder.userId)).toBe(0);
});
