import type { Ctx } from '../../platform/ctx.ts';
import { commit, database } from '../../platform/database.ts';
import { dueJobs, makeDue, wakeSyncJobs } from '../../platform/jobs.ts';
import { limitOutside } from '../../platform/outside-limit.ts';
import { activeInboxes } from '../inboxes/index.ts';
import { WOKEN } from './limits.ts';

/** Cron: wakes the sync jobs that are due, and those whose worker died. */
export async function wakeDueSyncs(ctx: Ctx): Promise<void> {
  wakeSyncJobs(ctx, await dueJobs(database(ctx), 'sync', ctx.now(), WOKEN));
}

/**
 * Makes all active inboxes of the organization be read now, also those that wait after a failure or are not
 * tried any more; one that is being read is read once more. Answers how many. Throws what `limitOutside` throws.
 */
export async function startSync(ctx: Ctx): Promise<number> {
  await limitOutside(ctx, 'mail-server');
  const ids = (await activeInboxes(ctx)).map(({ id }) => id);
  const [jobs = []] = await commit(database(ctx), [
    makeDue(database(ctx), 'sync', ctx.organizationId, ids, ctx.now()),
  ]);
  wakeSyncJobs(ctx, jobs as { id: number }[]);
  return jobs.length;
}
