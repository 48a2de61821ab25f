import { DomainError } from '../../../../lib/errors.ts';
import type { ServiceCtx } from '../../../platform/ctx.ts';
import { commit, isRefusal } from '../../../platform/data/commit/commit.ts';
import { directory } from '../../../platform/data/database.ts';
import { attemptKey, deleteAttempts, upsertAttempt } from '../attempts/store.ts';
import { ATTEMPT_WINDOW_MS, limitAttempts, limitNetwork } from '../limits.ts';
import { verifyPassword } from '../passwords/password.ts';
import { type Browser, needsSecondFactor, startChallenge } from '../second-factor/start-challenge.ts';
import { insertSignIn } from '../sessions/login-history-store.ts';
import type { Origin } from '../sessions/sessions.ts';
import { type StartedSession, startSession } from '../sessions/start-session.ts';
import { normalizeEmail } from '../users/email.ts';
import { requirePassword, selectAccountByEmail } from '../users/store.ts';

/**
 * Signs in with a password. A user with a second factor gets a challenge instead of a session, unless the browser is
 * one of their trusted devices; `finishSignIn` exchanges it for the session. An unknown account gets the same error as
 * a wrong password, after the same work. Attempts from a known device of the account are counted per device, all others
 * together. Throws `unauthenticated`, INVALID_EMAIL_OR_PASSWORD, and `limited`.
 */
export async function signIn(
  ctx: ServiceCtx,
  input: { email: string; password: string },
  browser: Browser,
  from: Origin,
): Promise<StartedSession | { challenge: string }> {
  await limitNetwork(ctx.env, 'sign-in', from.ipAddress);
  const now = ctx.now();
  const email = normalizeEmail(input.email);
  const key = attemptKey(email, browser.knownDevice, now);
  const [[count], [account]] = await commit(directory(ctx), [
    upsertAttempt(directory(ctx), { key, windowEndsAt: now + ATTEMPT_WINDOW_MS, now }),
    selectAccountByEmail(directory(ctx), email),
  ]);
  limitAttempts(count, now);
  const isRight = await verifyPassword(input.password, account?.passwordHash ?? null);
  if (!isRight || !account?.passwordHash) {
    if (account) {
      const attempt = { userId: account.user.id, createdAt: now, method: 'password', ...from } as const;
      ctx.defer(
        commit(directory(ctx), insertSignIn(directory(ctx), { ...attempt, outcome: 'wrong_password' })),
      );
    }
    throw wrongPassword();
  }
  const { user, passwordHash } = account;
  const unchanged = requirePassword(directory(ctx), user.id, passwordHash);
  try {
    if (await needsSecondFactor(ctx, user, browser)) {
      return { challenge: await startChallenge(ctx, user, browser, from, [unchanged]) };
    }
    const { remember, knownDevice } = browser;
    const details = { method: 'password', remember, knownDevice } as const;
    return await startSession(ctx, user, from, details, [unchanged, deleteAttempts(directory(ctx), key)]);
  } catch (error) {
    throw isRefusal(error) ? wrongPassword() : error;
  }
}

const wrongPassword = () =>
  new DomainError('unauthenticated', 'INVALID_EMAIL_OR_PASSWORD', 'Invalid email or password.');
