import type { ServiceCtx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { currentKey } from '../../../platform/encryption.ts';
import { resealRows } from '../../../platform/reseal.ts';
import type { Part } from '../../../platform/work/upkeep.ts';
import { RESEALED_PER_TICK } from '../limits.ts';
import { openSecret, sealSecret } from './secret.ts';
import { type SealedRow, selectSealedBefore, selectSealedCount, updateSeal } from './store.ts';

/**
 * Seals the signing secrets of all organizations with a new encryption key, a batch per call, and logs how many remain.
 */
export async function resealWebhookSecrets(ctx: ServiceCtx): Promise<void> {
  const key = currentKey(ctx.env);
  const [rows] = await commit(database(ctx), [selectSealedBefore(ctx, key, RESEALED_PER_TICK)]);
  const done = await resealRows(database(ctx), {
    rows,
    reseal: (row) => reseal(ctx, row),
    update: (row, sealed) => updateSeal(ctx, row, sealed),
    logFailure: (row, error) =>
      ctx.log.error('webhook.reseal_failed', error, { webhook: row.webhookId, key: row.encryptionKey }),
    remaining: selectSealedCount(ctx, key),
  });
  if (done) ctx.log.info('webhooks.resealed', done);
}

export const resealWebhookSecretsPart: Part = {
  look: (ctx) => [selectSealedBefore(ctx, currentKey(ctx.env), 1)],
  run: resealWebhookSecrets,
};

async function reseal(ctx: ServiceCtx, row: SealedRow): Promise<string> {
  return sealSecret(ctx.env, row.secretId, await openSecret(ctx.env, row));
}
