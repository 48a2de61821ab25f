import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import type { Ending } from '../../../platform/work/run-job.ts';
import { deleteAllChanges, deleteBooking, selectSomeUids } from '../bookings/booking-store.ts';
import { deleteConnectionRow } from '../bookings/connection-store.ts';
import { BATCH } from '../bookings/limits.ts';
import type { ConnectionRow } from '../bookings/schema.ts';
import { changeEvent } from '../events/change-event.ts';
import { deleteEventRow } from '../events/store.ts';
import { eventUid } from './event-content.ts';

/** Deletes the bookings of a deleted connection with their events, and finally the connection, while `isFree()`. */
export async function deleteEvents(
  ctx: Ctx,
  connection: ConnectionRow,
  isFree: () => boolean,
): Promise<Ending> {
  const { id } = connection;
  for (;;) {
    const [rows] = await commit(database(ctx), [selectSomeUids(ctx, id, BATCH)]);
    if (rows.length === 0) {
      return { next: 'done', statements: [deleteAllChanges(ctx, id), deleteConnectionRow(ctx, id)] };
    }
    for (const { uid } of rows) {
      if (!isFree()) return { next: { succeeded: true, at: ctx.now() }, wakeAfter: 0 };
      await changeEvent(ctx, { uid: eventUid(connection, uid) }, (event) => {
        const booking = deleteBooking(ctx, id, uid);
        if (event?.connectionId !== id) return { content: 'keep', also: [booking] };
        // No booking can arrive again, so the event need not stay known.
        return { content: 'delete', also: [deleteEventRow(ctx, event.id), booking] };
      });
    }
  }
}
