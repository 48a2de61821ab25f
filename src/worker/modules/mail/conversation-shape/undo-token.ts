import { UNDO_MINUTES } from '../../../../contract/mail/conversations.ts';
import { sha256 } from '../../../../lib/hash.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { randomBase62 } from '../../../platform/random.ts';
import type { UndoToken } from './move-store.ts';

const TOKEN_CHARACTERS = 22;

/** Creates the token that undoes a merge or split: its hash to store, and the token for the caller. */
export function newUndoToken(ctx: Ctx): { token: UndoToken; undo: { token: string; expires_at: string } } {
  const token = randomBase62(TOKEN_CHARACTERS);
  const expiresAt = ctx.now() + UNDO_MINUTES * 60_000;
  return {
    token: { tokenHash: sha256(token), expiresAt },
    undo: { token, expires_at: new Date(expiresAt).toISOString() },
  };
}
