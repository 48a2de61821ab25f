/** The second factor, on better-auth's paths. */
import { expect, test } from 'vitest';
import { PASSWORD, value } from '../auth-helpers.ts';
import {
  AUTH,
  codeOf,
  makeChallenge,
  makeHolder,
  makeUser,
  outcome,
  run,
  verifyBackupCode,
  wrongCode,
} from '../second-factor/world.ts';

interface Enabled {
  method: string;
  totpURI: string;
  backupCodes: string[];
}

const secretOf = (uri: string) => new URL(uri).searchParams.get('secret')!;

test('enable, confirm, get the secret again, renew, disable', async () => {
  const user = await makeUser();
  const enabled = await user.request('POST', `${AUTH}/enable`, {
    password: PASSWORD,
    issuer: 'Acme',
    more: 1,
  });
  expect(enabled.status).toBe(200);
  const { method, totpURI, backupCodes } = (await enabled.json()) as Enabled;
  expect(method).toBe('totp');
  expect(totpURI).toContain(`otpauth://totp/Acme:${encodeURIComponent(user.email)}?issuer=Acme&secret=`);
  expect(new Set(backupCodes).size).toBe(10);
  const secret = secretOf(totpURI);

  // The second factor is not enabled before the first code of the app.
  for (const path of ['verify-backup-code', 'generate-backup-codes', 'disable']) {
    const body = { code: backupCodes[0], password: PASSWORD };
    expect(await outcome(await user.request('POST', `${AUTH}/${path}`, body))).toBe(
      '409 TWO_FACTOR_NOT_ENABLED',
    );
  }
  const verify = (code: string) => user.request('POST', `${AUTH}/verify-totp`, { code });
  expect(await outcome(await verify(wrongCode(secret)))).toBe('401 INVALID_CODE');
  const verified = await verify(codeOf(secret));
  expect(verified.status).toBe(200);
  const token = await value('SELECT public_id FROM sessions WHERE user_id = ?', user.userId);
  expect(await verified.json()).toMatchObject({
    token,
    user: { id: String(user.userId), twoFactorEnabled: true },
  });
  // Once it is enabled, a code is only checked, and none works twice.
  expect(await outcome(await verify(codeOf(secret)))).toBe('401 INVALID_CODE');
  expect((await verify(codeOf(secret, 1))).status).toBe(200);
  expect(await value('SELECT count(*) FROM notices WHERE address = ?', user.email)).toBe(1);

  const uri = await user.request('POST', `${AUTH}/get-totp-uri`, { password: PASSWORD });
  expect(secretOf(((await uri.json()) as Enabled).totpURI)).toBe(secret);
  const refused = await user.request('POST', `${AUTH}/get-totp-uri`, { password: 'not the password' });
  expect(await refused.json()).toMatchObject({
    status: 400,
    code: 'INVALID_PASSWORD',
    message: 'Invalid password.',
  });

  // The codes of `enable` work until others replace them.
  const verifyRecovery = (code: string) => user.request('POST', `${AUTH}/verify-backup-code`, { code });
  expect((await verifyRecovery(backupCodes[0]!)).status).toBe(200);
  const renewed = await user.request('POST', `${AUTH}/generate-backup-codes`, { password: PASSWORD });
  const renewal = (await renewed.json()) as Enabled & { status: boolean };
  expect(renewal.status).toBe(true);
  expect(new Set([...backupCodes, ...renewal.backupCodes]).size).toBe(20);
  expect(await outcome(await verifyRecovery(backupCodes[1]!))).toBe('401 INVALID_CODE');
  expect((await verifyRecovery(renewal.backupCodes[0]!)).status).toBe(200);
  expect(await outcome(await verifyRecovery(renewal.backupCodes[0]!))).toBe('401 INVALID_CODE');
  const audited = "SELECT count(*) FROM audit_log WHERE organization_id = ? AND action LIKE '%codes_renewed'";
  expect(await value(audited, user.organizationId)).toBe(1);

  expect(await outcome(await user.request('POST', `${AUTH}/disable`, { password: 'wrong' }))).toBe(
    '400 INVALID_PASSWORD',
  );
  const disabled = await user.request('POST', `${AUTH}/disable`, { password: PASSWORD });
  expect(await disabled.json()).toEqual({ status: true });
  expect(await outcome(await user.request('POST', `${AUTH}/get-totp-uri`, { password: PASSWORD }))).toBe(
    '409 NOT_SET_UP',
  );
});

