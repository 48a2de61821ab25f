/**
 * Known devices: a browser that signed in to an account has its own token (OWASP calls it a device cookie), and
 * password attempts from it are counted separately. So guessing passwords elsewhere cannot lock it out. A token proves
 * nothing: it only allows a few more attempts.
 */

import { sha256 } from '../../../../lib/hash.ts';
import type { ServiceCtx } from '../../../platform/ctx.ts';
import { directory, type Statement } from '../../../platform/data/database.ts';
import { randomBase62 } from '../../../platform/random.ts';
import { KNOWN_LIFE_MS } from '../limits.ts';
import { deleteOtherDevices, upsertKnownDevice } from './store.ts';

/** The length of a token: 238 bits. */
const TOKEN_LENGTH = 40;

/** The id of a user, or an expression for it. */
type UserId = Parameters<typeof upsertKnownDevice>[1];

/**
 * Makes the browser a known device of this user; the statements belong in the batch of the sign-in. Each sign-in
 * creates a new token, so a token that an attacker planted in the browser is worthless to them. `cookieToken`: the
 * token of the browser's cookie.
 */
export function rememberDevice(
  ctx: ServiceCtx,
  userId: UserId,
  cookieToken: string | undefined,
): { token: string; statements: Statement[] } {
  const token = randomBase62(TOKEN_LENGTH);
  const now = ctx.now();
  const device = { tokenHash: sha256(token), createdAt: now, expiresAt: now + KNOWN_LIFE_MS };
  return { token, statements: upsertKnownDevice(directory(ctx), userId, hashOf(cookieToken), device) };
}

/** Returns a statement that forgets all known devices of the user except this browser. */
export function forgetOtherDevices(
  ctx: ServiceCtx,
  userId: number,
  cookieToken: string | undefined,
): Statement {
  return deleteOtherDevices(directory(ctx), userId, hashOf(cookieToken));
}

const hashOf = (token: string | undefined) => (token === undefined ? null : sha256(token));
