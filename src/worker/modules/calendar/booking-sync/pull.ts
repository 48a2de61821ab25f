import { type Bookings, mergeBooking } from '../../../../lib/bookings/index.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { selectPulled } from '../bookings/booking-store.ts';
import { MAX_PAGES, SYNC_EVERY } from '../bookings/limits.ts';
import type { ConnectionRow } from '../bookings/schema.ts';
import { openApiToken } from '../bookings/secrets.ts';
import { ServiceFailure } from './call-service.ts';
import { pullCalCom } from './pull-cal-com.ts';
import { pullCalendly } from './pull-calendly.ts';
import type { Pulled } from './pulled.ts';
import { recordPulled } from './record-bookings.ts';
import { updateBegun, updateCursor, updateFinished } from './sync-store.ts';
import { takeBookings } from './take-booking.ts';

const SERVICES = { cal_com: pullCalCom, calendly: pullCalendly };

/**
 * Pulls the bookings of a connection page by page while `isFree()`, storing each in one batch with the next cursor.
 * Returns whether it read the last page. Throws `ServiceFailure`; `not_found` if the connection was deleted.
 */
export async function pullBookings(
  ctx: Ctx,
  connection: ConnectionRow,
  isFree: () => boolean,
): Promise<boolean> {
  let row: ConnectionRow | undefined = connection;
  if (connection.syncingSince === null) {
    [[row]] = await commit(database(ctx), [updateBegun(ctx, connection.id)]);
  }
  const apiToken = row ? await openApiToken(ctx.env, row) : null;
  if (!row || apiToken === null) return false;
  let cursor = row.syncCursor;
  for (let pages = row.syncPages; isFree(); pages++) {
    if (pages >= MAX_PAGES) throw tooManyPages();
    const next = await pullPage(ctx, row, apiToken, cursor, isFree);
    if (next === undefined) return false;
    if (next === null) return true;
    cursor = next;
  }
  return false;
}

/** Returns the cursor of the next page, null after the last one, or undefined if the time for this page ran out. */
async function pullPage(
  ctx: Ctx,
  row: ConnectionRow,
  apiToken: string,
  cursor: string | null,
  isFree: () => boolean,
): Promise<string | null | undefined> {
  const findPulled = async (uids: string[]) => {
    const [rows] = await commit(database(ctx), [selectPulled(ctx, row.id, uids)]);
    return new Map(rows.map(({ uid, pulled }) => [uid, pulled]));
  };
  for await (const pulled of SERVICES[row.provider](ctx, { apiToken, cursor, findPulled })) {
    await store(ctx, row, pulled, isFree);
    if (!isFree()) return undefined;
    if (pulled.next !== undefined) return pulled.next;
  }
  return undefined;
}

async function store(
  ctx: Ctx,
  row: ConnectionRow,
  { parts, versions, next }: Pulled,
  isFree: () => boolean,
): Promise<void> {
  const moved = [
    ...(next === null ? [updateFinished(ctx, row.id, ctx.now() + SYNC_EVERY)] : []),
    ...(next ? [updateCursor(ctx, row.id, next)] : []),
  ];
  const uids = await recordPulled(ctx, row.id, { bookings: together(parts), versions }, moved);
  await takeBookings(ctx, row, uids, isFree);
}

/** Merges the parts of a page by booking. */
function together(parts: Bookings[]): Bookings {
  const all = new Map<string, Bookings[string]>();
  for (const part of parts) {
    for (const [uid, booking] of Object.entries(part)) all.set(uid, mergeBooking(all.get(uid), booking));
  }
  return Object.fromEntries(all);
}

function tooManyPages(): ServiceFailure {
  return new ServiceFailure('cursor', `The service names more than ${MAX_PAGES} pages. Herald starts over.`);
}
