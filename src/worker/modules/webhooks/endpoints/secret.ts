import { randomBytes } from 'node:crypto';
import type { Ctx } from '../../../platform/ctx.ts';
import { open, seal } from '../../../platform/encryption.ts';
import type { Env } from '../../../platform/env.ts';
import type { WebhookRow } from '../schema.ts';

/**
 * Returns the name that a secret is bound to. It is the same for current and previous secrets, as rotating copies the
 * sealed value.
 */
const record = (secretId: string) => `webhooks/${secretId}/secret`;

/** Creates a new signing secret of Standard Webhooks: `whsec_` and 24 random bytes in base64. */
export function newSecret(): string {
  return `whsec_${randomBytes(24).toString('base64')}`;
}

export function sealSecret(env: Env, secretId: string, secret: string): Promise<string> {
  return seal(env, secret, record(secretId));
}

/** Opens a secret. Throws if that fails. */
export function openSecret(
  env: Env,
  { secretId, secret }: Pick<WebhookRow, 'secretId' | 'secret'>,
): Promise<string> {
  return open(env, secret, record(secretId));
}

/**
 * Opens the secrets that sign now, the current one first. Throws if the current one cannot be opened. A previous one
 * that cannot be opened is logged, and does not sign.
 */
export async function openSecrets(
  ctx: Ctx,
  webhook: WebhookRow,
  previous: { secret: string }[],
): Promise<string[]> {
  const { secretId } = webhook;
  const current = await openSecret(ctx.env, webhook);
  const previousSecrets = previous.map(({ secret }) =>
    openSecret(ctx.env, { secretId, secret }).catch((error: unknown) => {
      ctx.log.error('webhook.previous_secret_unreadable', error, { webhook: webhook.id });
      return [];
    }),
  );
  return [current, ...(await Promise.all(previousSecrets)).flat()];
}
