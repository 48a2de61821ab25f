import type { Ctx } from '../../../platform/ctx.ts';
import { commit, database } from '../../../platform/data/database.ts';
import { updateRead } from './store.ts';

/**
 * Marks the listed emails, and all emails of their threads, as read or unread. Ids that do not exist in this
 * organization are ignored. Returns the number of emails that changed.
 */
export async function markRead(ctx: Ctx, ids: number[], isRead: boolean): Promise<number> {
  const [, changed] = await commit(database(ctx), updateRead(ctx, ids, isRead));
  return changed.length;
}
