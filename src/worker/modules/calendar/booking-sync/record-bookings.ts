import { type Bookings, isSameBooking, mergeBooking } from '../../../../lib/bookings/index.ts';
import { notFound } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit, commitUnlessRefused } from '../../../platform/data/commit/commit.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { updateDue } from '../../../platform/work/jobs.ts';
import { insertChange, selectBookings, upsertPulled } from '../bookings/booking-store.ts';
import { BOOKINGS, requireConnection } from '../bookings/connection-store.ts';
import { MAX_BOOKING_BYTES } from '../bookings/limits.ts';

/** The bookings of one part of a pull. */
export interface PulledBookings {
  bookings: Bookings;
  /** The versions that the service gave some of the bookings, by UID. */
  versions: Record<string, string>;
}

/**
 * Stores the changes of a webhook in one batch, so that none is lost: the job of the connection finishes what
 * `takeBookings` does not. Returns the UIDs of changed bookings. Throws `not_found` for a deleted connection.
 */
export async function recordBookings(ctx: Ctx, connectionId: number, bookings: Bookings): Promise<string[]> {
  const uids = await listChanged(ctx, connectionId, bookings, false);
  const job = updateDue(ctx, BOOKINGS, [connectionId]);
  await store(ctx, connectionId, bookings, uids, uids.length > 0 ? [job] : []);
  return uids;
}

/**
 * Stores pulled bookings and `also` in one batch. Repeated content changes nothing. Returns and throws like
 * `recordBookings`.
 */
export async function recordPulled(
  ctx: Ctx,
  connectionId: number,
  { bookings, versions }: PulledBookings,
  also: Statement[],
): Promise<string[]> {
  const uids = await listChanged(ctx, connectionId, bookings, true);
  const pulled = Object.entries(versions).map(([uid, version]) =>
    upsertPulled(ctx, connectionId, uid, version),
  );
  await store(ctx, connectionId, bookings, uids, [...pulled, ...also]);
  return uids;
}

async function listChanged(ctx: Ctx, connectionId: number, bookings: Bookings, timeless: boolean) {
  const uids = Object.keys(bookings);
  if (uids.length === 0) return [];
  const [rows] = await commit(database(ctx), [selectBookings(ctx, connectionId, uids)]);
  const known = new Map(rows.map(({ uid, booking }) => [uid, booking]));
  return uids.filter((uid) => {
    const change = bookings[uid]!;
    const bytes = new TextEncoder().encode(JSON.stringify(change)).length;
    if (bytes > MAX_BOOKING_BYTES) {
      ctx.log.warn('booking.too_large', { connection: connectionId, bytes });
      return false;
    }
    const before = known.get(uid);
    return !before || !isSameBooking(before, mergeBooking(before, change), { timeless });
  });
}

async function store(ctx: Ctx, connectionId: number, bookings: Bookings, uids: string[], also: Statement[]) {
  const changes = uids.map((uid) => insertChange(ctx, connectionId, uid, bookings[uid]!));
  if (changes.length + also.length === 0) return;
  await commitUnlessRefused(database(ctx), [requireConnection(ctx, connectionId), ...changes, ...also], () =>
    notFound('booking connection'),
  );
}
