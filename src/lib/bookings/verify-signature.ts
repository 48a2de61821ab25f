import { createHmac, timingSafeEqual } from 'node:crypto';

const TOLERANCE_SECONDS = 3 * 60;
const MAX_HEADER = 1_000;
const HEX = /^[0-9a-f]{64}$/;

/**
 * Whether `X-Cal-Signature-256` is the hex HMAC-SHA256 of the raw body. Without a secret, Cal.com sends
 * `no-secret-provided`, which never verifies.
 */
export function verifyCalComSignature(
  rawBody: string | Uint8Array,
  header: string | null,
  secret: string,
): boolean {
  return secret !== '' && header !== null && isSame(header.trim(), hmac(secret, [rawBody]));
}

/**
 * Whether `Calendly-Webhook-Signature` (`t=…,v1=…`) signs the raw body, within three minutes of `now` (milliseconds
 * since 1970).
 */
export function verifyCalendlySignature(
  rawBody: string | Uint8Array,
  header: string | null,
  secret: string,
  now: number,
): boolean {
  if (secret === '' || header === null || header.length > MAX_HEADER) return false;
  const parts = header.split(',').map((part) => part.trim());
  const [time, ...otherTimes] = parts.flatMap((part) => (part.startsWith('t=') ? part.slice(2) : []));
  if (time === undefined || otherTimes.length > 0 || !/^\d{1,12}$/.test(time)) return false;
  if (Math.abs(now / 1000 - Number(time)) > TOLERANCE_SECONDS) return false;
  const expected = hmac(secret, [`${time}.`, rawBody]);
  return parts.some((part) => part.startsWith('v1=') && isSame(part.slice(3), expected));
}

function hmac(secret: string, pieces: (string | Uint8Array)[]): string {
  const sum = createHmac('sha256', secret);
  for (const piece of pieces) sum.update(piece);
  return sum.digest('hex');
}

function isSame(given: string, expected: string): boolean {
  const text = given.toLowerCase();
  return HEX.test(text) && timingSafeEqual(Buffer.from(text), Buffer.from(expected));
}
