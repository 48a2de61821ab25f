import type { WebhookDelivery } from '../../../../contract/webhooks/webhooks.ts';
import { DomainError, notFound } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commit, commitUnlessRefused } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { updateDue, wakeJobs } from '../../../platform/work/jobs.ts';
import { selectWebhook, WEBHOOK } from '../endpoints/store.ts';
import { KEEP_OTHERS } from '../limits.ts';
import { toDelivery } from './present.ts';
import { requireDelivery, updateForReplay } from './store.ts';

/**
 * Sends a delivery again, in whatever state it is: with the same `webhook-id`, and with all attempts. Throws
 * `not_found`; `refused` (WEBHOOK_INACTIVE).
 */
export async function replayDelivery(ctx: Ctx, webhookId: number, id: number): Promise<WebhookDelivery> {
  const [[webhook]] = await commit(database(ctx), [selectWebhook(ctx, webhookId)]);
  if (!webhook) throw notFound('webhook');
  if (!webhook.isActive) {
    throw new DomainError('refused', 'WEBHOOK_INACTIVE', 'The endpoint is switched off. Switch it on first.');
  }
  const [, [row], jobs] = await commitUnlessRefused(
    database(ctx),
    [
      requireDelivery(ctx, webhookId, id),
      updateForReplay(ctx, webhookId, id, KEEP_OTHERS),
      updateDue(ctx, WEBHOOK, [webhookId]),
      audit(ctx, 'webhook.delivery_replayed', `webhook:${new URL(webhook.url).origin}`, {
        id: webhookId,
        delivery: id,
      }),
    ],
    () => notFound('delivery'),
  );
  wakeJobs(ctx, WEBHOOK, jobs);
  return toDelivery(row!);
}
