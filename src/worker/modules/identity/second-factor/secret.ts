/** The secret of the authenticator app, as the database stores it: encrypted, and bound to its user. */
import type { ServiceCtx } from '../../../platform/ctx.ts';
import { directory } from '../../../platform/data/database.ts';
import { open, seal } from '../../../platform/encryption.ts';
import { resealPart } from '../../../platform/reseal.ts';
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

/** Reseals the secrets of all users. */
export const resealSecondFactorsPart = resealPart({
  event: 'second_factors.resealed',
  limit: BATCH,
  db: directory,
  select: (ctx, key, limit) => selectFactorsSealedBefore(directory(ctx), key, limit),
  reseal: async (ctx, factor) => sealSecret(ctx, factor.userId, await openSecret(ctx, factor)),
  update: (ctx, factor, secret, key) => updateSecret(directory(ctx), factor, secret, key),
  logFailure: (ctx, { userId: user, encryptionKey: key }, error) =>
    ctx.log.error('second_factor.reseal_failed', error, { user, key }),
  count: (ctx, key) => selectSealedCount(directory(ctx), key),
});
