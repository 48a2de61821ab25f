/**
 * Secrets at rest: AES-256-GCM with a random 96-bit nonce each, the key's number beside the ciphertext, and the record
 * as additional data, so that a value copied to another row cannot be opened.
 */
import { createHmac } from 'node:crypto';
import type { Env } from './env.ts';

const encoder = new TextEncoder();

/** Returns the keys by number. Throws if there is none, or one is not 32 bytes of base64. */
function keys(env: Env): Map<number, Uint8Array<ArrayBuffer>> {
  const found = new Map<number, Uint8Array<ArrayBuffer>>();
  for (const [name, value] of Object.entries(env)) {
    const number = /^ENCRYPTION_KEY_(\d+)$/.exec(name)?.[1];
    if (!number || typeof value !== 'string') continue;
    const bytes = new Uint8Array(Buffer.from(value, 'base64'));
    if (bytes.length !== 32) throw new Error(`${name} must be 32 bytes in base64, it has ${bytes.length}.`);
    found.set(Number(number), bytes);
  }
  if (found.size === 0)
    throw new Error('No encryption key: set the secret ENCRYPTION_KEY_1 (32 bytes, base64).');
  return found;
}

/** Returns the number of the key that seals new secrets. */
export function currentKey(env: Env): number {
  return Math.max(...keys(env).keys());
}

/** Seals a secret as `key.nonce.ciphertext`, the last two in base64url. Opening it needs the same `record`. */
export async function seal(env: Env, plain: string, record: string): Promise<string> {
  const number = currentKey(env);
  const key = await importKey(keys(env).get(number)!, 'encrypt');
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const cipher = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: encoder.encode(record) },
    key,
    encoder.encode(plain),
  );
  return `${number}.${Buffer.from(iv).toString('base64url')}.${Buffer.from(cipher).toString('base64url')}`;
}

/** Opens a value that `seal` returned. Throws if the key is missing, the value was changed, or `record` is another. */
export async function open(env: Env, sealed: string, record: string): Promise<string> {
  const [number, iv, cipher] = sealed.split('.');
  const bytes = keys(env).get(Number(number));
  if (!bytes || !iv || !cipher)
    throw new Error(`Sealed with encryption key ${number}, which is not configured.`);
  const plain = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv: Buffer.from(iv, 'base64url'), additionalData: encoder.encode(record) },
    await importKey(bytes, 'decrypt'),
    Buffer.from(cipher, 'base64url'),
  );
  return new TextDecoder().decode(plain);
}

/**
 * Returns keyed hashes (HMAC-SHA256, 128 bits) of a text for one purpose, in base64url: one per key, the current one
 * first. Store the first, and search for all of them. Once an old key is removed, values stored with it are not found.
 */
export function keyedHashes(env: Env, purpose: string, text: string): string[] {
  return [...keys(env)]
    .sort(([a], [b]) => b - a)
    .map(([, key]) => {
      const own = createHmac('sha256', key).update(`herald ${purpose}`).digest();
      return createHmac('sha256', own).update(text).digest().subarray(0, 16).toString('base64url');
    });
}

function importKey(bytes: Uint8Array<ArrayBuffer>, usage: 'encrypt' | 'decrypt'): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, [usage]);
}
