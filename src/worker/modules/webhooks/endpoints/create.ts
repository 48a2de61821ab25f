import type { CreateWebhookRequest, WebhookWithSecret } from '../../../../contract/webhooks/webhooks.ts';
import { DomainError } from '../../../../lib/errors.ts';
import { type Ctx, userOf } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commitUnlessRefused } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { MAX_WEBHOOKS } from '../limits.ts';
import { checkUrl, targetOf } from './endpoint.ts';
import { toWebhook } from './present.ts';
import { newSecret, sealSecret } from './secret.ts';
import { insertWebhook, insertWebhookJob, requireRoom } from './store.ts';

/**
 * Creates an endpoint; only this response contains its secret. Throws `invalid` for the URL; `refused`
 * (TOO_MANY_WEBHOOKS).
 */
export async function createWebhook(ctx: Ctx, input: CreateWebhookRequest): Promise<WebhookWithSecret> {
  checkUrl(ctx, input.url);
  const secretId = crypto.randomUUID();
  const secret = newSecret();
  const sealed = await sealSecret(ctx.env, secretId, secret);
  const setUpBy = userOf(ctx.actor)?.userId ?? null;
  const fields = { ...input, isActive: true, secretId, secret: sealed, setUpBy };
  const [, [row]] = await commitUnlessRefused(
    database(ctx),
    [
      requireRoom(ctx, MAX_WEBHOOKS),
      ...insertWebhook(ctx, fields),
      insertWebhookJob(ctx, secretId),
      audit(ctx, 'webhook.created', targetOf(input.url)),
    ],
    () =>
      new DomainError(
        'refused',
        'TOO_MANY_WEBHOOKS',
        `An organization has at most ${MAX_WEBHOOKS} endpoints.`,
      ),
  );
  return { ...(await toWebhook(ctx, row!)), secret };
}
