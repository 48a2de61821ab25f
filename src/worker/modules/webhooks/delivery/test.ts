import type { TestWebhookResult } from '../../../../contract/webhooks/webhooks.ts';
import { DomainError, notFound } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { limitOutside } from '../../../platform/outside/limit.ts';
import { openSecrets } from '../endpoints/secret.ts';
import { selectPreviousSecrets, selectWebhook } from '../endpoints/store.ts';
import { send } from './send.ts';

/**
 * Sends `webhook.test` once, also to an endpoint that is switched off. Throws `not_found`; `refused`
 * (SECRET_UNREADABLE); and what `limitOutside` throws.
 */
export async function testWebhook(ctx: Ctx, id: number): Promise<TestWebhookResult> {
  const [[webhook], previous] = await commit(database(ctx), [
    selectWebhook(ctx, id),
    selectPreviousSecrets(ctx, id),
  ]);
  if (!webhook) throw notFound('webhook');
  await limitOutside(ctx, 'webhook');
  const startedAt = ctx.now();
  const secrets = await openSecrets(ctx, webhook, previous).catch((error) => {
    ctx.log.error('webhook.secret_unreadable', error, { webhook: id });
    throw new DomainError(
      'refused',
      'SECRET_UNREADABLE',
      'The configured encryption keys do not open the stored secret. Rotate it.',
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
