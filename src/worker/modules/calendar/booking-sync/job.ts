import { DomainError } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { statementsLeft } from '../../../platform/invocation/invocation.ts';
import type { Claim } from '../../../platform/work/jobs.ts';
import type { Ending, Job } from '../../../platform/work/run-job.ts';
import { BOOKINGS, findAnyConnection } from '../bookings/connection-store.ts';
import {
  FIRST_BACKOFF,
  LEASE,
  MAX_BACKOFF,
  MAX_RUN,
  MAX_WOKEN,
  STATEMENTS_OF_BOOKING,
  STATEMENTS_OF_PAGE,
} from '../bookings/limits.ts';
import type { ConnectionRow } from '../bookings/schema.ts';
import { ServiceFailure } from './call-service.ts';
import { deleteEvents } from './delete-events.ts';
import { pullBookings } from './pull.ts';
import { updateFailed } from './sync-store.ts';
import { takePending } from './take-booking.ts';

/**
 * Finishes the work of webhooks, and pulls the bookings of one connection when due. For a deleted connection, deletes
 * its events and then ends.
 */
export const bookingsJob: Job = { ...BOOKINGS, lease: LEASE, wokenAtOnce: MAX_WOKEN, run };

async function run(ctx: Ctx, claim: Claim): Promise<Ending> {
  const row = await findAnyConnection(ctx, claim.subjectId);
  if (!row) return { next: 'done' };
  const until = ctx.now() + MAX_RUN;
  const hasRoom = (statements: number) => ctx.now() < until && statementsLeft() > statements;
  const forBooking = () => hasRoom(STATEMENTS_OF_BOOKING);
  if (row.deletedAt !== null) return deleteEvents(ctx, row, forBooking);
  try {
    if (!(await takePending(ctx, row, forBooking))) return again(ctx);
    const at = dueAt(row);
    if (at === null || at > ctx.now()) return { next: { succeeded: true, at }, wakeAfter: null };
    if (!(await pullBookings(ctx, row, () => hasRoom(STATEMENTS_OF_PAGE)))) return again(ctx);
    // Another pull may have been requested in the meantime.
    const pulled = await findAnyConnection(ctx, row.id);
    const next = pulled ? dueAt(pulled) : ctx.now();
    return { next: { succeeded: true, at: next }, wakeAfter: next !== null && next <= ctx.now() ? 0 : null };
  } catch (error) {
    return endInFailure(ctx, claim, error);
  }
}

/** Ends the run with more work to do. */
const again = (ctx: Ctx): Ending => ({ next: { succeeded: true, at: ctx.now() }, wakeAfter: 0 });

/** Returns the time at which the pull starts or continues (milliseconds since 1970), or null if none is planned. */
function dueAt({ apiToken, syncingSince, syncAt, retryAt, waitUntil }: ConnectionRow): number | null {
  const at = syncingSince === null ? syncAt : (retryAt ?? syncingSince);
  if (apiToken === null || at === null) return null;
  return Math.max(at, waitUntil ?? 0);
}

function endInFailure(ctx: Ctx, claim: Claim, error: unknown): Ending {
  const failure = error instanceof ServiceFailure ? error : null;
  // The connection was deleted in the meantime: the next run handles it.
  if (error instanceof DomainError && error.kind === 'not_found') return again(ctx);
  if (failure) ctx.log.warn('bookings.pull_failed', { connection: claim.subjectId, kind: failure.kind });
  else ctx.log.error('bookings.pull_failed', error, { connection: claim.subjectId });
  const isOfUser = failure?.kind === 'token' || failure?.kind === 'forbidden';
  const backoff = isOfUser ? MAX_BACKOFF : Math.min(FIRST_BACKOFF * 2 ** claim.attempts, MAX_BACKOFF);
  const waitUntil = failure?.retryAt ?? null;
  const retryAt = waitUntil === null ? ctx.now() + backoff : null;
  const failed = updateFailed(ctx, claim.subjectId, {
    syncError: failure?.message ?? 'Internal error: Herald has logged it, and will try again.',
    retryAt,
    waitUntil,
    startsOver: failure?.kind === 'cursor',
  });
  return {
    next: { succeeded: waitUntil === null ? false : 'postponed', at: waitUntil ?? retryAt },
    statements: [failed],
  };
}
