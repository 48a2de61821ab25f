import type { WebhookWithSecret } from '../../../../contract/webhooks/webhooks.ts';
import { DomainError, notFound } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commit, commitUnlessRefused } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { MAX_PREVIOUS_SECRETS, ROTATION } from '../limits.ts';
import { findWebhook, targetOf } from './endpoint.ts';
import { toWebhook } from './present.ts';
import { newSecret, openSecret, sealSecret } from './secret.ts';
import {
  insertPreviousSecret,
  requireFewSecrets,
  requireWebhook,
  selectPreviousSecrets,
  selectWebhook,
  updateSecret,
} from './store.ts';

/**
 * Creates a new secret; only this response contains it. Each previous secret still signs for a day from when it was
 * replaced, so receivers can verify with any of them. Throws `not_found`; `limited` (TOO_MANY_ROTATIONS).
 */
export async function rotateSecret(ctx: Ctx, id: number): Promise<WebhookWithSecret> {
  const current = await findWebhook(ctx, id);
  const secret = newSecret();
  const sealed = await sealSecret(ctx.env, current.secretId, secret);
  // A secret that cannot be opened, because its encryption key is missing, cannot sign either.
  const unreadable = await openSecret(ctx.env, current).then(
    () => null,
    (error) => {
      ctx.log.error('webhook.secret_unreadable', error, { webhook: id });
      return current.secret;
    },
  );
  const [, , , [row]] = await commitUnlessRefused(
    database(ctx),
    [
      requireWebhook(ctx, id),
      requireFewSecrets(ctx, id, MAX_PREVIOUS_SECRETS),
      insertPreviousSecret(ctx, id, ctx.now() + ROTATION, unreadable),
      updateSecret(ctx, id, sealed),
      audit(ctx, 'webhook.secret_rotated', targetOf(current.url), { id }),
    ],
    () => rotationRefusal(ctx, id),
  );
  return { ...(await toWebhook(ctx, row!)), secret };
}

async function rotationRefusal(ctx: Ctx, id: number): Promise<DomainError> {
  const [[webhook], previous] = await commit(database(ctx), [
    selectWebhook(ctx, id),
    selectPreviousSecrets(ctx, id),
  ]);
  const oldest = previous.at(-1);
  if (!webhook) return notFound('webhook');
  return new DomainError(
    'limited',
    'TOO_MANY_ROTATIONS',
    `${MAX_PREVIOUS_SECRETS} previous secrets still sign, each for a day, because receivers may use any of them. Wait for the oldest to expire.`,
    { retryAfterSeconds: ((oldest?.expiresAt ?? ctx.now()) - ctx.now()) / 1000 },
  );
}
