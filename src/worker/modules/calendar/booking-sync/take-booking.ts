import { type Booking, mergeBooking } from '../../../../lib/bookings/index.ts';
import { DomainError, isUniqueViolation } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit, isRefusal } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import {
  deleteChanges,
  requireBooking,
  selectBookings,
  selectChangedUids,
  selectChanges,
  upsertBooking,
} from '../bookings/booking-store.ts';
import { requireConnection, selectConnection } from '../bookings/connection-store.ts';
import { BATCH, MAX_BOOKING_BYTES } from '../bookings/limits.ts';
import type { ConnectionRow } from '../bookings/schema.ts';
import { changeEvent, type EventChange } from '../events/change-event.ts';
import type { StoredEvent } from '../events/event.ts';
import { contentOf, eventUid } from './event-content.ts';

/** The maximum number of changes of one booking that are merged at once. */
const CHANGES_AT_ONCE = 10;
/**
 * The maximum number of passes of a run. A booking that others change at the same time, or whose connection was just
 * deleted, shows up again in each pass.
 */
const PASSES = 20;

type Connection = Pick<ConnectionRow, 'id' | 'token'>;

/**
 * Merges the reported changes of these bookings into them and their events while `isFree()`. The job of the connection
 * does the rest.
 */
export async function takeBookings(
  ctx: Ctx,
  connection: Connection,
  uids: string[],
  isFree = () => true,
): Promise<void> {
  for (const uid of uids) if (isFree()) await takeBooking(ctx, connection, uid);
}

/** Merges all pending changes while `isFree()`. Returns whether none is left. */
export async function takePending(ctx: Ctx, connection: Connection, isFree: () => boolean): Promise<boolean> {
  for (let pass = 0; pass < PASSES; pass++) {
    const [rows] = await commit(database(ctx), [selectChangedUids(ctx, connection.id, BATCH)]);
    if (rows.length === 0) return true;
    for (const { uid } of rows) {
      if (!isFree()) return false;
      await takeBooking(ctx, connection, uid);
    }
  }
  return false;
}

async function takeBooking(ctx: Ctx, connection: Connection, uid: string, withEvent = true): Promise<void> {
  const key = { uid: eventUid(connection, uid) };
  try {
    await changeEvent(ctx, key, (event) => decide(ctx, connection, uid, event, withEvent));
  } catch (error) {
    if (error instanceof DomainError && error.kind === 'refused' && withEvent) {
      ctx.log.warn('booking.no_event', { connection: connection.id, code: error.code });
      return takeBooking(ctx, connection, uid, false);
    }
    // Others keep changing it. The changes are stored, and the job merges them.
    if (!isRefusal(error) && !isUniqueViolation(error, 'calendar_events')) throw error;
    ctx.log.info('booking.contended', { connection: connection.id });
  }
}

/** Changes the booking and its event in one batch, which also deletes the merged changes. */
async function decide(
  ctx: Ctx,
  { id, token }: Connection,
  uid: string,
  event: StoredEvent | null,
  withEvent: boolean,
): Promise<EventChange | null> {
  const [[connection], [row], changes] = await commit(database(ctx), [
    selectConnection(ctx, id),
    selectBookings(ctx, id, [uid]),
    selectChanges(ctx, id, uid, CHANGES_AT_ONCE),
  ]);
  if (!connection || changes.length === 0) return null;
  const before = row?.booking ?? undefined;
  const booking = changes.reduce<Booking | undefined>(
    (known, { change }) => smaller(ctx, id, known, mergeBooking(known, change)),
    before,
  );
  const content = booking && withEvent ? contentOf(id, eventUid({ token }, uid), booking, event) : null;
  return {
    content: content ?? 'keep',
    also: [
      requireConnection(ctx, id),
      requireBooking(ctx, id, uid, row?.version ?? null),
      upsertBooking(ctx, id, uid, booking ?? null),
      deleteChanges(
        ctx,
        id,
        uid,
        changes.map((change) => change.id),
      ),
    ],
  };
}

/** Returns the merged booking, or the known one if the merged one is too large for a row. */
function smaller(ctx: Ctx, connection: number, known: Booking | undefined, merged: Booking) {
  const bytes = new TextEncoder().encode(JSON.stringify(merged)).length;
  if (bytes <= MAX_BOOKING_BYTES) return merged;
  ctx.log.warn('booking.too_large', { connection, bytes });
  return known;
}
