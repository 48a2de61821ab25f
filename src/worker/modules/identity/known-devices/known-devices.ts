/**
 * Browsers that signed in to an account before have a token of their own (OWASP calls it a device cookie), and tries
 * from there are counted apart: whoever guesses passwords elsewhere does not shut them out. A token proves nothing and
 * spares nothing; it is worth a few more guesses.
 */
import { randomBase62, sha256 } from '../../../platform/crypto.ts';
import type { ServiceCtx } from '../../../platform/ctx.ts';
import type { Statement } from '../../../platform/data/database.ts';
import { KNOWN_LIFE_MS } from '../limits.ts';
import { deleteOtherDevices, replaceDevice } from './store.ts';

/** 238 bits. */
const TOKEN_LENGTH = 40;

type Holder = Parameters<typeof replaceDevice>[1];

/**
 * Makes the browser known to this user; the statements are for the batch of the sign-in. The token is a new one each
 * time, so that one which somebody planted there is of no use to them. `presented`: what the browser's cookie holds.
 */
export function knowDevice(
  ctx: ServiceCtx,
  userId: Holder,
  presented: string | undefined,
): { token: string; statements: Statement[] } {
  const token = randomBase62(TOKEN_LENGTH);
  const now = ctx.now();
  const device = { tokenHash: sha256(token), createdAt: now, expiresAt: now + KNOWN_LIFE_MS };
  return { token, statements: replaceDevice(ctx.db, userId, hashOf(presented), device) };
}

/** From now on the user is known by no browser but this one, if they were by that. */
export function forgetOtherDevices(
  ctx: ServiceCtx,
  userId: number,
  presented: string | undefined,
): Statement {
  return deleteOtherDevices(ctx.db, userId, hashOf(presented));
}

const hashOf = (token: string | undefined) => (token === undefined ? null : sha256(token));
