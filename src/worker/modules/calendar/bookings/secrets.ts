import { open, seal } from '../../../platform/encryption.ts';
import type { Env } from '../../../platform/env.ts';
import type { ConnectionRow } from './schema.ts';

export interface Secrets {
  /** The key that the service signs its webhooks with. */
  secret: string;
  apiToken: string | null;
}

const recordOf = (secretId: string, column: 'secret' | 'api_token') =>
  `booking_connections/${secretId}/${column}`;

export async function sealSecrets(
  env: Env,
  secretId: string,
  { secret, apiToken }: Secrets,
): Promise<Secrets> {
  return {
    secret: await seal(env, secret, recordOf(secretId, 'secret')),
    apiToken: apiToken === null ? null : await seal(env, apiToken, recordOf(secretId, 'api_token')),
  };
}

/** Throws if it cannot be decrypted. */
export function openSecret(env: Env, { secretId, secret }: ConnectionRow): Promise<string> {
  return open(env, secret, recordOf(secretId, 'secret'));
}

/** Throws if it cannot be decrypted. */
export async function openApiToken(env: Env, { secretId, apiToken }: ConnectionRow): Promise<string | null> {
  return apiToken === null ? null : open(env, apiToken, recordOf(secretId, 'api_token'));
}
