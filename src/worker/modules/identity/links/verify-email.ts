import { DomainError } from '../../../../lib/errors.ts';
import { sha256 } from '../../../../lib/hash.ts';
import type { ServiceCtx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { directory } from '../../../platform/data/database.ts';
import { raiseVersionsOfUser } from '../sessions/membership-store.ts';
import type { User } from '../users/store.ts';
import { wakeWelcomes, welcome } from '../welcome/welcome.ts';
import { updateVerified } from './store.ts';
import { invalidToken } from './token.ts';

/**
 * Verifies an address by the token of a link, if `ctx` is the account that the link was mailed to. Mail scanners open
 * links too: without the session, they would verify an account that somebody created with another's address. The same
 * token succeeds again until it expires. Throws `unauthenticated`, INVALID_TOKEN or SIGN_IN_FIRST, without any
 * change.
 */
export async function verifyEmail(ctx: ServiceCtx, token: string): Promise<User> {
  const key = { tokenHash: sha256(token), kind: 'verify_email', now: ctx.now() } as const;
  const userId = ctx.actor.type === 'user' ? ctx.actor.userId : 0;
  const [, , [user], grants] = await commit(directory(ctx), [
    ...updateVerified(directory(ctx), key, userId),
    welcome(ctx, { id: userId }),
    raiseVersionsOfUser(directory(ctx), userId),
  ]);
  wakeWelcomes(ctx, grants);
  if (!user) throw invalidToken('unauthenticated');
  if (user.id === userId) return user;
  throw new DomainError(
    'unauthenticated',
    'SIGN_IN_FIRST',
    'In this browser, sign in to the account that the link was mailed to. Then open the link again.',
  );
}
