import type { ListNotifications, Notification } from '../../../../contract/notifications/notifications.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { cutPage, readCursor, writeCursor } from '../../../platform/http/page.ts';
import { listPeople, ownId } from '../../identity/index.ts';
import { toNotification } from './present.ts';
import { selectListed, selectUnread } from './store.ts';

/** Lists what the caller was told in the organization, newest first, and counts what is unread. */
export async function listNotifications(
  ctx: Ctx,
  { unread: isUnread, limit, ...page }: ListNotifications,
): Promise<{ items: Notification[]; unread: number; next: string | null }> {
  const [before = null] = readCursor(page, 1) ?? [];
  const userId = ownId(ctx);
  const [rows, [count]] = await commit(database(ctx), [
    selectListed(ctx, userId, { isUnread, before, limit: limit + 1 }),
    selectUnread(ctx, userId),
  ]);
  const { rows: shown, next } = cutPage(rows, limit, ({ id }) => writeCursor(id));
  const actors = new Set(shown.flatMap(({ actorId }) => actorId ?? []));
  const names = new Map((await listPeople(ctx, [...actors])).map(({ id, name }) => [id, name]));
  return { items: shown.map((row) => toNotification(row, names)), unread: count?.unread ?? 0, next };
}
