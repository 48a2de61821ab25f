import type { ServiceCtx } from '../../../platform/ctx.ts';
import { commit, type Statement } from '../../../platform/data/database.ts';
import { currentKey } from '../../../platform/secrets.ts';
import { openSecret, sealSecret } from './secret.ts';
import { countSealedBefore, listFactorsSealedBefore, updateSecret } from './store.ts';

/** Secrets a run; the next tick continues. */
const BATCH = 50;

/**
 * After an encryption key was added: encrypts the secrets with it, some at each run, and logs how many remain. A secret
 * that cannot be decrypted is logged, and does not stop the others.
 */
export async function resealSecondFactors(ctx: ServiceCtx): Promise<void> {
  const key = currentKey(ctx.env);
  const factors = await listFactorsSealedBefore(ctx.db, key, BATCH);
  if (factors.length === 0) return;
  const statements: Statement[] = [];
  for (const factor of factors) {
    try {
      const secret = await sealSecret(ctx, factor.userId, await openSecret(ctx, factor));
      statements.push(updateSecret(ctx.db, factor, secret, key));
    } catch (error) {
      const { userId: user, encryptionKey } = factor;
      ctx.log.error('second_factor.reseal_failed', error, { user, key: encryptionKey });
    }
  }
  await commit(ctx.db, statements);
  const left = await countSealedBefore(ctx.db, key);
  ctx.log.info('second_factors.resealed', { resealed: statements.length, left });
}
