import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { type StoredMessage, selectMessages } from '../content/store.ts';

/** Lists the messages of the organization after this id, oldest id first, including spam and trash. */
export async function listMessages(ctx: Ctx, after: number | null, limit: number): Promise<StoredMessage[]> {
  const [rows] = await commit(database(ctx), [selectMessages(ctx, after, limit)]);
  return rows;
}
