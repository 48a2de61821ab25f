import { notFound } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commitUnlessRefused } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { updateDue, wakeJobs } from '../../../platform/work/jobs.ts';
import { BOOKINGS, requireConnection, updateDeleted } from '../bookings/connection-store.ts';

/**
 * Deletes a connection with its secrets, so its webhooks respond with 404. Its job then deletes its events, which would
 * no longer be updated. Throws `not_found`.
 */
export async function deleteBookingConnection(ctx: Ctx, id: number): Promise<void> {
  const due = updateDue(ctx, BOOKINGS, [id]);
  const results = await commitUnlessRefused(
    database(ctx),
    [
      requireConnection(ctx, id),
      updateDeleted(ctx, id),
      due,
      audit(ctx, 'booking_connection.deleted', `booking_connection:${id}`),
    ],
    () => notFound('booking connection'),
  );
  wakeJobs(ctx, BOOKINGS, results.of(due));
}
