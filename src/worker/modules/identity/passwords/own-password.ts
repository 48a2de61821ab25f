import { DomainError } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { directory } from '../../../platform/data/database.ts';
import { upsertAttempt } from '../attempts/store.ts';
import { ATTEMPT_WINDOW_MS, limitAttempts, ownPasswordKey } from '../limits.ts';
import { sessionActor } from '../sessions/session-actor.ts';
import { findAccount, type User } from '../users/store.ts';
import { verifyPassword } from './password.ts';

/**
 * Returns the signed-in user if this is their password. Attempts have a limit of their own, like that of sign-ins;
 * reset the count (`deleteAttempts`) in the change that follows. Throws `limited`, and `invalid`:
 * CREDENTIAL_ACCOUNT_NOT_FOUND or INVALID_PASSWORD, which names `field`.
 */
export async function checkOwnPassword(
  ctx: Ctx,
  password: string,
  field: string,
): Promise<{ user: User; passwordHash: string }> {
  const { userId } = sessionActor(ctx);
  const account = await findAccount(directory(ctx), userId);
  if (!account) throw new Error('The user of the session does not exist.');
  const { user, passwordHash } = account;
  if (passwordHash === null) {
    throw new DomainError(
      'invalid',
      'CREDENTIAL_ACCOUNT_NOT_FOUND',
      'This account has no password yet. Request a password reset to set one.',
    );
  }
  const now = ctx.now();
  const attempt = { key: ownPasswordKey(userId), windowEndsAt: now + ATTEMPT_WINDOW_MS, now };
  const [[count]] = await commit(directory(ctx), [upsertAttempt(directory(ctx), attempt)]);
  limitAttempts(count, now);
  if (!(await verifyPassword(password, passwordHash))) throw invalidPassword(field);
  return { user, passwordHash };
}

export function invalidPassword(field: string): DomainError {
  return new DomainError('invalid', 'INVALID_PASSWORD', 'Invalid password.', {
    errors: [{ path: field, message: 'not the password of this account' }],
  });
}
