import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { deletePlaces, insertPlaces } from '../threads/place-store.ts';
import { threadsOf, threadsToMark, updateUnreadCount } from '../threads/store.ts';
import { updateRead } from './store.ts';

/** The statements that another module adds when the caller reads the conversations of these emails. */
export type OnRead = (ctx: Ctx, emailIds: number[]) => Statement[];

/**
 * Marks the listed emails, and all emails of their threads, as read or unread. Ignores ids that do not exist in this
 * organization. Returns the number of emails that changed.
 */
export async function markRead(
  ctx: Ctx,
  ids: number[],
  isRead: boolean,
  onRead: OnRead = () => [],
): Promise<number> {
  const [counts, emails] = updateRead(ctx, ids, isRead);
  const changing = threadsToMark(ctx, ids, isRead);
  const results = await commit(database(ctx), [
    ...deletePlaces(ctx, changing),
    updateUnreadCount(ctx, changing, isRead),
    counts,
    emails,
    ...insertPlaces(ctx, threadsOf(ctx, ids)),
    ...(isRead ? onRead(ctx, ids) : []),
  ]);
  return results.of(emails).length;
}
