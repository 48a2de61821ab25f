import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { deletePlaces, insertPlaces } from '../threads/place-store.ts';
import { threadsOf, threadsToMark, updateUnreadCount } from '../threads/store.ts';
import { updateRead } from './store.ts';

/**
 * Marks the listed emails, and all emails of their threads, as read or unread. Ignores ids that do not exist in this
 * organization. Returns the number of emails that changed.
 */
export async function markRead(ctx: Ctx, ids: number[], isRead: boolean): Promise<number> {
  const [counts, emails] = updateRead(ctx, ids, isRead);
  const changing = threadsToMark(ctx, ids, isRead);
  const results = await commit(database(ctx), [
    ...deletePlaces(ctx, changing),
    updateUnreadCount(ctx, changing, isRead),
    counts,
    emails,
    ...insertPlaces(ctx, threadsOf(ctx, ids)),
  ]);
  return results.of(emails).length;
}
