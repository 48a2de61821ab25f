import { open, seal } from '../../../platform/encryption.ts';
import type { Env } from '../../../platform/env.ts';
import type { CredentialRow } from '../credentials/schema.ts';

/** The name that a secret is bound to. */
const record = (secretId: string) => `platform_credentials/${secretId}`;

/** What the client of a platform calls its secret. */
export function sealSecret(env: Env, secretId: string, secret: unknown): Promise<string> {
  return seal(env, JSON.stringify(secret), record(secretId));
}

/** Throws if it does not open. */
export async function openSecret(
  env: Env,
  { secretId, secret }: Pick<CredentialRow, 'secretId' | 'secret'>,
): Promise<unknown> {
  return JSON.parse(await open(env, secret, record(secretId)));
}
