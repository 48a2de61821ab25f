import type { Ctx } from '../../../platform/ctx.ts';
import { commit, database, type Statement } from '../../../platform/database.ts';
import { currentKey } from '../../../platform/secrets.ts';
import { RESEALED_PER_TICK } from '../limits.ts';
import type { WebhookRow } from '../schema.ts';
import { openSecrets, sealSecret } from './secret.ts';
import { countSealedBefore, replaceSeals, webhooksSealedBefore } from './store.ts';

/**
 * After a new encryption key was set: seals the signing secrets of all organizations with it, some at each call,
 * and logs how many endpoints are left. One that does not open is logged, and does not stop the others.
 */
export async function resealWebhookSecrets(ctx: Ctx): Promise<void> {
  const key = currentKey(ctx.env);
  const rows = await webhooksSealedBefore(ctx, key, RESEALED_PER_TICK);
  if (rows.length === 0) return;
  const statements: Statement[] = [];
  for (const row of rows) {
    try {
      statements.push(replaceSeals(ctx, row, await reseal(ctx, row)));
    } catch (error) {
      ctx.log.error('webhook.reseal_failed', error, { webhook: row.id, key: row.encryptionKey });
    }
  }
  await commit(database(ctx), statements);
  const left = await countSealedBefore(ctx, key);
  ctx.log.info('webhooks.resealed', { resealed: statements.length, left });
}

/** Both under the newest key; a secret before that signs no more is dropped. */
async function reseal(ctx: Ctx, row: WebhookRow): Promise<Pick<WebhookRow, 'secret' | 'previousSecret'>> {
  const [current, previous] = await openSecrets(ctx.env, row, ctx.now());
  return {
    secret: await sealSecret(ctx.env, row.secretId, current!),
    previousSecret: previous === undefined ? null : await sealSecret(ctx.env, row.secretId, previous),
  };
}
