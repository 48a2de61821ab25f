import type { Ctx } from '../../../platform/ctx.ts';
import { DomainError } from '../../../platform/errors.ts';
import { sessionActor } from '../access/session-actor.ts';
import { ATTEMPT_WINDOW_MS, ATTEMPTS_PER_ACCOUNT, ownPasswordKey, tooManyAttempts } from '../limits.ts';
import type { User } from '../sessions/store.ts';
import { verifyPassword } from './password.ts';
import { findAccount } from './password-store.ts';
import { countAttempt } from './store.ts';

/**
 * The signed-in user, if this is their password. Tries are counted as those to sign in are, but apart from them; clear
 * the count in the change that follows (`clearAttempts`). Throws `invalid`, CREDENTIAL_ACCOUNT_NOT_FOUND or
 * INVALID_PASSWORD, which names `field`, and `limited`.
 */
export async function checkOwnPassword(
  ctx: Ctx,
  password: string,
  field: string,
): Promise<{ user: User; passwordHash: string }> {
  const { userId } = sessionActor(ctx);
  const account = await findAccount(ctx.db, userId);
  if (!account) throw new Error('the user of the session is not there');
  const { user, passwordHash } = account;
  if (passwordHash === null) {
    throw new DomainError(
      'invalid',
      'CREDENTIAL_ACCOUNT_NOT_FOUND',
      'This account has no password yet. Have a link sent to reset it: that sets one.',
    );
  }
  const now = ctx.now();
  const { attempts, windowEndsAt } = await countAttempt(ctx.db, {
    email: user.email,
    accountHash: ownPasswordKey(userId),
    windowEndsAt: now + ATTEMPT_WINDOW_MS,
    now,
  });
  if (attempts > ATTEMPTS_PER_ACCOUNT) throw tooManyAttempts((windowEndsAt - now) / 1000);
  if (!(await verifyPassword(password, passwordHash))) throw invalidPassword(field);
  return { user, passwordHash };
}

export function invalidPassword(field: string): DomainError {
  return new DomainError('invalid', 'INVALID_PASSWORD', 'Invalid password.', {
    errors: [{ path: field, message: 'not the password of this account' }],
  });
}
