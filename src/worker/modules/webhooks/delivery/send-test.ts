import type { TestWebhookResult } from '../../../../contract/webhooks/webhooks.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit, database } from '../../../platform/data/database.ts';
import { DomainError, notFound } from '../../../platform/errors.ts';
import { limitOutside } from '../../../platform/outside/limit.ts';
import { openSecrets } from '../endpoints/secret.ts';
import { type PreviousSecret, selectPreviousSecrets, webhookById } from '../endpoints/store.ts';
import type { WebhookRow } from '../schema.ts';
import { send } from './send.ts';

/** Sends `webhook.test` once, also to an endpoint that is switched off. 404; 422 SECRET_UNREADABLE; 429. */
export async function testWebhook(ctx: Ctx, id: number): Promise<TestWebhookResult> {
  const [[webhook], previous] = (await commit(database(ctx), [
    webhookById(ctx, id),
    selectPreviousSecrets(ctx, id),
  ])) as [WebhookRow[], PreviousSecret[]];
  if (!webhook) throw notFound('webhook');
  await limitOutside(ctx, 'webhook');
  const startedAt = ctx.now();
  const secrets = await openSecrets(ctx, webhook, previous).catch((error) => {
    ctx.log.error('webhook.secret_unreadable', error, { webhook: id });
    throw new DomainError(
      'refused',
      'SECRET_UNREADABLE',
      'The stored secret cannot be opened with the encryption keys that are set. Rotate it.',
    );
  });
  const { status, error } = await send(ctx, webhook.url, secrets, {
    id: `evt_test_${crypto.randomUUID()}`,
    type: 'webhook.test',
    createdAt: startedAt,
    data: { webhook_id: id },
  });
  return { success: error === null, status_code: status, duration_ms: ctx.now() - startedAt, error };
}
