import { randomBytes } from 'node:crypto';
import type { Env } from '../../../platform/env.ts';
import { open, seal } from '../../../platform/secrets.ts';
import type { WebhookRow } from '../schema.ts';

type Sealed = Pick<WebhookRow, 'secretId' | 'secret' | 'previousSecret' | 'previousSecretUntil'>;

/** What a secret is bound to. The same for the current and the one before: rotating moves the sealed value. */
const record = (secretId: string) => `webhooks/${secretId}/secret`;

/** A new signing secret, as Standard Webhooks writes it: `whsec_` and 24 random bytes in base64. */
export function newSecret(): string {
  return `whsec_${randomBytes(24).toString('base64')}`;
}

export function sealSecret(env: Env, secretId: string, secret: string): Promise<string> {
  return seal(env, secret, record(secretId));
}

/** True while deliveries are signed with the secret before as well. */
export function signsWithPrevious(row: Sealed, now: number): boolean {
  return row.previousSecret !== null && row.previousSecretUntil !== null && row.previousSecretUntil > now;
}

/** The secrets in clear that sign now, the current one first. Throws when one does not open. */
export function openSecrets(env: Env, row: Sealed, now: number): Promise<string[]> {
  const sealed = signsWithPrevious(row, now) ? [row.secret, row.previousSecret!] : [row.secret];
  return Promise.all(sealed.map((value) => open(env, value, record(row.secretId))));
}
