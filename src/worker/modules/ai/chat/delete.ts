import { notFound } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { deleteChatRows } from './store.ts';

/** Deletes a chat. Throws `not_found`, also for a chat of another user. */
export async function deleteChat(ctx: Ctx, id: number): Promise<void> {
  const [, , [deleted]] = await commit(database(ctx), deleteChatRows(ctx, id));
  if (!deleted) throw notFound('chat');
}
