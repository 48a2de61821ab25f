import type { BookingConnection } from '../../../../contract/calendar/bookings.ts';
import { DomainError, notFound } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { limitOutside } from '../../../platform/outside/limit.ts';
import { wakeJobs } from '../../../platform/work/jobs.ts';
import { BOOKINGS, requestSync, selectConnection } from '../bookings/connection-store.ts';
import { toConnection } from './present.ts';

/**
 * Makes a pull of all bookings due now, after the one in progress if any. Returns the connection. Throws `not_found`,
 * `refused` (NO_API_TOKEN) and the errors of `limitOutside`.
 */
export async function syncBookingConnection(ctx: Ctx, id: number): Promise<BookingConnection> {
  const [[row]] = await commit(database(ctx), [selectConnection(ctx, id)]);
  if (!row) throw notFound('booking connection');
  if (row.apiToken === null) {
    const detail =
      'The connection has no API token, so bookings cannot be pulled. Delete it, and create it with one.';
    throw new DomainError('refused', 'NO_API_TOKEN', detail);
  }
  await limitOutside(ctx, 'booking');
  const [rows, jobs] = await commit(database(ctx), requestSync(ctx, id));
  wakeJobs(ctx, BOOKINGS, jobs);
  const [changed] = rows;
  if (!changed) throw notFound('booking connection');
  return toConnection(ctx, changed);
}
