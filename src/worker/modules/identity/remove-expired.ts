import type { Ctx } from '../../platform/ctx.ts';
import { commit } from '../../platform/database.ts';
import { deletePastAttempts } from './accounts/store.ts';
import { REMOVED_PER_TICK } from './limits.ts';
import { deleteExpiredSessions } from './sessions/store.ts';

/** Takes away what has run out, a bounded number of rows a run; the next run takes the rest. */
export async function removeExpired(ctx: Ctx): Promise<void> {
  const now = ctx.now();
  await commit(ctx.db, [
    deleteExpiredSessions(ctx.db, now, REMOVED_PER_TICK),
    deletePastAttempts(ctx.db, now, REMOVED_PER_TICK),
  ]);
}
