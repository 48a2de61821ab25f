import { randomBase62, sha256 } from '../../../platform/crypto.ts';
import type { ServiceCtx } from '../../../platform/ctx.ts';
import { commit, type Statement } from '../../../platform/data/database.ts';
import { CHALLENGE_LIFE_MS } from '../limits.ts';
import { insertSignIn } from '../sessions/login-history-store.ts';
import type { Origin } from '../sessions/sessions.ts';
import type { User } from '../sessions/store.ts';
import { insertChallenge, isTrusted } from './challenge-store.ts';

/** 238 bits. */
export const SECRET_LENGTH = 40;

/** What a browser brings to a sign-in, beside the password. */
export interface Browser {
  /** The token of the cookie that says that it is trusted. */
  trustedDevice: string | undefined;
  /** That of the cookie by which users who signed in there are known. */
  knownDevice: string | undefined;
  /** False: its cookie is to end with the browser. */
  remember: boolean;
}

/** Whether a sign-in of this user needs a code after the right password. */
export async function needsSecondFactor(ctx: ServiceCtx, user: User, browser: Browser): Promise<boolean> {
  if (!user.twoFactorEnabled) return false;
  if (browser.trustedDevice === undefined) return true;
  const device = { tokenHash: sha256(browser.trustedDevice), userId: user.id };
  return !(await isTrusted(ctx.db, device, ctx.now()));
}

/** Starts a challenge, and answers its secret, for the cookie. `also` is committed with it. */
export async function askSecondFactor(
  ctx: ServiceCtx,
  user: User,
  browser: Browser,
  from: Origin,
  also: Statement[],
): Promise<string> {
  const secret = randomBase62(SECRET_LENGTH);
  const now = ctx.now();
  const challenge = {
    idHash: sha256(secret),
    userId: user.id,
    remember: browser.remember,
    expiresAt: now + CHALLENGE_LIFE_MS,
  };
  const asked = { userId: user.id, createdAt: now, method: 'password', ...from } as const;
  await commit(ctx.db, [
    ...also,
    insertChallenge(ctx.db, challenge),
    ...insertSignIn(ctx.db, { ...asked, outcome: 'second_factor_asked' }),
  ]);
  return secret;
}
