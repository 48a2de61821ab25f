import { hash } from 'node:crypto';

/** Returns the SHA-256 in hex. */
export function sha256(data: string | Uint8Array): string {
  return hash('sha256', data, 'hex');
}

/** Returns the SHA-256 in hex, natively: without the streams that node:crypto creates for each hash. */
export async function nativeSha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Buffer.from(digest).toString('hex');
}
