/** Who sends, for push services: a signed token for the origin of the endpoint (RFC 8292). */
import type { PushKeys } from '../../identity/index.ts';

/** RFC 8292 allows 24 hours. */
const LASTS_S = 12 * 3600;

/** Returns the header Authorization for an endpoint. `contact` is an address of the operator: https or mailto. */
export async function authorization(
  { publicKey, privateKey }: PushKeys,
  endpoint: string,
  contact: string,
  now: number,
): Promise<string> {
  const exp = Math.floor(now / 1000) + LASTS_S;
  const claims = { aud: new URL(endpoint).origin, exp, sub: contact };
  const signed = [{ typ: 'JWT', alg: 'ES256' }, claims]
    .map((part) => base64url(JSON.stringify(part)))
    .join('.');
  const signature = await crypto.subtle.sign(
    { name: 'ECDSA', hash: 'SHA-256' },
    privateKey,
    new TextEncoder().encode(signed),
  );
  return `vapid t=${signed}.${base64url(new Uint8Array(signature))}, k=${publicKey}`;
}

const base64url = (data: string | Uint8Array): string => Buffer.from(data as string).toString('base64url');
