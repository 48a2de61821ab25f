import type { ServiceCtx } from '../../../platform/ctx.ts';
import { commit, database, type Statement } from '../../../platform/data/database.ts';
import { currentKey } from '../../../platform/secrets.ts';
import { RESEALED_PER_TICK } from '../limits.ts';
import { openSecret, sealSecret } from './secret.ts';
import { listSealedBefore, type SealedRow, selectSealedCount, updateSeal } from './store.ts';

/**
 * After a new encryption key was set, seals the signing secrets of all organizations with it, a batch at each call,
 * and logs how many remain. A secret that does not open is logged, and does not stop the others.
 */
export async function resealWebhookSecrets(ctx: ServiceCtx): Promise<void> {
  const key = currentKey(ctx.env);
  const rows = await listSealedBefore(ctx, key, RESEALED_PER_TICK);
  if (rows.length === 0) return;
  const statements: Statement[] = [];
  for (const row of rows) {
    try {
      statements.push(updateSeal(ctx, row, await reseal(ctx, row)));
    } catch (error) {
      ctx.log.error('webhook.reseal_failed', error, { webhook: row.webhookId, key: row.encryptionKey });
    }
  }
  const remaining = selectSealedCount(ctx, key);
  const results = await commit(database(ctx), [...statements, remaining]);
  const [{ count: left } = { count: 0 }] = results.of(remaining);
  ctx.log.info('webhooks.resealed', { resealed: statements.length, left });
}

async function reseal(ctx: ServiceCtx, row: SealedRow): Promise<string> {
  return sealSecret(ctx.env, row.secretId, await openSecret(ctx.env, row));
}
