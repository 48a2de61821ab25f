/** The rules that depend on the clock, which the tests set. */
import { expect, test } from 'vitest';
import { finishSignIn } from '../../../../../src/worker/modules/identity/second-factor/finish-sign-in.ts';
import { resealSecondFactorsPart } from '../../../../../src/worker/modules/identity/second-factor/secret.ts';
import { disable } from '../../../../../src/worker/modules/identity/second-factor-settings/disable.ts';
import { setUp } from '../../../../../src/worker/modules/identity/second-factor-settings/set-up.ts';
import {
  checkCode,
  verifySetup,
} from '../../../../../src/worker/modules/identity/second-factor-settings/verify.ts';
import type { Env } from '../../../../../src/worker/platform/env.ts';
import { createLog } from '../../../../../src/worker/platform/log.ts';
import { testCtx, testEnv } from '../../../helpers.ts';
import { newAddress, PASSWORD, value } from '../auth-helpers.ts';
import { codeOf, makeChallenge, makeHolder, makeUser, run, userCtx, wrongCode } from './world.ts';

/** The start of a time step. */
const T = 1_800_000_000_000;
const STEP = 30_000;
const MINUTE = 60_000;

async function world() {
  const holder = await makeHolder('aaaaa-aaaaa-aaaaa');
  const clock = { now: T };
  const ctx = userCtx(holder, () => clock.now);
  const check = (at: number, kind: 'totp' | 'recovery' = 'totp') =>
    checkCode(ctx, kind, codeOf(holder.secret, 0, at)).then(
      () => 'right',
      (error: { code: string }) => error.code,
    );
  return { holder, clock, ctx, check };
}

test('no code works twice, nor one from a step before a used code', async () => {
  const { clock, check } = await world();
  expect(await check(T)).toBe('right');
  expect(await check(T)).toBe('INVALID_CODE');
  expect(await check(T - STEP)).toBe('INVALID_CODE');
  expect(await check(T + STEP)).toBe('right');
  clock.now += STEP;
  expect(await check(T + STEP)).toBe('INVALID_CODE');
  expect(await check(T)).toBe('INVALID_CODE');
  expect(await check(T + 2 * STEP)).toBe('right');
  expect(await check(T + 3 * STEP)).toBe('INVALID_CODE');
});

test('a used code stays used when the clock jumps back', async () => {
  const { clock, check } = await world();
  clock.now = T + 10 * MINUTE;
  expect(await check(T + 10 * MINUTE)).toBe('right');
  clock.now = T;
  expect(await check(T)).toBe('INVALID_CODE');
  expect(await check(T + 10 * MINUTE)).toBe('INVALID_CODE');
  clock.now = T + 10 * MINUTE;
  expect(await check(T + 10 * MINUTE)).toBe('INVALID_CODE');
  expect(await check(T + 10 * MINUTE + STEP)).toBe('right');
});

test('the code that enabled the factor does not sign in', async () => {
  const user = await makeUser();
  const ctx = userCtx(user, () => T);
  const { secret } = await setUp(ctx, { password: PASSWORD });
  await verifySetup(ctx, codeOf(secret, 0, T));
  const finish = async (code: string) => {
    const challenge = (await makeChallenge(user.userId, T + MINUTE)).split('=')[1]!;
    const system = testCtx(0, { now: () => T });
    const from = { ipAddress: newAddress(), userAgent: null };
    return finishSignIn(
      system,
      challenge,
      { kind: 'totp', code, trustDevice: false, knownDevice: undefined },
      from,
    );
  };
  await expect(finish(codeOf(secret, 0, T))).rejects.toMatchObject({ code: 'INVALID_CODE' });
  await expect(finish(codeOf(secret, 1, T))).resolves.toMatchObject({ user: { id: user.userId } });
});

