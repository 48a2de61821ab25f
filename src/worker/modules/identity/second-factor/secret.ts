/** The secret of the authenticator app, as the database stores it: encrypted, and bound to its user. */
import type { ServiceCtx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { directory } from '../../../platform/data/database.ts';
import { currentKey, open, seal } from '../../../platform/encryption.ts';
import { resealRows } from '../../../platform/reseal.ts';
import type { Part } from '../../../platform/work/upkeep.ts';
import { type Factor, selectFactorsSealedBefore, selectSealedCount, updateSecret } from './store.ts';

/** Secrets that one run encrypts again; the next tick continues. */
const BATCH = 50;

const record = (userId: number) => `second_factors/${userId}/secret`;

export function sealSecret(ctx: ServiceCtx, userId: number, secret: string): Promise<string> {
  return seal(ctx.env, secret, record(userId));
}

/** Decrypts the secret, in base32. */
export function openSecret(ctx: ServiceCtx, factor: Factor): Promise<string> {
  return open(ctx.env, factor.secret, record(factor.userId));
}

/** Encrypts the secrets with a new encryption key, some in each run, and logs how many remain. */
export async function resealSecondFactors(ctx: ServiceCtx): Promise<void> {
  const key = currentKey(ctx.env);
  const [factors] = await commit(directory(ctx), [selectFactorsSealedBefore(directory(ctx), key, BATCH)]);
  const done = await resealRows(directory(ctx), {
    rows: factors,
    reseal: async (factor) => sealSecret(ctx, factor.userId, await openSecret(ctx, factor)),
    update: (factor, secret) => updateSecret(directory(ctx), factor, secret, key),
    logFailure: ({ userId: user, encryptionKey }, error) =>
      ctx.log.error('second_factor.reseal_failed', error, { user, key: encryptionKey }),
    remaining: selectSealedCount(directory(ctx), key),
  });
  if (done) ctx.log.info('second_factors.resealed', done);
}

export const resealSecondFactorsPart: Part = {
  looksInDirectory: true,
  look: (ctx) => [selectFactorsSealedBefore(directory(ctx), currentKey(ctx.env), 1)],
  run: resealSecondFactors,
};
