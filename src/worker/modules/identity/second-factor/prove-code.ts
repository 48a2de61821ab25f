import type { ServiceCtx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { directory, type Statement } from '../../../platform/data/database.ts';
import { recoveryCodeHash, stepOf } from './codes.ts';
import { invalidCode, locked, notSetUp } from './errors.ts';
import { openSecret } from './secret.ts';
import { type Factor, updateOwnTries, updateRecoveryCodeUsed, updateStep } from './store.ts';

/** A code of the authenticator app, or a recovery code. */
export type CodeKind = 'totp' | 'recovery';

/**
 * Checks a code after its try was counted. The statements use up the code, and fail the batch if it was used before.
 * Throws `unauthenticated`, INVALID_CODE.
 */
export async function proveCode(
  ctx: ServiceCtx,
  factor: Factor,
  code: string,
  kind: CodeKind = /^[\d\s]{6,7}$/.test(code.trim()) ? 'totp' : 'recovery',
): Promise<Statement[]> {
  if (kind === 'recovery') {
    return updateRecoveryCodeUsed(directory(ctx), factor, recoveryCodeHash(factor.userId, code), ctx.now());
  }
  const step = stepOf(code, await openSecret(ctx, factor), ctx.now());
  if (step === null) throw invalidCode();
  return updateStep(directory(ctx), factor, step);
}

/**
 * Checks a code of a signed-in user, after counting the try; without `kind`, a code of either kind. Throws like
 * `proveCode`, `conflict`, NOT_SET_UP, and `limited`.
 */
export async function proveOwnCode(
  ctx: ServiceCtx,
  userId: number,
  code: string,
  kind?: CodeKind,
): Promise<Statement[]> {
  const [[factor], [lock]] = await commit(directory(ctx), updateOwnTries(directory(ctx), userId, ctx.now()));
  if (factor) return proveCode(ctx, factor, code, kind);
  throw lock?.lockedUntil == null ? notSetUp() : locked(ctx, lock.lockedUntil);
}
