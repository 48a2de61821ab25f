import { audit } from '../../platform/audit-log.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { commit } from '../../platform/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { normalizeEmail } from './email.ts';
import {
  ATTEMPT_WINDOW_MS,
  ATTEMPTS_PER_ACCOUNT,
  accountKey,
  limitNetwork,
  tooManyAttempts,
} from './limits.ts';
import { verifyPassword } from './password.ts';
import { newSession, type Origin } from './sessions.ts';
import { clearAttempts, countAttempt, insertSession } from './store.ts';

/**
 * A new session in the organization the user has belonged to longest. An unknown account is answered like a
 * wrong password, after the same work.
 */
export async function signIn(ctx: Ctx, input: { email: string; password: string }, from: Origin) {
  await limitNetwork(ctx.env, 'sign-in', from.ipAddress);
  const now = ctx.now();
  const email = normalizeEmail(input.email);
  const accountHash = accountKey(email);
  const { attempts, windowEndsAt, account } = await countAttempt(ctx.db, {
    email,
    accountHash,
    windowEndsAt: now + ATTEMPT_WINDOW_MS,
    now,
  });
  if (attempts > ATTEMPTS_PER_ACCOUNT) throw tooManyAttempts((windowEndsAt - now) / 1000);
  const isRight = await verifyPassword(input.password, account?.passwordHash ?? null);
  if (!isRight || !account) {
    throw new DomainError('unauthenticated', 'INVALID_EMAIL_OR_PASSWORD', 'Invalid email or password.');
  }
  const { user, organizationId, role } = account;
  if (organizationId === null || role === null) {
    throw new DomainError(
      'forbidden',
      'NO_ORGANIZATION',
      'This account belongs to no organization any more.',
    );
  }
  const { secret, row } = newSession(from, now);
  const actor = { type: 'user', userId: user.id, role, sessionId: row.publicId } as const;
  await commit(ctx.db, [
    clearAttempts(ctx.db, accountHash),
    insertSession(ctx.db, { ...row, userId: user.id, organizationId }),
    audit({ ...ctx, actor, organizationId }, 'session.created', `session:${row.publicId}`),
  ]);
  return { secret, token: row.publicId, user };
}
