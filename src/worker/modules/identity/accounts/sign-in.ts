import type { ServiceCtx } from '../../../platform/ctx.ts';
import { commit, isRefusal } from '../../../platform/data/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { ATTEMPT_WINDOW_MS, ATTEMPTS_PER_ACCOUNT, limitNetwork, tooManyAttempts } from '../limits.ts';
import { askSecondFactor, type Browser, needsSecondFactor } from '../second-factor/challenge.ts';
import { insertSignIn } from '../sessions/login-history-store.ts';
import type { Origin } from '../sessions/sessions.ts';
import { type Started, startSession } from '../sessions/start-session.ts';
import { normalizeEmail } from './email.ts';
import { verifyPassword } from './password.ts';
import { requirePassword } from './password-store.ts';
import { clearAttempts, countAttempt, counterOf } from './store.ts';

/**
 * An unknown account is answered like a wrong password, after the same work. A user with a second factor gets a
 * challenge in place of a session (`finishSignIn`), unless the browser is a trusted device of theirs. Tries from a
 * device that the account knows are counted for that device, the others together.
 */
export async function signIn(
  ctx: ServiceCtx,
  input: { email: string; password: string },
  browser: Browser,
  from: Origin,
): Promise<Started | { challenge: string }> {
  await limitNetwork(ctx.env, 'sign-in', from.ipAddress);
  const now = ctx.now();
  const email = normalizeEmail(input.email);
  const accountHash = counterOf(email, browser.knownDevice, now);
  const { attempts, windowEndsAt, account } = await countAttempt(ctx.db, {
    email,
    accountHash,
    windowEndsAt: now + ATTEMPT_WINDOW_MS,
    now,
  });
  if (attempts > ATTEMPTS_PER_ACCOUNT) throw tooManyAttempts((windowEndsAt - now) / 1000);
  const isRight = await verifyPassword(input.password, account?.passwordHash ?? null);
  if (!isRight || !account?.passwordHash) {
    if (account) {
      const attempt = { userId: account.user.id, createdAt: now, method: 'password', ...from } as const;
      ctx.defer(commit(ctx.db, insertSignIn(ctx.db, { ...attempt, outcome: 'wrong_password' })));
    }
    throw wrongPassword();
  }
  const { user, passwordHash } = account;
  const isSame = requirePassword(ctx.db, user.id, passwordHash);
  try {
    if (await needsSecondFactor(ctx, user, browser)) {
      return { challenge: await askSecondFactor(ctx, user, browser, from, [isSame]) };
    }
    const { remember, knownDevice } = browser;
    const how = { method: 'password', remember, knownDevice } as const;
    return await startSession(ctx, user, from, how, [isSame, clearAttempts(ctx.db, accountHash)]);
  } catch (error) {
    throw isRefusal(error) ? wrongPassword() : error;
  }
}

const wrongPassword = () =>
  new DomainError('unauthenticated', 'INVALID_EMAIL_OR_PASSWORD', 'Invalid email or password.');
