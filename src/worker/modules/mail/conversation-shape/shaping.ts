import { UNDO_MINUTES } from '../../../../contract/mail/conversations.ts';
import { sha256 } from '../../../../lib/hash.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { randomBase62 } from '../../../platform/random.ts';
import type { Shaping } from './move-store.ts';

const TOKEN_CHARACTERS = 22;

/** Creates a merge or split, and the token that undoes it. */
export function newShaping(ctx: Ctx): { shaping: Shaping; undo: { token: string; expires_at: string } } {
  const token = randomBase62(TOKEN_CHARACTERS);
  const expiresAt = ctx.now() + UNDO_MINUTES * 60_000;
  return {
    shaping: { tokenHash: sha256(token), expiresAt },
    undo: { token, expires_at: new Date(expiresAt).toISOString() },
  };
}
