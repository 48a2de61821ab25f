import { sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import type { Statement } from '../../../platform/data/database.ts';
import { updateConnection } from '../bookings/connection-store.ts';
import type { ConnectionRow } from '../bookings/schema.ts';

/** Starts a pull at the first page. */
export function updateBegun(ctx: Ctx, id: number): Statement<ConnectionRow[]> {
  return updateConnection(ctx, id, {
    syncingSince: ctx.now(),
    syncAt: null,
    syncCursor: null,
    syncPages: 0,
  });
}

/** Stores the cursor of the next page. */
export function updateCursor(ctx: Ctx, id: number, cursor: string): Statement<ConnectionRow[]> {
  return updateConnection(ctx, id, { syncCursor: cursor, syncPages: sql`sync_pages + 1` });
}

/** Ends a pull after the last page. The next one is due at `nextAt`, or when one was requested in the meantime. */
export function updateFinished(ctx: Ctx, id: number, nextAt: number): Statement<ConnectionRow[]> {
  return updateConnection(ctx, id, {
    syncingSince: null,
    syncCursor: null,
    syncPages: 0,
    lastSyncAt: ctx.now(),
    syncError: null,
    retryAt: null,
    waitUntil: null,
    syncAt: sql`COALESCE(sync_at, ${nextAt})`,
  });
}

/** Records a failed call: the pull resumes at its cursor, or with `startsOver` at the first page. */
export function updateFailed(
  ctx: Ctx,
  id: number,
  failed: Pick<ConnectionRow, 'syncError' | 'retryAt' | 'waitUntil'> & { startsOver: boolean },
): Statement<ConnectionRow[]> {
  const { startsOver, ...columns } = failed;
  return updateConnection(ctx, id, { ...columns, ...(startsOver ? { syncCursor: null, syncPages: 0 } : {}) });
}
