/**
 * The steps of a sign-in with a second factor, each of which calls only the next:
 * 1. `signIn` (accounts/sign-in-email.ts) has verified the password, and calls `needsSecondFactor`.
 * 2. `startChallenge` stores a challenge, whose secret becomes a cookie. The sign-in now waits for a code.
 * 3. `finishSignIn` (finish-sign-in.ts) counts the try and checks the code (prove-code.ts).
 * 4. `startSession` (sessions/start-session.ts) ends the challenge, uses up the code and starts the session at once.
 */

import { sha256 } from '../../../../lib/hash.ts';
import type { ServiceCtx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { directory, type Statement } from '../../../platform/data/database.ts';
import { randomBase62 } from '../../../platform/random.ts';
import { CHALLENGE_LIFE_MS } from '../limits.ts';
import { insertSignIn } from '../sessions/login-history-store.ts';
import type { Origin } from '../sessions/sessions.ts';
import type { User } from '../users/store.ts';
import { insertChallenge, isTrustedDevice } from './challenge-store.ts';

/** The length of a secret: 238 bits. */
export const SECRET_LENGTH = 40;

/** A browser's part of a sign-in, besides the password. */
export interface Browser {
  /** The token of its trusted-device cookie. */
  trustedDevice: string | undefined;
  /** The token of its known-device cookie. */
  knownDevice: string | undefined;
  /** False: the session cookie expires when the browser closes. */
  remember: boolean;
}

/** Whether this user has to enter a code after the password. */
export async function needsSecondFactor(ctx: ServiceCtx, user: User, browser: Browser): Promise<boolean> {
  if (!user.twoFactorEnabled) return false;
  if (browser.trustedDevice === undefined) return true;
  const device = { tokenHash: sha256(browser.trustedDevice), userId: user.id };
  return !(await isTrustedDevice(directory(ctx), device, ctx.now()));
}

/**
 * Makes the sign-in wait for a code: starts a challenge, which `finishSignIn` ends. Returns its secret, for the
 * cookie. `statements` are committed first, in the same batch.
 */
export async function startChallenge(
  ctx: ServiceCtx,
  user: User,
  browser: Browser,
  from: Origin,
  statements: Statement[],
): Promise<string> {
  const secret = randomBase62(SECRET_LENGTH);
  const now = ctx.now();
  const challenge = {
    idHash: sha256(secret),
    userId: user.id,
    remember: browser.remember,
    expiresAt: now + CHALLENGE_LIFE_MS,
  };
  const attempt = { userId: user.id, createdAt: now, method: 'password', ...from } as const;
  await commit(directory(ctx), [
    ...statements,
    insertChallenge(directory(ctx), challenge),
    ...insertSignIn(directory(ctx), { ...attempt, outcome: 'second_factor_asked' }),
  ]);
  return secret;
}
