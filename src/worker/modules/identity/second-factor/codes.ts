/** The two kinds of codes: those of an authenticator app (TOTP, RFC 6238), and recovery codes. */
import { Secret, TOTP } from 'otpauth';
import { sha256 } from '../../../../lib/hash.ts';

/** The length that RFC 4226 (section 4) recommends for a shared secret. */
const SECRET_BYTES = 20;
const PERIOD_SECONDS = 30;
const DIGITS = 6;
/** Time steps before and after the current one whose codes are accepted, as clocks differ. */
const WINDOW = 1;
export const RECOVERY_CODES = 10;
/** Crockford's base32: without i, l, o and u. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
/** The length of a code: 75 bits are too many to guess even if the hash leaks. */
const CODE_LENGTH = 15;

/** Creates a secret, in base32. */
export function newSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** Returns `otpauth://totp/…`, as authenticator apps read it from a QR code. */
export function otpauthUri(secret: string, email: string, issuer: string): string {
  return new TOTP({ secret, label: email, issuer, digits: DIGITS, period: PERIOD_SECONDS }).toString();
}

/** Returns the time step (seconds since 1970 / 30) near `now` that this code belongs to, or null. */
export function stepOf(code: string, secret: string, now: number, digits = DIGITS): number | null {
  const token = code.replace(/\s/g, '');
  if (!/^\d+$/.test(token)) return null;
  const at = { period: PERIOD_SECONDS, timestamp: now };
  const delta = TOTP.validate({
    ...at,
    token,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits,
    window: WINDOW,
  });
  return delta === null ? null : TOTP.counter(at) + delta;
}

/** Creates ten codes such as `7k2mq-0x9ad-tz4rw`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const random = crypto.getRandomValues(new Uint8Array(CODE_LENGTH));
    const code = [...random].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
    return code.replace(/.{5}(?=.)/g, '$&-');
  });
}

/** Returns the stored hash of a recovery code. Ignores case, hyphens, spaces and look-alikes. */
export function recoveryCodeHash(userId: number, code: string): string {
  const plain = code.toLowerCase().replace(/[\s-]/g, '').replace(/o/g, '0').replace(/[il]/g, '1');
  return sha256(`recovery_codes/${userId}/${plain}`);
}

export function recoveryCodeHashes(userId: number, codes: string[]): string[] {
  return codes.map((code) => recoveryCodeHash(userId, code));
}
