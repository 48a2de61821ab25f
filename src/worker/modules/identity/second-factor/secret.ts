/** The secret of the authenticator app, as the database stores it: encrypted, and bound to its user. */
import type { ServiceCtx } from '../../../platform/ctx.ts';
import { commit, directory, type Statement } from '../../../platform/data/database.ts';
import { currentKey, open, seal } from '../../../platform/secrets.ts';
import { countSealedBefore, type Factor, listFactorsSealedBefore, updateSecret } from './store.ts';

/** Secrets that one run encrypts again; the next tick continues. */
const BATCH = 50;

const record = (userId: number) => `second_factors/${userId}/secret`;

export function sealSecret(ctx: ServiceCtx, userId: number, secret: string): Promise<string> {
  return seal(ctx.env, secret, record(userId));
}

/** In base32. */
export function openSecret(ctx: ServiceCtx, factor: Factor): Promise<string> {
  return open(ctx.env, factor.secret, record(factor.userId));
}

/**
 * After an encryption key was added: encrypts the secrets with it, some at each run, and logs how many remain. A
 * secret that cannot be decrypted is logged, and does not stop the others.
 */
export async function resealSecondFactors(ctx: ServiceCtx): Promise<void> {
  const key = currentKey(ctx.env);
  const factors = await listFactorsSealedBefore(directory(ctx), key, BATCH);
  if (factors.length === 0) return;
  const statements: Statement[] = [];
  for (const factor of factors) {
    try {
      const secret = await sealSecret(ctx, factor.userId, await openSecret(ctx, factor));
      statements.push(updateSecret(directory(ctx), factor, secret, key));
    } catch (error) {
      const { userId: user, encryptionKey } = factor;
      ctx.log.error('second_factor.reseal_failed', error, { user, key: encryptionKey });
    }
  }
  await commit(directory(ctx), statements);
  const left = await countSealedBefore(directory(ctx), key);
  ctx.log.info('second_factors.resealed', { resealed: statements.length, left });
}
