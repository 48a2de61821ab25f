import type { Ctx } from '../../../platform/ctx.ts';
import { commit, database } from '../../../platform/data/database.ts';
import { markThreads } from './store.ts';

/**
 * Marks the listed emails, and all emails of their threads, as read or unread. Ids that are not there or not of
 * this organization are passed over. Returns how many emails changed.
 */
export async function markRead(ctx: Ctx, ids: number[], isRead: boolean): Promise<number> {
  const [, changed] = await commit(database(ctx), markThreads(ctx, ids, isRead));
  return changed!.length;
}