test('the recovery codes of the settings replace those of `enable`', async () => {
  const user = await makeUser();
  const enabled = await user.request('POST', `${AUTH}/enable`, { password: PASSWORD });
  const { totpURI, backupCodes } = (await enabled.json()) as Enabled;
  const body = { code: codeOf(secretOf(totpURI)) };
  const verified = await user.request('POST', '/api/settings/security/2fa/verify', body);
  const { recovery_codes } = (await verified.json()) as { recovery_codes: string[] };
  const use = async (code: string) => verifyBackupCode(await makeChallenge(user.userId), code);
  expect(await outcome(await use(backupCodes[0]!))).toBe('401 INVALID_CODE');
  expect((await use(recovery_codes[0]!)).status).toBe(200);
});

test('a disable that races another change gets a conflict and does nothing', async () => {
  const holder = await makeHolder();
  const disable = () => holder.request('POST', `${AUTH}/disable`, { password: PASSWORD }).then(outcome);
  const answers = await Promise.all([disable(), disable()]);
  expect(answers.filter((answer) => answer === '200')).toHaveLength(1);
  expect(answers.filter((answer) => answer.startsWith('409'))).toHaveLength(1);
  expect(await value('SELECT count(*) FROM notices WHERE address = ?', holder.email)).toBe(1);
});

test.each(['get-totp-uri', 'generate-backup-codes', 'disable'])(
  '%s: a wrong or used code gets its own error and changes nothing',
  async (path) => {
    const holder = await makeHolder('aaaaa-aaaaa-aaaaa');
    const used = codeOf(holder.secret);
    expect((await holder.request('POST', `${AUTH}/verify-totp`, { code: used })).status).toBe(200);
    for (const code of [used, 'zzzzz-zzzzz-zzzzz', wrongCode(holder.secret)]) {
      const response = await holder.request('POST', `${AUTH}/${path}`, { code, password: PASSWORD });
      expect([code, await outcome(response)]).toEqual([code, '401 INVALID_CODE']);
    }
    const unusedCodes = 'SELECT count(*) FROM recovery_codes WHERE user_id = ? AND used_at IS NULL';
    expect(await value(unusedCodes, holder.userId)).toBe(1);
  },
);

test('an account without a password gets the secret again only with a code', async () => {
  const holder = await makeHolder();
  await run('UPDATE users SET password_hash = NULL WHERE id = ?', holder.userId);
  for (const path of ['get-totp-uri', 'generate-backup-codes', 'disable']) {
    const response = await holder.request('POST', `${AUTH}/${path}`, { password: '' });
    expect(await outcome(response)).toBe('400 VALIDATION_FAILED');
  }
  const shown = await holder.request('POST', `${AUTH}/get-totp-uri`, { code: codeOf(holder.secret) });
  expect(shown.status).toBe(200);
});

test.each([
  ['enable', { password: PASSWORD, method: 'otp' }, 'method'],
  ['enable', { password: PASSWORD, issuer: 'a\nb' }, 'issuer'],
  ['verify-totp', {}, 'code'],
  ['verify-totp', { code: 123456 }, 'code'],
  ['verify-totp', { code: '123456', trustDevice: 'yes' }, 'trustDevice'],
  ['verify-backup-code', { code: 'x'.repeat(101) }, 'code'],
  ['disable', { password: 1 }, 'password'],
])('%s refuses %j', async (path, body, field) => {
  const user = await makeUser();
  const response = await user.request('POST', `${AUTH}/${path}`, body);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: 'VALIDATION_ERROR', errors: [{ path: field }] });
});
