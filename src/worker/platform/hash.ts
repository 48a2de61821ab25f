import { hash } from 'node:crypto';

/** Hex SHA-256. */
export function sha256(data: string | Uint8Array): string {
  return hash('sha256', data, 'hex');
}

/** The same, natively: without the streams that node:crypto makes for each hash, which every call would pay. */
export async function nativeSha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Buffer.from(digest).toString('hex');
}