test('the lock ends after 15 minutes, and a success clears earlier failures', async () => {
  const { holder, clock, ctx, check } = await world();
  const wrong = () =>
    checkCode(ctx, 'totp', wrongCode(holder.secret, clock.now)).catch(
      (error: { code: string }) => error.code,
    );
  for (let n = 0; n < 9; n++) expect(await wrong()).toBe('INVALID_CODE');
  // The tenth try is still compared.
  expect(await check(T)).toBe('right');
  for (let n = 0; n < 10; n++) expect(await wrong()).toBe('INVALID_CODE');
  clock.now += 15 * MINUTE - 1;
  expect(await wrong()).toBe('TOO_MANY_REQUESTS');
  await expect(disable(ctx, { code: 'aaaaa-aaaaa-aaaaa' })).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    retryAfterSeconds: 0.001,
  });
  clock.now += 1;
  expect(await wrong()).toBe('INVALID_CODE');
  expect(await check(clock.now)).toBe('right');
});

test('of two uses of one code at once, one succeeds', async () => {
  const { check } = await world();
  const answers = await Promise.all([check(T), check(T), check(T), check(T)]);
  expect(answers.sort()).toEqual(['INVALID_CODE', 'INVALID_CODE', 'INVALID_CODE', 'right']);
});

test('a secret copied to another user cannot be decrypted', async () => {
  const { holder, ctx } = await world();
  const other = await makeHolder();
  const sealed = await value<string>('SELECT secret FROM second_factors WHERE user_id = ?', other.userId);
  await run('UPDATE second_factors SET secret = ? WHERE user_id = ?', sealed, holder.userId);
  const code = codeOf(other.secret, 0, T);
  await expect(checkCode(ctx, 'totp', code)).rejects.toMatchObject({ name: 'OperationError' });
});

test('secrets that cannot be decrypted do not block others', async () => {
  const holder = await makeHolder();
  await run(`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 50)
    INSERT INTO second_factors (user_id, secret, encryption_key, created_at)
    SELECT -i, '1.AAAA.AAAA', 1, 1 FROM n`);
  const env = { ...testEnv, ENCRYPTION_KEY_2: Buffer.alloc(32, 2).toString('base64') } as Env;
  const keyOf = 'SELECT encryption_key FROM second_factors WHERE user_id = ?';
  for (let n = 0; n < 20 && (await value(keyOf, holder.userId)) === 1; n++) {
    await resealSecondFactorsPart.run(testCtx(0, { env, log: createLog({}, () => {}) }));
  }
  expect(await value(keyOf, holder.userId)).toBe(2);
  await run('DELETE FROM second_factors WHERE user_id < 0 OR user_id = ?', holder.userId);
});

test('after a new encryption key the secrets are encrypted with it, and the old key can be removed', async () => {
  const { holder } = await world();
  const broken = await makeHolder();
  await run("UPDATE second_factors SET secret = '1.AAAA.AAAA' WHERE user_id = ?", broken.userId);
  const { ENCRYPTION_KEY_1, ...rest } = testEnv;
  const key2 = { ENCRYPTION_KEY_2: Buffer.alloc(32, 2).toString('base64') };
  const lines: Record<string, unknown>[] = [];
  const log = createLog({}, (_level, line) => lines.push(JSON.parse(line)));
  const env = { ...rest, ENCRYPTION_KEY_1, ...key2 } as Env;
  const keyOf = 'SELECT encryption_key FROM second_factors WHERE user_id = ?';
  // Other tests may have left more secrets than one run encrypts.
  for (let n = 0; n < 10 && (await value(keyOf, holder.userId)) === 1; n++) {
    await resealSecondFactorsPart.run(testCtx(0, { env, log }));
  }
  expect(lines).toContainEqual(
    expect.objectContaining({ event: 'second_factor.reseal_failed', user: broken.userId, key: 1 }),
  );
  expect(lines.at(-1)).toMatchObject({ event: 'second_factors.resealed' });
  const later = { ...userCtx(holder, () => T), env: { ...rest, ...key2 } as Env };
  await checkCode(later, 'totp', codeOf(holder.secret, 0, T));
  expect(await value(keyOf, holder.userId)).toBe(2);
  await run('DELETE FROM second_factors WHERE user_id IN (?, ?)', broken.userId, holder.userId);
});
