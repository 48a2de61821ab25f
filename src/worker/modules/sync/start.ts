import type { Ctx } from '../../platform/ctx.ts';
import { commit } from '../../platform/data/commit/commit.ts';
import { database } from '../../platform/data/database.ts';
import { limitOutside } from '../../platform/outside/limit.ts';
import { updateDue, wakeJobs } from '../../platform/work/jobs.ts';
import { SYNC, selectActiveInboxes } from '../inboxes/index.ts';

/**
 * Makes the sync of every active inbox of the organization due now, also after failures and after Herald has stopped
 * trying; an inbox being read is read again afterwards. Returns the number of inboxes. Throws what `limitOutside`
 * throws.
 */
export async function startSync(ctx: Ctx): Promise<number> {
  await limitOutside(ctx, 'mail-server');
  const db = database(ctx);
  const [inboxes] = await commit(db, [selectActiveInboxes(ctx)]);
  const ids = inboxes.map(({ id }) => id);
  const [jobs] = await commit(db, [updateDue(ctx, SYNC, ids)]);
  wakeJobs(ctx, SYNC, jobs);
  return jobs.length;
}
