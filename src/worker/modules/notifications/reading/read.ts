import type {
  NotificationsRead,
  ReadNotifications,
} from '../../../../contract/notifications/notifications.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { userOf } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { ownId } from '../../identity/index.ts';
import { hasIdOf, isAboutThreadsOf, isUpTo, selectUnread, updateToRead } from './store.ts';

/** Marks notifications of the caller as read, which they then are on all devices. */
export async function readNotifications(
  ctx: Ctx,
  { ids = [], up_to: upTo, thread_id: thread }: ReadNotifications,
): Promise<NotificationsRead> {
  const userId = ownId(ctx);
  const which =
    upTo !== undefined ? isUpTo(upTo) : thread !== undefined ? isAboutThreadsOf(ctx, [thread]) : hasIdOf(ids);
  const [read, [count]] = await commit(database(ctx), [
    updateToRead(ctx, userId, which),
    selectUnread(ctx, userId),
  ]);
  return { read: read.length, unread: count?.unread ?? 0 };
}

/** Returns statements that mark what the caller was told about the conversations of these emails as read. */
export function readConversations(ctx: Ctx, emailIds: number[]): Statement[] {
  const user = userOf(ctx.actor);
  return user ? [updateToRead(ctx, user.userId, isAboutThreadsOf(ctx, emailIds))] : [];
}
