import type { Announcement, ListAnnouncements } from '../../../../contract/stream/captions.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { cutPage, type Page, readCursor, writeCursor } from '../../../platform/http/page.ts';
import { toAnnouncement } from './present.ts';
import { selectAnnouncements } from './store.ts';

/** Lists announcements, last dispatched first. */
export async function listAnnouncements(ctx: Ctx, query: ListAnnouncements): Promise<Page<Announcement>> {
  const page = { before: readCursor(query, 2), limit: query.limit + 1, offset: query.offset };
  const [rows] = await commit(database(ctx), [selectAnnouncements(ctx, query, page)]);
  const { rows: shown, next } = cutPage(rows, query.limit, (last) =>
    writeCursor(last.queuedAt ?? last.createdAt, last.id),
  );
  return { rows: shown.map(toAnnouncement), next };
}
