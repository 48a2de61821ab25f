import { open, seal } from '../../../platform/encryption.ts';
import type { Env } from '../../../platform/env.ts';
import type { CredentialRow } from './schema.ts';

/** The context that a secret's encryption is bound to. */
const record = (secretId: string) => `platform_credentials/${secretId}`;

/** Encrypts the secret of a platform's client. */
export function sealSecret(env: Env, secretId: string, secret: unknown): Promise<string> {
  return seal(env, JSON.stringify(secret), record(secretId));
}

/** Decrypts the secret. Throws if it cannot be decrypted. */
export async function openSecret(
  env: Env,
  { secretId, secret }: Pick<CredentialRow, 'secretId' | 'secret'>,
): Promise<unknown> {
  return JSON.parse(await open(env, secret, record(secretId)));
}
