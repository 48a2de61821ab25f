import { resealPart } from '../../../platform/reseal.ts';
import { RESEALED_PER_TICK } from '../limits.ts';
import { openSecret, sealSecret } from './secret.ts';
import { selectSealedBefore, selectSealedCount, updateSeal } from './store.ts';

/** Reseals the signing secrets of all organizations. */
export const resealWebhookSecretsPart = resealPart({
  event: 'webhooks.resealed',
  limit: RESEALED_PER_TICK,
  select: selectSealedBefore,
  reseal: async ({ env }, row) => sealSecret(env, row.secretId, await openSecret(env, row)),
  update: updateSeal,
  logFailure: (ctx, { webhookId: webhook, encryptionKey: key }, error) =>
    ctx.log.error('webhook.reseal_failed', error, { webhook, key }),
  count: selectSealedCount,
});
