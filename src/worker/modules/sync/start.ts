import type { Ctx } from '../../platform/ctx.ts';
import { commit, database } from '../../platform/data/database.ts';
import { limitOutside } from '../../platform/outside/limit.ts';
import { updateDue, wakeJobs } from '../../platform/work/jobs.ts';
import { activeInboxes, SYNC } from '../inboxes/index.ts';

/**
 * Makes all active inboxes of the organization be read now, also those that wait after a failure or are not
 * tried any more; one that is being read is read once more. Answers how many. Throws what `limitOutside` throws.
 */
export async function startSync(ctx: Ctx): Promise<number> {
  await limitOutside(ctx, 'mail-server');
  const ids = (await activeInboxes(ctx)).map(({ id }) => id);
  const [jobs] = await commit(database(ctx), [updateDue(ctx, SYNC, ids)]);
  wakeJobs(ctx, SYNC, jobs);
  return jobs.length;
}
