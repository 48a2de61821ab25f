import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { deleteChatsOf } from './store.ts';

const CHATS_A_CALL = 50;

/** Deletes chats of a user. Returns whether none is left. */
export async function forgetChats(ctx: Ctx, userId: number): Promise<boolean> {
  const deletion = deleteChatsOf(ctx, userId, CHATS_A_CALL);
  const deleted = (await commit(database(ctx), deletion)).at(-1)!;
  return deleted.length < CHATS_A_CALL;
}
