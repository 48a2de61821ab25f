import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { DomainError } from '../../../../lib/errors.ts';

/** OWASP's scrypt profile for 16 MiB: N = 2^14, r = 8, p = 5. */
const COST = { ln: 14, r: 8, p: 5 };
const SALT_BYTES = 16;
const KEY_BYTES = 32;
const MIN_LENGTH = 8;
const MAX_LENGTH = 128;

/** Hashes a password as `$scrypt$ln=14,r=8,p=5$<salt>$<key>` (PHC string format, base64), with a new salt each time. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password, salt, COST);
  return `$scrypt$ln=${COST.ln},r=${COST.r},p=${COST.p}$${salt.toString('base64')}$${key.toString('base64')}`;
}

/** A hash that no password has; comparing with it takes as long as with a real one. */
const DUMMY_HASH = `$scrypt$ln=${COST.ln},r=${COST.r},p=${COST.p}$${Buffer.alloc(SALT_BYTES).toString('base64')}$${Buffer.alloc(KEY_BYTES).toString('base64')}`;

/**
 * Whether the password matches the hash `stored`, computed with the cost that it names. False, after the same work,
 * when there is no hash. Throws when `stored` is malformed or its cost is unreasonable.
 */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const hash = stored ?? DUMMY_HASH;
  const parts = hash.match(
    /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]{22}==)\$([A-Za-z0-9+/]{43}=)$/,
  );
  const [ln = 0, r = 0, p = 0] = (parts ?? []).slice(1, 4).map(Number);
  if (!parts || ln < 1 || ln > 16 || r < 1 || r > 8 || p < 1 || p > 10) {
    throw new Error('A stored password hash is malformed.');
  }
  const key = await derive(password, Buffer.from(parts[4] ?? '', 'base64'), { ln, r, p });
  return timingSafeEqual(key, Buffer.from(parts[5] ?? '', 'base64'));
}

/**
 * Throws `invalid` with better-auth's codes unless a new password has 8 to 128 characters. `name`: its name in the
 * request.
 */
export function checkPasswordLength(password: string, name = 'password'): void {
  const length = [...password].length;
  const field = (message: string) => ({ errors: [{ path: name, message }] });
  if (length < MIN_LENGTH) {
    throw new DomainError(
      'invalid',
      'PASSWORD_TOO_SHORT',
      `Password too short: at least ${MIN_LENGTH} characters.`,
      field(`expected at least ${MIN_LENGTH} characters`),
    );
  }
  if (length > MAX_LENGTH) {
    throw new DomainError(
      'invalid',
      'PASSWORD_TOO_LONG',
      `Password too long: at most ${MAX_LENGTH} characters.`,
      field(`expected at most ${MAX_LENGTH} characters`),
    );
  }
}

/** Derives a key from the NFKC form, so that a password typed on another keyboard or system still matches. */
function derive(
  password: string,
  salt: Buffer,
  { ln, r, p }: { ln: number; r: number; p: number },
): Promise<Buffer> {
  const N = 2 ** ln;
  return new Promise((resolve, reject) => {
    scrypt(
      password.normalize('NFKC'),
      salt,
      KEY_BYTES,
      { N, r, p, maxmem: 128 * r * (N + p + 2) },
      (error, key) => (error ? reject(error) : resolve(key)),
    );
  });
}
