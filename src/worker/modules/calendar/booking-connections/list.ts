import type { BookingConnection, ListConnections } from '../../../../contract/calendar/bookings.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { cutPage, type Page, readCursor, writeCursor } from '../../../platform/http/page.ts';
import { selectConnections } from '../bookings/connection-store.ts';
import { toConnection } from './present.ts';

/** Lists the connections of the organization, oldest first. */
export async function listBookingConnections(
  ctx: Ctx,
  query: ListConnections,
): Promise<Page<BookingConnection>> {
  const [after = 0] = readCursor(query, 1) ?? [];
  const { limit, offset } = query;
  const [rows] = await commit(database(ctx), [selectConnections(ctx, { after, limit: limit + 1, offset })]);
  const { rows: shown, next } = cutPage(rows, limit, (last) => writeCursor(last.id));
  return { rows: shown.map((row) => toConnection(ctx, row)), next };
}
