import type { ServiceCtx } from '../../../platform/ctx.ts';
import { commit, type Statement } from '../../../platform/data/database.ts';
import { currentKey } from '../../../platform/secrets.ts';
import { openSecret, sealSecret } from './prove.ts';
import { countSealedBefore, factorsSealedBefore, replaceSeal } from './store.ts';

/** Secrets a call; the next tick goes on. */
const BATCH = 50;

/**
 * After a new encryption key was set: seals the secrets with it, some at each call, and logs how many are left. One
 * that does not open is logged, and does not stop the others.
 */
export async function resealSecondFactors(ctx: ServiceCtx): Promise<void> {
  const key = currentKey(ctx.env);
  const factors = await factorsSealedBefore(ctx.db, key, BATCH);
  if (factors.length === 0) return;
  const statements: Statement[] = [];
  for (const factor of factors) {
    try {
      const secret = await sealSecret(ctx, factor.userId, await openSecret(ctx, factor));
      statements.push(replaceSeal(ctx.db, factor, secret, key));
    } catch (error) {
      const { userId: user, encryptionKey } = factor;
      ctx.log.error('second_factor.reseal_failed', error, { user, key: encryptionKey });
    }
  }
  await commit(ctx.db, statements);
  const left = await countSealedBefore(ctx.db, key);
  ctx.log.info('second_factors.resealed', { resealed: statements.length, left });
}
