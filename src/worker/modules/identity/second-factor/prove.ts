import type { Ctx, ServiceCtx } from '../../../platform/ctx.ts';
import { commit, isRefusal, type Statement } from '../../../platform/data/database.ts';
import { DomainError, invalid } from '../../../platform/errors.ts';
import { open, seal } from '../../../platform/secrets.ts';
import { sessionActor } from '../access/session-actor.ts';
import { checkOwnPassword, invalidPassword } from '../accounts/own-password.ts';
import { findAccount, requirePassword } from '../accounts/password-store.ts';
import { type Account, clearAttempts } from '../accounts/store.ts';
import { ownPasswordKey, tooManyAttempts } from '../limits.ts';
import { recoveryCodeHash, stepOf } from './codes.ts';
import { countOwnTry, type Factor, findFactor, takeRecoveryCode, takeStep } from './store.ts';

/** Of the authenticator app, or for recovery. */
export type CodeKind = 'totp' | 'recovery';

/** What a user gives to show that it is them. */
export interface Given {
  password?: string | undefined;
  code?: string | undefined;
}

/** A user and their factor, if it is at least set up. */
export interface Holder extends Account {
  factor: Factor | undefined;
}

/** The signed-in user. Throws `forbidden`, SESSION_REQUIRED. */
export async function findHolder(ctx: Ctx): Promise<Holder> {
  const { userId } = sessionActor(ctx);
  const [account, factor] = await Promise.all([findAccount(ctx.db, userId), findFactor(ctx.db, userId)]);
  if (!account) throw new Error('the user of the session is not there');
  return { ...account, factor };
}

/**
 * Shows that the session is in its user's hands: by a code when one is given and the factor is enabled, else by the
 * password. An account without password needs nothing as long as the factor is not enabled. The statements are for
 * the batch of what was to be allowed (see `commitProven`). Throws `invalid`, INVALID_PASSWORD or VALIDATION_FAILED;
 * `unauthenticated`, INVALID_CODE; `limited`.
 */
export async function proveOwner(ctx: Ctx, holder: Holder, { password, code }: Given): Promise<Statement[]> {
  const { user, passwordHash, factor } = holder;
  const isEnabled = factor?.enabledAt != null;
  if (isEnabled && code !== undefined) return proveOwnCode(ctx, user.id, code);
  if (passwordHash === null) {
    if (isEnabled) throw invalid('code', 'a code of the authenticator app, or a recovery code');
    return [];
  }
  if (password === undefined) throw invalidPassword('password');
  const own = await checkOwnPassword(ctx, password, 'password');
  return [requirePassword(ctx.db, user.id, own.passwordHash), clearAttempts(ctx.db, ownPasswordKey(user.id))];
}

/** Why what `proveOwner` gave was refused: by a code that is wrong or used, or a password that was right until then. */
export function whyRefused({ factor }: Holder, { code }: Given): DomainError {
  return factor?.enabledAt != null && code !== undefined ? invalidCode() : changedMeanwhile();
}

/** The same by a code, counted against the lock; of either kind unless one is named. */
export async function proveOwnCode(
  ctx: Ctx,
  userId: number,
  code: string,
  kind?: CodeKind,
): Promise<Statement[]> {
  const { factor, lockedUntil } = await countOwnTry(ctx.db, userId, ctx.now());
  if (!factor) throw lockedUntil === null ? notSetUp() : locked(ctx, lockedUntil);
  return proveCode(ctx, factor, code, kind);
}

/**
 * Compares a code, after its try was counted. The statements take it, and fail the batch when it was taken before.
 * Throws `unauthenticated`, INVALID_CODE.
 */
export async function proveCode(
  ctx: ServiceCtx,
  factor: Factor,
  code: string,
  kind: CodeKind = /^[\d\s]{6,7}$/.test(code.trim()) ? 'totp' : 'recovery',
): Promise<Statement[]> {
  if (kind === 'recovery') {
    return takeRecoveryCode(ctx.db, factor, recoveryCodeHash(factor.userId, code), ctx.now());
  }
  const step = stepOf(code, await openSecret(ctx, factor), ctx.now());
  if (step === null) throw invalidCode();
  return takeStep(ctx.db, factor, step);
}

/** Commits what was proven with what that allows. A refusal is told as `refused`. */
export async function commitProven(
  ctx: Ctx,
  statements: Statement[],
  refused: DomainError,
): Promise<unknown[][]> {
  try {
    return await commit(ctx.db, statements);
  } catch (error) {
    throw isRefusal(error) ? refused : error;
  }
}

export function sealSecret(ctx: ServiceCtx, userId: number, secret: string): Promise<string> {
  return seal(ctx.env, secret, record(userId));
}

/** In base32. */
export function openSecret(ctx: ServiceCtx, factor: Factor): Promise<string> {
  return open(ctx.env, factor.secret, record(factor.userId));
}

const record = (userId: number) => `second_factors/${userId}/secret`;

export const invalidCode = () =>
  new DomainError(
    'unauthenticated',
    'INVALID_CODE',
    'Invalid code. Wait for the next one: none works twice.',
  );

export const locked = (ctx: ServiceCtx, until: number) => tooManyAttempts((until - ctx.now()) / 1000);

export const notSetUp = () =>
  new DomainError('conflict', 'NOT_SET_UP', 'Set the second factor up first, which answers its secret.');

export const recoveryCodesNeeded = () =>
  new DomainError(
    'conflict',
    'RECOVERY_CODES_NEEDED',
    'This set-up has no recovery codes yet. POST /api/settings/security/2fa/verify enables it, and answers them.',
  );

export const notEnabled = () =>
  new DomainError('conflict', 'TWO_FACTOR_NOT_ENABLED', 'The second factor is not enabled.');

export const changedMeanwhile = () =>
  new DomainError('conflict', 'CHANGED_MEANWHILE', 'Password or second factor were just changed. Try again.');
