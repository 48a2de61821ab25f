import { type DomainError, invalid } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit, commitUnlessRefused } from '../../../platform/data/commit/commit.ts';
import { directory, type Statement } from '../../../platform/data/database.ts';
import { deleteAttempts } from '../attempts/store.ts';
import { ownPasswordKey } from '../limits.ts';
import { checkOwnPassword, invalidPassword } from '../passwords/own-password.ts';
import { changedMeanwhile, invalidCode } from '../second-factor/errors.ts';
import { proveOwnCode } from '../second-factor/prove-code.ts';
import { type Factor, selectFactor } from '../second-factor/store.ts';
import { sessionActor } from '../sessions/session-actor.ts';
import { type Account, requirePassword, selectAccount } from '../users/store.ts';

/** The password or code with which users prove their identity. */
export interface Credentials {
  password?: string | undefined;
  code?: string | undefined;
}

/** A user, and their factor if it is at least set up. */
export interface Owner extends Account {
  factor: Factor | undefined;
}

/** Returns the signed-in user. Throws `forbidden`, SESSION_REQUIRED. */
export async function findOwner(ctx: Ctx): Promise<Owner> {
  const { userId } = sessionActor(ctx);
  const [[account], [factor]] = await commit(directory(ctx), [
    selectAccount(directory(ctx), userId),
    selectFactor(directory(ctx), userId),
  ]);
  if (!account) throw new Error('The user of the session does not exist.');
  return { ...account, factor };
}

/**
 * Proves that the caller is the user, not somebody at their open session: by a code if there is one and the factor is
 * enabled, else by the password. An account without a password needs no proof until the factor is enabled. The
 * statements belong in the batch of the change (see `commitProven`). Throws `invalid`, INVALID_PASSWORD or
 * VALIDATION_FAILED; `unauthenticated`, INVALID_CODE; `limited`.
 */
export async function proveOwner(
  ctx: Ctx,
  owner: Owner,
  { password, code }: Credentials,
): Promise<Statement[]> {
  const { user, passwordHash, factor } = owner;
  const isEnabled = factor?.enabledAt != null;
  if (isEnabled && code !== undefined) return proveOwnCode(ctx, user.id, code);
  if (passwordHash === null) {
    if (isEnabled) throw invalid('code', 'expected a code of the authenticator app, or a recovery code');
    return [];
  }
  if (password === undefined) throw invalidPassword('password');
  const checked = await checkOwnPassword(ctx, password, 'password');
  return [
    requirePassword(directory(ctx), user.id, checked.passwordHash),
    deleteAttempts(directory(ctx), ownPasswordKey(user.id)),
  ];
}

/** Commits a change with the proof that allows it. Throws `refusal` when the proof no longer holds. */
export async function commitProven(ctx: Ctx, statements: Statement[], refusal: DomainError): Promise<void> {
  await commitUnlessRefused(directory(ctx), statements, () => refusal);
}

/** Returns the error for a proof that no longer holds: the code was used, or the password was changed. */
export function refusalOf({ factor }: Owner, { code }: Credentials): DomainError {
  return factor?.enabledAt != null && code !== undefined ? invalidCode() : changedMeanwhile();
}
