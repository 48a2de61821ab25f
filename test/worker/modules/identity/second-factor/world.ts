/** Users with a second factor, and the codes of their apps. */
import { Secret, TOTP } from 'otpauth';
import { sha256 } from '../../../../../src/lib/hash.ts';
import { hashPassword } from '../../../../../src/worker/modules/identity/passwords/password.ts';
import {
  newSecret,
  recoveryCodeHash,
} from '../../../../../src/worker/modules/identity/second-factor/codes.ts';
import { seal } from '../../../../../src/worker/platform/encryption.ts';
import { randomBase62 } from '../../../../../src/worker/platform/random.ts';
import { type Client, makeOrganization, testCtx, testEnv } from '../../../helpers.ts';
import { PASSWORD, post } from '../auth-helpers.ts';

export const SETTINGS = '/api/settings/security/2fa';
export const AUTH = '/api/auth/two-factor';

let passwordHash: Promise<string> | undefined;

export interface Holder extends Client {
  email: string;
  secret: string;
}

export const run = (sql: string, ...params: unknown[]) =>
  testEnv.DB.prepare(sql)
    .bind(...params)
    .run();

/** Creates a signed-in user whose password is PASSWORD. Hashing is slow, so all have the same hash. */
export async function makeUser(): Promise<Client & { email: string }> {
  passwordHash ??= hashPassword(PASSWORD);
  const client = await makeOrganization();
  await run('UPDATE users SET password_hash = ? WHERE id = ?', await passwordHash, client.userId);
  const email = await testEnv.DB.prepare('SELECT email FROM users WHERE id = ?')
    .bind(client.userId)
    .first<string>('email');
  return { ...client, email: email! };
}

/** Creates a signed-in user whose second factor is enabled, with these recovery codes. */
export async function makeHolder(...recoveryCodes: string[]): Promise<Holder> {
  const user = await makeUser();
  const secret = newSecret();
  const sealed = await seal(testEnv, secret, `second_factors/${user.userId}/secret`);
  await run(
    'INSERT INTO second_factors (user_id, secret, encryption_key, created_at, enabled_at) VALUES (?, ?, 1, 1, 1)',
    user.userId,
    sealed,
  );
  await run('UPDATE users SET two_factor_enabled = 1 WHERE id = ?', user.userId);
  for (const code of recoveryCodes) {
    const hash = recoveryCodeHash(user.userId, code);
    await run('INSERT INTO recovery_codes (user_id, code_hash) VALUES (?, ?)', user.userId, hash);
  }
  return { ...user, secret };
}

/** Starts a sign-in of this user that waits for a code. Returns its cookie. */
export async function makeChallenge(userId: number, expiresAt = Date.now() + 600_000): Promise<string> {
  const secret = randomBase62(40);
  await run(
    'INSERT INTO sign_in_challenges (id_hash, user_id, remember, expires_at) VALUES (?, ?, 1, ?)',
    sha256(secret),
    userId,
    expiresAt,
  );
  return `herald_two_factor=${secret}`;
}

/** Returns the code `steps` after the step of `at`. Those of steps 0 and 1 stay valid for at least half a minute. */
export function codeOf(secret: string, steps = 0, at = Date.now()): string {
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: at + steps * 30_000 });
}

/** Returns six digits that are not a valid code now. */
export function wrongCode(secret: string, at = Date.now()): string {
  const right = [-2, -1, 0, 1, 2, 3].map((steps) => codeOf(secret, steps, at));
  return ['000000', '111111', '222222', '333333', '444444', '555555', '666666'].find(
    (code) => !right.includes(code),
  )!;
}

export const verifyTotp = (cookie: string, code: string, more: object = {}) =>
  post(`${AUTH}/verify-totp`, { code, ...more }, { cookie });
export const verifyBackupCode = (cookie: string, code: string, more: object = {}) =>
  post(`${AUTH}/verify-backup-code`, { code, ...more }, { cookie });

/** Returns `name=value` of a cookie that a response sets (`name=` when it is deleted), or undefined. */
export function cookieNamed(response: Response, name: string): string | undefined {
  const [found] = response.headers.getSetCookie().filter((cookie) => cookie.startsWith(`${name}=`));
  return found?.split(';')[0];
}

/** Returns the status of a response, and its code if it is a problem. */
export async function outcome(response: Response): Promise<string> {
  const { code } = (await response.json()) as { code?: string };
  return code === undefined ? String(response.status) : `${response.status} ${code}`;
}

/** Returns the context of a verb that this user calls at a chosen time. */
export function userCtx(user: Client, now: () => number) {
  return testCtx(user.organizationId, {
    actor: { type: 'user', userId: user.userId, role: 'owner', sessionId: 'session' },
    now,
  });
}
